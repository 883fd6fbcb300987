/**
 * Names as people spell them: with marks or without, in Latin or Cyrillic letters, family name first or last.
 * Everything here is a table or follows from one; no locale, so that a registry's keys are the same on every machine.
 */

interface Token {
  /** Lower case, with accents separated from their letters: the form from which everything else is derived. */
  readonly word: string;
  /** Small letters without marks: `muller`. */
  readonly plain: string;
  /** An initial: `I.`, `Sz.`, `Ю.` */
  readonly isInitial: boolean;
  /** The sound in the usual reading; where the letters can be read in another way, in that one as well. */
  readonly sounds: readonly [string, ...string[]];
  /** The letter of a key for each sound. */
  readonly skeletons: readonly string[];
}

interface ParsedName {
  readonly tokens: readonly Token[];
  /** The part before the comma, if there is one. */
  readonly family: readonly Token[] | undefined;
}

/** `ß=ss ø=o`: a letter and its replacement. */
const table = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [string, string]));

/** Letters that do not decompose into a base letter and an accent. */
const WHOLE_LETTERS = table('ß=ss ø=o æ=ae œ=oe ł=l đ=d ð=d þ=th ı=i ə=a ħ=h ŋ=n');

/** Cyrillic letters (without marks: й is и, ё is е) as sounds: Russian, Ukrainian, Serbian and Macedonian, Kazakh. */
const CYRILLIC = table(
  'а=A б=B в=V г=G д=D е=E ж=Z з=Z и=I к=K л=L м=M н=N о=O п=P р=R с=S т=T у=U ф=F х=H ц=C ч=C ш=S щ=S ъ= ы=I ь= э=E ю=IU я=IA ' +
    'і=I є=E ґ=G ђ=D ј=I љ=LI њ=NI ћ=C џ=Z ѕ=Z ә=A ғ=G қ=K ң=N ө=O ұ=U ү=U һ=H',
);

/** Groups of Latin letters as sounds, longer groups before their beginnings; a letter that is not listed is its own capital. */
const LATIN = table(
  'schtsch=S shtsch=S stsch=S shch=S szcz=S sch=S sh=S sz=S sc=S tsch=C tch=C tsh=C ch=C cs=C cz=C ts=C tz=C ' +
    'dzsh=Z dsch=Z dzh=Z dzs=Z dz=Z zh=Z zs=Z dj=D kh=H ph=F th=T gh=G dh=D bh=B rh=R wh=V ck=K q=K x=KS w=V ' +
    'ae=A oe=O ue=U ou=U y=I j=I',
);

/** The other reading: `x` as х; else `ch` as х, and `j` as ж, or in a German spelling, which has `w` for в, `z` as ц. */
const OTHERWISE = {
  withX: { x: 'H' },
  withoutX: { ch: 'H', ck: 'CK' },
  german: { ch: 'H', ck: 'CK', z: 'C' },
} as const;

const LATIN_GROUPS = new RegExp(`${Object.keys(LATIN).join('|')}|z`, 'g');
const CYRILLIC_LETTERS = /[\u0400-\u052F]/g;
const HEARD_OTHERWISE = /DZ|T[SC]|SC|F$|I[IEO]|[AOU]E|OU|AA/;
const READ_IN_TWO_WAYS = /x|ch|ck|j[aeou]|w.*z|z.*w/;

/** Only with a full stop: some of them are names as well. */
const TITLES_WITH_STOP: ReadonlySet<string> = new Set(['id', 'ing', 'mag', 'mgr', 'mr', 'mrs', 'ms', 'sr']);
const TITLES: ReadonlySet<string> = new Set(['dr', 'drne', 'prof', 'ifj', 'ozv', 'jr']);
/** Two or three letters that are one initial, if a full stop follows. */
const LONG_INITIALS: ReadonlySet<string> = new Set(
  'cs dz dzs gy ly ny sz ty zs ch kh sch sh shch ts zh ia iu ja je jo ju ya ye yo yu ph th'.split(' '),
);
const PARTICLES: ReadonlySet<string> = new Set(
  'van von der den de del della di dos das du el al bin ibn zu zum af ter ten'.split(' '),
);

const LONGEST_NAME = 200;
const MOST_TOKENS = 8;
const KEY_LETTERS = 8;
const PAIR_LETTERS = 4;

const ASCII = /^[ -~]*$/;
const QUOTES = /['"`´‘’‚“”„ʹʺʼʾʿ]/g;
const WORD = /([\p{L}\p{M}\p{N}]+)(\.?)|,/gu;
const ASCII_WORD = /([a-z0-9]+)(\.?)|,/g;
const MARKED_VOWEL = /([aou])[\u0308\u030B]/g;
const RING = /a\u030A/g;
const MARKS = /\p{M}/gu;
const WHOLE = new RegExp(`[${Object.keys(WHOLE_LETTERS).join('')}]`, 'g');

const withoutMarks = (text: string): string =>
  ASCII.test(text) ? text : text.replace(MARKS, '').replace(WHOLE, (letter) => WHOLE_LETTERS[letter] as string);

const smallLetters = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase() : text.toLowerCase().normalize('NFD');

/** A name in its own spelling, normalised for comparison: without accents, case, punctuation and repeated blanks. */
export const plainName = (name: string): string =>
  withoutMarks(smallLetters(name))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Letters and groups of letters become capitals; then names that sound alike are written alike. */
function soundOf(plain: string, other?: Readonly<Record<string, string>>): string {
  const sound = plain
    .replace(CYRILLIC_LETTERS, (letter) => CYRILLIC[letter] ?? letter)
    .replace(LATIN_GROUPS, (group) => other?.[group] ?? LATIN[group] ?? group)
    .toUpperCase();
  if (!HEARD_OTHERWISE.test(sound)) return sound;
  return (
    sound
      .replace(/DZ/g, 'Z')
      .replace(/T[SC]/g, 'C')
      .replace(/SC/g, 'S')
      .replace(/FF?$/, 'V')
      .replace(/I+/g, 'I')
      // ё is е or yo; until the end the Y keeps Mayorov from Marov
      .replace(/IE/g, 'E')
      .replace(/IO/g, 'Y')
      .replace(/([AOU])E/g, '$1')
      .replace(/OU/g, 'U')
      .replace(/AA+/g, 'A')
      .replace(/Y/g, 'E')
  );
}

function soundsOf(plain: string): readonly [string, ...string[]] {
  const usual = soundOf(plain);
  if (!READ_IN_TWO_WAYS.test(plain)) return [usual];
  if (plain.includes('x')) return [usual, soundOf(plain, OTHERWISE.withX)];
  return plain.includes('w')
    ? [usual, soundOf(plain, OTHERWISE.german)]
    : [usual, soundOf(plain.replace(/j(?=[aeou])/g, 'ж'), OTHERWISE.withoutX)];
}

function tokenOf(word: string, hasStop: boolean): Token {
  const plain = withoutMarks(word);
  const isInitial = plain.length === 1 || (hasStop && LONG_INITIALS.has(plain));
  const sounds = soundsOf(plain);
  return { word, plain, isInitial, sounds, skeletons: sounds.map(skeletonOf) };
}

/** This many words are remembered: of half a million players every second shares the family name, and nearly all the given name. */
const WORDS_REMEMBERED = 100_000;
const WORDS = new Map<string, Token>();

/** A word without a full stop, which nearly all are. */
function plainToken(word: string): Token {
  const known = WORDS.get(word);
  if (known !== undefined) return known;
  if (WORDS.size >= WORDS_REMEMBERED) WORDS.clear();
  const token = tokenOf(word, false);
  WORDS.set(word, token);
  return token;
}

/** With the accents written as letters: `mueller`, `aase`. */
const spelledOut = ({ word }: Token): string =>
  withoutMarks(word.replace(MARKED_VOWEL, '$1e').replace(RING, 'aa').replaceAll('ø', 'oe'));

const isTitle = (word: string, hasStop: boolean): boolean =>
  TITLES.has(word) || (hasStop && TITLES_WITH_STOP.has(word)) || /^\d+$/.test(word);

/** This many names are remembered: those of one report are compared with those of the same candidates again and again. */
const REMEMBERED = 5000;
const PARSED = new Map<string, ParsedName>();

function parseName(name: string): ParsedName {
  const known = PARSED.get(name);
  if (known !== undefined) return known;
  if (PARSED.size >= REMEMBERED) PARSED.clear();
  const parsed = takenApart(name);
  PARSED.set(name, parsed);
  return parsed;
}

/** The words and the comma of a name. Titles and numbers are left out, unless there is nothing else. */
function takenApart(name: string): ParsedName {
  const text = smallLetters(name.slice(0, LONGEST_NAME)).replace(QUOTES, '');
  const tokens: Token[] = [];
  const left: Token[] = [];
  let before: number | undefined;
  for (const [, word, stop] of text.matchAll(ASCII.test(text) ? ASCII_WORD : WORD)) {
    if (word === undefined) before ??= tokens.length;
    else {
      const known = stop === '' ? plainToken(word) : tokenOf(word, true);
      // a name that occurs twice is two words
      const token = tokens.includes(known) ? { ...known } : known;
      (isTitle(token.plain, stop !== '') ? left : tokens).push(token);
    }
  }
  const kept = (tokens.length === 0 ? left : tokens).slice(0, MOST_TOKENS);
  const hasBothSides = before !== undefined && before > 0 && before < kept.length;
  return { tokens: kept, family: hasBothSides ? kept.slice(0, before) : undefined };
}

/** Without `van`, `de`, `al` and their like, if at least two other words are left. */
function withoutParticles(tokens: readonly Token[]): readonly Token[] {
  const others = tokens.filter(({ plain }) => !PARTICLES.has(plain));
  return others.filter(({ isInitial }) => !isInitial).length > 1 ? others : tokens;
}

/** Letters that count as one: г and х, с and з, ф and в. Vowels that are transliterated in different ways are dropped. */
const ONE_OF_TWO = table('G=h Z=s F=v E= I= O=');

/** Consonants with a and u, without doubles. */
function skeletonOf(sound: string): string {
  let skeleton = '';
  let last = '';
  for (const letter of sound) {
    const kept = ONE_OF_TWO[letter] ?? letter.toLowerCase();
    const isDouble = kept === last || ((kept === 'a' || kept === 'u') && skeleton.endsWith(kept));
    if (!isDouble) skeleton += kept;
    last = kept;
  }
  return (skeleton === '' ? sound.toLowerCase() : skeleton).slice(0, KEY_LETTERS);
}

/** The group of a first letter: all vowels and glides are one group, so are K, Kh, G, H, C and Ch, and S, Sh, Z and Zh. */
function beginningOf(sound: string): string {
  const [first = ''] = sound;
  if ('AEIOU'.includes(first)) return 'a';
  if ('KGHC'.includes(first)) return 'k';
  return first.replace('Z', 'S').replace('F', 'V').toLowerCase();
}

const PATRONYMIC = /(?:VIC|VNA|ICNA)$/;
const isPatronymic = ({ sounds: [sound] }: Token): boolean => PATRONYMIC.test(sound);

/** The usual reading, or the alternative one if there is one. */
const soundIn = ({ sounds }: Token, reading: 0 | 1): string => sounds[reading] ?? sounds[0];

const skeletonIn = ({ skeletons }: Token, reading: 0 | 1): string => skeletons[reading] ?? (skeletons[0] as string);

/** A whole word and the beginning of another: for initials, and for slips in the second word. */
const headKey = (head: Token, tail: Token | undefined, reading: 0 | 1 = 0): string =>
  `${skeletonIn(head, reading)}.${tail === undefined ? '' : beginningOf(soundIn(tail, reading))}`;

/** The first letters of two words in either order: few other names share both, and slips later in the words do not matter. */
function pairKey(a: Token, b: Token, reading: 0 | 1 = 0): string {
  const one = skeletonIn(a, reading).slice(0, PAIR_LETTERS);
  const two = skeletonIn(b, reading).slice(0, PAIR_LETTERS);
  return one < two ? `${one}-${two}` : `${two}-${one}`;
}

/**
 * The keys under which a person is looked up, at most four: two spellings of one name share at least one, and few other
 * names do. Where a comma says which word is the family name, nobody is looked up by the given name alone, since
 * thousands have that. Use the same function to store and to ask.
 */
export function nameKeys(name: string): readonly string[] {
  const plain = PLAIN_NAME.exec(name);
  if (plain !== null) {
    const [family, given] = [
      plainToken((plain[1] as string).toLowerCase()),
      plainToken((plain[2] as string).toLowerCase()),
    ];
    return isWord(family) && isWord(given)
      ? [...new Set(keysWithComma([family], [given]))]
      : keysOfTokens(takenApart(name));
  }
  return keysOfTokens(parseName(name));
}

/** `Polgar, Judit`: nearly every second name of a list. */
const PLAIN_NAME = /^([A-Za-z]{2,40}), ([A-Za-z]{2,40})$/;
/** Neither title nor number. */
const isWord = ({ plain }: Token): boolean => !isTitle(plain, false);

function keysOfTokens({ tokens, family }: ParsedName): readonly string[] {
  const words = withoutParticles(tokens);
  const full = words.filter(({ isInitial }) => !isInitial);
  const initials = words.filter(({ isInitial }) => isInitial);
  const ofFamily = full.filter((token) => family?.includes(token));
  const given = full.filter((token) => !ofFamily.includes(token));
  const keys =
    full.length === 0
      ? keysOfInitials(initials)
      : full.length === 1 || (given.length === 0 && initials.length > 0)
        ? keysWithInitials(full, initials)
        : ofFamily.length > 0 && given.length > 0
          ? keysWithComma(ofFamily, given)
          : keysWithoutComma(full);
  return [...new Set(keys)].slice(0, 4);
}

function keysOfInitials([first, second]: readonly Token[]): readonly string[] {
  if (first === undefined) return [];
  return second === undefined ? [headKey(first, undefined)] : [headKey(first, second), headKey(second, first)];
}

function keysWithInitials(full: readonly Token[], initials: readonly Token[]): readonly string[] {
  const tails = initials.length === 0 ? [undefined] : initials.slice(0, 2);
  return ([0, 1] as const).flatMap((reading) =>
    full.slice(0, 2).flatMap((head) => tails.map((tail) => headKey(head, tail, reading))),
  );
}

/** One family name and one given name in both readings; of more than that the usual reading, in all likely pairs. */
function keysWithComma(family: readonly Token[], given: readonly Token[]): readonly string[] {
  const [f, f2] = family as readonly [Token, ...Token[]];
  const [g, g2] = given as readonly [Token, ...Token[]];
  const first = [headKey(f, g), pairKey(f, g)];
  if (f2 !== undefined) return [...first, pairKey(f2, g), g2 === undefined ? headKey(f2, g) : pairKey(f, g2)];
  if (g2 !== undefined) return [...first, pairKey(f, g2), headKey(f, g2)];
  // if both words have one reading, the keys would be the same again
  if (f.sounds.length + g.sounds.length === 2) return first;
  return [...first, headKey(f, g, 1), pairKey(f, g, 1)];
}

/** Each word may be the family name. */
function keysWithoutComma(full: readonly Token[]): readonly string[] {
  const [a, b, c] = full as readonly [Token, Token, ...Token[]];
  if (c === undefined) return [headKey(a, b), headKey(b, a), pairKey(a, b), pairKey(a, b, 1)];
  const last = full[full.length - 1] as Token;
  if (full.length > 3) return [pairKey(a, b), pairKey(a, c), pairKey(a, last), headKey(last, a)];
  const patronymic = full.find(isPatronymic);
  if (patronymic === undefined) return [pairKey(a, b), pairKey(a, c), pairKey(b, c), headKey(a, b)];
  const [x, y] = full.filter((token) => token !== patronymic) as [Token, Token];
  return [headKey(x, y), headKey(y, x), pairKey(x, y), pairKey(x, patronymic)];
}

/** The fewest letters of a sound that count as the beginning of a word. */
const LEAST_LETTERS = 2;

/** Li or Ho is reduced to one letter, with which thousands of names begin: it is looked up as a whole word. */
const wholeIfShort = (skeleton: string): string => (skeleton.length >= LEAST_LETTERS ? skeleton : `${skeleton}.`);

/**
 * The beginnings of keys for a name that is still being typed, in any spelling and alphabet: a whole word with the beginning of
 * another, and the beginning of a word.
 */
export function keyBeginnings(text: string): readonly string[] {
  const words = withoutParticles(parseName(text).tokens).filter(({ isInitial }) => !isInitial);
  const pairs = words.flatMap((head) =>
    words.filter((tail) => tail !== head).flatMap((tail) => [headKey(head, tail), headKey(head, tail, 1)]),
  );
  const alone = words.flatMap(({ sounds }) => sounds.map(skeletonOf)).map(wholeIfShort);
  return [...new Set([...pairs, ...alone])];
}

/** Whether every word of a text sounds like the beginning of a word of the name. */
export function beginsLike(text: string, name: string): boolean {
  const { tokens } = parseName(name);
  const words = parseName(text).tokens;
  return words.length > 0 && words.every((word) => tokens.some((token) => soundsBegin(token, word)));
}

const soundsBegin = (token: Token, word: Token): boolean =>
  token.sounds.some((whole) => word.sounds.some((part) => withoutDoubles(whole).startsWith(withoutDoubles(part))));

const SAME = 1000;
const DOUBLED_LETTERS = 980;
const JOINED = 990;
const SWAPPED = 950;
const BOTH_INITIALS = 900;
const INITIAL = 850;
const SHORTENED = 700;
const UNLIKE_BELOW = 600;
const SWAPPED_BELOW = 500;
const EXTRA_WORD = 40;
const EXTRA_PATRONYMIC = 20;

/**
 * The similarity of two names, 0 to 1000. 1000: the same words in any order, with any accents and in any alphabet. Different
 * letters, initials, shortened and missing words cost points; family and given name swapped across the comma never give 1000.
 */
export const nameLikeness = (a: string, b: string): number =>
  isSameInWords(a, b) ? SAME : likenessOf(parseName(a), parseName(b));

/** Plain words without full stops contain no initial, so such a name is fully similar to itself. */
const PLAIN_WORDS = /^[A-Za-z]{2,}(?:[ ,-]+[A-Za-z]{2,})*$/;

/** The usual case in a report, recognised without splitting the names. */
const isSameInWords = (a: string, b: string): boolean => a === b && PLAIN_WORDS.test(a);

function likenessOf(a: ParsedName, b: ParsedName): number {
  const likeness = likenessOfWords(withoutParticles(a.tokens), withoutParticles(b.tokens));
  return areSwapped(a, b) ? Math.min(likeness, SWAPPED) : likeness;
}

function likenessOfWords(a: readonly Token[], b: readonly Token[]): number {
  const [fewer, more] = a.length > b.length ? [b, a] : [a, b];
  if (fewer.length === 0) return 0;
  const { sum, left } = bestPairs(fewer, more, tokenLikeness);
  if (left.length === 0) return Math.floor(sum / fewer.length);
  const joined = joinedSounds(fewer).some((sound) => joinedSounds(more).includes(sound)) ? JOINED : 0;
  if (fewer.length === 1) return Math.max(joined, Math.floor(sum / 2));
  return Math.max(joined, Math.floor(sum / fewer.length) - costOf(left), 0);
}

const joinedSounds = (tokens: readonly Token[]): readonly string[] =>
  ([0, 1] as const).map((reading) => tokens.map((token) => soundIn(token, reading)).join(''));

/** Both have a comma, and the parts before it differ. */
const areSwapped = (a: ParsedName, b: ParsedName): boolean =>
  a.family !== undefined && b.family !== undefined && likenessOfWords(a.family, b.family) < SWAPPED_BELOW;

interface Pairs {
  readonly sum: number;
  /** Words of the longer name that have no partner. */
  readonly left: readonly Token[];
}

/** Every word of the shorter name gets its own word of the longer one, so that the sum is the greatest. */
function bestPairs(fewer: readonly Token[], more: readonly Token[], likeness: (a: Token, b: Token) => number): Pairs {
  // best[taken]: the greatest sum of the first words of the shorter name with this set of words of the longer one
  let best = new Map<number, number>([[0, 0]]);
  for (const token of fewer) {
    const next = new Map<number, number>();
    const likenesses = more.map((other) => likeness(token, other));
    for (const [taken, sum] of best) {
      for (const [place, each] of likenesses.entries()) {
        const bit = 1 << place;
        if ((taken & bit) === 0) next.set(taken | bit, Math.max(next.get(taken | bit) ?? 0, sum + each));
      }
    }
    best = next;
  }
  const all = [...best].map(([taken, sum]) => ({ sum, left: more.filter((_, place) => (taken & (1 << place)) === 0) }));
  return all.reduce((one, two) => (two.sum - costOf(two.left) / 1000 > one.sum - costOf(one.left) / 1000 ? two : one));
}

/** The cost of words without a partner; a patronymic is often left out. */
const costOf = (left: readonly Token[]): number =>
  left.reduce((all, token) => all + (isPatronymic(token) ? EXTRA_PATRONYMIC : EXTRA_WORD), 0);

function tokenLikeness(a: Token, b: Token): number {
  if (a.isInitial || b.isInitial) {
    const beginnings = b.sounds.map(beginningOf);
    if (!a.sounds.some((sound) => beginnings.includes(beginningOf(sound)))) return 0;
    return a.isInitial && b.isInitial ? BOTH_INITIALS : INITIAL;
  }
  if (a.plain === b.plain) return SAME;
  let best = 0;
  for (const one of a.sounds) for (const two of b.sounds) best = Math.max(best, soundLikeness(one, two));
  return best;
}

const withoutDoubles = (sound: string): string => sound.replace(/(.)\1+/gu, '$1');

/** 0 where they are not alike. */
function soundLikeness(a: string, b: string): number {
  if (a === b) return SAME;
  const [one, two] = [withoutDoubles(a), withoutDoubles(b)];
  if (one === two) return DOUBLED_LETTERS;
  const [shorter, longer] = one.length < two.length ? [one, two] : [two, one];
  const isShortened = shorter.length > 2 && longer.startsWith(shorter);
  // more slips than that, and they are unlike
  const most = Math.ceil(((SAME - UNLIKE_BELOW + 1) * longer.length) / SAME) - 1;
  const slips = slipsBetween(shorter, longer, most);
  const likeness = slips > most ? 0 : SAME - Math.floor((SAME * slips) / longer.length);
  return isShortened ? Math.max(likeness, SHORTENED) : likeness;
}

type Rows = readonly [Uint16Array, Uint16Array, Uint16Array];

/** Three rows of the table of slips. */
const rowsFor = (letters: number): Rows => [
  new Uint16Array(letters + 1),
  new Uint16Array(letters + 1),
  new Uint16Array(letters + 1),
];

/** Used again and again: hardly a word is longer. */
const USUAL_LETTERS = 40;
const USUAL_ROWS = rowsFor(USUAL_LETTERS);

/** Letters left out, added, replaced, or exchanged with their neighbour; beyond `most` only that there are more. */
function slipsBetween(a: string, b: string, most: number): number {
  if (b.length - a.length > most) return most + 1;
  let [before, last, row] = b.length > USUAL_LETTERS ? rowsFor(b.length) : USUAL_ROWS;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  let leastBefore = 0;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    const previous = a.charCodeAt(i - 2);
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let slips = (last[j - 1] as number) + (letter === other ? 0 : 1);
      slips = Math.min(slips, (last[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && previous === other) {
        slips = Math.min(slips, (before[j - 2] as number) + 1);
      }
      row[j] = slips;
      if (slips < least) least = slips;
    }
    // an exchange reaches two rows back
    if (least > most && leastBefore > most) return most + 1;
    leastBefore = least;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] as number;
}

/** The same words in the same alphabet: only order, case, punctuation, titles and accents (or their replacements) differ. */
export function isSpelledAlike(a: string, b: string): boolean {
  if (isSameInWords(a, b)) return true;
  const [one, two] = [parseName(a), parseName(b)];
  return (
    one.tokens.length === two.tokens.length &&
    one.tokens.length > 0 &&
    bestPairs(one.tokens, two.tokens, spelledAlike).sum === one.tokens.length &&
    !areSwapped(one, two)
  );
}

/** `Müller` is `Muller` and `Mueller`; these two are not each other. */
const spelledAlike = (a: Token, b: Token): number =>
  a.plain === b.plain || spelledOut(a) === b.plain || a.plain === spelledOut(b) ? 1 : 0;
