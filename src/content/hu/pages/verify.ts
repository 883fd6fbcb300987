/** The words of the page that says how the office can be checked, in Hungarian. */
import type { VerifyWords } from '../../en/pages/verify.ts';

export const VERIFY_WORDS: VerifyWords = {
  title: 'Így ellenőrizhető',
  lead: 'Senkinek sem kell becsszóra hinnie az irodának. A listafájlok alá vannak írva; minden, amit az iroda valaha tett, egy főkönyvben szerepel, amelynek bejegyzései egymásra épülnek; és bárki újraszámolhat mindent.',
  signed: 'Mi van aláírva',
  signedText: [
    'Minden listafájl mellett ott az aláírása: fide-2026-10.csv és fide-2026-10.csv.sig. Az aláírás (Ed25519) olyan titkos kulccsal készül, amely csak az irodáé; megnevezi a listát, a fájl SHA-256 lenyomatát, a listát lezáró főkönyvi bejegyzést, a kulcsot és az időt.',
    'Akinél megvan az iroda nyilvános kulcsa, az iroda megkérdezése nélkül ellenőrizheti, hogy a fájl az irodáé, egyetlen bájtja sem változott, és hogy melyik lista az.',
    'Az oldalak nincsenek aláírva, a fájlok igen. Az a fájl, amely egy személy törlése előtt készült, érvényes marad: az aláírás azt mondja meg, mit adott ki az iroda azon a napon.',
  ],
  here: 'Listafájl ellenőrzése itt',
  hereText:
    'Válassza ki vagy húzza ide a listafájlt a .sig fájljával együtt, vagy egy szám bizonyítékát. Minden ezen az oldalon történik: semmit sem küldünk el.',
  choose: 'Listafájl és a .sig párja',
  noScript:
    'Az oldalon végzett ellenőrzéshez szkript kell. Nélküle a parancssor vagy az OpenSSL ugyanezt megteszi, lásd lejjebb.',
  unsignedHere:
    'Ennél a kiszolgálónál nincs kulcs, ezért aláírást nem kínál. A máshol aláírt fájlok itt is ellenőrizhetők.',
  verdicts: {
    needsBoth: 'Mindkettő kell: a listafájl és az azonos nevű, .sig végű fájl.',
    checking: 'Ellenőrzés …',
    good: 'Rendben. A fájl ({file}) bájtról bájtra az a lista ({list}), amelyet az iroda ({office}) aláírt: {signed}, kulcs: {key}.',
    'changed-file': 'Az aláírás jó, de más fájlé: ez a fájl ({file}) megváltozott, vagy nem ahhoz tartozik.',
    'unknown-key':
      'Ez a kulcs ({key}) nem az irodáé. A fájl nem az irodától való, vagy a kulcs újabb ennél az oldalnál.',
    'key-not-valid-then': 'Ez a kulcs ({key}) az aláírás idején nem volt érvényben.',
    'key-disclosed': 'Az iroda szerint ez a kulcs ({key}) mások birtokában is lehet. Kérjen új aláírást.',
    'other-office': 'Az aláírás ennek az irodának a kulcsával készült, de mást nevez meg: {office}.',
    'does-not-hold': 'Az aláírás nem érvényes: a .sig fájl megváltozott.',
    damaged: 'Ez nem listafájl aláírása: a .sig sérült, vagy valami más.',
    unsupported:
      'Ez a böngésző itt nem tudja ellenőrizni: titkosított kapcsolat (https) és az Ed25519-et ismerő böngésző kell hozzá. A parancssor mindenhol megteszi.',
  },
  paste: 'A bizonyíték QR-kódjának szövege',
  pasteDo: 'Ellenőrzés',
  proofs: {
    good: 'Rendben. {player} értékszáma {rating} a listán ({pool}/{date}): ezt mondja az iroda {no}. bejegyzése, a nyilvános napló ({origin}, {size} bejegyzés) része, az aláírás kulcsa {key}.',
    damaged: 'Ez nem bizonyíték, vagy megváltoztattak, illetve kihagytak belőle valamit.',
    'not-on-list': 'A sor nincs rajta a nyilatkozatban szereplő listán: a lenyomatok más gyökérhez vezetnek.',
    'not-in-log': 'Az iroda nyilatkozata nincs benne az ellenőrzőpont naplójában: a lenyomatok más gyökérhez vezetnek.',
    'unknown-key': 'Az ellenőrzőpontot nem ennek az irodának a kulcsával írták alá.',
    'wrong-signature': 'Az ellenőrzőpont aláírása nem érvényes (kulcs: {key}).',
    'key-disclosed':
      'Az ellenőrzőpontot olyan kulccsal írták alá, amely másokhoz is eljuthatott ({key}). Kérjen új bizonyítékot.',
    'too-few-witnesses': 'Az ellenőrzőpontot túl kevés tanú írta alá.',
  },
  log: 'A nyilvános napló',
  logText:
    'A főkönyv összes bejegyzéséből épített fa, amelyből csak a lenyomatok nyilvánosak. Aki feljegyzett egy ellenőrzőpontot, annak később bebizonyítható, hogy a főkönyv azóta csak bővült; az ellenőrzőpontot azzal is összevetheti, amelyet másnak mutattak.',
  logNone: 'Még nincs aláírt ellenőrzőpont.',
  logCheckpoint: 'A legújabb ellenőrzőpont',
  logEntries: 'Nyilvános bejegyzések',
  keysWarning:
    'A listával együtt érkező kulcs magában semmit sem bizonyít, hiszen aki az egyiket hamisítja, a másikat is. Vesse össze a kulcs számát olyannal, amelyet máshonnan ismer: személyesen, a szövetség saját oldaláról, egy évekkel ezelőtti listáról.',
  files: 'Legújabb listák',
  filesText: 'Próbaképpen: egy listafájl és az aláírása.',
  elsewhere: 'Ugyanez az oldal nélkül',
  elsewhereText:
    'Az iroda programjával, amelynek ehhez nem kell adatbázis, vagy OpenSSL-lel, ahogyan a docs/signatures.md mutatja:',
  ledger: 'A főkönyv utolsó bejegyzése',
  ledgerText:
    'A főkönyv minden bejegyzése tartalmazza az előző lenyomatát, így az utolsóé az összesért felel. Jegyezze fel: a mai sorszámmal és lenyomattal később bizonyítható, hogy máig semmi sem változott. Minden JSON listafájlban benne van az aznapi utolsó bejegyzés.',
  entry: 'Bejegyzés',
  time: 'Kelt',
  hash: 'Lenyomat (SHA-256)',
  audit: 'Ellenőröknek',
  auditText: [
    'Az ellenőr az irodától kéri az exportot: egyetlen szövegfájlt minden bejegyzéssel és azokkal az iratokkal, amelyeket a jog kiadni enged. Az iroda az alábbi paranccsal írja ki; nevek és születési dátumok is vannak benne, ezért személyesen vagy titkosítva kell átadni.',
    'Ezzel bármely gépen minden lista és értékszám újraszámolható és összevethető a közzétettel. A bájtok leírása a docs/ledger.md fájlban olvasható, egy rövid programmal együtt, amely a miénk nélkül is ellenőrzi őket.',
  ],
  ask: 'Kihez lehet fordulni',
  keys: 'Az iroda kulcsai',
  keysFile: 'Minden kulcs egy fájlban',
  noKeys: 'Az iroda még nem jelentett be kulcsot, ezért fájljai nincsenek aláírva.',
  key: 'Kulcs',
  publicKey: 'Nyilvános kulcs (Ed25519)',
  from: 'Érvényes ettől',
  until: 'eddig',
  now: 'most érvényben',
  disclosed: 'feladva: mások birtokában is lehet',
  keyCount: (keys) => `${keys} kulcs`,
};
