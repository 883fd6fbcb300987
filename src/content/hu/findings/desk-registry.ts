/** Office, pools, federations and players, in Hungarian. */
import type { ListedPlayers, PlayerField, RegistryFindings } from '../../../explain/desk-findings/registry.ts';
import { doubtsIn, isNever } from './doubts.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { the } from '../articles.ts';
import { theDay } from '../days.ts';

const NUMBERS: Readonly<Record<RegistryFindings['player.number-unknown']['number'], string>> = {
  fide: 'FIDE-azonosító',
  komir: 'KOMIR-azonosító',
  orr: 'ORR-azonosító',
  pin: 'Go-PIN',
};

const FIELDS: Readonly<Record<PlayerField, string>> = {
  ...NUMBERS,
  name: 'név',
  birth: 'születési idő',
  sex: 'nem',
  federation: 'szövetség',
  title: 'cím',
  titles: 'további címek',
  club: 'egyesület',
  guestClub: 'vendégjátékos egyesülete',
  strengthOrder: 'hely az erősorrendben',
  licences: 'versenyengedélyek',
  deceased: 'az elhalálozás napja',
  blocked: 'kizárás a listákról',
  exempt: 'felmentés',
  private: 'kérés a keresőkből való kizárásra',
};

const isNumber = (field: PlayerField): boolean => Object.hasOwn(NUMBERS, field);

/** Players of a list by their places in it, with what is on either side. */
function whose({ rows, players, seen, count }: ListedPlayers, say: Say): string {
  const none = '–';
  const one = (row: number, place: number): string => {
    const at = seen[place] ?? { here: null, list: null };
    const both = at.here === null && at.list === null ? '' : `: itt ${at.here ?? none}, a listán ${at.list ?? none}`;
    return `a lista ${say.number(row)}. játékosa (${say.player(players[place] as string)}${both})`;
  };
  return `${say.list(rows.map(one))}${count > rows.length ? ', …' : ''}`;
}

const FORMS: Readonly<Partial<Record<PlayerField, string>>> = {
  birth: 'dátum, például 2001-05-30, vagy csak az év',
  sex: 'm vagy f',
  federation: 'három nagybetű, Go esetén kettő is lehet',
  fide: 'legfeljebb tíz számjegy',
  komir: 'legfeljebb öt számjegy',
  orr: 'legfeljebb tíz számjegy',
  pin: 'nyolc számjegy',
  strengthOrder: 'egy egyesület és egy egész szám 1-től',
  licences: 'egy egyesület egy négyjegyű évhez',
  titles: 'címek, a hazaiak 1990 előtti évvel',
  deceased: 'dátum, például 2024-05-30',
  private: 'dátum, például 2024-05-30',
};

export const REGISTRY_FINDINGS: FindingPhrases<RegistryFindings> = {
  'office.no-author': () =>
    'Meg kell adni, ki végzi a változtatást: az --as kapcsolóval vagy az ELOBOOK_AUTHOR változóban.',
  'office.public-role': () =>
    'A nyilvános kiszolgáló szerepköre az irodának csak egy részét látja; az ellenőrzéshez a táblák tulajdonosának szerepköre kell.',
  'office.not-open': () => 'Az iroda még nem nyílt meg; az „elobook office init” paranccsal nyitható meg.',
  'office.open-already': ({ name }) => `Ez az iroda már megnyílt, és csak egyszer nyitható meg: „${name}”.`,
  'office.name-missing': () => 'Az irodának nevet kell adni (--name).',
  'office.time-zone': ({ timeZone }) => `Nincs ilyen időzóna: „${timeZone}”; a helyes alak például Europe/Budapest.`,
  'office.not-new': ({ name }) =>
    `A nevet és az időzónát az első lista és az első jegyzőkönyv előtt kell megválasztani; ennek az irodának („${name}”) már van, és az aláírásaiban ez a név szerepel. Más nyelvű név továbbra is megadható.`,
  'office.unchanged': () => 'Az iroda beállítása már ez; semmi sem változott.',

  'pool.unknown': ({ pool }) => `Az irodában nincs ilyen állomány: „${pool}”; a meglévőket a „pools show” mutatja.`,
  'pool.exists': ({ pool }) => `Az irodában már van ilyen állomány: „${pool}”.`,
  'pool.closed': ({ pool, after }, say) =>
    `Ez az állomány („${pool}”) le van zárva (${after.length === 7 ? `utolsó listája: ${say.month(after)}` : `utolsó napja: ${say.date(after)}`}). Újranyitása: „pools reopen ${pool}”.`,
  'pool.closes-early': ({ pool, after, last }, say) =>
    `Az állomány („${pool}”) nem zárható le ezzel: ${after.length === 7 ? `${say.month(after)}, mert későbbi listája is megjelent (${say.month(last)})` : `${say.date(after)}, mert későbbi listája is megjelent (${say.date(last)})`}.`,
  'pool.no-last-list': ({ pool }) =>
    `Az állománynak („${pool}”) még nincs listája; az --after kapcsolóval adja meg, melyik lista után záruljon le.`,
  'pool.events-wait': ({ pool, events, count }, say) =>
    `Az állomány („${pool}”) nem zárható le, amíg ${say.count(count, 'verseny')} vár rá: ${events.join(', ')}${count > events.length ? ' …' : ''}. Tegye közzé, utasítsa el vagy vonja vissza, vagy zárja le az állományt egy későbbi lista után.`,
  'pool.id': ({ pool }) =>
    `Állománynak nem lehet ez a neve: „${pool}”. Kisbetűt, számjegyet és kötőjelet tartalmazhat, betűvel kezdődik, és legfeljebb 32 karakter hosszú.`,
  'pool.name-missing': () => 'Az állománynak nevet kell adni.',
  'pool.family': ({ seen, expected }, say) =>
    `Nincs ilyen szabályzatcsalád: „${seen}”; választható: ${say.list([...expected])}.`,
  'pool.calendar': ({ family, seen, expected }, say) =>
    `Ebben a családban (${family}) nem lehet ilyen naptár: „${seen}”, csak ${say.list([...expected])}.`,
  'pool.from-month': ({ seen }) =>
    `Ennek az állománynak havi listái vannak; a hónap így írandó: 2024-01 (itt: „${seen}”).`,
  'pool.from-day': ({ seen }) =>
    `Ez az állomány a versenyeket azonnal elszámolja; a nap így írandó: 2024-01-31 (itt: „${seen}”).`,
  'pool.one-rating': ({ pool, family }) =>
    `Csak ORR-állománynál kérdés, hogy a jegyzőkönyvek kinek az értékszámait közlik; ez (${pool}) más: ${family}.`,
  'pool.report-ratings': ({ seen, expected }, say) =>
    `Ez nem lehet: „${seen}”; a jegyzőkönyvek értékszámai: ${say.list([...expected])}, azaz --report-ratings fide (a FIDE értékszámai) vagy own (az állományéi).`,
  'pool.reading-unknown': ({ seen, family, control, expected }, say) =>
    `Ennek az értékszámnak (${family}, ${control}) nincs ilyen értelmezési beállítása: „${seen}”${expected.length === 0 ? '; itt nincs miből választani' : `; választható: ${say.list([...expected])}`}.`,
  'pool.reading-value': ({ reading, seen, expected }, say) =>
    `A beállítás (${reading}) nem lehet „${seen}”; lehetséges: ${say.list([...expected])}, például --reading ${reading}=${expected[0]?.split(' ')[0]}.`,
  'pool.readings-ahead': ({ pool, list }, say) =>
    `Ez az állomány (${pool}) ezután készülő listáira érvényes; a legutóbbi lista (${say.date(list)}) és a korábbiak úgy maradnak, ahogy elkészültek. Az „elobook rerate --from NAP --reading …” megmutatja, milyenek lettek volna.`,
  'pool.unchanged': ({ pool }) => `Az állomány (${pool}) már ilyen; semmi sem változott.`,
  'pool.from-far': ({ seen, today }, say) =>
    `Az állomány (${seen}) csak több mint egy év múlva kezdődne (ma ${say.date(today)} van), és állományt nem lehet visszavonni; akkor kell megnyitni, amikor eljön az ideje.`,
  'pool.no-edition': ({ family, date }, say) =>
    `Ennek a családnak (${family}) nincs hatályos kiadása ezen a napon: ${theDay(date, say)}.`,
  'pool.control': ({ seen, expected }, say) =>
    `Ilyen játékidejű állomány nincs: „${seen}”; lehetséges: ${say.list([...expected])}.`,
  'pool.no-control': ({ family, control, from, date }, say) =>
    from === null
      ? `Ennek a családnak (${family}) nincs ilyen értékszáma: ${control}.`
      : `Ehhez (${family}, ${control}) az Elobooknak csak ettől a naptól (${say.date(from)}) van szabályzata; a megadott nap (${say.date(date)}) korábbi.`,
  'pool.group': ({ seen }) => `Ez nem lehet csoport neve: „${seen}”; egyetlen rövid szó kell, például „fide”.`,
  'pool.group-control': ({ group, control, pool }) =>
    `A csoportban („${group}”) már van ilyen állomány (${control}): „${pool}”.`,
  'pool.group-family': ({ group, family, pool }) =>
    `Egy csoport állományai egy családba tartoznak; a csoportban („${group}”) lévő „${pool}” családja: ${family}.`,

  'federation.code': ({ seen }) => `Ez nem szövetség kódja: „${seen}”; a kód három nagybetű.`,
  'federation.status': ({ seen, expected }, say) =>
    `Szövetségnek nincs ilyen állapota: „${seen}”; választható: ${say.list([...expected])}.`,
  'federation.unchanged': ({ federation }) =>
    `Ennél a szövetségnél már ez szerepel, semmi sem változott: ${federation}.`,

  'club.unknown': ({ club }) =>
    `Ez az egyesület („${club}”) egyetlen adatlapon sem szerepel, vendégegyesületként sem. Az összeset az „elobook players clubs” sorolja fel.`,
  'order.twice': ({ club, player }, say) =>
    `Az egyesület („${club}”) erősorrendjében kétszer szerepel: ${say.player(player)}. Mindenkinek egy helye van.`,
  'order.elsewhere': ({ club, player, clubs }, say) =>
    `Nem játékosa az egyesületnek („${club}”), vendégként sem: ${say.player(player)}; az adatlapon ${clubs.length === 0 ? 'nincs egyesület' : `ez szerepel: ${say.list(clubs.map((each) => `„${each}”`))}`}. Az erősorrend csak saját játékosokra és vendégjátékosokra vonatkozik; előbb a --club vagy a --guest-club adandó meg.`,
  'order.leaves': ({ player, other, place }, say) =>
    `Elveszti helyét (${say.number(place)}.) a másik egyesület („${other}”) erősorrendjében: ${say.player(player)}. Egy adatlapon egy hely szerepel.`,
  'order.lost': ({ club, players }, say) =>
    `Kikerül az erősorrendből („${club}”): ${say.list(players.map((each) => say.player(each)))}.`,
  'order.unchanged': ({ club }) => `Az erősorrend („${club}”) már így áll; semmi sem változott.`,
  'attachment.no-komir': ({ player }, say) =>
    `Nincs KOMIR-azonosítója, amely alatt az űrlapokat őrizzük: ${say.player(player)}. Az első versenyengedéllyel kap ilyet.`,
  'attachment.type': ({ name }) =>
    `Ez a fájl („${name}”) nem PDF, PNG vagy JPEG; mentse vagy szkennelje így az űrlapot.`,
  'attachment.size': ({ name, size, most }, say) =>
    `Ez a fájl („${name}”) ${say.number(Math.ceil(size / 1024))} KB; egy űrlap legfeljebb ${say.number(most / 1024)} KB lehet. Szkennelje szürkeárnyalatosan vagy kisebb felbontással.`,
  'attachment.many': ({ player, most }, say) =>
    `Már ${say.number(most)} űrlapja van, több nem lehet: ${say.player(player)}.`,
  'attachment.no-ground': () => 'Az űrlap végleg törlődik, ezért indokolni kell: --ground SZÖVEG.',
  'attachment.unknown': ({ player, entry }, say) =>
    `Nincs űrlapja ezzel a bejegyzésszámmal (${say.number(entry)}): ${say.player(player)}. A meglévőket az „elobook players forms” sorolja fel.`,

  'player.unknown': ({ asked }) =>
    `A nyilvántartásban senkinek sincs ilyen azonosítója: „${asked}”; név szerint a „players find ${asked}” parancs keres.`,
  'player.none-named': ({ asked }) =>
    `A nyilvántartásban nincs így kezdődő név: „${asked}”; a családnévből vagy az utónévből legalább két betű kell.`,
  'player.more-named': ({ more }, say) =>
    `További ${say.count(more, 'név')} felel meg; ha többet ír be a névből, kevesebb lesz a találat.`,
  'player.check-character': ({ asked }) =>
    `Ez senkinek sem az azonosítója: „${asked}”. Az ellenőrző karakter nem stimmel: egy karakter hibás, vagy kettő felcserélődött.`,
  'player.number-unknown': ({ number, asked }) =>
    `A nyilvántartásban senkinek sincs ilyen azonosítója (${NUMBERS[number]}): ${asked}.`,
  'player.ambiguous': ({ asked, players }, say) =>
    `Ez az iroda azonosítója is, FIDE-azonosító is lehet: „${asked}” (${say.list([...players])}); a FIDE-azonosító így írandó: fide:${asked}.`,
  'player.led-on': ({ asked, player }) => `Összevonva: ${asked} → ${player}.`,
  'player.field-unknown': ({ field, expected }, say) =>
    `Az adatlapon nincs ilyen mező: „${field}”; a mezők: ${say.list([...expected])}.`,
  'player.field-missing': ({ field }) => `Hiányzik: ${FIELDS[field]}.`,
  'player.field-unreadable': ({ field }) =>
    FORMS[field] === undefined
      ? `Nem értelmezhető: ${FIELDS[field]}; szöveget kell megadni.`
      : `Nem értelmezhető: ${FIELDS[field]}; a helyes alak: ${FORMS[field]}.`,
  'player.text-doubtful': ({ field, doubts }, say) =>
    `Kétséges: ${FIELDS[field]}; ${doubtsIn(doubts, say)} van benne. ${isNever(doubts) ? 'Ilyen szöveg soha nem kerül be.' : 'Ha így helyes: --although names.'}`,
  'player.born-later': () => 'A születési idő a jövőbe esik.',
  'player.died-later': () => 'Az elhalálozás napja a jövőbe esik.',
  'player.died-before-birth': () => 'Az elhalálozás napja korábbi, mint a születés.',
  'player.title-unknown': ({ title }) => `A FIDE nem ad ilyen címet: „${title}”.`,
  'player.alike': ({ players }, say) =>
    `Ilyen névvel és születési adattal már van valaki: ${say.list(players.map((each) => say.player(each)))}. Ha ugyanaz a személy, azt az adatlapot kell használni, vagy a kettőt össze kell vonni.`,
  'player.federation-unset': ({ federation }) =>
    `Az iroda nem ismer ilyen szövetséget; ellenőrizze az írásmódját: ${federation}.`,
  'player.number-taken': ({ number, value, player }, say) =>
    `Ez az azonosító (${NUMBERS[number]}: ${value}) már másé: ${say.player(player)}; két játékosnak nem lehet azonos.`,
  'player.komir-stays': () => 'A KOMIR-azonosító végleges; nem változtatható meg, és nem vonható vissza.',
  'player.komir-given': ({ komir }) => `Az első versenyengedéllyel a játékos ezt a KOMIR-azonosítót kapta: ${komir}.`,
  'player.komir-passed': ({ komir }) =>
    `Ez a KOMIR-azonosító (${komir}) olyan személyé lehetett, akit töröltek vagy kivettek a nyilvántartásból, és ugyanazt az azonosítót senki sem kaphatja meg újra. Ha kihagyja, az első versenyengedéllyel a következő szabad azonosítót kapja; ha valóban ennek a személynek a saját azonosítója, a „--although komir” kapcsolóval felvehető.`,
  'import.komir-passed': ({ rows, count }, say) =>
    `A lista ${say.number(count)} játékosának olyan KOMIR-azonosítója van, amelyet itt senki sem visel, és olyan személyé lehetett, akit töröltek vagy kivettek a nyilvántartásból (sorszám: ${say.list(rows.map((row) => say.number(row)))}${count > rows.length ? ', …' : ''}); ugyanazt az azonosítót senki sem kaphatja meg újra. Ha valóban ezeknek a játékosoknak a saját azonosítója: --although komir; nélkülük: --leave-out.`,
  'import.no-group': ({ group, groups }, say) =>
    `Nincs olyan állomány, amely ehhez a csoporthoz tartozna: „${group}”.${groups.length === 0 ? ' Az irodában egyik állomány sem tartozik csoporthoz; csoportot a „pools open … --group” hoz létre.' : ` A meglévő csoportok: ${say.list(groups)}.`}`,
  'import.not-combined': ({ pools }, say) =>
    `A fájlban egyféle értékszám van, a csoportnak viszont több állománya (${say.list(pools)}). Adja meg, melyikbe való: „--pool”, a játékidőt pedig a „--control” kapcsolóval.`,
  'import.no-ratings-for': ({ controls }, say) =>
    `A listán ezeknek az értékszámoknak nincs oszlopuk: ${say.list(controls.map((control) => ({ standard: 'klasszikus', rapid: 'rapid', blitz: 'villám' })[control]))}. Ezért semmit sem veszünk át: az érintett állományban mindenki elveszítené az értékszámát. Adja meg a teljes közös listát, vagy a „--pool” kapcsolóval csak azt az állományt, amelynek megvan az oszlopa.`,
  'player.komir-exhausted': () =>
    'A legnagyobb kiadott KOMIR-azonosító után nincs több ötjegyű szám; olyat kell megadni, amelyet még nem adtak ki.',
  'player.order-taken': ({ club, place, player }, say) =>
    `Az erősorrendnek ez a helye már foglalt („${club}”, ${say.number(place)}.): ${say.player(player)}.`,
  'player.order-elsewhere': ({ club, clubs }, say) =>
    `Egy egyesület („${club}”) erősorrendjében csak saját játékosának és vendégjátékosának lehet helye; ${clubs.length === 0 ? 'az adatlapon nincs egyesület (--club, --guest-club)' : `az adatlapon ez szerepel: ${say.list(clubs.map((each) => `„${each}”`))}`}.`,
  'import.order-twice': ({ club, place, rows }, say) =>
    `Az erősorrendnek ugyanaz a helye („${club}”, ${say.number(place)}.) a listában több játékosnál is szerepel (sorszám: ${say.list(rows.map(say.number))}).`,
  'import.order-elsewhere': ({ row, club, clubs }, say) =>
    `A lista ${say.number(row)}. játékosának másik egyesület („${club}”) erősorrendjében van helye; ${clubs.length === 0 ? 'egyesülete nincs megadva' : `egyesülete: ${say.list(clubs.map((each) => `„${each}”`))}`}. Az erősorrend csak saját játékosokra és vendégjátékosokra vonatkozik.`,
  'import.order-taken': ({ row, club, place, player }, say) =>
    `A lista ${say.number(row)}. játékosa: az erősorrendnek ez a helye („${club}”, ${say.number(place)}.) már foglalt, és a lista nem ad neki másikat: ${say.player(player)}.`,
  'import.komirs-given': ({ count, first, last }, say) =>
    `Az első versenyengedéllyel ${say.number(count)} játékos kapott KOMIR-azonosítót: ${first === last ? first : `${first}–${last}`}.`,
  'player.unchanged': ({ player }, say) => `Az adatlapon már ez szerepel, semmi sem változott: ${say.player(player)}.`,
  'player.erased': ({ player }, say) => `A személyes adatokat törölték, nem változtathatók meg: ${say.player(player)}.`,

  'merge.same': ({ player }, say) => `Senki sem vonható össze önmagával: ${say.player(player)}.`,
  'merge.merged-already': ({ player, into }, say) => `Ezek már össze vannak vonva: ${player} → ${say.player(into)}.`,
  'merge.same-event': ({ events, count }, say) =>
    `Mindketten szerepelnek ${say.count(count, 'versenyen')} (${say.list([...events])}), tehát két személyről van szó; előbb a jegyzőkönyvet kell kijavítani.`,
  'merge.two-numbers': ({ number }) =>
    `A kettőnek különböző azonosítója van (${NUMBERS[number]}); csak akkor vonhatók össze, ha megerősíti, hogy mindkettő egy személyé.`,
  'merge.differs': ({ field }) => `A kettő eltér: ${FIELDS[field]}.`,
  'merge.left-behind': ({ fields }, say) =>
    `Csak a megszűnő adatlapon szerepel: ${say.list(fields.map((field) => FIELDS[field]))}; ha érvényes, a másikra be kell írni.`,
  'merge.two-standings': ({ pool, kept, dropped }, say) =>
    `Mindkettő szerepel ebben az állományban (${pool}): megmarad ${kept === null ? 'az értékszám nélküli' : say.number(kept)}, megszűnik ${dropped === null ? 'az értékszám nélküli' : say.number(dropped)}.${dropped === null || dropped === kept ? '' : ' Ha ez a helyes: --although ratings; ha a másiknak kell megmaradnia, fordított sorrendben vonja össze őket.'}`,

  'split.not-merged': ({ player }) => `Ez a személy nincs összevonva senkivel: ${player}.`,
  'split.later-first': ({ player, into }) =>
    `Akivel össze van vonva (${player} → ${into}), azt is összevonták valakivel; előbb azt kell visszavonni.`,
  'split.nothing': () => 'Meg kell adni a leválasztandó versenyeket.',
  'split.event-unknown': ({ event }) => `Az irodában nincs ilyen verseny: „${event}”.`,
  'split.not-in-event': ({ player, event }, say) => `Nem szerepel ezen a versenyen (${event}): ${say.player(player)}.`,
  'split.both-in-event': ({ player, event }, say) => `Már szerepel ezen a versenyen (${event}): ${say.player(player)}.`,
  'split.list-since': ({ pool, date }, say) =>
    `Ebben az állományban (${pool}) azóta lista jelent meg (${say.date(date)}); annak a tartalma nem változik, a következőre mindkettő az adatlapján szereplő értékkel indul.`,

  'import.faults': ({ count }, say) =>
    `A listán ${say.count(count, 'hiba')} van, ezért semmi sem került be; javítsa ki, vagy kérje a hibás sorok kihagyását (--leave-out).`,
  'import.month-missing': ({ pool, expected }) =>
    `A listából nem derül ki, melyik hónap értékszámai ezek az állományban (${pool}); az --as-of${expected === undefined ? '' : ` ${expected}`} kapcsolóval adható meg.`,
  'import.month-differs': ({ asked, list }, say) =>
    `A lista saját adata szerint a hónap ${say.month(list)}, nem pedig ${say.month(asked)}.`,
  'import.other-date': ({ pool, asked, expected, why }) =>
    `Ebbe az állományba (${pool}) most nem vehető át értékszám ezzel az időponttal: ${asked}. ${
      why === 'list'
        ? `Az utolsó lista: ${expected}`
        : why === 'own'
          ? `A legkésőbbi átvehető hónap: ${expected}; utána az állomány a saját listáit adja ki`
          : `Az még nem kezdődött el; a legkésőbbi, amely már elkezdődött: ${expected}`
    }. Elfogadható: --as-of ${expected}.`,
  'import.own-list': ({ pool, first, expected }) =>
    `Ennek az állománynak (${pool}) saját listái vannak (az első: ${first}); egy máshonnan való teljes lista a helyükbe lépne. Aki az utolsón nincs rajta, az --add --as-of ${expected} kapcsolóval vehető fel.`,
  'import.whole-of-nothing': () =>
    'Teljes lista csak állományhoz adható meg: adja meg az állományt a --pool kapcsolóval, vagy vegye fel a játékosokat az --add kapcsolóval.',
  'import.which': ({ pool, whole, lost }, say) =>
    pool === null
      ? 'Ez lenne a fájl hatása. A végrehajtáshoz adja meg: --add, a játékosok a meglévők mellé kerülnek.'
      : whole
        ? `Ez lenne a fájl hatása. Adja meg, mi ez: --whole, a teljes lista${lost === 0 ? '' : ` (aki nincs rajta, elveszíti az értékszámát: ${say.count(lost, 'játékos')})`}; vagy --add, játékosok és értékszámok a meglévők mellé.`
        : 'Ez lenne a fájl hatása. A végrehajtáshoz adja meg: --add, a játékosok az utolsó lista játékosai mellé kerülnek.',
  'import.ratings-lost': ({ pool, count, players }, say) =>
    `Van értékszáma az állományban (${pool}), de ezen a listán nincs, így elveszítené: ${say.count(count, 'játékos')}, ${say.list(players.map(({ player, name, rating }) => `${name ?? ''} (${player}${rating === null ? '' : `, ${rating}`})`.trim()))}${count > players.length ? ', …' : ''}. Ha valóban ez a szándék: --although ratings; ha a fájl csak a lista egy része: --add.`,
  'import.fact-differs': ({ field, count, ...rest }, say) =>
    `Az adatlapon más szerepel (${FIELDS[field]}), és nem változik, ${say.count(count, 'játékos')}: ${whose({ ...rest, count }, say)}. ${
      field === 'name'
        ? 'Ha a listának van igaza: --although other-names vagy „players change”.'
        : isNumber(field)
          ? 'Ha a listának van igaza: „players change”; lista azonosítót nem cserél le.'
          : 'Ha a listának van igaza: --although facts (pontos dátum helyére puszta évszám nem kerül) vagy „players change”.'
    }`,
  'import.rating-differs': ({ pool, phase, count, ...rest }, say) =>
    `Más az értékszáma az állományban (${pool}), és nem változik, ${say.count(count, 'játékos')}: ${whose({ ...rest, count }, say)}. ${phase === 'opening' ? 'Ha a listának van igaza: --whole, ha ez a teljes lista, különben --although ratings; amiről döntés született, az nem változik.' : 'Közzétett lista adata a „decide” paranccsal vagy egy jegyzőkönyv helyesbítésével javítható.'}`,
  'import.somebody-else': ({ count, ...rest }, say) =>
    `Valószínűleg nem az, akié az azonosító (a név, a születés és a nem közül legalább kettő más), ezért a sorból semmi sem kerül be, ${say.count(count, 'játékos')}: ${whose({ ...rest, count }, say)}. Ha mégis ő az: --although other-names --although facts vagy „players change”.`,
  'import.next-list': ({ pool, count }, say) =>
    `Az állomány (${pool}) következő listájától érvényes: ${say.count(count, 'értékszám')}; a közzétett lista nem változik.`,
  'import.still-open': ({ import: id, pool }) =>
    `Ebbe az állományba (${pool}) félbeszakadt egy importálás: ${id}. Ugyanazzal a fájllal és kapcsolókkal folytatható, vagy visszavonható: „players import --undo ${id}”.`,
  'import.unknown': ({ asked }) => `Nincs ilyen importálás: „${asked}”; a meglévőket a „players imports” mutatja.`,
  'import.undone-already': ({ import: id, day }, say) =>
    `Ezt az importálást (${id}) már visszavonták (${say.date(day)}).`,
  'import.published-since': ({ import: id, pool, date }, say) =>
    `Ez az importálás (${id}) nem vonható vissza: a közzétett lista (${pool}, ${say.date(date)}) ráépül. Ami hibás, a „decide” és a „players change” paranccsal javítható.`,
  'import.persons-kept': ({ count, players }, say) =>
    `A nyilvántartásban marad, mert más is kapcsolódik az adatlapjához, ${say.count(count, 'személy')}: ${say.list(players.map(say.player))}${count > players.length ? ', …' : ''}.`,
  'import.cards-kept': ({ count, players, fields }, say) =>
    `Azóta újra változott, ezért így marad (${say.list(fields.map((field) => FIELDS[field]))}), ${say.count(count, 'adatlap')}: ${say.list(players.map(say.player))}${count > players.length ? ', …' : ''}.`,
  'import.ratings-kept': ({ pool, count, players }, say) =>
    `Azóta döntés vagy összevonás érintette, ezért így marad (${pool}), ${say.count(count, 'értékszám')}: ${say.list(players.map(say.player))}${count > players.length ? ', …' : ''}.`,
  'import.other-game': ({ pool }, say) =>
    `A FIDE listája sakkozóké, ${the(`„${pool}”`, say)} állomány pedig Go-játékosoké: az értékszámok nem vehetők át.`,
  'import.no-pool': ({ date }) => `Az értékszámokhoz (${date}) meg kell adni az állományt.`,
  'import.numbers-disagree': ({ row, players }, say) =>
    `A lista ${say.number(row)}. játékosa kimaradt: az azonosítói különböző személyekéi (${say.list([...players])}).`,
  'import.number-repeated': ({ row, number }, say) =>
    `A lista ${say.number(row)}. játékosának ugyanaz az azonosítója, mint a lista egy másik játékosának (${NUMBERS[number]}).`,
  'import.several-alike': ({ row, players }, say) =>
    `A lista ${say.number(row)}. játékosa kimaradt: a neve és a születési ideje több személyre is illik (${say.list([...players])}).`,
  'import.no-name': ({ row }, say) => `A lista ${say.number(row)}. játékosa kimaradt: új, és nincs neve.`,
  'import.names-doubtful': ({ rows, count, doubts }, say) =>
    `A lista ${say.number(count)} játékosának kétséges a neve vagy az egyesülete: ${doubtsIn(doubts, say)} van benne (sorszám: ${say.list(rows.map((row) => say.number(row)))}${count > rows.length ? ', …' : ''}). ${isNever(doubts) ? 'Ilyen szöveg soha nem kerül be; a többi a --leave-out kapcsolóval felvehető.' : 'Az --although names kapcsolóval így is felvehetők, a --leave-out kapcsolóval csak a többiek.'}`,
  'tidy.unnamed': ({ persons, reports }, say) =>
    `Senki sem került ki. Adja meg, kit kell kivenni („players tidy AZONOSÍTÓ …”)${reports === 0 ? '' : `, vagy a „players tidy --all ${reports}” paranccsal vegye ki a jegyzőkönyvek után maradt személyeket (${say.number(reports)})`}; összesen: ${say.number(persons)}.`,
  'tidy.in-use': ({ players }, say) =>
    `Kapcsolódik hozzájuk valami (${say.list(players.map(say.player))}): értékszám, azonosító, verseny, összevonás, döntés vagy nyitott kérdés. Senki sem került ki.`,
  'tidy.other-count': ({ asked, persons }, say) =>
    `A jegyzőkönyvek után maradt személyek száma, akikhez semmi sem kapcsolódik, ${say.number(persons)}, nem ${say.number(asked)}. Nézze meg újra: „players tidy”.`,
  'tidy.not-removed': ({ player }, say) =>
    `Nincs kit visszatenni: ${say.player(player)} nem a „players tidy” paranccsal került ki.`,
  'import.byes': ({ rows, count }, say) =>
    `Kimaradt ${say.number(count)} azonosító nélküli sor, mert a neve játszmamentes fordulót jelent, nem személyt (sorszám: ${say.list(rows.map((row) => say.number(row)))}${count > rows.length ? ', …' : ''}). Ha mégis személy, az --although names kapcsolóval felvehető.`,
  'import.games-unknown': ({ count }, say) =>
    `A listából nem derül ki, hány értékelt játszmája volt (${say.count(count, 'játékos')}); 40-es K mellett a számolás 0-tól indul.`,
  'import.ids-unsaid': ({ count, example }, say) =>
    `Az azonosítók oszlopából ${say.count(count, 'szám')} (például ${example}) nem kerül a lapokra, mert nem derül ki, kinek a számai. Ha FIDE-azonosítók, ez mondja meg: --ids fide.`,
  'import.ratings-unpooled': ({ count }, say) =>
    `Az értékszámok nem kerülnek be (${say.count(count, 'sor')}), mert nincs megadva, melyik állományban számítsanak.`,
  'import.done-before': ({ parts }, say) => `A listából ${say.count(parts, 'rész')} már korábban bekerült.`,
};
