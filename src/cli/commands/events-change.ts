/** `elobook events change`: an event is postponed or renamed, or something else that was announced is otherwise. */
import { changeAs } from '../working-account.ts';
import { althoughOf } from '../office.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { optionText, optionTexts } from '../given.ts';
import { factsOption } from '../reports.ts';
import { changedFactLines, type EventActionInput, factsInOptions } from './event-lines.ts';

export async function changeAction(
  { office, at, options, words, say }: EventActionInput,
  event: string,
): Promise<ExitCode> {
  const { facts, noted } = await factsOption(options);
  const record = factsInOptions(options);
  const clear = optionTexts(options, 'clear');
  const postponeTo = optionText(options, 'postponeTo');
  const entrants = optionTexts(options, 'entrant');
  const count = Object.keys({ ...facts?.event, ...record }).length + clear.length + entrants.length;
  if (count === 0 && postponeTo === undefined) {
    throw new UsageError((words) => words.events.change);
  }
  const { readEventFactsOf } = await import('../../desk/events/given.ts');
  const given = readEventFactsOf(record);
  if (given.findings.length > 0) return at.print({ findings: given.findings });
  const { changeEvent } = await import('../../desk/events/change.ts');
  const outcome = await changeEvent(
    office,
    {
      event,
      facts: { ...facts?.event, ...given.facts },
      clear,
      ...(entrants.length === 0 ? {} : { entrants }),
      ...(postponeTo === undefined ? {} : { postponeTo }),
      ...(althoughOf(options, ['names']).has('names') ? { although: 'names' } : {}),
    },
    await changeAs(office, options, 'events.change', { event }),
  );
  const told = { ...outcome, findings: [...noted, ...outcome.findings] };
  return at.print(told, ({ event: id, changes, list }) => [
    ...(changes.length === 0 ? [] : [words.changed(id), ...changedFactLines(changes, words)]),
    ...(list === null ? [] : [`${words.list}: ${say.month(list)}`]),
  ]);
}
