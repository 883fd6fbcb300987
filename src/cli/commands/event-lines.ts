/** What the actions on events share: facts that options give, and lines about events. */
import type { EventWords } from '../../content/en/commands/events.ts';
import type { ChangedFact } from '../../desk/events/change.ts';
import type { EventSummary } from '../../desk/events/show.ts';
import type { ActionInput } from '../actions.ts';
import { optionText } from '../given.ts';

export type EventActionInput = ActionInput<EventWords>;

/** Facts of a registration that can be given without a file. */
const GIVEN = ['name', 'place', 'federation', 'start', 'end', 'system', 'rounds'] as const;

/** The facts that options give, as a document has them. */
export const factsInOptions = (options: object): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    GIVEN.flatMap((field) => {
      const text = optionText(options, field);
      return text === undefined
        ? []
        : [[field, field === 'rounds' && /^\d+$/.test(text) ? Number(text) : text] as const];
    }),
  );

export const daysOf = ({ start, end }: Pick<EventSummary, 'start' | 'end'>, { none }: EventWords): string =>
  `${start ?? none} – ${end ?? none}`;

export const summaryLine = (event: EventSummary, words: EventWords): string =>
  [event.event, event.pool, daysOf(event, words), words.states[event.state], event.name].join('  ').trimEnd();

/** What was so, and what is so now. */
export const changedFactLines = (changes: readonly ChangedFact[], { none }: EventWords): readonly string[] => {
  const told = (value: ChangedFact['was']): string =>
    value === null ? none : typeof value === 'string' ? value : JSON.stringify(value);
  return changes.map(({ field, was, now }) => `      ${field}: ${told(was)} → ${told(now)}`);
};
