/** What a page says otherwise than the command line, in English: whoever reads a file in a page has its fields, and no options. */
import type { PageFindings } from '../../../explain/page-findings.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const PAGE_FINDINGS: FindingPhrases<PageFindings> = {
  'report.bye-lines': ({ lines, names, byes }, say) =>
    `${say.count(lines, 'line is no player', 'lines are no players')}, since the name means a bye: ${say.list(names.map((name) => `“${name}”`))}. ${byes === 0 ? '' : `Rounds against it that count as byes: ${say.number(byes)}. `}If it is a person, write the whole name, the year of birth or a number into the file.`,
  'trf.control-open': ({ seen }) =>
    `The time control “${seen}” is in words that are not read; write it as 90+30, or answer when the office asks for it.`,
  'rulebook.other-control': ({ edition, control, is }) =>
    `The edition ${edition} is for ${is} ratings, and ${control} ratings were asked for: choose another rulebook above.`,
  'rulebook.other-time': ({ time, is, control }) =>
    `By their time (${time}) these are ${is} games, and they were taken for the ${control} ratings; the rulebook above can be chosen for ${is}.`,
  'rulebook.several-controls': ({ times }, say) =>
    `Time controls of different kinds: ${say.list(times.map(({ time, control }) => `${time} (${control ?? 'too short for any rating list'})`))}. Each kind is an event of its own: make a file of each. If all games had one time, write only that one into the file; of several periods of one game, all but the last have a number of moves.`,
  'file.list-of-players': () => 'This is a list of players, not the report of an event: it has no games.',
  'check.file-only': () =>
    'No rulebook is chosen, so only the file was checked; with one, the event is checked by its clauses as well.',
};
