/** What is said of an h9 file, in Hungarian. */
import type { H9Findings } from '../../../formats/h9/findings.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const FIELDS: Readonly<Record<string, string>> = {
  board: 'a tábla mérete',
  baseMinutes: 'az alapidő',
  byoyomi: 'a tartalékidő (bjo-jomi)',
  handicap: 'az, hogy a versenyt előnyadással írták-e ki',
  importance: 'a verseny fontossága',
  rating: 'a játékosok Élő-pontja és minősítése',
};
export const goField = (field: string): string => FIELDS[field] ?? `„${field}”`;

const ABOUT = {
  result: 'az eredmény',
  default: 'az, hogy lejátszották-e',
  colour: 'a szín',
  stones: 'az előnykövek száma',
} as const;

const POINTS: Readonly<Record<number, string>> = { 0: '0 pont', 0.5: 'fél pont', 1: 'egy pont' };

const place = ({ otherLine, otherColumn }: { otherLine: number; otherColumn: number }): string =>
  `${otherLine}. sor, ${otherColumn}. oszlop`;

export const H9_FINDINGS: FindingPhrases<H9Findings> = {
  'h9.too-large': ({ bytes, limit }, say) =>
    `A fájl mérete ${say.number(bytes)} bájt; legfeljebb ${say.number(limit)} bájt olvasható be.`,
  'h9.line-too-long': ({ length, limit }, say) =>
    `A sor hossza ${say.number(length)} karakter; legfeljebb ${say.number(limit)} olvasható be.`,
  'h9.too-many-players': ({ limit }, say) => `A fájlban több mint ${say.number(limit)} játékos van.`,
  'h9.too-many-rounds': ({ limit }, say) => `A sorban több mint ${say.number(limit)} forduló eredménye áll.`,
  'h9.no-players': () => 'A fájlban nincs olyan sor, amely játékosé volna.',
  'h9.no-results': () => 'Egyetlen sor végén sincs eredmény.',

  'h9.tag-unknown': ({ tag }) => `Ez a jelölés ismeretlen, ezért nem számít: ${tag}.`,
  'h9.tag-repeated': ({ tag }) => `Kétszer szerepel ez a jelölés: ${tag}; az első számít.`,
  'h9.tag-unclosed': ({ tag }) => `Hiányzik a záró szögletes zárójel: ${tag}.`,
  'h9.tag-unreadable': ({ tag, text }) => `Nem olvasható érték: „${text}” (${tag}).`,
  'h9.dates-reversed': ({ start, end }, say) =>
    `A verseny utolsó napja (${say.date(end)}) korábbi, mint az első (${say.date(start)}).`,
  'h9.date-form': ({ text }) => `A dátumok nem ÉÉÉÉ-HH-NN,ÉÉÉÉ-HH-NN alakúak, de érthetők: „${text}”.`,
  'h9.country-misplaced': ({ text, country }) => `Az ország nem elöl áll („${text}”); a beolvasott ország: ${country}.`,

  'h9.no-grade': ({ text }) => `Nincs minősítés (például 3d vagy 12k) ebben a sorban: „${text}”.`,
  'h9.grade-without-letter': ({ grade, count }) =>
    `A minősítés csak egy szám, kjunak tekintettük: ${grade} (${count} helyen).`,
  'h9.pin-unreadable': ({ text }) => `Nem nyolcjegyű PIN, ezért nem számít: „${text}”.`,
  'h9.repeated-pin': ({ pin, otherLine }) => `A PIN (${pin}) már szerepel: ${otherLine}. sor.`,
  'h9.repeated-name': ({ name, otherLine }) => `${name} már szerepel: ${otherLine}. sor.`,
  'h9.place-differs': ({ place: seen, number, count }) =>
    `A kiírt helyezés ${seen}, de ez a játékosok ${number}. sora (${count} ilyen sor van); az ellenfelek száma a sor sorszáma.`,
  'h9.uneven-line': ({ seen, expected }) =>
    `A szempontok és eredmények száma ebben a sorban ${seen}, a legtöbb sorban ${expected}; az eredményeket a sor végétől számoltuk.`,

  'h9.result-unreadable': ({ round, text }) =>
    `${round}. forduló: „${text}” nem eredmény; lehetséges például 12+/w0, 12-/b3, 0=.`,
  'h9.result-count': ({ seen, expected }, say) =>
    `A sor végén álló eredmények száma ${say.number(seen)}, de ennyi kell: ${say.number(expected)}.`,
  'h9.criteria-like-results': ({ text, rounds }, say) =>
    `Egyes sorokban eggyel több szó hasonlít eredményre; itt „${text}” nem az, ezért a beolvasott fordulók száma ${say.number(rounds)}.`,
  'h9.unknown-opponent': ({ round, text, opponent }) =>
    `${round}. forduló: „${text}”, de nincs ilyen sorszámú játékos: ${opponent}.`,
  'h9.self-opponent': ({ round, text }) => `${round}. forduló: „${text}”, vagyis a játékos a saját ellenfele volna.`,
  'h9.not-confirmed': (facts) =>
    `${facts.round}. forduló: „${facts.text}”, de az ellenfélnél „${facts.other}” áll (${place(facts)}).`,
  'h9.entries-differ': (facts) =>
    `${facts.round}. forduló: „${facts.text}” és „${facts.other}” (${place(facts)}) ellentmond egymásnak; eltér ${ABOUT[facts.about]}.`,
  'h9.double-loss': (facts) =>
    `${facts.round}. forduló: mindkét játékos veszített (${facts.text}; a másik: ${place(facts)}), a játszma le nem játszottnak számít.`,
  'h9.double-win': (facts) =>
    `${facts.round}. forduló: mindkét játékos nyert (${facts.text}; a másik: ${place(facts)}); a játszma kimaradt.`,
  'h9.jigo-by-default': (facts) =>
    `${facts.round}. forduló: le nem játszott döntetlen (${facts.text}; a másik: ${place(facts)}); a játszma kimaradt.`,
  'h9.result-unknown': (facts) =>
    `${facts.round}. forduló: az eredmény ismeretlen (${facts.text}; a másik: ${place(facts)}); a játszma kimaradt.`,
  'h9.free-round': ({ player, round, points }, say) =>
    `${say.player(player)} ${round}. fordulója játszmamentes, ${POINTS[points]} jár érte; a fájlban más nem erősíti meg.`,
  'h9.rounds-not-played': ({ columns, rounds }, say) =>
    `A fordulók oszlopainak száma ${say.number(columns)}, de az utolsó játszma fordulója ${say.number(rounds)}; ennyi forduló számít.`,

  'h9.capital-colour': ({ text, count }) => `A szín nagybetű: ${text} (${count} helyen).`,
  'h9.letter-for-zero': ({ text, count }) => `Nulla helyett O betű áll: ${text} (${count} helyen).`,
  'h9.leading-zero': ({ text, count }) => `Egy szám nullával kezdődik: ${text} (${count} helyen).`,
  'h9.stones-implied': ({ text, count }) =>
    `A szín mellett nincs kőszám, előnyadás nélküli játszmaként olvastuk: ${text} (${count} helyen).`,
  'h9.many-stones': ({ text, count }) => `Kilencnél több előnykő szerepel: ${text} (${count} helyen).`,
  'h9.odd-free-round': ({ text, count }) =>
    `Szokatlan bejegyzés, játszmamentes fordulóként olvastuk: ${text} (${count} helyen).`,
  'h9.mark-at-end': ({ round, text }) =>
    `${round}. forduló: „${text}” végén ismeretlen jel áll; a játszmát lejátszottként olvastuk.`,
  'h9.colour-unknown': ({ text, count }) =>
    `A színek nem szerepelnek (${text}, ${count} játszma); előnyadás nélkül az előbb álló sor játékosa számít fehérnek.`,
  'h9.colour-from-opponent': ({ text, count }) =>
    `A szín nem szerepel (${text}, ${count} helyen); az ellenfél sora adta meg.`,
  'h9.colour-by-grade': ({ round, text, stones }) =>
    `${round}. forduló: „${text}” nem mondja meg, ki kapta az előnyt (${stones} kő); a gyengébb minősítésű számít feketének.`,
  'h9.stones-from-grades': ({ reduction, count }, say) =>
    `${say.number(count)} játszmánál sem szín, sem kőszám nem szerepel; az előny a minősítések különbsége, ${reduction} kővel csökkentve.`,
  'h9.stones-unknown': ({ count }, say) =>
    `${say.number(count)} játszmánál sem szín, sem kőszám nem szerepel, és HA jelölés sincs; előnyadás nélküli játszmaként olvastuk.`,

  'h9.handicap-from-games': ({ games }, say) =>
    `${say.number(games)} játszmát előnykövekkel játszottak, ezért a verseny előnyadásosnak számít.`,
  'h9.handicap-open': ({ games, unknown }, say) =>
    unknown === 0
      ? `Egyetlen játszmában sincs előnykő (${say.number(games)} játszma); a fájl nem mondja meg, hogy előnyadás nélkül írták-e ki a versenyt.`
      : `${say.number(unknown)} játszmánál nem tudni, volt-e előny; a fájl nem mondja meg, hogy előnyadás nélkül írták-e ki a versenyt.`,
  'h9.stones-against-tag': ({ games }, say) =>
    `A HA jelölés szerint nincs előnyadás, de ${say.number(games)} játszmában előnykövek szerepelnek.`,
  'h9.not-in-file': ({ fields, extendedMinutes }, say) =>
    `A fájlban nem szerepel, ezért meg kell adni: ${say.list(fields.map(goField))}.${
      extendedMinutes === null ? '' : ` A bővített gondolkodási idő ${say.number(extendedMinutes)} perc.`
    }`,
  'h9.more-findings': ({ count }, say) => `További ${say.number(count)} észrevétel van ebben a fájlban.`,

  'h9.letters-replaced': ({ text, written, count }) =>
    `A fájlban nem írható betűket helyettesítettük: „${text}” helyett „${written}” (${count} helyen).`,
  'h9.name-cut': ({ player, written }, say) => `${say.player(player)} neve túl hosszú, a fájlban: „${written}”.`,
  'h9.club-cut': ({ player, written }, say) => `${say.player(player)} egyesülete a fájlban: „${written}”.`,
  'h9.grade-missing': ({ player }, say) => `${say.player(player)}: nincs minősítés, pedig a fájlba kell.`,
  'h9.game-not-written': ({ round, white, black, reason }, say) =>
    reason === 'second-game'
      ? `${round}. forduló: ${say.player(white)} – ${say.player(black)} egy játékos második játszmája; a fájlban csak egynek van helye.`
      : `${round}. forduló: ${say.player(white)} – ${say.player(black)}, egyikük nincs a játékosok között; a játszma nem került a fájlba.`,
  'h9.order-by-points': () => 'A jegyzőkönyvben nincsenek helyezések; a játékosok pontszám szerint következnek.',
  'h9.not-carried': ({ event, players }, say) =>
    `Ezeknek a mezőknek a fájlban nincs helye: ${say.list([...event, ...players])}.`,
};
