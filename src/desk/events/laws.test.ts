/** Whatever is tried in whatever order: an event only goes where its state lets it, and what is refused changes nothing. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventId } from '../../ledger/ids.ts';
import type { EventRow, EventState } from '../../ledger/store.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import type { Outcome } from '../office.ts';
import { acceptEvent } from './accept.ts';
import { answerQuestion } from './answer.ts';
import { AS, fileOf, officeWith, players, submit, type TestOffice } from './event.fixture.ts';
import { refuseEvent } from './refuse.ts';
import { registerEvent } from './register.ts';
import { STATES_FOR } from './states.ts';
import { withdrawEvent } from './withdraw.ts';

const VERBS = ['register', 'submit', 'resubmit', 'answer', 'accept', 'refuse', 'withdraw'] as const;
type Verb = (typeof VERBS)[number];

interface Step {
  readonly verb: Verb;
  readonly event: number;
  /** A report with a doubt, or none. */
  readonly doubt: boolean;
  readonly day: number;
}

const steps = fc.array(
  fc.record({
    verb: fc.constantFrom(...VERBS),
    event: fc.integer({ min: 1, max: 4 }),
    doubt: fc.boolean(),
    day: fc.integer({ min: 1, max: 9 }),
  }),
  { minLength: 5, maxLength: 14 },
);

let unique = 0;

function reportOf({ doubt, day }: Step) {
  unique += 1;
  const [anna, ...others] = players();
  const first = doubt ? { id: '1', name: anna?.['name'] } : anna;
  const date = `2024-06-0${day}`;
  return fileOf({
    event: { name: `Open ${unique}`, start: date, end: date },
    players: [{ ...first, id: '1' }, ...others],
  });
}

const rowsOf = (office: TestOffice): Promise<readonly EventRow[]> => office.store.read((desk) => desk.events({}));

async function attempt(office: TestOffice, pool: string, step: Step): Promise<Outcome<unknown>> {
  const event = eventId(step.event);
  switch (step.verb) {
    case 'register':
      return registerEvent(office, { pool, facts: {} }, AS);
    case 'submit':
      return submit(office, pool, [reportOf(step)]);
    case 'resubmit':
      return submit(office, pool, [reportOf(step)], { event });
    case 'answer':
      return answerQuestion(office, { event, question: 1, answer: { person: 'new' } }, AS);
    case 'accept':
      return acceptEvent(office, { event }, AS);
    case 'refuse':
      return refuseEvent(office, { event }, AS);
    case 'withdraw':
      return withdrawEvent(office, { event }, AS);
  }
}

/** Where a verb may lead; for those that make a new event, the state that it begins in. */
function allowed(verb: Verb, before: EventState | undefined, continuous: boolean): readonly EventState[] {
  const from = (name: keyof typeof STATES_FOR, ...to: readonly EventState[]): readonly EventState[] =>
    before !== undefined && STATES_FOR[name].includes(before) ? to : [];
  switch (verb) {
    case 'register':
      return ['registered'];
    case 'submit':
      return ['submitted', 'questions'];
    case 'resubmit':
      return from('submit', 'submitted', 'questions');
    case 'answer':
      // a refusal stands until somebody decides otherwise; what was accepted waits again
      return from('answer', before === 'refused' ? 'refused' : 'submitted');
    case 'accept':
      // what came up since the report came is asked first, and a refusal stands
      return from('accept', continuous ? 'rated' : 'accepted', before === 'refused' ? 'refused' : 'questions');
    case 'refuse':
      return from('refuse', 'refused');
    case 'withdraw':
      return from('withdraw', 'withdrawn');
  }
}

forEachStore((kind, store) => {
  test.each(['fide', 'orr'] as const)(
    'in a pool of %s no sequence of verbs breaks a law of states',
    async (family) => {
      await fc.assert(
        fc.asyncProperty(steps, async (tried) => {
          const office = await officeWith(store, family);
          for (const step of tried) {
            const before = await rowsOf(office);
            const head = await office.store.read((desk) => desk.head());
            const { value, findings } = await attempt(office, family, step);
            const after = await rowsOf(office);
            const isRefused = findings.some(({ weight }) => weight === 'refuse');
            expect(value === undefined).toBe(isRefused);
            if (isRefused) {
              expect(after).toEqual(before);
              expect(await office.store.read((desk) => desk.head())).toEqual(head);
              continue;
            }
            const isNew = step.verb === 'register' || step.verb === 'submit';
            const touched = isNew ? before.length + 1 : step.event;
            const was = before.find(({ event }) => event === touched);
            const is = after.find(({ event }) => event === touched);
            expect(allowed(step.verb, was?.state, family === 'orr')).toContain(is?.state);
            expect(after.filter(({ event }) => event !== touched)).toEqual(
              before.filter(({ event }) => event !== touched),
            );
          }
          for (const { event, state, openQuestions, submission } of await rowsOf(office)) {
            const open = (await office.store.read((desk) => desk.questions(event))).filter((each) => each.open).length;
            expect(openQuestions).toBe(open);
            if (state === 'questions') expect(open).toBeGreaterThan(0);
            if (state === 'submitted' || state === 'accepted' || state === 'rated') {
              expect(open).toBe(0);
              expect(submission).not.toBeNull();
              const entrants = await office.store.read((desk) => desk.entrants(event));
              // who is new comes in with the acceptance
              if (state === 'submitted') expect(entrants.length).toBeGreaterThanOrEqual(3);
              else expect(entrants.length).toBe(4);
            }
          }
          await office.store.close();
        }),
        { numRuns: kind === 'sqlite' ? 25 : 6 },
      );
    },
    120_000,
  );
});
