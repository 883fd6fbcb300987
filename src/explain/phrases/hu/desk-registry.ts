/** Office, pools, federations and players, in Hungarian. */
import type { ListedPlayers, PlayerField, RegistryFindings } from '../../desk-findings/registry.ts';
import { doubtsIn, isNever } from './doubts.ts';
import type { FindingPhrases, Say } from '../../language.ts';

const NUMBERS: Readonly<Record<RegistryFindings['player.number-unknown']['number'], string>> = {
  fide: 'FIDE-azonosító',
  komir: 'KOMIR-szám',
  orr: 'ORR-szám',
  pin: 'go-PIN',
};

const FIELDS: Readonly<Record<PlayerField, string>> = {
  ...NUMBERS,
  name: 'név',
  birth: 'születés',
  sex: 'nem',
  federation: 'szövetség',
  title: 'cím',
  titles: 'további címek',
  club: 'egyesület',
  guestClub: 'vendégjátékos egyesülete',
  strengthOrder: 'hely az erősorrendben',
  licences: 'versenyengedélyek',
  deceased: 'halálozás napja',
  blocked: 'listázás elleni értesítés',
  exempt: 'felmentés',
  private: 'kérés, hogy a keresők ne mutassák',
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
  birth: 'egy nap, például 2001-05-30, vagy csak az év',
  sex: 'm vagy f',
  federation: 'három nagybetű, góban kettő is lehet',
  fide: 'legfeljebb tíz számjegy',
  komir: 'legfeljebb öt számjegy',
  orr: 'legfeljebb tíz számjegy',
  pin: 'nyolc számjegy',
  strengthOrder: 'egy egyesület és egy egész szám 1-től',
  licences: 'egy egyesület egy négyjegyű évhez',
  titles: 'címek, a hazaiak 1990 előtti évvel',
  deceased: 'egy nap, például 2024-05-30',
  private: 'egy nap, például 2024-05-30',
};

export const REGISTRY_FINDINGS: FindingPhrases<RegistryFindings> = {
  'office.no-author': () =>
    'Ki végzi a változtatást? A nevet a --as kapcsolóval vagy az ELOBOOK_AUTHOR változóban kell megadni.',
  'office.public-role': () =>
    'A nyilvános kiszolgáló szerepe az irodának csak egy részét látja; az ellenőrzéshez a táblák tulajdonosa kell.',
  'office.not-open': () => 'Az iroda még nem nyílt meg; az „elobook office init” nyitja meg.',
  'office.open-already': ({ name }) => `Ez az iroda már megnyílt, és csak egyszer nyitható meg: „${name}”.`,
  'office.name-missing': () => 'Az irodának név kell.',
  'office.time-zone': ({ timeZone }) => `Nincs ilyen időzóna: „${timeZone}”; a helyes alak például Europe/Budapest.`,
  'office.unchanged': () => 'Az iroda beállítása már ez; semmi sem változott.',

  'pool.unknown': ({ pool }) => `Az irodában nincs ilyen állomány: „${pool}”.`,
  'pool.exists': ({ pool }) => `Az irodában már van ilyen állomány: „${pool}”.`,
  'pool.id': ({ pool }) =>
    `Állománynak nem lehet ez a neve: „${pool}”. Kisbetű, számjegy és kötőjel állhat benne, elöl betű, legfeljebb 32 jel.`,
  'pool.name-missing': () => 'Az állománynak név kell.',
  'pool.family': ({ seen, expected }, say) =>
    `Nincs ilyen szabálycsalád: „${seen}”; ezek vannak: ${say.list([...expected])}.`,
  'pool.calendar': ({ family, seen, expected }, say) =>
    `Ebben a családban (${family}) nem lehet ilyen naptár: „${seen}”, csak ez: ${say.list([...expected])}.`,
  'pool.from-month': ({ seen }) =>
    `Ennek az állománynak havi listái vannak; a hónap így írandó: 2024-01, nem így: „${seen}”.`,
  'pool.from-day': ({ seen }) =>
    `Ez az állomány azonnal értékel, napot kíván, így írva: 2024-01-31, nem így: „${seen}”.`,
  'pool.one-rating': ({ pool, family }) =>
    `Hogy a jegyzőkönyvek kinek az értékszámait adják, csak orr állománynál kérdés; ez (${pool}) más: ${family}.`,
  'pool.report-ratings': ({ seen, expected }, say) =>
    `Ez nem lehet: „${seen}”; a jegyzőkönyvek értékszámai: ${say.list([...expected])}, azaz --report-ratings fide (a FIDE értékszámai) vagy own (az állományéi).`,
  'pool.unchanged': ({ pool }) => `Az állomány (${pool}) már ilyen; semmi sem változott.`,
  'pool.from-far': ({ seen, today }, say) =>
    `Az állomány (${seen}) csak több mint egy év múlva kezdődne (a mai nap: ${say.date(today)}), és az állomány nem vonható vissza; akkor kell megnyitni, amikor eljön az ideje.`,
  'pool.no-edition': ({ family, date }, say) =>
    `Ennek a családnak (${family}) nincs hatályos kiadása ezen a napon: ${say.date(date).replace(/\.$/, '')}.`,

  'federation.code': ({ seen }) => `Ez nem szövetség kódja: „${seen}”; a kód három nagybetű.`,
  'federation.status': ({ seen, expected }, say) =>
    `Szövetségnek nincs ilyen állapota: „${seen}”; ezek vannak: ${say.list([...expected])}.`,
  'federation.unchanged': ({ federation }) => `Ennél a szövetségnél már így áll, semmi sem változott: ${federation}.`,

  'player.unknown': ({ asked }) =>
    `A nyilvántartásban senkinek sincs ilyen azonosítója: „${asked}”; név szerint a „players find ${asked}” parancs keres.`,
  'player.none-named': ({ asked }) =>
    `A nyilvántartásban nincs így kezdődő név: „${asked}”; a családnévnek vagy az utónévnek legalább két betűje kell.`,
  'player.more-named': ({ more }, say) =>
    `Még ${say.count(more, 'név')} illik rá; ha többet ír be a névből, kevesebb lesz a találat.`,
  'player.check-character': ({ asked }) =>
    `Ez senkinek sem az azonosítója: „${asked}”. Az ellenőrző jel nem illik hozzá, egy jel hibás vagy kettő felcserélődött.`,
  'player.number-unknown': ({ number, asked }) =>
    `A nyilvántartásban senkinek sincs ilyen száma (${NUMBERS[number]}): ${asked}.`,
  'player.ambiguous': ({ asked, players }, say) =>
    `Ez azonosító is, FIDE-azonosító is lehet: „${asked}” (${say.list([...players])}); a számot így kell írni: fide:${asked}.`,
  'player.led-on': ({ asked, player }) => `Összevonva: ${asked} → ${player}.`,
  'player.field-unknown': ({ field, expected }, say) =>
    `A lapon nincs ilyen mező: „${field}”; a mezők: ${say.list([...expected])}.`,
  'player.field-missing': ({ field }) => `Hiányzik: ${FIELDS[field]}.`,
  'player.field-unreadable': ({ field }) =>
    FORMS[field] === undefined
      ? `Nem olvasható: ${FIELDS[field]}; szövegnek kell állnia.`
      : `Nem olvasható: ${FIELDS[field]}; ennek kell állnia: ${FORMS[field]}.`,
  'player.text-doubtful': ({ field, doubts }, say) =>
    `Kétséges: ${FIELDS[field]}; ${doubtsIn(doubts, say)} van benne. ${isNever(doubts) ? 'Ilyen szöveg soha nem kerül be.' : 'Ha így helyes: --although names.'}`,
  'player.born-later': () => 'A születés a jövőben van.',
  'player.died-later': () => 'A halálozás napja a jövőben van.',
  'player.died-before-birth': () => 'A halálozás napja a születés előtt van.',
  'player.title-unknown': ({ title }) => `A FIDE nem ad ilyen címet: „${title}”.`,
  'player.alike': ({ players }, say) =>
    `Ilyen névvel és születési adattal már van valaki: ${say.list(players.map((each) => say.player(each)))}. Ha ugyanaz a személy, azt a lapot kell használni, vagy a kettőt össze kell vonni.`,
  'player.federation-unset': ({ federation }) =>
    `Az iroda nem ismer ilyen szövetséget, meg kell nézni, jól van-e írva: ${federation}.`,
  'player.number-taken': ({ number, value, player }, say) =>
    `Ez a szám (${NUMBERS[number]}: ${value}) már másé: ${say.player(player)}; két játékosé sosem lehet.`,
  'player.komir-stays': () => 'A KOMIR-számot egyszer s mindenkorra adják; nem változik, és vissza sem vonható.',
  'player.komir-given': ({ komir }) => `Az első versenyengedéllyel a játékos ezt a KOMIR-számot kapta: ${komir}.`,
  'player.komir-exhausted': () =>
    'A legnagyobb kiadott KOMIR-szám után nincs több ötjegyű szám; olyat kell megadni, amely sosem volt kiadva.',
  'player.order-taken': ({ club, place, player }, say) =>
    `Az erősorrendnek ez a helye már foglalt („${club}”, ${say.number(place)}.): ${say.player(player)}.`,
  'player.unchanged': ({ player }, say) => `A lapon már így áll, semmi sem változott: ${say.player(player)}.`,
  'player.erased': ({ player }, say) => `A személyes adatok törölve vannak, nem változtathatók: ${say.player(player)}.`,

  'merge.same': ({ player }, say) => `Senki sem vonható össze önmagával: ${say.player(player)}.`,
  'merge.merged-already': ({ player, into }, say) => `Ezek már össze vannak vonva: ${player} → ${say.player(into)}.`,
  'merge.same-event': ({ events, count }, say) =>
    `Mindketten játszanak ${say.count(count, 'versenyen')} (${say.list([...events])}), tehát két személyről van szó; előbb a jelentést kell kijavítani.`,
  'merge.two-numbers': ({ number }) =>
    `A kettőnek különböző száma van (${NUMBERS[number]}); csak akkor vonhatók össze, ha ki van mondva, hogy mindkettő egy személyé.`,
  'merge.differs': ({ field }) => `A kettő eltér: ${FIELDS[field]}.`,
  'merge.left-behind': ({ fields }, say) =>
    `Csak a megszűnő lapon áll: ${say.list(fields.map((field) => FIELDS[field]))}; ha érvényes, a másikra be kell írni.`,
  'merge.two-standings': ({ pool, kept, dropped }, say) =>
    `Mindkettőnek van helye ebben az állományban (${pool}): marad ${kept === null ? 'az értékszám nélküli' : say.number(kept)}, elesik ${dropped === null ? 'az értékszám nélküli' : say.number(dropped)}.`,

  'split.not-merged': ({ player }) => `Ez a személy nincs összevonva senkivel: ${player}.`,
  'split.later-first': ({ player, into }) =>
    `Akivel össze van vonva (${player} → ${into}), azt is összevonták tovább; előbb azt kell visszavonni.`,
  'split.nothing': () => 'Meg kell nevezni a leválasztandó versenyeket.',
  'split.event-unknown': ({ event }) => `Az irodában nincs ilyen verseny: „${event}”.`,
  'split.not-in-event': ({ player, event }, say) => `Nem játszik ezen a versenyen (${event}): ${say.player(player)}.`,
  'split.both-in-event': ({ player, event }, say) => `Már játszik ezen a versenyen (${event}): ${say.player(player)}.`,
  'split.list-since': ({ pool, date }, say) =>
    `Ebben az állományban (${pool}) azóta lista jelent meg (${say.date(date)}); ami azon áll, marad, a következőhöz mindkettő onnan indul, ahol a lapja mutatja.`,

  'import.faults': ({ count }, say) =>
    `A listán ${say.count(count, 'hiba')} van, ezért semmi sem került be; ki kell javítani, vagy kérni kell a hibásak kihagyását.`,
  'import.month-missing': ({ pool, expected }) =>
    `Melyik hónap értékszámai valók ebbe az állományba (${pool})? A lista nem mondja meg; a --as-of${expected === undefined ? '' : ` ${expected}`} kapcsolóval adható meg.`,
  'import.month-differs': ({ asked, list }, say) =>
    `A lista szerint a hónapja ${say.month(list)}, nem pedig ${say.month(asked)}.`,
  'import.other-date': ({ pool, asked, expected, why }) =>
    `Ebbe az állományba (${pool}) most nem jöhet értékszám erről az időpontról: ${asked}. ${
      why === 'list'
        ? `Az utolsó lista: ${expected}`
        : why === 'own'
          ? `A legkésőbbi behozható hónap: ${expected}; utána az állomány a saját listáit adja ki`
          : `Az még nem kezdődött el; a legkésőbbi, ami már igen: ${expected}`
    }. Elfogadható: --as-of ${expected}.`,
  'import.own-list': ({ pool, first, expected }) =>
    `Ennek az állománynak (${pool}) saját listái vannak (az első: ${first}); egy máshonnan való teljes lista a helyükbe lépne. Aki az utolsón nincs rajta, azt az --add --as-of ${expected} hozza be.`,
  'import.whole-of-nothing': () =>
    'Teljes lista csak állományhoz adható meg: nevezze meg a --pool kapcsolóval, vagy vegye fel a játékosokat az --add kapcsolóval.',
  'import.which': ({ pool, whole, lost }, say) =>
    pool === null
      ? 'Ez lenne a fájl hatása. Ha így legyen, adja meg: --add, a játékosok a meglévők mellé kerülnek.'
      : whole
        ? `Ez lenne a fájl hatása. Mondja meg, mi ez: --whole, a teljes lista${lost === 0 ? '' : ` (aki nincs rajta, elveszíti az értékszámát: ${say.count(lost, 'játékos')})`}; vagy --add, játékosok és értékszámok a meglévők mellé.`
        : 'Ez lenne a fájl hatása. Ha így legyen, adja meg: --add, a játékosok az utolsó lista játékosai mellé kerülnek.',
  'import.ratings-lost': ({ pool, count, players }, say) =>
    `Van értékszáma az állományban (${pool}), de ezen a listán nincs, így elveszítené: ${say.count(count, 'játékos')}, ${say.list(players.map(({ player, name, rating }) => `${name ?? ''} (${player}${rating === null ? '' : `, ${rating}`})`.trim()))}${count > players.length ? ', …' : ''}. Ha valóban elveszítsék: --although ratings; ha a fájl csak része a listának: --add.`,
  'import.fact-differs': ({ field, count, ...rest }, say) =>
    `Az adatlapon más áll (${FIELDS[field]}), és úgy is marad, ${say.count(count, 'játékos')}: ${whose({ ...rest, count }, say)}. ${
      field === 'name'
        ? 'Ha a listának van igaza: --although other-names vagy „players change”.'
        : isNumber(field)
          ? 'Ha a listának van igaza: „players change”; azonosítót lista nem cserél le.'
          : 'Ha a listának van igaza: --although facts (év sosem lép nap helyébe) vagy „players change”.'
    }`,
  'import.rating-differs': ({ pool, phase, count, ...rest }, say) =>
    `Más az értékszáma az állományban (${pool}), és megmarad, ${say.count(count, 'játékos')}: ${whose({ ...rest, count }, say)}. ${phase === 'opening' ? 'Ha a listának van igaza: --whole, ha ez a teljes lista, különben --although ratings; amiről döntés született, az marad.' : 'Megjelent listát a „decide” vagy egy jegyzőkönyv helyesbítése igazít ki.'}`,
  'import.somebody-else': ({ count, ...rest }, say) =>
    `Valószínűleg nem az, akié az azonosító (a név, a születés és a nem közül legalább kettő más), ezért a sorból semmi sem kerül be, ${say.count(count, 'játékos')}: ${whose({ ...rest, count }, say)}. Ha mégis ő az: --although other-names --although facts vagy „players change”.`,
  'import.next-list': ({ pool, count }, say) =>
    `Az állomány (${pool}) következő listájától érvényes: ${say.count(count, 'értékszám')}; a megjelent lista marad.`,
  'import.still-open': ({ import: id, pool }) =>
    `Ebbe az állományba (${pool}) félbeszakadt egy importálás: ${id}. Ugyanazzal a fájllal és kapcsolókkal folytatható, vagy visszavonható: „players import --undo ${id}”.`,
  'import.unknown': ({ asked }) => `Nincs ilyen importálás: „${asked}”; a meglévőket a „players imports” mutatja.`,
  'import.undone-already': ({ import: id, day }, say) =>
    `Ez az importálás (${id}) már vissza van vonva (${say.date(day)}).`,
  'import.published-since': ({ import: id, pool, date }, say) =>
    `Ez az importálás (${id}) nem vonható vissza: a megjelent lista (${pool}, ${say.date(date)}) ráépül. Ami hibás, a „decide” és a „players change” igazítja ki.`,
  'import.persons-kept': ({ count, players }, say) =>
    `A nyilvántartásban marad, mert a lapjára más is épül, ${say.count(count, 'személy')}: ${say.list([...players])}${count > players.length ? ', …' : ''}.`,
  'import.cards-kept': ({ count, players, fields }, say) =>
    `Azóta újra változott, ezért marad (${say.list(fields.map((field) => FIELDS[field]))}), ${say.count(count, 'adatlap')}: ${say.list([...players])}${count > players.length ? ', …' : ''}.`,
  'import.ratings-kept': ({ pool, count, players }, say) =>
    `Azóta döntés vagy összevonás született róla, ezért marad (${pool}), ${say.count(count, 'értékszám')}: ${say.list([...players])}${count > players.length ? ', …' : ''}.`,
  'import.other-game': ({ pool }) =>
    `A FIDE listája sakkozóké, a(z) „${pool}” állomány pedig Go-játékosoké: az értékszámai nem vehetők át.`,
  'import.no-pool': ({ date }) => `Az értékszámokhoz (${date}) állományt kell megnevezni.`,
  'import.numbers-disagree': ({ row, players }, say) =>
    `A lista ${say.number(row)}. játékosa kimaradt: a számai különböző személyekéi (${say.list([...players])}).`,
  'import.number-repeated': ({ row, number }, say) =>
    `A lista ${say.number(row)}. játékosának ugyanaz a száma, mint egy másiknak a listán (${NUMBERS[number]}).`,
  'import.several-alike': ({ row, players }, say) =>
    `A lista ${say.number(row)}. játékosa kimaradt: neve és születése több személyre illik (${say.list([...players])}).`,
  'import.no-name': ({ row }, say) => `A lista ${say.number(row)}. játékosa kimaradt: új, és nincs neve.`,
  'import.names-doubtful': ({ rows, count, doubts }, say) =>
    `A lista ${say.number(count)} játékosának kétséges a neve vagy az egyesülete: ${doubtsIn(doubts, say)} van benne (sorszám: ${say.list(rows.map((row) => say.number(row)))}${count > rows.length ? ', …' : ''}). ${isNever(doubts) ? 'Ilyen szöveg soha nem kerül be; a többit a --leave-out veszi fel.' : 'A --although names így veszi fel őket, a --leave-out csak a többit.'}`,
  'tidy.unnamed': ({ persons, reports }, say) =>
    `Senki sem került ki. Nevezze meg, akit ki kell venni („players tidy AZONOSÍTÓ …”)${reports === 0 ? '' : `, vagy „players tidy --all ${reports}” veszi ki azt a ${say.count(reports, 'személyt')}, aki jegyzőkönyvek után maradt`}; összesen: ${say.number(persons)}.`,
  'tidy.in-use': ({ players }, say) =>
    `Valami rajtuk nyugszik (${say.list(players.map(say.player))}): értékszám, azonosító, verseny, összevonás, határozat vagy nyitott kérdés. Senki sem került ki.`,
  'tidy.other-count': ({ asked, persons }, say) =>
    `Jegyzőkönyvek után ${say.count(persons, 'személy')} maradt, akin semmi sem nyugszik, nem ${say.number(asked)}. Nézze meg újra: „players tidy”.`,
  'tidy.not-removed': ({ player }, say) =>
    `Nincs kit visszatenni: ${say.player(player)} nem a „players tidy” által került ki.`,
  'import.byes': ({ rows, count }, say) =>
    `Kimaradt ${say.number(count)} azonosító nélküli sor, mert a neve játszmamentes fordulót jelent, nem személyt (sorszám: ${say.list(rows.map((row) => say.number(row)))}${count > rows.length ? ', …' : ''}). Ha mégis személy, a --although names felveszi.`,
  'import.games-unknown': ({ count }, say) =>
    `A lista ${say.count(count, 'játékosról')} nem mondja meg, hány játszmája volt értékelve; 40-es K mellett 0-tól számolódik.`,
  'import.done-before': ({ parts }, say) => `A listából ${say.count(parts, 'rész')} már korábban bekerült.`,
};
