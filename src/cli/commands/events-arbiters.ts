/** `elobook events arbiters`: who the arbiters of an event are; shown, named, or erased. */
import type { EventWords } from '../../content/en/commands/events.ts';
import type { Arbiter, ARBITER_ROLES } from '../../desk/events/arbiters.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { optionTexts } from '../given.ts';
import { changeAs, readAs } from '../working-account.ts';
import { isOptionOn } from '../options.ts';
import type { EventActionInput } from './event-lines.ts';

/** `Kiss, Anna;703303;A-12;chief`. */
function arbiterGiven(text: string, known: typeof ARBITER_ROLES): Arbiter {
  const [name = '', fideId = '', licence = '', asked = '', ...more] = text.split(';').map((part) => part.trim());
  const role = known.find((each) => each === asked);
  if (more.length > 0) throw new UsageError((words) => words.events.arbiter);
  if (asked !== '' && role === undefined) throw new UsageError((words) => words.events.role(known.join(', ')));
  return { name, fideId, licence, ...(role === undefined ? {} : { role }) };
}

export async function arbitersAction(
  { office, at, options, words, say }: EventActionInput,
  event: string,
): Promise<ExitCode> {
  const verbs = await import('../../desk/events/arbiters.ts');
  const given = optionTexts(options, 'arbiter').map((text) => arbiterGiven(text, verbs.ARBITER_ROLES));
  const isErased = isOptionOn(options, 'erase');
  if (isErased && given.length > 0) throw new UsageError((words) => words.without('--erase', '--arbiter'));
  if (isErased) {
    const outcome = await verbs.eraseArbiters(
      office,
      { event },
      await changeAs(office, options, 'events.erase-arbiters', { event }),
    );
    return at.print(outcome, ({ event: id, papers }) => [words.arbitersErased(id, papers, say)]);
  }
  if (given.length > 0) {
    const outcome = await verbs.nameArbiters(
      office,
      { event, arbiters: given },
      await changeAs(office, options, 'events.change', { event }),
    );
    return at.print(outcome, ({ arbiters }) => arbiterLines(arbiters, words));
  }
  await readAs(office, options, 'events.show', { event });
  const { showEvent } = await import('../../desk/events/show.ts');
  const { value, findings } = await showEvent(office, event);
  const shown = value === undefined ? undefined : { event: value.event, arbiters: value.arbiters ?? [] };
  return at.print({ ...(shown === undefined ? {} : { value: shown }), findings }, ({ event: id, arbiters }) =>
    arbiters.length === 0 ? [words.noArbiters(id)] : arbiterLines(arbiters, words),
  );
}

/** Without roles the first is the chief arbiter. */
export function arbiterLines(
  arbiters: readonly Arbiter[],
  { arbiters: title, roles, none }: EventWords,
): readonly string[] {
  if (arbiters.length === 0) return [];
  const isByOrder = arbiters.every(({ role }) => role === undefined);
  return [
    `${title}:`,
    ...arbiters.map(
      ({ name = none, fideId, licence, role = isByOrder && arbiters[0]?.name === name ? 'chief' : 'deputy' }) =>
        `  ${[name, fideId, licence, roles[role]].filter((each) => each !== undefined).join(', ')}`,
    ),
  ];
}
