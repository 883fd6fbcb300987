/** Short sentences about lists, in Hungarian. */
import type { ListWords } from '../../en/commands/lists.ts';

export const LIST_WORDS: ListWords = {
  title: (pool, date, say) => `${pool}: lista, ${say.date(date)}`,
  counts: ({ events, games, players, changed, adjusted }, say) =>
    `${say.count(events, 'verseny')}, ${say.count(games, 'játszma')}; ${say.count(players, 'játékos')} a listán, ${adjusted === undefined ? '' : 'a módosításon kívül '}${say.count(changed, 'értékszám')} változott.`,
  groups: {
    inactive: (count, say) => `${say.number(count)} inaktív`,
    returned: (count, say) => `${say.number(count)} visszatért`,
    notListed: (count, say) => `${say.number(count)} értékszámmal rendelkezik, de nincs a listán`,
  },
  since: (previous, say) =>
    previous === null ? 'Az állomány kezdete óta' : `Az előző lista (${say.date(previous)}) óta`,
  news: {
    newcomers: (count, say) => `Új a listán: ${say.number(count)}`,
    decisions: (count, say) => `Döntések: ${say.number(count)}`,
    imports: (count, say) => `Átvett értékszámok: ${say.count(count, 'import')}`,
    corrections: (count, say) => `Helyesbített jegyzőkönyvek: ${say.number(count)}`,
    delisted: (count, say) => `Már nincs a listán: ${say.number(count)}`,
    notEntered: (count, say) => `Klasszikus értékszámmal játszott, és nincs a listán: ${say.number(count)}`,
    merges: (count, say) => `Összevont adatlapok: ${say.number(count)}`,
  },
  enteredBy: { games: 'játszmák alapján', import: 'átvéve', decision: 'döntéssel', merge: 'összevonással' },
  offTheList: 'nem szerepel',
  imported: (as, players, say) => `${say.count(players, 'értékszám')}, ${as}`,
  corrects: (event, corrects) => `${event}, korábban ${corrects}`,
  more: (count, say) => `és további ${say.number(count)} (az --all kapcsoló mindenkit felsorol)`,
  histogram: 'Változások',
  largest: 'A legnagyobb változások',
  left: 'Nincs ezen a listán',
  why: {
    'later-list': 'későbbi listára elfogadva',
    'not-accepted': 'még nincs elfogadva',
    questions: 'nyitott kérdések',
    'not-rated': 'nem számolható el, ezért elutasítva',
  },
  sealed: (digest) => `Pecsét: ${digest}`,
  root: (root) => `Merkle-gyökér: ${root}`,
  noRoot: 'Merkle-gyökere nincs: a lista lezárásakor még nem készült ilyen',
  entry: (no, hash) => `${no}. bejegyzés, lenyomata ${hash}`,
  unrated: 'értékszám nélkül',
  noLists: 'Még nincs lista.',
  opening: 'átvett',
  players: (count, say) => say.count(count, 'játékos'),
  written: (file, players, sha256, say) => `${file}: ${say.count(players, 'játékos')}, SHA-256 ${sha256}`,
  verified: ({ entries, lists, rows, papers, erased, persons, reports: { compared, edited } }, say) =>
    `Minden levezethető a bejegyzésekből: ${say.count(entries, 'bejegyzés')}, ${say.count(lists, 'lista')}, ${say.count(rows, 'sor')}, ${say.count(papers, 'irat')}${erased === 0 ? '' : ` (${say.number(erased)} törölve, ${say.count(persons, 'személlyel')})`}; ${say.count(compared, 'tárolt jegyzőkönyv')} újra beolvasva és összevetve${edited === 0 ? '' : `, közülük ${say.number(edited)} tisztviselő által javított eredményekkel`}.`,
  head: (hash) => `Az utolsó bejegyzés lenyomata: ${hash}`,
  noSteps: {
    'brought-in': 'Átvett értékszám: ezzel a listával érkezett, nem itt számították ki.',
    'no-games': 'A játékosnak ezen a listán nem volt elszámolt játszmája.',
  },
  between:
    'A listák között más is változtatott az értékszámon: döntés, összevonás, átvett értékszámok vagy korábbi versenyek újbóli elszámolása.',
};
