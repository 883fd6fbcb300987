/** Events that the office writes as files for others, in English. */
import type { EventExportFindings } from '../../../explain/desk-findings/event-export.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';

const players = (ids: readonly string[], more: number, say: Say): string =>
  more === 0
    ? say.list(ids.map(say.player))
    : `${ids.map(say.player).join(', ')} and ${say.count(more, 'more player', 'more players')}`;

export const EVENT_EXPORT_FINDINGS: FindingPhrases<EventExportFindings> = {
  'export.not-accepted': ({ event }) =>
    `Event ${event} does not count: only an event that is accepted is given out (“events accept ${event}”).`,
  'export.not-chess': ({ pool, format }) => `The pool “${pool}” is one of Go, and ${format} is a format of chess.`,
  'export.no-events': ({ pool, list }, say) =>
    `No accepted event of the pool “${pool}” is for the list of ${say.month(list)}.`,
  'export.bad-list': ({ seen }) => `“${seen}” is not a list: write its month as 2024-07.`,
  'export.corrected': ({ event, corrected }) =>
    `The report of event ${event} was corrected: the file has the results of ${corrected}.`,
  'export.report-erased': ({ event }) =>
    `The copy of the report of event ${event} was erased: byes, teams, places and starting numbers are not known, and are missing in the file.`,
  'export.no-number': ({ players: ids, more }, say) =>
    `Without a FIDE number, by which FIDE knows its players: ${players(ids, more, say)}. “players change … --fide NUMBER” writes it on the card.`,
  'export.nameless': ({ players: ids, more }, say) =>
    `Erased, and in the file without a name: ${players(ids, more, say)}.`,
  'export.no-schedule': ({ event, rounds }, say) =>
    `Event ${event} does not say on which days ${rounds.length === 0 ? 'its rounds were' : `the rounds ${say.list(rounds.map(String))} were`} played, so nobody can tell which belong to an interim report.`,
  'export.no-rounds': ({ event, from, to }, say) =>
    `No game of event ${event} was played between ${say.date(from)} and ${say.date(to)}.`,
  'export.cut': ({ rounds, from, to, players: count, left }, say) =>
    `The file has the ${rounds.length === 1 ? 'round' : 'rounds'} ${say.list(rounds.map(String))}, from ${say.date(from)} to ${say.date(to)}, numbered from 1: ${say.count(count, 'player', 'players')}${left === 0 ? '' : `; ${say.number(left)} without a game in these rounds left out`}.`,
};
