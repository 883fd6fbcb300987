/** Ratings, lists and their proof, in Hungarian. */
import type { DeskListFindings } from '../../../explain/desk-findings/lists.ts';
import type { FindingPhrases } from '../../../explain/language.ts';
import { AUTHORITY_NAMES } from './desk-events.ts';
import { capitalThe, the } from '../articles.ts';
import { theDay } from '../days.ts';

const shown = (value: unknown): string => (value === null ? 'nincs' : String(value));
const quoted = (names: readonly string[]): string => names.map((name) => `„${name}”`).join(', ');

/** What can be decided on, and how it is written. */
const VALUES: Readonly<Record<string, string>> = {
  rating: 'egész szám, például 1850, vagy „none”',
  grade: 'fokozat, például 5k vagy 2d',
  games: 'egész szám, például 12',
  unsettled: '„true” vagy „false”',
};

export const DESK_LIST_FINDINGS: FindingPhrases<DeskListFindings> = {
  'lists.unknown-event': ({ event }) => `Nincs „${event}” jelű verseny.`,
  'lists.not-there': ({ player, where }, say) => `A játékos (${say.player(player)}) itt nem szerepel: „${where}”.`,
  'lists.brought-in': ({ pool, date }, say) =>
    `Ez a lista (${pool}, ${say.date(date)}) máshonnan került ide: nincs róla közzétételi összesítő.`,
  'lists.unknown-list': ({ pool, date, count, first, last }, say) =>
    `${capitalThe(`„${pool}”`, say)} állománynak nincs ilyen listája: „${date}”; ${count === 0 ? 'még egy sincs' : count === 1 ? `egyetlen listája: ${first}` : `${say.number(count)} van, az első ${first}, az utolsó ${last} (a „lists ${pool}” parancs felsorolja őket)`}.`,
  'lists.which-pool': ({ date, pools }) =>
    `A játékos több állomány „${date}” listáján is szerepel (${quoted(pools)}); a --pool kapcsolóval adható meg, melyikről van szó.`,
  'lists.no-tables': ({ month, first, last }, say) =>
    first === null || last === null
      ? 'Még nincs lista, így nincs mit kiírni.'
      : `Erre a hónapra (${say.month(month)}) nincs lista. Az első lista dátuma ${say.date(first)}, az utolsóé ${say.date(last)}: adjon meg egy másik hónapot a kettő között (--month), vagy hagyja el, és akkor minden lista kiírásra kerül.`,
  'lists.no-list': ({ pool }, say) => `${capitalThe(`„${pool}”`, say)} állománynak még nincs listája.`,
  'lists.bad-date': ({ seen, periodic }) =>
    periodic
      ? `Nem értelmezhető hónap: „${seen}”; így írandó: 2024-06.`
      : `Nem értelmezhető dátum: „${seen}”; így írandó: 2024-06-01.`,
  'lists.import-open': ({ pool, date, players }, say) =>
    `A lista (${say.date(date)}) átvétele ${the(`„${pool}”`, say)} állományba félbeszakadt: ${say.count(players, 'játékos')} került be. Újra kell indítani; amíg nem teljes, másik lista nem következhet.`,
  'lists.not-after': ({ date, last }, say) =>
    date === last
      ? `Ez a lista (${say.date(date)}) már megvan, és ami megjelent, az nem változik; új lista nem készült.`
      : `A listák időrendben követik egymást: az utolsó kelte ${say.date(last)}, ezért a következőé nem lehet ${theDay(date, say)}.`,
  'lists.before-pool': ({ date, from }, say) =>
    `Az első lista hónapja ${say.month(from)}, ezért ilyen keltű lista nincs: ${theDay(date, say)}.`,
  'lists.several-due': ({ pool, dates, count }, say) =>
    `${say.count(count, 'lista')} esedékes: ${say.list([...dates.map((date) => theDay(date, say)), ...(count > dates.length ? [`további ${say.number(count - dates.length)}`] : [])])}. Meg kell adni, melyikről van szó; a soron következő: „publish ${pool} --date ${dates[0]?.slice(0, 7)}”.`,
  'lists.due-without-events': ({ pool, date, events, count }, say) =>
    `Az esedékes listán (${say.date(date)}) egyetlen verseny sem lenne, miközben ${say.count(count, 'verseny')} várakozik: ${events.join(', ')}${count > events.length ? ', …' : ''}. Ami erre a listára tartozik, azt előbb el kell fogadni; ha a lista így helyes: „publish ${pool} --date ${date.slice(0, 7)}”.`,
  'lists.not-next': ({ date, next }, say) =>
    `A soron következő lista kelte ${say.date(next)}; a kért lista (${say.date(date)}) csak utána következhet. Előbb a soron következőt kell közzétenni; ha a közbülső listák semmi újat nem tartalmaznának, a --skip kapcsoló kihagyja őket.`,
  'lists.early-not-next': ({ date, next }, say) =>
    `Zárónapja előtt csak a soron következő lista tehető közzé (${say.date(next)}), ez nem: ${theDay(date, say)}.`,
  'lists.not-empty-between': ({ date, next, events, players }, say) =>
    `A kért lista (${say.date(date)}) előtti listák nem hagyhatók ki, mert van rajtuk tennivaló: ${say.list([
      ...(events.length === 0 ? [] : [`verseny (${events.join(', ')})`]),
      ...(players === 0 ? [] : [`döntés, összevonás vagy átvett értékszám (${say.count(players, 'játékos')})`]),
    ])}. Előbb ezt a listát kell közzétenni: ${theDay(next, say)}.`,
  'lists.months-skipped': ({ next, date, count }, say) =>
    `Kimarad ${say.count(count, 'lista')} (az első: ${say.date(next)}); a következő: ${theDay(date, say)}.`,
  'lists.looks-ahead': ({ date, next }, say) =>
    `Ez előretekintés: a soron következő lista kelte ${say.date(next)}, és amíg az meg nem jelenik, ez nem tehető közzé: ${theDay(date, say)}.`,
  'lists.too-early': ({ date, before, today }, say) =>
    `A lista (${say.date(date)}) még a zárónapja előtti közzétételre sem érett: az előző lista zárónapja ${say.date(before)}, ma pedig ${say.date(today)} van.`,
  'lists.not-closed': ({ date, closing, today }, say) =>
    `A lista (${say.date(date)}) zárónapja ${say.date(closing)}, ma pedig még csak ${say.date(today)} van. A korábbi lezáráshoz ez kell: --early, indoklással (--ground).`,
  'lists.early-ground': ({ date }, say) => `A lista (${say.date(date)}) zárónap előtti lezárását indokolni kell.`,
  'lists.future': ({ date, today }, say) => `Ez a nap még nem jött el: ${say.date(date)}; ma ${say.date(today)} van.`,
  'lists.later-event': ({ date, event, end }, say) =>
    `Ezt a versenyt (${event}) már elszámolták, pedig később ért véget (${say.date(end)}), mint a megadott nap (${say.date(date)}); későbbi nap kell.`,
  'lists.no-edition': ({ family, date }, say) =>
    `Az Elobook nem ismer olyan „${family}” szabályzatot, amely erre a listára érvényes volt: ${theDay(date, say)}.`,
  'lists.event-not-rated': ({ event, clauses }) =>
    `Ezt a versenyt (${event}) elfogadták, de az első napján érvényes értékszámokkal nem számolható el (${clauses.join(', ')}); a lista közzétételével együtt elutasítva.`,
  'lists.rated-again': ({ pool, events, players }, say) =>
    `Újra elszámolva ${the(`„${pool}”`, say)} állományban: ${say.count(events, 'verseny')}; ${say.count(players, 'értékszám')} változik.`,
  'lists.before-first-list': ({ event, start, list }, say) =>
    `Ez a verseny (${event}) az első lista előtt kezdődött (${say.date(start)}); ennek a listának az értékszámai számítanak: ${theDay(list, say)}.`,
  'lists.open-questions': ({ events, questions }, say) =>
    `Még nyitva van ${say.count(questions, 'kérdés')}, ezért ezek a versenyek későbbre maradnak: ${events.join(', ')}.`,
  'lists.unknown-indicator': ({ indicator, expected }) =>
    `Erről nem hozható döntés: „${indicator}”; lehetséges: ${quoted(expected)}.`,
  'lists.bad-value': ({ indicator, value }, say) =>
    `${capitalThe(`„${indicator}”`, say)} értéke nem lehet ez: „${shown(value)}”; így írható: ${VALUES[indicator] ?? 'egész szám'}.`,
  'lists.out-of-range': ({ indicator, value, from, to }, say) =>
    `${capitalThe(`„${indicator}”`, say)} értéke itt ${from} és ${to} közötti lehet, ${value} nem.${indicator === 'rating' && value < from ? ' Az értékszám elvételéhez a megadandó érték „none”.' : ''}`,
  'lists.day-outside': ({ on, from, today }, say) =>
    `A döntés hatálya az utolsó lista kelte (${say.date(from)}) és a mai nap (${say.date(today)}) közé eshet, ez nem: ${theDay(on, say)}.`,
  'lists.say-twice': ({ player, indicator, old, value, doubts, most, highest }, say) =>
    `${capitalThe(`„${indicator}”`, say)} értéke (${say.player(player)}) megváltozna, ${shown(old)} → ${shown(value)}: ${say.list(
      doubts.map(
        (doubt) =>
          ({
            'taken-away': 'a játékosnak nem maradna értékszáma',
            far: `a változás több mint ${most} pont`,
            highest: `az állományban ez mindenki másénál magasabb (${shown(highest)})`,
          })[doubt],
      ),
    )}. Ha így helyes, meg kell erősíteni: --although ${value === null ? 'none' : shown(value)}.`,
  'lists.said-otherwise': ({ indicator, value, although }, say) =>
    `A döntésben ${the(`„${indicator}”`, say)} értéke ${shown(value)}, az --although szerint azonban ${shown(although)}: a kettő közül az egyik elírás.`,
  'lists.peak-below-rating': ({ player, peak, rating }, say) =>
    `A legmagasabb értékszám (${say.player(player)}) nem lehet ${peak}, mert a jelenlegi ${rating}. Ha az hibás, előbb arról kell dönteni.`,
  'lists.peak-stays': ({ player, peak }, say) =>
    `A legmagasabb értékszám (${say.player(player)}) továbbra is ${peak}, és ettől függ a K. Ha a játékos ezt sosem érte el, azt is helyesbíteni kell: --indicator peak.`,
  'lists.nothing-to-revoke': ({ player, pool, indicator }, say) =>
    `${capitalThe(`„${pool}”`, say)} állományban nincs döntés erről: „${indicator}” (${say.player(player)}).`,
  'lists.decision-published': ({ entry, player, date }, say) =>
    `${capitalThe(entry, say)}. bejegyzés döntése (${say.player(player)}) már közzétett listán szerepel (${say.date(date)}), ezért nem vonható vissza. A következő listán új döntéssel helyesbíthető.`,
  'lists.changed-since': ({ entry, player, since }, say) =>
    `${capitalThe(entry, say)}. bejegyzés döntése (${say.player(player)}) önmagában nem vonható vissza: ${the(since, say)}. bejegyzés azóta megváltoztatta azt, ami ráépül. Helyette új döntést kell hozni.`,
  'lists.no-ground': () => 'A döntést indokolni kell.',
  'lists.no-authority': () => 'Meg kell adni, ki hozta a döntést.',
  'lists.wrong-authority': ({ by, pool, expected }, say) =>
    `${capitalThe(`„${pool}”`, say)} állományban „${by}” nem dönthet egy játékos értékszámáról. Döntésre jogosult: ${say.list(expected.map((each) => AUTHORITY_NAMES[each]))}.`,
  'lists.other-value': ({ player, indicator, named, present }, say) =>
    `A döntés szerint a jelenlegi „${indicator}” (${say.player(player)}) ${shown(named)}, valójában azonban ${shown(present)}.`,
  'lists.nothing-decided': ({ player, indicator, value }, say) =>
    `${capitalThe(`„${indicator}”`, say)} értéke (${say.player(player)}) már most is ${shown(value)}.`,
  'lists.unknown-format': ({ format, expected }) =>
    `Nincs „${format}” listaformátum; választható: ${quoted(expected)}.`,
  'lists.wrong-format': ({ format, rulebook, expected }, say) =>
    `${capitalThe(`„${rulebook}”`, say)} szabályzat listáihoz nincs „${format}” formátumú fájl; választható: ${quoted(expected)}.`,
  'lists.without-number': ({ players }, say) =>
    `FIDE-azonosító nélkül ebben a formátumban nem szerepelhet: ${say.count(players, 'játékos')}; a CSV- és a JSON-fájlban mindenki benne van.`,
  'lists.not-in-combined': ({ pool, date }, say) =>
    `Ennek az állománynak nincs ilyen napi listája: ${pool} (${say.date(date)}); a fájlban nem szerepelnek az értékszámai.`,
  'lists.corrected-report': ({ event, corrects, list, enters }, say) =>
    `Ez a helyesbített jegyzőkönyv (${event}, korábban ${corrects}); ez szerepelt volna a listán (${say.date(list)}). Az a lista nem változik; a különbség ${enters === null ? 'akkor kerül listára, ha a jegyzőkönyvet elfogadják.' : `erre a listára kerül: ${theDay(enters, say)}.`}`,
  'lists.explained-otherwise': ({ player, published, explained }, say) =>
    `A közzétett értékszám (${say.player(player)}) ${shown(published)}; a ma ismert adatokból a számítás eredménye: ${shown(explained)}.`,
  'lists.two-ratings': ({ pool, other, date, count, players }, say) =>
    `A szövetség értékszáma megegyezik a FIDE értékszámával, a két állomány (${pool}, ${other}) listáján (${say.date(date)}) mégis ${say.number(count)} játékosé eltér: ${say.list(players.map(({ player, here, there }) => `${say.player(player)} ${say.number(here)}, illetve ${say.number(there)}`))}${count > players.length ? ', …' : ''}.`,
  'lists.raised-results': ({ entries, results }, say) =>
    `Az összes értékszám módosítása (${say.list(entries.map((entry) => `${say.number(entry)}. bejegyzés`))}) előtti eredmények ellenfelei a módosított értékszámukkal számítanak, mert az állományhoz ezt választották (pool.raiseOld: yes): ${say.list(results.map(({ event, games, points }) => `${event}: ${say.signed(points)} pont ${say.number(games)} játszmában`))}.`,
  'lists.readings': ({ pool, date, readings }, say) =>
    `A lista (${say.date(date)}) az állomány (${pool}) által választott értelmezések szerint készült: ${say.list([...readings])}.`,
  'lists.unofficial': ({ pool, date }, say) =>
    date === null
      ? 'Nem hivatalos: közzétett listán még nem szerepel.'
      : `Nem hivatalos: közzétett listán még nem szerepel; ${the(`„${pool}”`, say)} állomány utolsó listájának kelte ${theDay(date, say)}.`,
  'lists.change-waits': ({ date, list, entry }, say) =>
    `Ez a lista (${say.date(date)}) kihagyná az összes értékszám módosítását, amelyről erre a hónapra döntés született: ${say.month(list)} (${entry}. bejegyzés). Előbb azt a listát kell közzétenni, vagy a módosítást visszavonni: „pools adjust ÁLLOMÁNY --revoke ${entry}”.`,
  'adjust.continuous': ({ pool, family }, say) =>
    `${capitalThe(`„${pool}”`, say)} állományban (${family}) minden verseny azonnal számít, ezért nincs olyan lista, amelyen minden értékszám módosítható volna. Egy-egy játékosról a „decide” paranccsal lehet dönteni.`,
  'adjust.decided-day': ({ seen, today }, say) =>
    `„${seen}” nem lehet a döntés napja: legkésőbb a mai nap adható meg, ${say.date(today)} (--decided 2024-01-31).`,
  'adjust.rule': ({ seen }) =>
    `„${seen}” nem szabály. Szabályok: towards:2000:2/5 (a 2000-ig hiányzó pontok kétötöde, a legközelebbi egészre kerekítve), towards:2000:3/5:down (lefelé kerekítve), at-least:standard:100 (legfeljebb 100 ponttal a „standard” állomány értékszáma alatt).`,
  'adjust.fraction': ({ seen }) =>
    `Ebben a szabályban („${seen}”) a tört 0-nál nagyobb és legfeljebb 1 lehet: a határig hiányzó pontok egy része.`,
  'adjust.order': ({ seen, expected }, say) =>
    `„${seen}” nem a módosítás és a versenyek sorrendje. Lehetséges (--order): ${say.list(expected)}.`,
  'adjust.sealed': ({ list, last, next }, say) =>
    last === null
      ? `Az állománynak nincs ilyen listája: ${say.month(list)}. Az első lista hónapja: ${say.month(next)} (--list ${next}).`
      : `Ez a lista már nem módosítható: ${say.month(list)}. Az utolsó közzétett lista napja ${say.date(last)}, a következő hónapja ${say.month(next)} (--list ${next}).`,
  'adjust.nobody': ({ pool, list, rule }, say) =>
    `Ezen a listán (${pool}, ${say.month(list)}) a szabály (${rule}) senkinek az értékszámát nem változtatja meg, ezért nem kerül a főkönyvbe.`,
  'adjust.twice': ({ pool, rule, list, entry }, say) =>
    `Ezen a listán (${pool}, ${say.month(list)}) ez a módosítás (${rule}) már szerepel, ${the(entry, say)}. bejegyzés szerint. Visszavonása: „pools adjust ${pool} --revoke ${entry}”.`,
  'adjust.again': ({ pool, rule, list, entry }, say) =>
    `${capitalThe(`„${pool}”`, say)} állomány értékszámai egyszer már módosultak így (${rule}), ezen a listán: ${say.month(list)} (${entry}. bejegyzés). Ha még egyszer kell: --although again.`,
  'adjust.own-pool': ({ pool }, say) =>
    `${capitalThe(`„${pool}”`, say)} állomány nem mérhető önmagához: az at-least szabály másik állományt nevez meg.`,
  'adjust.other-list': ({ pool, of, date }, say) =>
    `${capitalThe(`„${of}”`, say)} állomány listája (${say.date(date)}) még nem jelent meg, pedig ${the(`„${pool}”`, say)} állomány értékszámai ahhoz igazodnak. Előbb azt kell közzétenni: „publish ${of} --date ${date.slice(0, 7)}”.`,
  'adjust.way': ({ seen, expected }, say) =>
    `„${seen}” nem a visszavonás módja. Lehetséges (--way): ${say.list(expected)}.`,
  'adjust.unknown': ({ pool, entry, known }, say) =>
    `${capitalThe(entry, say)}. bejegyzés nem módosította ${the(`„${pool}”`, say)} állomány összes értékszámát. ${known.length === 0 ? 'Ilyen bejegyzés nincs.' : `Ilyen bejegyzések: ${say.list(known.map(String))}.`}`,
  'adjust.taken-back': ({ entry, by, list }, say) =>
    `${capitalThe(entry, say)}. bejegyzés módosítását ${the(by, say)}. bejegyzés már visszavonta, erre a listára: ${say.month(list)}.`,
  'verify.change': ({ entry, pool, date }, say) =>
    `Ez a lista (${pool}, ${say.date(date)}) nem egyezik azzal, amit ${the(entry, say)}. bejegyzés az összes értékszám módosításáról mond: az irat, az összegek és a szabály eredménye nem ugyanaz.`,
  'verify.recomputed': ({ entry, pool, date }, say) =>
    `${capitalThe(entry, say)}. bejegyzés szerint a módosítás nélkül újraszámolt lista (${pool}, ${say.date(date)}) más, mint ami a bejegyzésekből következik, vagy a hozzá tartozó irat sorai mások.`,
  'lists.recomputed': ({ date, published, recomputed, adjusts, reversal, list }, say) =>
    `Ezt a listát (${say.date(date)}) újraszámolták a módosítás (${adjusts}. bejegyzés) nélkül, amelyet ${the(reversal, say)}. bejegyzés vont vissza: ${published === null ? 'a közzétett listán nem szerepel' : `közzétett értékszám ${published}`}, ${recomputed === null ? 'a módosítás nélkül nem szerepelne a listán' : `a módosítás nélkül ${recomputed}`}. A közzétett lista marad; a különbség ezen a listán jelenik meg: ${say.month(list)}.`,
  'verify.list': ({ entry, pool, date, seen, expected }, say) =>
    `${capitalThe(entry, say)}. bejegyzés pecsétje ${the(`„${pool}”`, say)} állomány listáján (${say.date(date)}): ${seen}; a bejegyzésekből ez következik: ${expected}.`,
  'verify.root': ({ entry, pool, date, seen, expected }, say) =>
    `${capitalThe(entry, say)}. bejegyzés szerint ${the(`„${pool}”`, say)} állomány listájának (${say.date(date)}) Merkle-gyökere ${seen}; a bejegyzésekből ez következik: ${expected}.`,
  'verify.event': ({ entry, event, seen, expected }, say) =>
    `${capitalThe(entry, say)}. bejegyzés szerint ${the(event, say)} verseny eredményeinek lenyomata ${seen}; a bejegyzésekből ez következik: ${expected}.`,
  'verify.report-players': ({ entry, event, seen, expected }, say) =>
    `${capitalThe(entry, say)}. bejegyzés szerint ${the(event, say)} versenyen ${say.count(seen, 'játékos')} szerepel; a tárolt jegyzőkönyvben ${say.number(expected)}.`,
  'verify.report-game': ({ entry, event, round, seen, expected }, say) =>
    `${capitalThe(event, say)} verseny ${round}. fordulójában ${the(entry, say)}. bejegyzés szerint: ${seen ?? 'nincs ilyen játszma'}; a tárolt jegyzőkönyv szerint: ${expected ?? 'nincs ilyen játszma'}. A számok a játékosok helyei a jegyzőkönyvben.`,
  'verify.report-person': ({ entry, event, player, person }, say) =>
    `${capitalThe(entry, say)}. bejegyzés ${the(event, say)} verseny jegyzőkönyvének ${player}. játékosát ${the(person, say)} azonosítójú személynek veszi, akire a tárolt jegyzőkönyv ott nem utalhat: egyetlen neve és száma sem hasonlított rá.`,
  'verify.reports-unread': ({ reports, entry }, say) =>
    `Ez a változat ${say.count(reports, 'tárolt jegyzőkönyvet')} nem tud beolvasni, ezért a bejegyzések játszmáit nem vetette össze velük; az első ${the(entry, say)}. bejegyzésé.`,
  'verify.reports-told': ({ reports, entry }, say) =>
    `${say.count(reports, 'bejegyzésben')} mások a verseny adatai, mint a tárolt jegyzőkönyvben, mert valaki a jegyzőkönyv mellett megadta őket; az első ${the(entry, say)}. bejegyzés.`,
  'verify.paper': ({ paper, kind, of }) =>
    `Ez az irat (${paper}; ${kind}, ${of}. szám) nem az, amelyre a bejegyzések hivatkoznak.`,
  'verify.paper-missing': ({ entry, paper, kind, of }, say) =>
    `Hiányzik az irat (${paper}; ${kind}, ${of}. szám), amelyre ${the(entry, say)}. bejegyzés hivatkozik, és törléséről egyetlen bejegyzés sem szól.`,
  'verify.paper-back': ({ entry, paper, kind, of }, say) =>
    `Megvan az irat (${paper}; ${kind}, ${of}. szám), pedig ${the(entry, say)}. bejegyzés törölte.`,
  'verify.store': ({ said }) => `Az adatbázis fájlja sérült: „${said}”.`,
  'verify.schema': ({ name, wrong, seen, expected }) =>
    `Az adatbázis felépítése eltér attól, amelyet ez a program létrehoz: ${
      {
        missing: `hiányzik „${name}”`,
        foreign: `„${name}” nem tartozik oda`,
        changed: `„${name}” most ez: „${seen}”, de ennek kellene lennie: „${expected}”`,
      }[wrong]
    }.`,
  'verify.entry': ({ entry, field }, say) =>
    `Ami ${the(entry, say)}. bejegyzés mellett szerepel (${field}), nem egyezik a bejegyzés tartalmával.`,
  'verify.row': ({ projection, row, key, column }, say) =>
    column === null
      ? `${capitalThe(`„${projection}”`, say)} tábla ${row}. sora (${key}) hiányzik, vagy fölösleges.`
      : `${capitalThe(`„${projection}”`, say)} tábla ${row}. sora (${key}) nem következik a bejegyzésekből: ${the(column, say)}. oszlop eltér.`,
};
