/** Mi a hiba a beírt parancsban, magyarul. */
import type { UsageWords } from '../../en/commands/usage.ts';
import { inputProblem } from '../findings/office-files.ts';

const either = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} vagy ${all.at(-1)}`;

const not = (given: string | undefined): string => (given === undefined ? '' : `; ez nem az: „${given}”`);

const EDITION = 'egy kiadás kell, például fide-2024';
const FILE_PATH = 'egy fájl útvonala';

export const USAGE: UsageWords = {
  tryHelp: 'Segítség: elobook --help',
  noCommand: (command) => `nincs ilyen parancs: „${command}”`,
  optionFirst: 'a kapcsoló elé parancs kell',
  unknownOption: (option) => `ismeretlen kapcsoló: ${option}`,
  missingValue: (option) => `hiányzik a kapcsoló értéke: ${option}`,
  missingArguments: (command) => `hiányzik valami a parancsból: ${command}`,
  unusedArguments: (unused) => `ami a parancsból fölösleges: ${unused}`,

  needed: (option) => `kötelező megadni: ${option}`,
  repeated: (option) => `csak egyszer adható meg: ${option}`,
  valueNeeded: (option) => `érték kell utána: ${option}`,
  oneOf: (option, known, given) => `${option}: ezek egyike lehet: ${known}${not(given)}`,
  action: (command, known) => `${command}: ezek egyike következhet: ${known}`,
  whole: (option) => `${option}: egész szám kell`,
  wholeOrNone: (option) => `${option}: egész szám kell, vagy none`,
  wholeFrom: (option, from, to) => `${option}: egész szám kell (${from} … ${to})`,
  numberHere: (option, from, to) => `${option}: itt csak ${from} és ${to} közötti szám lehet`,
  seconds: (option, from, to, given) => `${option}: másodpercek száma kell (${from} … ${to})${not(given)}`,
  month: (option, example, given) => `${option}: egy hónap kell, például ${example}${not(given)}`,
  edition: (option) => `${option}: ${EDITION}`,
  editionListed: (option) => `${option}: ${EDITION}; mindet felsorolja: elobook rulebooks`,
  parts: (option, mark) => `${option}: a részeit „${mark}” választja el`,
  needsOther: (option, other) => `${option}: csak ezzel együtt adható meg: ${other}`,
  without: (option, other) => `${option}: ezzel együtt nem adható meg: ${other}`,
  notWith: (option, other) => `${option}: ezzel együtt nem adható meg: ${other}`,
  takesNo: (option, other) => `${option}: ezzel együtt nem adható meg: ${other}`,
  goesWith: (option, others) => `${option}: csak ezzel együtt adható meg: ${either(others)}`,
  withReport: (option) => `${option}: jegyzőkönyvhöz való, nem játékoslistához`,
  withList: (option) => `${option}: játékoslistához való, nem jegyzőkönyvhöz`,
  withFile: (option) => `${option}: fájlhoz való; az iroda ismeri játékosainak játszmáit`,
  twoThings: (option, other) => `${option} és ${other} kizárják egymást`,
  unreadable: (option, file, problem) => `${option} ${file}: nem olvasható (${inputProblem(problem)})`,
  unreadableAt: (option, file, line, column, told) => `${option} ${file}, ${line}. sor, ${column}. oszlop: ${told}`,

  nothingMore: (command) => `${command}: nem következhet utána semmi`,
  oneThingMore: (command) => `${command}: csak egyvalami következhet utána`,
  onePool: (command) => `${command}: egy állomány kell`,
  pool: (command) => `${command}: egy állomány kell`,
  oneEvent: (command) => `${command}: egy verseny kell, például e12`,
  oneAccount: (command) => `${command}: egy fiók kell, például u3`,
  oneRequest: (command) => `${command}: egy kérelem kell, például r3`,
  oneJob: (command) => `${command}: egy munka kell, például j3`,
  onePlayer: (command) => `${command}: egy játékos kell: azonosító, vagy egy szám, például fide:703303`,
  options: (command, options) => `${command}: meg kell adni: ${either(options)}`,
  bothOptions: (command, one, other) => `${command}: meg kell adni: ${one} és ${other}`,

  secondOfficer: (options) => `ami második munkatársre vár, ahhoz ez nem adható meg: ${options}`,
  input: {
    none: 'adjon meg egy fájlt, vagy „-” jelet a szabványos bemenethez',
    twice: 'a szabványos bemenet („-”) csak egyszer olvasható',
  },
  assumedK: 'a --k és az --assume kizárják egymást: mindkettő a K-t választja meg',
  limit: {
    names: (known, given) => `--limit: ${known}, mindegyik értékkel, például report=128MB${not(given)}`,
    size: (name, most, given) =>
      `--limit ${name}: méret kell, például 200KB vagy 128MB, legfeljebb ${most}${not(given)}`,
    count: (name, most, given) => `--limit ${name}: egész szám kell (1 … ${most})${not(given)}`,
  },
  reading: {
    repeated: '--reading: egy beállítás csak egyszer adható meg',
    pair: '--reading: egy beállítás kell az értékével, például cap.lower=once',
  },

  calc: {
    values: (calculator, given) => `calc ${calculator}: az értékeket kapcsolókkal kell megadni; ez nem az: „${given}”`,
  },
  convert: {
    noFormat: (known) => `a névből nem derül ki a formátum; --format: ezek egyike lehet: ${known}`,
  },
  demo: {
    day: (given) => `--day: egy nap kell, például 2026-11-16${not(given)}`,
    from: (day) => `--day: a legkorábbi nap: ${day}`,
  },
  drift: {
    lists: '--lists: egész szám kell, legalább 2',
  },
  endorse: {
    needed: (known) => `kötelező megadni: --edition; ezek közül egy vagy több, vagy all: ${known}`,
    unknown: (edition, known) =>
      `nincs ilyen kiadás: „${edition}”; --edition: ezek közül egy vagy több, vagy all: ${known}`,
  },
  events: {
    register: 'events register: a verseny adatait kapcsolókkal vagy a --facts fájljában kell megadni',
    comment: "events comment: egy verseny kell, és a megjegyzés: events comment e12 'Más a terem.'",
    questions: 'events questions: legfeljebb egy verseny adható meg',
    answerAll:
      'events answer --all: egy verseny kell, és taken vagy unrated minden kérdéses értékszámra, vagy none minden klasszikus értékszámra',
    answer:
      'events answer: egy verseny kell, a kérdés száma, és a válasz: egy személy, new, as-is, egy név vagy egy érték; értékszámra taken, unrated vagy other; klasszikus értékszámra a szám vagy none',
    waive: 'minden --waive PONT mellé egy --by TESTÜLET kell',
    who: '--who: a verseny egy játékosa kell, és hogy ki ő: RÉGI=ÚJ, ?3=fide:703303, RÉGI=new',
    rating: '--rating: a verseny egy játékosa kell, és taken vagy unrated: fide:703303=taken, ?3=unrated',
    result: (known) =>
      `--result: egy forduló kell, a verseny két játékosa és egy eredmény: '3 ?1 ?4 0-1'; eredmények: ${known}`,
    correct:
      "events correct: egy verseny kell, például e12, és a javított jegyzőkönyv fájlja, vagy --result 'FORDULÓ VILÁGOS SÖTÉT EREDMÉNY', vagy --who RÉGI=ÚJ, vagy --rating JÁTÉKOS=taken",
    oneReport: 'events correct: csak egy jegyzőkönyv adható meg',
    list: 'events list: név nem adható meg; szűkíteni így lehet: --pool, --state',
    arbiter: '--arbiter: NÉV;FIDE-AZONOSÍTÓ;ENGEDÉLY;SZEREP, a név kivételével bármelyik elhagyható',
    role: (known) => `a szerep ezek egyike lehet: ${known}`,
    change:
      'events change: azt kell megadni, ami megváltozott: --postpone-to NAP, --name, --place, --start, --end és hasonlók, --clear ADAT, --entrant JÁTÉKOS, vagy --facts FÁJL',
    export:
      'events export: egy verseny kell, például e12, vagy --pool AZONOSÍTÓ --list HÓNAP egy lista minden versenyéhez',
    days: 'a --from-day és a --to-day csak egy versenyhez adható meg',
  },
  explain: {
    office: 'explain: egy fájl kell, vagy --player és mellette --event vagy --list',
    noPlayer: (player, file) => `nincs ilyen játékos: „${player}” (${file})`,
  },
  export: {
    either: 'export: egy fájl kell, vagy --parquet és egy mappa',
    notBoth: 'export: egy fájl kell, vagy --parquet és egy mappa, de nem mindkettő',
    folder: '--parquet: egy mappa kell',
  },
  federations: {
    one: 'federations: egy szövetség kell, például HUN',
    takes: 'federations: show [KÓD], vagy: set KÓD --status ÁLLAPOT [--officer SZÖVEG]',
  },
  generate: {
    onlyGo:
      '--format h9: csak Go-hoz való, mert játékosainak minősítése van; --rules mgsz-2012, vagy trf16, trf26, json',
  },
  keys: {
    retire: 'keys retire: egy kulcs azonosítója kell',
  },
  lists: {
    poolBefore: (option, example) => `${option}: állomány kell elé: ${example}`,
  },
  log: {
    open: 'log open: egy bejegyzés száma kell, például 12',
  },
  office: {
    fourEyes: '--four-eyes: on vagy off',
    set: (minors, names, given) =>
      `office set: --minors ${either(minors)}${not(given)}; vagy ${names}; vagy --four-eyes on, illetve off; új irodánál --name vagy --time-zone`,
  },
  players: {
    clubs: 'players clubs: egy egyesület adható meg; nélküle mindegyik',
    year: '--year: négy számjegy kell',
    order: 'players order: egy egyesület kell és a játékosai, elöl a legerősebb',
    attach: 'players attach: egy játékos és egy fájl kell',
    forms: 'players forms: egy játékos kell; vagy egy játékos, egy űrlap száma és az írandó fájl',
    detach: 'players detach: egy játékos kell és egy űrlap száma, ahogy a players forms mutatja',
    wholeOrAdd: 'a --whole és az --add kizárják egymást: egy fájl vagy az egyik, vagy a másik',
    import: 'players import: egy lista kell: FIDE XML vagy TXT, tömörítve is, vagy CSV',
    group: '--group: egy csoport minden állományát jelenti; a --pool és a --control mellette nem adható meg',
    fromFile: 'fiókokkal működő iroda fájlból olvas be listát, hogy a második munkatárs ugyanazt lássa',
    undo: 'players import --undo: egy importálás száma kell, fájl nélkül',
    imports: 'players imports: fájl nem adható meg; az iroda importálásait sorolja fel',
    export: 'players export: egy fájl kell, vagy „-” a szabványos kimenethez',
    data: 'players data: egy játékos kell, és egy fájl, vagy „-” a szabványos kimenethez',
    add: 'players add: az adatlap mezőit kapcsolókkal kell megadni',
    find: 'players find: egy név kell, vagy az eleje',
    merge: 'players merge: két játékos kell: elöl, aki megszűnik, utána, aki marad',
    split: 'players split: egy játékos kell: egy beolvasztott azonosító, vagy akinek a versenyei leválnak',
    tidy: 'players tidy: játékosok azonosítói kellenek, vagy --all a megmutatott személyek számával',
  },
  pools: {
    revoke: '--revoke: egy bejegyzés száma kell',
    takes:
      'pools: show, vagy: open AZONOSÍTÓ --family CSALÁD --name NÉV --from HÓNAP, vagy: set AZONOSÍTÓ --report-ratings fide|own vagy --reading BEÁLLÍTÁS=ÉRTÉK, vagy: change AZONOSÍTÓ --name NÉV, vagy: close AZONOSÍTÓ [--after HÓNAP], vagy: reopen AZONOSÍTÓ, vagy: adjust AZONOSÍTÓ --rule SZABÁLY --list HÓNAP --by TESTÜLET --ground SZÖVEG',
    change: 'pools change: meg kell adni: --name, vagy --name-hu és hasonlók',
    set: 'pools set: egy állomány kell, és --report-ratings fide vagy own, vagy --reading BEÁLLÍTÁS=ÉRTÉK',
  },
  rate: {
    onlyJson: (file, format) =>
      `--lines: JSON-dokumentumok kellenek, soronként egy; ${file} formátuma a jelek szerint ${format}, amely többsoros: hagyja el a --lines kapcsolót`,
  },
  rerate: {
    applyTo: '--apply: a --to mellette nem adható meg; előbb nézze meg az eredményt --apply nélkül',
    k: '--k: párok kellenek, például 40=30,20=15',
  },
  rulebooks: {
    takes: 'rulebooks: semmi sem következik utána, vagy: show KIADÁS [PONT]',
    noClause: (edition, clause) =>
      `${edition}: nincs benne ilyen pont: „${clause}”; mindet felsorolja: elobook rulebooks show ${edition}`,
    noReading: (of, reading) =>
      `${of}: nincs ilyen értelmezése: „${reading}”; mindet felsorolja: elobook rulebooks show ${of}`,
  },
  serve: {
    demoPublic: 'a --demo irodát tölt fel, a --public pedig semmit sem változtat: kizárják egymást',
    mailFrom:
      '--mail: meg kell adni a --mail-from kapcsolót is (ELOBOOK_MAIL_FROM): egy cím, például office@example.org',
  },
  users: {
    add: "users add: egy név kell: users add 'Kiss Anna' --role officer",
    system: 'users system: a rendszer egy felhasználója kell és egy fiók, vagy „-”, ha egyik sem: users system anna u3',
    keys: 'users keys: list [FIÓK], vagy: new FIÓK --name NÉV --scope reports, vagy: revoke FIÓK KULCS',
  },
  verify: {
    head: '--head: egy bejegyzés lenyomata kell, 64 számjegy',
    key: '--key: egy nyilvános kulcs kell, ahogy a keys show kiírja: 64 számjegy',
    witnesses: '--witnesses: egy szám kell',
  },
  webhooks: {
    add: 'webhooks add: egy cím kell: webhooks add https://example.org/elobook',
    remove: 'webhooks remove: egy webhook kell, például w1',
  },
  witness: {
    needed: 'witness: --of URL kell, vagy --port, ahol kérdezhetik',
    name: '--name: nem lehet benne szóköz és pluszjel',
    of: (given) => `--of: egy iroda címe kell, például https://ratings.example.org${not(given)}`,
    trust: (given) => `--trust: egy kulcs kell, ahogy egy iroda a log/key címen mutatja${not(given)}`,
    port: (given) => `--port: legfeljebb 65535 lehet${not(given)}`,
  },

  setting: {
    unknown: (name, near, known) =>
      `nincs ilyen változó: ${name}.${near === undefined ? '' : ` Erre gondolt: ${near}?`} Vegye ki, vagy nevezze át ezek egyikére: ${known}`,
    wrong: (name, takes, given) => `${name}: ${takes}${not(given)}`,
    wrongSecret: (name, takes) => `${name}: ${takes}; a mostani értéke titkos, ezért nem látszik`,
    takes: {
      ELOBOOK_DB: 'egy fájl, vagy postgres://user:password@host/database',
      ELOBOOK_AUTHOR: 'egy név',
      ELOBOOK_API_KEY: 'egy fiók kulcsa, elk_ kezdettel',
      ELOBOOK_KEY: 'egy titkos kulcs, ahogy a kulcsfájlban szerepel',
      ELOBOOK_KEY_FILE: FILE_PATH,
      ELOBOOK_MEMORY_KEY_FILE: FILE_PATH,
      ELOBOOK_KEYS: FILE_PATH,
      PORT: 'egy szám (0 … 65535)',
      ELOBOOK_HOST: 'ennek a gépnek egy címe, például 0.0.0.0',
      ELOBOOK_BASE: 'egy útvonal, például /ratings',
      ELOBOOK_PUBLIC_URL: 'egy cím, például https://ratings.example.org',
      ELOBOOK_PROXY: 'címek, például 10.0.0.0/8, 127.0.0.1 vagy loopback',
      ELOBOOK_SECURITY_CONTACT: 'mailto:security@example.org vagy https://example.org/security',
      ELOBOOK_MAIL: 'smtps://NAME:PASSWORD@HOST vagy smtp://NAME:PASSWORD@HOST:PORT',
      ELOBOOK_MAIL_FROM: 'egy cím, például office@example.org',
      ELOBOOK_METRICS: 'egy port, például 9464, vagy egy cím és egy port, például 0.0.0.0:9464',
      ELOBOOK_WITNESSES: 'tanúk kulcsai és címei vesszővel elválasztva: NAME+ID+KEY https://witness.example.org',
      ELOBOOK_WITNESS_ALLOW: 'gépnevek vesszővel elválasztva, például witness.internal',
      ELOBOOK_LOG: 'json vagy none',
      ELOBOOK_GRACE: 'másodpercek száma (1 … 3600)',
      ELOBOOK_UPGRADE_BACKUP: 'egy mappa a gyökértől megadva, például /srv/backup, vagy none',
    },
  },
};
