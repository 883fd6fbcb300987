/** What is laid over a report, and what a rating list says of its players, in English. */
import type { ByeFindings } from '../../../intake/byes.ts';
import type { FactsFindings } from '../../../intake/facts.ts';
import type { RatingsFindings } from '../../../intake/ratings.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { firstFew } from '../../../explain/games.ts';

const names = (players: readonly string[], say: Say): string =>
  firstFew(players, say.player, (more) => `and ${say.count(more, 'more player', 'more players')}`);

const FIELDS: Readonly<Record<string, string>> = { k: 'K', birth: 'year of birth' };

export const INTAKE_FINDINGS: FindingPhrases<ByeFindings & FactsFindings & RatingsFindings> = {
  'report.bye-lines': ({ lines, names: seen, byes }, say) =>
    `${say.count(lines, 'line is no player', 'lines are no players')}, since the name means a bye: ${say.list(seen.map((name) => `“${name}”`))}. ${byes === 0 ? '' : `Rounds against it that count as byes: ${say.number(byes)}. `}If it is a person, say more in the facts (--facts): the whole name, the year of birth, or a number.`,
  'facts.unknown-player': ({ player }) => `The facts speak of player ${player}, who is not in the report.`,
  'facts.ambiguous-player': ({ player }) => `The facts speak of ${player}, and more than one player has that number.`,
  'facts.overrides': ({ player, fields }, say) =>
    player === null
      ? `The facts say something else than the report of the event; the facts count: ${say.list(fields)}.`
      : `The facts say something else than the report of ${say.player(player)}; the facts count: ${say.list(fields)}.`,
  'ratings.unmatched': ({ players }, say) => `Not on the rating list, and so without a rating: ${names(players, say)}.`,
  'ratings.unrated': ({ players }, say) => `On the list without a rating: ${names(players, say)}.`,
  'ratings.doubtful': ({ player, candidates }, say) =>
    `${say.player(player)} could be any of these on the list: ${say.list(candidates)}. Without a number there is no rating.`,
  'ratings.by-name': ({ players }, say) => `Found on the list by name and year of birth: ${names(players, say)}.`,
  'ratings.differs': ({ player, field, report, list }, say) =>
    `${say.player(player)}: the report has ${FIELDS[field] ?? field} ${report}, the list has ${list}.`,
};
