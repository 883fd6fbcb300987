/** What is wrong with a document or a report, in Hungarian. */
import type { DocumentFindings } from '../../../formats/json/findings.ts';
import type { IntakeFindings } from '../../../intake/admit.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import type { OfficeFindings } from '../../../explain/office-findings.ts';
import { withVisibleControls } from '../../../explain/letters.ts';
import { capitalThe, the } from '../articles.ts';
import { fromDay, onDay, untilDay } from '../days.ts';

const CONTROLS = { standard: 'klasszikus', rapid: 'rapid', blitz: 'villám' } as const;

/** What a reader wanted or saw, by its English word. */
const WANTED: Readonly<Record<string, string>> = {
  ':': '„:”',
  ', or }': '„,” vagy „}”',
  ', or ]': '„,” vagy „]”',
  'a value': 'érték',
  'a digit': 'számjegy',
  'a key in double quotes': 'idézőjelek közötti kulcs',
  'a character of the string, or "': 'az idézőjelek közötti szöveg folytatása',
  'an escape such as \\n or \\u0041': 'vezérlőjel, például \\n vagy \\u0041',
  'the end of the document': 'a dokumentum vége',
  text: 'szöveg',
  'true or false': 'true vagy false',
  'a number': 'szám',
  'a whole number': 'egész szám',
  'a number of at most four decimals': 'legfeljebb négy tizedesjegyű szám',
  'a score in whole or half points': 'egész vagy fél pontokból álló pontszám',
  'a list': 'lista',
  'an object': 'objektum',
  'an object or null': 'objektum vagy null',
};
const wanted = (expected: string): string => WANTED[expected] ?? expected;

const BIRTH_FORMS = 'YYYY-MM-DD or YYYY';

const DATE_FORMS: Readonly<Record<string, string>> = { 'YYYY-MM-DD': 'ÉÉÉÉ-HH-NN', 'YYYY-MM': 'ÉÉÉÉ-HH' };

const MISSING: Readonly<Record<string, string>> = {
  'an event document': 'A periódusban nincs verseny; legalább egy kell.',
  'results, or games, avg and score':
    'A korábbi versenyhez vagy a „results” mező kell, vagy a „games”, az „avg” és a „score” mező együtt.',
};

const RATINGS: Readonly<Record<string, string>> = {
  rating: 'az értékszám',
  peak: 'az eddigi legmagasabb értékszám',
  currentRating: 'a jelenlegi értékszám',
  base: 'az értékszám az előző listán',
};

const GRADES: Readonly<Record<string, string>> = {
  rank: 'minősítés',
  entryRank: 'nevezési minősítés',
  initialRank: 'kezdő minősítés',
  reached: 'korábban elért minősítés',
};

const inForce = (from: string | null, to: string | null, say: Say): string =>
  [from === null ? '' : ` ${fromDay(from, say)}`, to === null ? '' : ` ${untilDay(to, say)}`].join('');

export const DOCUMENT_FINDINGS: FindingPhrases<DocumentFindings & IntakeFindings & OfficeFindings> = {
  'json.truncated': ({ expected }) => `A szöveg túl korán ér véget; még ez következne: ${wanted(expected)}.`,
  'json.unreadable': ({ expected, seen }) =>
    `Itt „${withVisibleControls(seen)}” áll, pedig ez kellene: ${wanted(expected)}.`,
  'json.too-deep': ({ limit }, say) => `A dokumentum egymásba ágyazása mélyebb, mint ${say.number(limit)} szint.`,
  'json.too-many-values': ({ limit }, say) =>
    `A dokumentumban több mint ${say.number(limit)} érték van, ennyi egyetlen versenyhez sem kell.`,
  'json.too-many-keys': ({ limit }, say) => `Itt egy objektumnak több mint ${say.number(limit)} mezője van.`,
  'json.repeated-key': ({ key }) => `Kétszer szerepel, pedig csak egy értéke lehet: ${key}.`,
  'document.wrong-type': ({ expected, seen }) =>
    `Ide ez kellene: ${wanted(expected)}; ehelyett ez áll itt: ${wanted(seen)}.`,
  'document.missing': ({ field }) => MISSING[field] ?? `Hiányzik ez a mező: „${field}”.`,
  'document.unknown-field': ({ field }) => `Ez a mező ismeretlen, ezért nem számít: „${field}”.`,
  'document.unknown-value': ({ expected, seen }) =>
    `Ez itt ismeretlen: ${wanted(seen)}; a lehetőségek: ${expected.join(', ')}.`,
  'document.impossible-date': ({ seen, expected }) =>
    expected === BIRTH_FORMS
      ? 'Ez a születési idő nem létezik, vagy nem ÉÉÉÉ-HH-NN alakú (csak az év: ÉÉÉÉ).'
      : `Nincs ilyen dátum: ${wanted(seen)}; a helyes alak ${DATE_FORMS[expected] ?? expected}.`,
  'document.not-whole': ({ seen }, say) => `Ide egész szám kell, itt viszont ez áll: ${say.number(seen)}.`,
  'document.more-findings': ({ count }, say) => `További ${say.number(count)} észrevétel van.`,
  'json.too-large': ({ bytes, limit }, say) =>
    `A dokumentum ${say.number(bytes)} bájt; legfeljebb ${say.number(limit)} bájt olvasható be.`,
  'json.too-many-rounds': ({ rounds, limit }, say) =>
    `A dokumentum egyik versenye ${say.number(rounds)} fordulós; legfeljebb ${say.number(limit)} lehet.`,
  'json.too-many-players': ({ players, limit }, say) =>
    `A dokumentumban egy versenyen ${say.number(players)} játékos van; legfeljebb ${say.number(limit)} olvasható be.`,
  'json.not-carried': ({ count }, say) =>
    `Négy tizedesjegyre kerekítve, mert a dokumentumban ennyi lehet: ${say.number(count)} szám.`,
  'document.out-of-range': ({ seen, min, max }, say) =>
    `Itt nem lehetséges érték: ${say.number(seen)}; a legkisebb ${say.number(min)}, a legnagyobb ${say.number(max)}.`,

  'report.no-players': () => 'A jegyzőkönyvben nincs játékos, így nincs mit elszámolni.',
  'report.no-games': () => 'A jegyzőkönyvben nincs játszma, így egyetlen értékszám sem változik.',
  'report.repeated-player': ({ player }) => `Több játékosnak is ez az azonosítója: ${player}.`,
  'report.unknown-player': ({ player, round }, say) =>
    `${say.number(round)}. forduló: ${player} nem szerepel a játékosok között.`,
  'report.self-game': ({ player, round }, say) =>
    `${say.number(round)}. forduló: ${say.player(player)} ugyanabban a játszmában világossal és sötéttel is szerepel.`,
  'report.repeated-pairing': ({ white, black, round }, say) =>
    `${say.number(round)}. forduló: ${say.player(white)} – ${say.player(black)}, ez a játszma kétszer szerepel.`,
  'report.two-games-in-round': ({ player, round }, say) =>
    `${say.number(round)}. forduló: ${say.player(player)} több játszmában is szerepel.`,
  'report.round-beyond': ({ round, rounds }, say) =>
    `Egy játszma ${the(round, say)}. fordulóhoz tartozna, de a verseny csak ${say.number(rounds)} fordulós.`,
  'report.missing-date': ({ field }) =>
    `Hiányzik a verseny ${field === 'start' ? 'első' : 'utolsó'} napja; ehhez a szabályzathoz meg kell adni.`,
  'report.missing-system': () =>
    'Hiányzik a verseny rendszere (svájci, körverseny, párosmérkőzés vagy csapatverseny); ehhez a szabályzathoz meg kell adni.',
  'report.end-before-start': ({ start, end }, say) =>
    `A verseny utolsó napja (${say.date(end)}) korábbi, mint az első (${say.date(start)}).`,
  'report.rating-out-of-range': ({ player, field, rating, min, max }, say) =>
    `${say.player(player)}: ${RATINGS[field] ?? 'az értékszám egy korábbi eredményben'} ${say.number(rating)}, de csak ${say.number(min)} és ${say.number(max)} között lehet.`,
  'report.peak-below-rating': ({ player, peak, rating }, say) =>
    `${say.player(player)}: az eddigi legmagasabb értékszám a jegyzőkönyv szerint ${say.number(peak)}, de a jelenlegi (${say.number(rating)}) magasabb.`,
  'report.unknown-grade': ({ player, field, grade }, say) =>
    `${say.player(player)}: a szabályzat nem ismeri ezt a minősítést: „${grade}” (${GRADES[field] ?? field}).`,
  'report.history-missing': ({ player }, say) =>
    `${say.player(player)} értékszáma ideiglenes, de hiányoznak azok a korábbi eredmények, amelyekből származik.`,
  'report.history-without-points': ({ player }, say) =>
    `${say.player(player)} értékszáma ideiglenes, de azokban a korábbi eredményekben, amelyekből származik, nincs pont.`,
  'report.history-without-results': ({ player, event }, say) =>
    `${say.player(player)}: egy korábbi verseny${event === null ? '' : ` (${event})`} csak összesítve szerepel, de ehhez a szabályzathoz játszmánkénti eredmények kellenek.`,
  'report.event-in-history': ({ player, event }, say) =>
    `${say.player(player)}: a korábbi eredmények között már ez a verseny (${event}) is szerepel.`,

  'rulebook.missing': () => 'Nincs megadva, melyik szabályzat szerint kell elszámolni.',
  'rulebook.unknown': ({ seen, expected }) =>
    `Nincs ilyen szabályzat: „${seen}”; a lehetőségek: ${expected.join(', ')}.`,
  'rulebook.no-edition': ({ family, date }, say) =>
    `A szabályzat (${family.toUpperCase()}) egyetlen itt ismert kiadása sem hatályos ${onDay(date, say)}.`,
  'rulebook.no-control': ({ family, control, from, date }, say) =>
    from === null || date === null
      ? `Ebben a szabályzatban (${family.toUpperCase()}) nincs ilyen értékszám: ${CONTROLS[control]}.`
      : `Ehhez (${family.toUpperCase()}, ${CONTROLS[control]}) az Elobooknak csak ettől a naptól van szabályzata: ${say.date(from)}; a verseny korábban kezdődött (${say.date(date)}), ezért nem értékelhető.`,
  'rulebook.other-control': ({ edition, control, is }) =>
    `Ez a kiadás (${edition}) más értékszámokról szól (${CONTROLS[is]}), mint amit kértek (${CONTROLS[control]}): adja meg helyette a szabályzatcsaládot („--rules fide --control ${control}”), vagy hagyja el a --control kapcsolót.`,
  'rulebook.other-time': ({ time, is, family, control }) =>
    `A gondolkodási idő (${time}) más értékszámhoz tartozik (${CONTROLS[is]}), mint amelyhez most számoltunk (${CONTROLS[control]}). A megfelelő szabályok szerint: „--rules ${family} --control ${is}”.`,
  'rulebook.several-controls': ({ times }, say) =>
    `Többféle gondolkodási idő: ${say.list(times.map(({ time, control }) => `${time} (${control === null ? 'egyik listához sem elég' : CONTROLS[control]})`))}. Mindegyik fajta külön verseny: készítsen mindegyikről külön fájlt, és külön értékelje („--control …”). Ha minden játszma egyforma idővel zajlott, adja meg a --facts fájlban (event.controls); egy játszma több szakasza közül az utolsó kivételével mindegyikhez lépésszám tartozik.`,
  'rulebook.no-date': ({ family }) =>
    `A szabályzat (${family.toUpperCase()}) kiadását a verseny első napja határozza meg, de az hiányzik.`,
  'rulebook.out-of-force': ({ edition, date, from, to }, say) => {
    const when = inForce(from, to, say);
    return `Ez a kiadás (${edition}) ${onDay(date, say)} nem hatályos${when === '' ? '' : `, csak${when}`}.`;
  },
  'rulebook.no-period': ({ edition }) =>
    `Ez a szabályzat (${edition}) minden versenyt külön számol el, értékszám-periódust nem ismer.`,
  'rulebook.k-not-assumed': ({ edition }) =>
    `Ebben a szabályzatban (${edition}) nincs a korábbi játszmáktól függő K, ezért a választott K nem számít.`,
  'period.mixed-editions': ({ editions }, say) =>
    `Ezeknek a kiadásoknak a versenyei nem számolhatók el egy periódusként: ${say.list(editions)}.`,
  'period.repeated-event': ({ event }) => `A periódusban többször szerepel ez a verseny: ${event}.`,
  'report.born-later': ({ player, year }, say) =>
    `${say.player(player)} születési éve (${year}) későbbi, mint a verseny éve.`,
  'report.history-later': ({ player, end }, say) =>
    `${say.player(player)} egyik korábbi versenye ${onDay(end, say)} ért véget, vagyis e verseny után.`,
  'report.two-ratings': ({ player, rating, currentRating }, say) =>
    `${say.player(player)} a verseny kezdetén rendelkezett értékszámmal (${say.number(rating)}), ezért a jelenlegi értékszám (${say.number(currentRating)}) nem számít.`,
  'report.received-early': ({ received, end }, say) =>
    `A jegyzőkönyv ${onDay(received, say)} érkezett be, a verseny utolsó napja (${say.date(end)}) előtt.`,
  'report.schedule-outside': ({ round, date }, say) =>
    `${capitalThe(round, say)}. forduló napja (${say.date(date)}) kívül esik a verseny napjain.`,
  'report.more-findings': ({ count }, say) =>
    `A jegyzőkönyv játékosairól és játszmáiról további ${say.number(count)} észrevétel van.`,
  'report.empty-controls': () => 'A gondolkodási idő nincs kitöltve, ezért nem ellenőrizhető.',
  'period.unknown-base': ({ player }) =>
    `Az előző lista értékszámai között olyan játékos szerepel, aki a periódus egyik versenyén sem indult: ${player}.`,
};
