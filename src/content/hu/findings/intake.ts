/** What is laid over a report, and what a rating list says of its players, in Hungarian. */
import type { ByeFindings } from '../../../intake/byes.ts';
import type { FactsFindings } from '../../../intake/facts.ts';
import type { RatingsFindings } from '../../../intake/ratings.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { firstFew } from '../../../explain/games.ts';

const names = (players: readonly string[], say: Say): string =>
  firstFew(players, say.player, (more) => `és még ${more} játékos`);

const FIELDS: Readonly<Record<string, string>> = {
  rating: 'értékszám',
  k: 'K',
  name: 'név',
  sex: 'nem',
  title: 'cím',
  federation: 'szövetség',
  birth: 'születési év',
};

export const INTAKE_FINDINGS: FindingPhrases<ByeFindings & FactsFindings & RatingsFindings> = {
  'report.bye-lines': ({ lines, names: seen, byes }, say) =>
    `${say.number(lines)} sor nem játékosé, mert a benne álló név játszmamentes fordulót jelent: ${say.list(seen.map((name) => `„${name}”`))}. ${byes === 0 ? '' : `Az ellene jegyzett, játszmamentesnek számító fordulók: ${say.number(byes)}. `}Ha mégis személy, a kiegészítő adatokban (--facts) adja meg a teljes nevét, születési évét vagy azonosítóját.`,
  'facts.unknown-player': ({ player }) =>
    `A kiegészítő adatokban olyan játékos szerepel, aki a jegyzőkönyvben nem: ${player}.`,
  'facts.ambiguous-player': ({ player }) => `A kiegészítő adatokban szereplő azonosító több játékosé is: ${player}.`,
  'facts.overrides': ({ player, fields }, say) =>
    player === null
      ? `A kiegészítő adatok eltérnek a jegyzőkönyvtől, és ezek számítanak: ${say.list(fields)}.`
      : `A kiegészítő adatok eltérnek a jegyzőkönyvtől, és ezek számítanak (${say.player(player)}): ${say.list(fields)}.`,
  'ratings.unmatched': ({ players }, say) =>
    `Nincs az értékszámlistán, ezért értékszám nélkül szerepel: ${names(players, say)}.`,
  'ratings.unrated': ({ players }, say) => `A listán értékszám nélkül szerepel: ${names(players, say)}.`,
  'ratings.doubtful': ({ player, candidates }, say) =>
    `A listán több személy is lehet (${say.player(player)}): ${say.list(candidates)}. Azonosító nélkül nincs értékszám.`,
  'ratings.by-name': ({ players }, say) => `Név és születési év alapján azonosítva: ${names(players, say)}.`,
  'ratings.differs': ({ player, field, report, list }, say) =>
    `${say.player(player)}, ${FIELDS[field] ?? field}: a jegyzőkönyvben ${report}, a listán ${list} szerepel.`,
};
