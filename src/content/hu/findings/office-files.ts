/** What the office says of files that it is given, in Hungarian. */
import type { Program } from '../../../formats/foreign.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import type { InputProblem, OfficeFileFindings } from '../../../explain/office-findings.ts';
import { firstFew } from '../../../explain/games.ts';
import { capitalThe } from '../articles.ts';

const names = (players: readonly string[], say: Say): string =>
  firstFew(players, say.player, (more) => `és még ${more} játékos`);

const PROBLEMS: Readonly<Record<InputProblem, string>> = {
  'no-file': 'nincs ilyen fájl',
  folder: 'mappa, nem fájl',
  denied: 'nincs hozzá olvasási jog',
  'not-text': 'nem UTF-8 szöveg',
};

/** Why a file cannot be read; else the system's own name of it. */
export const inputProblem = (problem: string): string => PROBLEMS[problem as InputProblem] ?? problem;

const PROGRAMS: Readonly<Record<Program, string>> = {
  'swiss-manager':
    'Ez a Swiss-Manager saját versenyfájlja. Exportálja a Swiss-Managerből a FIDE-jegyzőkönyvet (TRF16), és azt adja be',
  swissperfect:
    'Ez a SwissPerfect egyik saját fájlja (ini, trn, sco). Exportálja a SwissPerfectből a versenyt FIDE- (Krause-) formátumban, és azt adja be',
  'swissperfect-table':
    'Ez a SwissPerfect szövegként kinyomtatott kereszttáblázata: sem játékoslista, sem jegyzőkönyv. Exportálja a SwissPerfectből a versenyt FIDE- (Krause-) formátumban, és azt adja be',
  'chess-results':
    'Ez a Chess-Results megjelenítésre szánt fájlja. Kérje el a rendezőtől a FIDE-jegyzőkönyvet (TRF16), amelyet a Swiss-Manager exportál',
  'cross-table':
    'Ez megjelenítésre szánt, szövegként mentett kereszttáblázat: sem játékoslista, sem jegyzőkönyv. Exportáljon a versenyprogramból TRF16-ot, Go esetén h9-et',
  'swiss-chess':
    'Ez a Swiss-Chess saját versenyfájlja. Exportálja a Swiss-Chessből a FIDE-jegyzőkönyvet (TRF16), és azt adja be',
  vega: 'Ez a Vega saját versenyfájlja. Exportálja a Vegából a FIDE-jegyzőkönyvet (TRF16), és azt adja be',
  papi: 'Ez a Papi saját versenyfájlja. Exportálja a Papiból a FIDE-jegyzőkönyvet (TRF16), és azt adja be',
  macmahon:
    'Ez a MacMahon saját versenyfájlja. Exportálja az Európai Go Adatbázisnak szánt táblázatot (h9), és azt adja be',
  tou: 'Ez a francia Go-szövetség tou fájlja. Exportálja az Európai Go Adatbázisnak szánt táblázatot (h9), és azt adja be',
  pgn: 'Ezek játszmák lépései (PGN), nem jegyzőkönyv. Exportáljon a versenyprogramból TRF16-ot, Go esetén h9-et',
  spreadsheet:
    'Ez táblázatkezelővel készült fájl. A játékoslistát mentse CSV-ként; a jegyzőkönyvet a versenyprogram exportálja TRF16-ban, Go esetén h9-ben',
  'text-document':
    'Ez szövegszerkesztővel készült dokumentum. Kérje el a rendezőtől a TRF16-ot, Go esetén a h9-et, amelyet a versenyprogram exportál',
  pdf: 'Ez nyomtatásra szánt PDF. Kérje el a rendezőtől a TRF16-ot, Go esetén a h9-et, amelyet a versenyprogram exportál',
  'web-page': 'Ez weboldal. Kérje el a rendezőtől a TRF16-ot, Go esetén a h9-et, amelyet a versenyprogram exportál',
  xml: 'Ez olyan program XML-fájlja, amelyet az Elobook nem ismer: sem az OpenGotháé, sem FIDE-lista. Kérje el a rendezőtől a TRF16-ot, Go esetén a h9-et, amelyet a versenyprogram exportál',
  image: 'Ez kép. Kérje el a rendezőtől a TRF16-ot, Go esetén a h9-et, amelyet a versenyprogram exportál',
  archive:
    'Ez olyan archívum, amelyet az Elobook nem nyit meg. Csomagolja ki, és magát a jegyzőkönyvet adja be, vagy tömörítse zipbe',
};

export const OFFICE_FILE_FINDINGS: FindingPhrases<OfficeFileFindings> = {
  'file.unreadable': ({ file, problem }) => `Ez a fájl nem olvasható: ${file} (${inputProblem(problem)}).`,
  'file.too-large': ({ file, bytes, limit }, say) =>
    `Túl nagy fájl: ${file}, ${say.number(bytes)} bájt; legfeljebb ${say.number(limit)} lehet.`,
  'file.empty': () => 'A fájl üres, vagy csak szóköz van benne.',
  'file.unknown-format': ({ beginning }) =>
    `Ez nem ismert formátumú jegyzőkönyv; így kezdődik: „${beginning}”. Olvasható formátumok: TRF (06, 16, 26), h9, az OpenGotha XML-je és az Elobook saját JSON-ja.`,
  'file.other-program': ({ program }) => `${PROGRAMS[program]}.`,
  'file.utf-16': () => 'A fájl UTF-16 kódolású, ilyet egyik jegyzőkönyvformátum sem használ; mentse UTF-8 kódolással.',
  'convert.no-writer': ({ format }) => `Az Elobook ezt a formátumot csak olvassa: ${format}.`,
  'file.list-of-players': () =>
    'Ez játékosok listája, nem jegyzőkönyv: játszma nincs benne. Értékszámok forrásaként a --list kapcsolóval adható meg; az irodába a „players import” paranccsal vehető fel.',
  'file.archive-inside': () => 'Archívumon belüli archívum nem nyitható meg; ki kell csomagolni.',
  'check.file-only': () =>
    'Nincs megadva szabályzat, ezért csak a fájl ellenőrzése történt meg; a --rules kapcsolóval a verseny is ellenőrizhető.',
  'period.by-name': ({ players }, say) =>
    `Név és születési idő alapján ugyanaz a személy, mint egy másik fájlban: ${names(players, say)}.`,
  'period.perhaps-same': ({ players }, say) =>
    `Egy másik fájlban is van ilyen nevű játékos, és nem derül ki, hogy ugyanaz a személy-e; az elszámolás külön történik: ${names(players, say)}. A kérdést FIDE-azonosító döntené el.`,
  'convert.no-games': ({ format }) =>
    `Játékosok listája nem alakítható jegyzőkönyvvé (${format}): a listában nincs játszma.`,
  'convert.no-list': ({ format }) =>
    `Jegyzőkönyv nem alakítható értékszámlistává (${format}). A játékosai CSV-ben kiírhatók; ha ilyen nevű TRF-fájl kell: --format trf16.`,
  'convert.no-month': ({ format }) =>
    `A lista fejlécébe (${format}) a hónap is kell, de a fájlból nem derül ki. Így adható meg: --month 2026-10.`,
  'convert.no-number': ({ format, count }, say) =>
    `${say.number(count)} játékosnak nincs legfeljebb kilencjegyű azonosítószáma, pedig a lista (${format}) a játékosokat eszerint tartja nyilván.`,
  'convert.rating-unfit': ({ player, rating, max }, say) =>
    `${capitalThe(player, say)} számú játékos értékszáma ${say.number(rating)}; FIDE-listán 1 és ${say.number(max)} közötti szerepelhet.`,
  'convert.several': ({ count }, say) =>
    `Az archívumban ${say.number(count)} fájl van, a célfájlban pedig csak egynek van helye. Kicsomagolva egyenként átalakíthatók.`,
  'convert.players-only': ({ games }, say) =>
    `Csak a játékosok kerülnek a fájlba; a versenynek és ${say.number(games)} játszmájának ebben a formátumban nincs helye.`,
  'convert.not-carried': ({ format, field, count }, say) =>
    `Ebben a formátumban (${format}) ennek nincs helye: „${field}”; ${say.number(count)} játékosnál volna mit beírni.`,
  'convert.not-one-event': () => 'Egy periódus több versenyét csak a JSON-dokumentum tudja tárolni.',
  'convert.repeated-id': ({ ids, count }, say) =>
    `Több játékosnak is ugyanaz az azonosítója (${say.list(ids)}${count > ids.length ? ', …' : ''}), így nem dönthető el, melyik játszma kié; a fájl nem készült el.`,
};
