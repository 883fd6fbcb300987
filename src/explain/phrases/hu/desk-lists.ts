/** Ratings, lists and their proof, in Hungarian. */
import type { DeskListFindings } from '../../desk-findings/lists.ts';
import type { FindingPhrases } from '../../language.ts';
import { AUTHORITIES } from './desk-events.ts';

const shown = (value: unknown): string => (value === null ? 'nincs' : String(value));
const quoted = (names: readonly string[]): string => names.map((name) => `„${name}”`).join(', ');

export const LIST_FINDINGS: FindingPhrases<DeskListFindings> = {
  'lists.unknown-event': ({ event }) => `Nincs „${event}” jelű verseny.`,
  'lists.not-there': ({ player, where }, say) => `A játékos (${say.player(player)}) itt nem szerepel: „${where}”.`,
  'lists.unknown-list': ({ pool, date, count, first, last }, say) =>
    `A(z) „${pool}” állománynak nincs ilyen listája: „${date}”; ${count === 0 ? 'még egy sincs' : count === 1 ? `egyetlen listája: ${first}` : `${say.number(count)} van, ettől: ${first}, eddig: ${last} (a „lists ${pool}” parancs felsorolja őket)`}.`,
  'lists.which-pool': ({ date, pools }) =>
    `A játékos több állomány „${date}” listáján is szerepel (${quoted(pools)}); a --pool mondja meg, melyikről van szó.`,
  'lists.no-list': ({ pool }) => `A(z) „${pool}” állománynak még nincs listája.`,
  'lists.bad-date': ({ seen, periodic }) =>
    periodic
      ? `„${seen}” nem egy lista hónapja; így írandó: 2024-06.`
      : `„${seen}” nem egy nap; így írandó: 2024-06-01.`,
  'lists.import-open': ({ pool, date, players }, say) =>
    `A lista (${say.date(date)}) felvétele a(z) „${pool}” állományba félbeszakadt: ${say.count(players, 'játékos')} került be. Újra kell indítani; amíg nem teljes, nem jöhet utána másik.`,
  'lists.not-after': ({ date, last }, say) =>
    `A listák egymás után következnek: az utolsó kelte ${say.date(last)}, ezért nem jöhet utána ez: ${say.date(date)}`,
  'lists.before-pool': ({ date, from }, say) =>
    `Az első lista hónapja ${say.month(from)}, ezért ilyen keltű lista nincs: ${say.date(date)}`,
  'lists.several-due': ({ pool, dates, count }, say) =>
    `${say.count(count, 'lista')} esedékes: ${say.list([...dates.map((date) => say.date(date)), ...(count > dates.length ? [`további ${say.number(count - dates.length)}`] : [])])}. Meg kell mondani, melyikről van szó; a soron következő: „publish ${pool} --date ${dates[0]?.slice(0, 7)}”.`,
  'lists.due-without-events': ({ pool, date, events, count }, say) =>
    `Az esedékes listán (${say.date(date)}) egyetlen verseny sem lenne, miközben várakozik ${say.count(count, 'verseny')}: ${events.join(', ')}${count > events.length ? ', …' : ''}. Ami erre a listára való, azt előbb el kell fogadni; ha a lista így helyes, ki kell mondani: „publish ${pool} --date ${date.slice(0, 7)}”.`,
  'lists.not-next': ({ date, next }, say) =>
    `A soron következő lista kelte ${say.date(next)}; a kért lista (${say.date(date)}) csak utána jöhet. Előbb a soron következőt kell közzétenni; ha a közbülső listák semmi újat nem mondanának, a --skip kihagyja őket.`,
  'lists.early-not-next': ({ date, next }, say) =>
    `Zárónapja előtt csak a soron következő lista tehető közzé (${say.date(next)}), ez nem: ${say.date(date).replace(/\.$/, '')}.`,
  'lists.not-empty-between': ({ date, next, events, players }, say) =>
    `A kért lista (${say.date(date)}) előttiek nem hagyhatók ki, mert vár rájuk valami: ${say.list([
      ...(events.length === 0 ? [] : [`verseny (${events.join(', ')})`]),
      ...(players === 0 ? [] : [`döntés, összevonás vagy felvett értékszám (${say.count(players, 'játékos')})`]),
    ])}. Előbb ezt a listát kell közzétenni: ${say.date(next).replace(/\.$/, '')}.`,
  'lists.months-skipped': ({ next, date, count }, say) =>
    `Kimarad ${say.count(count, 'lista')} (ettől kezdve: ${say.date(next)}); ez következik: ${say.date(date).replace(/\.$/, '')}.`,
  'lists.looks-ahead': ({ date, next }, say) =>
    `Ez előretekintés: a soron következő lista kelte ${say.date(next)}, és amíg az meg nem jelenik, ez nem tehető közzé: ${say.date(date).replace(/\.$/, '')}.`,
  'lists.too-early': ({ date, before, today }, say) =>
    `A lista (${say.date(date)}) zárónap előtt sem tehető még közzé: az előző zárónapja ${say.date(before)}, a mai nap pedig ${say.date(today).replace(/\.$/, '')}.`,
  'lists.not-closed': ({ date, closing, today }, say) =>
    `A lista (${say.date(date)}) zárónapja ${say.date(closing)}, a mai nap pedig ${say.date(today)}`,
  'lists.early-ground': ({ date }, say) => `A lista (${say.date(date)}) zárónap előtti lezárását indokolni kell.`,
  'lists.future': ({ date, today }, say) => `Ez a nap még nem jött el: ${say.date(date)}; ma ${say.date(today)} van.`,
  'lists.later-event': ({ date, event, end }, say) =>
    `A(z) ${event} verseny már el van számolva, és később ért véget (${say.date(end)}), mint ${say.date(date)}; későbbi nap kell.`,
  'lists.no-edition': ({ family, date }, say) =>
    `Az Elobook nem ismer olyan „${family}” szabályzatot, amely erre a listára érvényes volt: ${say.date(date)}`,
  'lists.event-not-rated': ({ event, clauses }) =>
    `A(z) ${event} versenyt elfogadták, de az első nap értékszámaival nem számolható el (${clauses.join(', ')}); ezzel a listával elutasítva.`,
  'lists.rated-again': ({ pool, events, players }, say) =>
    `Újra elszámolva a(z) „${pool}” állományban: ${say.count(events, 'verseny')}; ${say.count(players, 'értékszám')} változik.`,
  'lists.before-first-list': ({ event, start, list }, say) =>
    `A(z) ${event} verseny az első lista előtt kezdődött (${say.date(start)}); ennek a listának az értékszámai számítanak: ${say.date(list)}`,
  'lists.open-questions': ({ events, questions }, say) =>
    `Még nyitva van ${say.count(questions, 'kérdés')}, ezért ezek a versenyek későbbre maradnak: ${events.join(', ')}.`,
  'lists.unknown-indicator': ({ indicator, expected }) =>
    `„${indicator}” dolgában nem hozható döntés; lehetséges: ${quoted(expected)}.`,
  'lists.bad-value': ({ indicator, value }) => `A(z) „${indicator}” értéke nem lehet ez: „${shown(value)}”.`,
  'lists.out-of-range': ({ indicator, value, from, to }) =>
    `A(z) „${indicator}” itt ${from} és ${to} közötti lehet, ${value} nem.${indicator === 'rating' && value < from ? ' Akinek ne legyen értékszáma, annál „none” áll.' : ''}`,
  'lists.day-outside': ({ on, from, today }, say) =>
    `A döntés hatálya az utolsó lista kelte (${say.date(from)}) és a mai nap (${say.date(today)}) közé eshet, ez nem: ${say.date(on)}`,
  'lists.say-twice': ({ player, indicator, old, value, doubts, most, highest }, say) =>
    `A(z) „${indicator}” (${say.player(player)}) megváltozna, ${shown(old)} → ${shown(value)}: ${say.list(
      doubts.map(
        (doubt) =>
          ({
            'taken-away': 'a játékosnak nem maradna értékszáma',
            far: `a változás több mint ${most} pont`,
            highest: `az állományban ez mindenki másénál magasabb (${shown(highest)})`,
          })[doubt],
      ),
    )}. Ha így helyes, kétszer kell kimondani: --although ${value === null ? 'none' : shown(value)}.`,
  'lists.said-otherwise': ({ indicator, value, although }) =>
    `A döntésben a(z) „${indicator}” ${shown(value)}, az --although szerint azonban ${shown(although)}: a kettő közül az egyik elírás.`,
  'lists.peak-below-rating': ({ player, peak, rating }, say) =>
    `A legmagasabb értékszám (${say.player(player)}) nem lehet ${peak}, mert a jelenlegi ${rating}. Ha az hibás, előbb arról kell dönteni.`,
  'lists.peak-stays': ({ player, peak }, say) =>
    `A legmagasabb értékszám (${say.player(player)}) továbbra is ${peak}, és ettől függ a K. Ha a játékos ezt sosem érte el, azt is helyesbíteni kell: --indicator peak.`,
  'lists.nothing-to-revoke': ({ player, pool, indicator }, say) =>
    `A(z) „${pool}” állományban nincs döntés erről: „${indicator}” (${say.player(player)}).`,
  'lists.decision-published': ({ entry, player, date }, say) =>
    `A(z) ${entry}. bejegyzés döntése (${say.player(player)}) már közzétett listán van (${say.date(date)}), ezért nem vonható vissza. A következő listán új döntés hozza rendbe.`,
  'lists.changed-since': ({ entry, player, since }, say) =>
    `A(z) ${entry}. bejegyzés döntése (${say.player(player)}) magában nem vonható vissza: a(z) ${since}. bejegyzés azóta megváltoztatta, ami rá épül. Helyette új döntést kell hozni.`,
  'lists.no-ground': () => 'A döntést indokolni kell.',
  'lists.no-authority': () => 'Meg kell nevezni, ki hozta a döntést.',
  'lists.wrong-authority': ({ by, pool, expected }, say) =>
    `A(z) „${pool}” állományban „${by}” nem dönthet egy játékos értékszámáról. Akinek a döntése érvényes: ${say.list(expected.map((each) => AUTHORITIES[each]))}.`,
  'lists.other-value': ({ player, indicator, named, present }, say) =>
    `A döntés szerint a jelenlegi „${indicator}” (${say.player(player)}) ${shown(named)}, valójában azonban ${shown(present)}.`,
  'lists.nothing-decided': ({ player, indicator, value }, say) =>
    `A(z) „${indicator}” (${say.player(player)}) már most is ${shown(value)}.`,
  'lists.unknown-format': ({ format, expected }) => `Nincs „${format}” listaformátum; van: ${quoted(expected)}.`,
  'lists.wrong-format': ({ format, rulebook, expected }) =>
    `A(z) „${rulebook}” szabálykönyv listáihoz nincs „${format}” formátumú fájl; van: ${quoted(expected)}.`,
  'lists.without-number': ({ players }, say) =>
    `FIDE-szám nélkül ebben a formátumban nem szerepelhet: ${say.count(players, 'játékos')}; a CSV- és a JSON-fájlban mindenki benne van.`,
  'lists.corrected-report': ({ event, corrects, list, enters }, say) =>
    `Ez a helyesbített jelentés (${event}, korábban ${corrects}); ezt mondta volna a lista (${say.date(list)}). Az a lista marad; a különbség ${enters === null ? 'akkor kerül listára, ha a jelentést elfogadják.' : `erre a listára kerül: ${say.date(enters)}`}`,
  'lists.explained-otherwise': ({ player, published, explained }, say) =>
    `A közzétett értékszám (${say.player(player)}) ${shown(published)}; a ma ismert adatokból a lépések ide vezetnek: ${shown(explained)}.`,
  'lists.unofficial': ({ pool, date }, say) =>
    date === null
      ? `Ez nem hivatalos: a(z) „${pool}” állomány még nem tette közzé.`
      : `Ez nem hivatalos: a(z) „${pool}” állomány utolsó listájának kelte ${say.date(date)}`,
  'verify.list': ({ entry, pool, date, seen, expected }, say) =>
    `A(z) ${entry}. bejegyzés így zárja le a(z) „${pool}” állomány listáját (${say.date(date)}): ${seen}; a bejegyzésekből ez következik: ${expected}.`,
  'verify.event': ({ entry, event, seen, expected }) =>
    `A(z) ${entry}. bejegyzés szerint a(z) ${event} verseny eredményeinek lenyomata ${seen}; a bejegyzésekből ez következik: ${expected}.`,
  'verify.paper': ({ paper, kind, of }) =>
    `A(z) ${paper} irat (${kind}, ${of}. szám) nem az, amelyet a bejegyzések megneveznek.`,
  'verify.paper-missing': ({ entry, paper, kind, of }) =>
    `A(z) ${paper} irat (${kind}, ${of}. szám), amelyet a(z) ${entry}. bejegyzés megnevez, nincs meg, és egy bejegyzés sem mondja, hogy törölték volna.`,
  'verify.paper-back': ({ entry, paper, kind, of }) =>
    `A(z) ${paper} irat (${kind}, ${of}. szám) megvan, pedig a(z) ${entry}. bejegyzés törölte.`,
  'verify.store': ({ said }) => `Az adatbázis fájlja sérült: „${said}”.`,
  'verify.schema': ({ name, wrong, seen, expected }) =>
    `Az adatbázis nem úgy épül fel, ahogy ez a program felépíti: ${
      {
        missing: `hiányzik „${name}”`,
        foreign: `„${name}” nem tartozik oda`,
        changed: `„${name}” most ez: „${seen}”, de ennek kellene lennie: „${expected}”`,
      }[wrong]
    }.`,
  'verify.entry': ({ entry, field }) =>
    `Ami a(z) ${entry}. bejegyzés mellett áll (${field}), nem az, amit a bejegyzés mond.`,
  'verify.row': ({ projection, row, key, column }) =>
    column === null
      ? `A(z) „${projection}” tábla ${row}. sora (${key}) hiányzik, vagy fölösleges.`
      : `A(z) „${projection}” tábla ${row}. sora (${key}) nem következik a bejegyzésekből: a(z) ${column}. oszlop eltér.`,
};
