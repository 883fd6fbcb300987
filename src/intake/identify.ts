/**
 * Finds a reported player in the registry: by number, otherwise by name and birth. If this is doubtful it becomes a question,
 * never a guess.
 */
import type { Day } from '../core/dates.ts';
import { type Finding, findingMaker } from '../core/finding.ts';
import type { Birth, Sex } from '../core/people.ts';
import { isSpelledAlike, nameLikeness, plainName } from './names.ts';

/** Numbers that other registers gave, in the order in which they are trusted. */
export const REPORTED_NUMBER_KINDS = ['fide', 'komir', 'orr', 'pin'] as const;
export type ReportedNumberKind = (typeof REPORTED_NUMBER_KINDS)[number];

const NUMBER_FIELDS = { fide: 'fideId', komir: 'komirId', orr: 'orrId', pin: 'pin' } as const;

interface Identity {
  readonly name?: string;
  readonly birth?: Birth;
  readonly sex?: Sex;
  readonly federation?: string;
  readonly fideId?: string;
  readonly komirId?: string;
  readonly orrId?: string;
  readonly pin?: string;
}

/** What a report says about a player. */
export type ReportedIdentity = Identity;

/** What the registry knows about a person. A person with several names may be here several times. */
export interface Candidate extends Identity {
  readonly person: number;
  /** The day of death, or only that the person has died. */
  readonly deceased?: Day | 'day-unknown';
  /** The person into whom this one was finally merged. */
  readonly mergedInto?: number;
}

export interface IdentifyRules {
  /** The first day of the event. Without it nobody who has died is recognised. */
  readonly on?: Day;
  /** Names at least so alike are worth asking about. */
  readonly alike: number;
  /** The same where the whole birth date agrees: a family name may change. */
  readonly alikeWithBirth: number;
  /** Below this a name contradicts a number, unless the whole birth date agrees. */
  readonly contradicts: number;
}

export const IDENTIFY_RULES: IdentifyRules = { alike: 700, alikeWithBirth: 450, contradicts: 600 };

export const TRAITS = ['name', 'birth', 'birth-year', 'sex', 'federation', ...REPORTED_NUMBER_KINDS] as const;
export type Trait = (typeof TRAITS)[number];

export interface RankedCandidate {
  readonly person: number;
  /** 0 to 1000: the names, less what contradicts. */
  readonly likeness: number;
  readonly agrees: readonly Trait[];
  readonly differs: readonly Trait[];
}

export const IDENTITY_DOUBTS = ['no-birth', 'several', 'spelling', 'birth-unknown', 'differs'] as const;

/** No names, numbers or birth dates here: findings are kept longer than persons may be. */
export interface IdentifyFindings {
  'identify.nothing-to-go-by': Record<never, never>;
  'identify.number-unknown': { number: ReportedNumberKind };
  'identify.number-shared': { number: ReportedNumberKind; persons: readonly number[] };
  'identify.numbers-disagree': { numbers: readonly ReportedNumberKind[]; persons: readonly number[] };
  'identify.number-differs': { person: number; number: ReportedNumberKind };
  'identify.name-contradicts': { person: number; number: ReportedNumberKind; likeness: number };
  'identify.birth-contradicts': { person: number; number: ReportedNumberKind };
  'identify.deceased': { person: number };
  'identify.doubtful': { persons: readonly number[]; because: (typeof IDENTITY_DOUBTS)[number] };
  'identify.name-differs': { person: number; likeness: number };
  'identify.birthday-differs': { person: number };
  'identify.sex-differs': { person: number };
  'identify.federation-differs': { person: number };
  'identify.others-alike': { person: number; persons: readonly number[] };
  'identify.namesakes': { persons: readonly number[] };
}

export type Identified =
  | {
      readonly kind: 'known';
      readonly person: number;
      readonly by: ReportedNumberKind | 'name-and-birth';
      readonly findings: readonly Finding[];
    }
  | {
      readonly kind: 'question';
      readonly candidates: readonly RankedCandidate[];
      readonly findings: readonly Finding[];
    }
  | { readonly kind: 'new'; readonly findings: readonly Finding[] };

const identifyFinding = findingMaker<IdentifyFindings>();

/** One person against the report, all of his records together. */
interface Compared extends RankedCandidate {
  /** Undefined if the report or the registry has no name. */
  readonly nameLikeness: number | undefined;
  readonly isSpelledAlike: boolean;
  /** Equal to the letter, even if initials leave open who is meant. */
  readonly isNameEqual: boolean;
  /** Worth asking about, as far as the name goes. */
  readonly isNear: boolean;
  readonly nameContradicts: boolean;
  readonly birth: BirthVerdict;
  readonly hasBirth: boolean;
  readonly isDead: boolean;
}

const SAME_NAME = 1000;

/** How two births can agree, the best first. */
const BIRTH_VERDICTS = ['day', 'year', 'other-day', 'slip', 'other-year', 'unknown'] as const;
type BirthVerdict = (typeof BIRTH_VERDICTS)[number];

/** How much a contradiction reduces the similarity. */
const BIRTH_COSTS: Readonly<Record<BirthVerdict, number>> = {
  day: 0,
  year: 0,
  'other-day': 100,
  slip: 200,
  'other-year': 400,
  unknown: 0,
};
const OTHER_SEX = 150;
const OTHER_FEDERATION = 20;

export function identify(
  reported: ReportedIdentity,
  candidates: readonly Candidate[],
  rules: IdentifyRules = IDENTIFY_RULES,
): Identified {
  const [only] = candidates;
  if (only !== undefined && candidates.length === 1 && isPlainlyTheSame(reported, only)) {
    return { kind: 'known', person: only.mergedInto ?? only.person, by: 'fide', findings: [] };
  }
  const persons = comparedPersons(reported, candidates, rules);
  const numbers = REPORTED_NUMBER_KINDS.filter((kind) => numberOf(reported, kind) !== undefined);
  const unknown = numbers.filter((kind) => !persons.some(({ agrees }) => agrees.includes(kind)));
  const findings = unknown.map((number) => identifyFinding('identify.number-unknown', { number }, 'note'));
  const numbered = persons.filter(({ agrees }) => agrees.some(isNumber));
  if (numbered.length > 0) return byNumber(numbered, persons, findings);
  if (!hasName(reported)) {
    return {
      kind: 'question',
      candidates: [],
      findings: [...findings, identifyFinding('identify.nothing-to-go-by', {}, 'warn')],
    };
  }
  return byName(reported, persons, findings);
}

/** Facts of a report that may contradict the person whom an officer names. */
export const CONTRADICTIONS = ['name', 'birth', 'federation'] as const;
export type Contradiction = (typeof CONTRADICTIONS)[number];

/** The facts of a reported player that contradict a person, given all records of that person. */
export function contradictions(
  reported: ReportedIdentity,
  records: readonly Candidate[],
  rules: IdentifyRules = IDENTIFY_RULES,
): readonly Contradiction[] {
  const { differs, nameLikeness: likeness, isNear } = compared(reported, 0, records, rules);
  // federations of two letters and of three are written by different lists
  const federations = records.flatMap(({ federation }) => federation ?? []);
  const areOfOneList = federations.every(({ length }) => length === reported.federation?.length);
  return [
    ...(likeness !== undefined && !isNear ? (['name'] as const) : []),
    ...(differs.includes('birth') || differs.includes('birth-year') ? (['birth'] as const) : []),
    ...(differs.includes('federation') && areOfOneList ? (['federation'] as const) : []),
  ];
}

/** Whether a name is similar enough to that of a person to identify the person if no number does. */
export const isNamedAlike = (
  reported: Pick<Identity, 'name' | 'birth'>,
  known: Pick<Identity, 'name' | 'birth'>,
): boolean => compared(reported, 0, [{ ...known, person: 0 }], IDENTIFY_RULES).isNear;

const PLAIN_NUMBER = /^[1-9]\d*$/;

/** Whether a name has nothing, such as an initial, that could also fit another name. */
export const isLikeItself = (name: string): boolean => nameLikeness(name, name) === SAME_NAME;

/** The person with the FIDE number if nothing differs: nearly always the case, and found without comparing anything else. */
function isPlainlyTheSame(reported: ReportedIdentity, known: Candidate): boolean {
  const { fideId, birth, sex, federation } = reported;
  if (fideId === undefined || fideId !== known.fideId || !PLAIN_NUMBER.test(fideId)) return false;
  if (reported.komirId !== undefined || reported.orrId !== undefined || reported.pin !== undefined) return false;
  const { name } = reported;
  if (known.deceased !== undefined || name === undefined || name !== known.name) return false;
  if (!isLikeItself(name)) return false;
  return (
    isSameBirth(birth, known.birth) && isSameOrUnknown(sex, known.sex) && isSameOrUnknown(federation, known.federation)
  );
}

const isSameBirth = (a: Birth | undefined, b: Birth | undefined): boolean =>
  a === undefined || b === undefined || (a.year === b.year && isSameOrUnknown(a.day, b.day));

const isSameOrUnknown = <T>(a: T | undefined, b: T | undefined): boolean =>
  a === undefined || b === undefined || a === b;

const isNumber = (trait: Trait): trait is ReportedNumberKind =>
  (REPORTED_NUMBER_KINDS as readonly string[]).includes(trait);

const hasName = ({ name }: Identity): boolean => name !== undefined && plainName(name) !== '';

/** Blanks and leading zeros are no part of a number; a zero is none. */
function numberOf(identity: Identity, kind: ReportedNumberKind): string | undefined {
  const number = identity[NUMBER_FIELDS[kind]]?.replaceAll(/\s+/g, '').replace(/^0+/, '');
  return number === '' ? undefined : number;
}

/** Everybody who could be meant, best first. */
function comparedPersons(
  reported: ReportedIdentity,
  candidates: readonly Candidate[],
  rules: IdentifyRules,
): readonly Compared[] {
  const records = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const person = candidate.mergedInto ?? candidate.person;
    records.set(person, [...(records.get(person) ?? []), candidate]);
  }
  return [...records]
    .map(([person, of]) => compared(reported, person, of, rules))
    .sort(
      (a, b) =>
        b.agrees.filter(isNumber).length - a.agrees.filter(isNumber).length ||
        b.likeness - a.likeness ||
        b.agrees.length - a.agrees.length ||
        a.differs.length - b.differs.length ||
        a.person - b.person,
    );
}

function compared(
  reported: ReportedIdentity,
  person: number,
  records: readonly Candidate[],
  rules: IdentifyRules,
): Compared {
  const { agrees, differs, add } = traits();
  const names = hasName(reported) ? records.filter(hasName).map(({ name }) => name as string) : [];
  const name = reported.name as string;
  const likeness = names.length === 0 ? undefined : Math.max(...names.map((each) => nameLikeness(name, each)));
  if (likeness === SAME_NAME) add('name', 'agrees');
  if (likeness !== undefined && likeness < rules.alike) add('name', 'differs');

  const births = records.flatMap(({ birth }) => birth ?? []);
  const birth = compareBirths(reported.birth, births);
  if (birth === 'day') add('birth', 'agrees');
  if (birth === 'year' || birth === 'other-day') add('birth-year', 'agrees');
  if (birth === 'other-day') add('birth', 'differs');
  if (birth === 'slip' || birth === 'other-year') add('birth-year', 'differs');

  for (const trait of ['sex', 'federation'] as const) {
    const known = records.flatMap((record) => record[trait] ?? []);
    add(trait, verdictOn(reported[trait], known));
  }
  for (const kind of REPORTED_NUMBER_KINDS) {
    const known = records.flatMap((record) => numberOf(record, kind) ?? []);
    add(kind, verdictOn(numberOf(reported, kind), known));
  }
  const cost =
    BIRTH_COSTS[birth] +
    (differs.includes('sex') ? OTHER_SEX : 0) +
    (differs.includes('federation') ? OTHER_FEDERATION : 0);
  const least = (usual: number): number => (birth === 'day' ? rules.alikeWithBirth : usual);
  return {
    person,
    likeness: Math.max(0, (likeness ?? 0) - cost),
    agrees,
    differs,
    nameLikeness: likeness,
    isSpelledAlike: names.some((each) => isSpelledAlike(name, each)),
    isNameEqual: names.includes(name),
    isNear: likeness !== undefined && likeness >= least(rules.alike),
    nameContradicts: likeness !== undefined && likeness < least(rules.contradicts),
    birth,
    hasBirth: births.length > 0,
    isDead: records.some(({ deceased }) => isDeadBy(deceased, rules.on)),
  };
}

interface Traits {
  readonly agrees: Trait[];
  readonly differs: Trait[];
  readonly add: (trait: Trait, verdict: 'agrees' | 'differs' | undefined) => void;
}

function traits(): Traits {
  const [agrees, differs]: [Trait[], Trait[]] = [[], []];
  return {
    agrees,
    differs,
    add: (trait, verdict) => {
      if (verdict !== undefined) (verdict === 'agrees' ? agrees : differs).push(trait);
    },
  };
}

/** Undefined if one of the two is not known. */
const verdictOn = (reported: string | undefined, known: readonly string[]): 'agrees' | 'differs' | undefined =>
  reported === undefined || known.length === 0 ? undefined : known.includes(reported) ? 'agrees' : 'differs';

/** The record of several that agrees best. */
function compareBirths(reported: Birth | undefined, known: readonly Birth[]): BirthVerdict {
  const verdicts = reported === undefined ? [] : known.map((birth) => compareBirth(reported, birth));
  return BIRTH_VERDICTS.find((each) => verdicts.includes(each)) ?? 'unknown';
}

function compareBirth(a: Birth, b: Birth): BirthVerdict {
  if (a.year !== b.year) return isSlip(String(a.year), String(b.year)) ? 'slip' : 'other-year';
  if (a.day === undefined || b.day === undefined) return 'year';
  return a.day === b.day ? 'day' : 'other-day';
}

/** The year before or after, one digit mistaken, or the same digits in another order. */
const isSlip = (a: string, b: string): boolean =>
  Math.abs(Number(a) - Number(b)) === 1 ||
  [...a].filter((digit, place) => digit !== b[place]).length === 1 ||
  [...a].sort().join('') === [...b].sort().join('');

const isDeadBy = (deceased: Candidate['deceased'], on: Day | undefined): boolean =>
  deceased !== undefined && (deceased === 'day-unknown' || on === undefined || on > deceased);

const ranked = (persons: readonly Compared[]): readonly RankedCandidate[] =>
  persons.map(({ person, likeness, agrees, differs }) => ({ person, likeness, agrees, differs }));

const ids = (persons: readonly Compared[]): readonly number[] => persons.map(({ person }) => person);

/** A number names one person, and nothing else in the report clearly contradicts it. */
function byNumber(
  numbered: readonly Compared[],
  persons: readonly Compared[],
  findings: readonly Finding[],
): Identified {
  const doubts = numbered.length > 1 ? numbersApart(numbered) : doubtsAbout(numbered[0] as Compared);
  if (doubts.length > 0) {
    const asked = persons.filter((each) => numbered.includes(each) || each.isNear);
    return { kind: 'question', candidates: ranked(asked), findings: [...findings, ...doubts] };
  }
  const known = numbered[0] as Compared;
  const by = known.agrees.find(isNumber) as ReportedNumberKind;
  return { kind: 'known', person: known.person, by, findings: [...findings, ...remarksOn(known)] };
}

/** One number of two persons, or two numbers of different persons. */
function numbersApart(numbered: readonly Compared[]): readonly Finding[] {
  const holders = (kind: ReportedNumberKind): readonly Compared[] =>
    numbered.filter(({ agrees }) => agrees.includes(kind));
  const numbers = REPORTED_NUMBER_KINDS.filter((kind) => holders(kind).length > 0);
  const inOrder = (persons: readonly Compared[]): readonly number[] => [...ids(persons)].sort(ascending);
  const shared = numbers
    .filter((kind) => holders(kind).length > 1)
    .map((number) => identifyFinding('identify.number-shared', { number, persons: inOrder(holders(number)) }, 'warn'));
  const hasAll = ({ agrees }: Compared): boolean => numbers.every((kind) => agrees.includes(kind));
  return numbered.some(hasAll)
    ? shared
    : [...shared, identifyFinding('identify.numbers-disagree', { numbers, persons: inOrder(numbered) }, 'warn')];
}

const ascending = (a: number, b: number): number => a - b;

function doubtsAbout(known: Compared): readonly Finding[] {
  const { person, agrees, differs } = known;
  const number = agrees.find(isNumber) as ReportedNumberKind;
  const likeness = known.nameLikeness as number;
  return [
    ...otherNumbers(known),
    ...(known.nameContradicts
      ? [identifyFinding('identify.name-contradicts', { person, number, likeness }, 'warn')]
      : []),
    ...(differs.includes('birth-year')
      ? [identifyFinding('identify.birth-contradicts', { person, number }, 'warn')]
      : []),
    ...(known.isDead ? [identifyFinding('identify.deceased', { person }, 'warn')] : []),
  ];
}

const otherNumbers = ({ person, differs }: Compared): readonly Finding[] =>
  differs.filter(isNumber).map((number) => identifyFinding('identify.number-differs', { person, number }, 'warn'));

/** What does not quite agree although the person is recognised. */
function remarksOn({ person, differs, isNameEqual, nameLikeness: likeness = SAME_NAME }: Compared): readonly Finding[] {
  return [
    ...(likeness < SAME_NAME && !isNameEqual
      ? [identifyFinding('identify.name-differs', { person, likeness }, 'note')]
      : []),
    ...(differs.includes('birth') ? [identifyFinding('identify.birthday-differs', { person }, 'warn')] : []),
    ...(differs.includes('sex') ? [identifyFinding('identify.sex-differs', { person }, 'warn')] : []),
    ...(differs.includes('federation') ? [identifyFinding('identify.federation-differs', { person }, 'note')] : []),
  ];
}

/**
 * One person has the same name and the same birthday; or the same year if only the year is known on one side, the name is spelled
 * alike, and there is no similar person of unknown birth. A namesake of a very different age is another person.
 */
function byName(reported: ReportedIdentity, persons: readonly Compared[], findings: readonly Finding[]): Identified {
  const near = persons.filter(({ isNear, birth }) => isNear && birth !== 'other-year');
  if (near.length === 0) {
    const namesakes = persons.filter(({ isNear }) => isNear);
    const note =
      namesakes.length === 0 ? [] : [identifyFinding('identify.namesakes', { persons: ids(namesakes) }, 'note')];
    return { kind: 'new', findings: [...findings, ...note] };
  }
  const ask = (doubts: readonly Finding[]): Identified => ({
    kind: 'question',
    candidates: ranked(near),
    findings: [...findings, ...doubts],
  });
  const chosen = chosenByName(reported, near);
  if (typeof chosen === 'string') {
    return ask([identifyFinding('identify.doubtful', { persons: ids(near), because: chosen }, 'warn')]);
  }
  const { person } = chosen;
  const doubts = [
    ...otherNumbers(chosen),
    ...(chosen.differs.includes('sex') ? [identifyFinding('identify.sex-differs', { person }, 'warn')] : []),
    ...(chosen.isDead ? [identifyFinding('identify.deceased', { person }, 'warn')] : []),
  ];
  if (doubts.length > 0) return ask(doubts);
  const others = near.filter((each) => each !== chosen && !each.differs.some(isBirth));
  const note =
    others.length === 0 ? [] : [identifyFinding('identify.others-alike', { person, persons: ids(others) }, 'note')];
  return { kind: 'known', person, by: 'name-and-birth', findings: [...findings, ...remarksOn(chosen), ...note] };
}

const isBirth = (trait: Trait): boolean => trait === 'birth' || trait === 'birth-year';

/** The only person whom name and birth fit, or why there is none. */
function chosenByName(
  reported: ReportedIdentity,
  near: readonly Compared[],
): Compared | (typeof IDENTITY_DOUBTS)[number] {
  if (reported.birth === undefined) return 'no-birth';
  const sameDay = near.filter(({ birth, nameLikeness: likeness }) => birth === 'day' && likeness === SAME_NAME);
  if (sameDay.length === 1) return sameDay[0] as Compared;
  const agreeing = near.filter(({ birth }) => birth === 'day' || birth === 'year');
  const [only] = agreeing;
  if (only === undefined) return near.some(({ hasBirth }) => hasBirth) ? 'differs' : 'birth-unknown';
  if (agreeing.length > 1) return 'several';
  if (only.birth === 'day' || !only.isSpelledAlike) return 'spelling';
  return near.some(({ hasBirth }) => !hasBirth) ? 'birth-unknown' : only;
}
