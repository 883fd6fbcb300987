/** Acts on events, from the announcement to the correction. */
import Type from 'typebox';
import type { Finding } from '../core/finding.ts';
import { isRefused } from '../core/finding.ts';
import { RESULTS } from '../core/game.ts';
import { REPORT_RATINGS } from '../core/report.ts';
import { acceptEvent } from '../desk/events/accept.ts';
import { answerQuestion } from '../desk/events/answer.ts';
import { answerRatings } from '../desk/events/answer-rating.ts';
import { ARBITER_ROLES, eraseArbiters, nameArbiters } from '../desk/events/arbiters.ts';
import type { QuestionAnswer } from '../desk/events/answers.ts';
import { changeEvent } from '../desk/events/change.ts';
import { commentOnEvent } from '../desk/events/comment.ts';
import { correctEvent } from '../desk/events/correct.ts';
import { ENCODINGS, givenFacts, readEventFactsOf } from '../desk/events/given.ts';
import { refuseEvent } from '../desk/events/refuse.ts';
import { registerEvent } from '../desk/events/register.ts';
import type { Contradiction } from '../desk/events/speaks-against.ts';
import { submitReports } from '../desk/events/submit.ts';
import { withdrawEvent } from '../desk/events/withdraw.ts';
import { refused } from '../desk/office.ts';
import { accessFinding } from '../desk/findings/access.ts';
import { act } from './act.ts';
import { withoutEmptyMembers } from './members.ts';

const EventId = Type.String({ pattern: '^[eE][1-9][0-9]{0,14}$' });
const Text = Type.String({ maxLength: 2000 });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Waiver = Type.Object({ clause: Text, by: Text, ground: Text });

/**
 * How a file is read, and facts that it cannot contain, as in a facts file: `{ "event": {…}, "players": { "12": {…} }
 * }`.
 */
const READING = {
  encoding: Type.Optional(Type.Enum([...ENCODINGS])),
  reportRatings: Type.Optional(Type.Enum([...REPORT_RATINGS])),
  facts: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
};

/** Facts can include the day of receipt. */
const saysDayOfReceipt = (facts: Readonly<Record<string, unknown>> | undefined): boolean =>
  (facts?.['event'] as { readonly reportReceived?: unknown } | undefined)?.reportReceived != null;

const fileCount = (id: string, seen: number, expected: 'one' | 'many'): Finding =>
  accessFinding('act.files', { act: id, seen, expected });

export const EVENT_ACTS = [
  act({
    id: 'events.register',
    name: 'events.register',
    path: '/events',
    command: 'events register',
    input: Type.Object({
      pool: Type.String(),
      facts: Type.Record(Type.String(), Type.Unknown()),
      although: Type.Optional(Type.Enum(['names'])),
    }),
    scope: ({ pool }) => ({ pool }),
    run: async (office, { input: { pool, facts, although } }, options) => {
      const read = readEventFactsOf(facts);
      if (isRefused(read.findings)) return { findings: read.findings };
      return registerEvent(office, withoutEmptyMembers({ pool, facts: read.facts, although }), options);
    },
  }),
  act({
    id: 'events.change',
    name: 'events.change',
    path: '/events/:event/change',
    command: 'events change',
    input: Type.Object({
      event: EventId,
      facts: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      clear: Type.Optional(Type.Array(Text)),
      postponeTo: Type.Optional(Day),
      entrants: Type.Optional(Type.Array(Text, { maxItems: 1000 })),
      although: Type.Optional(Type.Enum(['names'])),
    }),
    scope: ({ event }) => ({ event }),
    run: async (office, { input: { facts = {}, ...input } }, options) => {
      const read = readEventFactsOf(facts);
      if (isRefused(read.findings)) return { findings: read.findings };
      return changeEvent(office, { ...withoutEmptyMembers(input), facts: read.facts }, options);
    },
  }),
  act({
    id: 'events.arbiters',
    name: 'events.change',
    path: '/events/:event/arbiters',
    command: 'events arbiters',
    input: Type.Object({
      event: EventId,
      arbiters: Type.Array(
        Type.Object({
          name: Text,
          fideId: Type.Optional(Text),
          licence: Type.Optional(Text),
          role: Type.Optional(Type.Enum([...ARBITER_ROLES])),
        }),
        { minItems: 1 },
      ),
    }),
    scope: ({ event }) => ({ event }),
    run: (office, { input: { event, arbiters } }, options) =>
      nameArbiters(office, { event, arbiters: arbiters.map(withoutEmptyMembers) }, options),
  }),
  act({
    id: 'events.erase-arbiters',
    name: 'events.erase-arbiters',
    path: '/events/:event/arbiters/erase',
    command: 'events arbiters --erase',
    input: Type.Object({ event: EventId }),
    scope: ({ event }) => ({ event }),
    run: (office, { input }, options) => eraseArbiters(office, input, options),
  }),
  act({
    id: 'events.submit',
    name: 'events.submit',
    path: '/reports',
    command: 'events submit',
    files: 'many',
    input: Type.Object({
      pool: Type.Optional(Type.String()),
      event: Type.Optional(EventId),
      partOf: Type.Optional(EventId),
      received: Type.Optional(Day),
      accept: Type.Optional(Type.Enum(['clean'])),
      although: Type.Optional(Type.Enum(['sent-before'])),
      ...READING,
    }),
    scope: ({ pool, event, partOf }) => ({ pool, event: event ?? partOf }),
    // only those who decide on a report may accept it or set its day of receipt
    also: ({ accept, received, facts }) =>
      accept === undefined && received === undefined && !saysDayOfReceipt(facts) ? [] : ['events.accept'],
    run: async (office, { input: { facts, reportRatings, ...input }, files, progress }, options) => {
      if (files.length === 0) return refused(fileCount('events.submit', 0, 'many'));
      const given = givenFacts(facts, reportRatings);
      if (isRefused(given.findings)) return { findings: given.findings };
      const told =
        progress === undefined ? {} : { progress: (done: { files: number }) => progress(done.files, files.length) };
      const report = { ...withoutEmptyMembers({ ...input, facts: given.facts }), files, ...told };
      const outcome = await submitReports(office, report, options);
      return { ...outcome, findings: [...given.findings, ...outcome.findings] };
    },
  }),
  act({
    id: 'events.answer',
    name: 'events.answer',
    path: '/events/:event/questions/:question/answer',
    command: 'events answer',
    input: Type.Object({
      event: EventId,
      question: Type.Integer({ minimum: 1 }),
      /**
       * A person (an id, a number with its kind, `new`, `as-is`), a corrected name, a fact, or what happens to a
       * rating.
       */
      answer: Type.Union([
        Type.Object({ person: Text }),
        Type.Object({ name: Text }),
        Type.Object({ value: Type.Unknown() }),
        Type.Object({ rating: Text }),
      ]),
      although: Type.Optional(Type.Array(Type.Enum(['name', 'birth', 'federation']))),
      remembered: Type.Optional(Type.Enum(['entered'])),
    }),
    scope: ({ event }) => ({ event }),
    run: (office, { input: { although, ...input } }, options) =>
      answerQuestion(
        office,
        {
          ...withoutEmptyMembers(input),
          answer: input.answer as QuestionAnswer,
          ...(although === undefined ? {} : { although: new Set<Contradiction>(although) }),
        },
        options,
      ),
  }),
  act({
    id: 'events.answer-ratings',
    name: 'events.answer',
    path: '/events/:event/ratings/answer',
    command: 'events answer --all',
    input: Type.Object({ event: EventId, answer: Type.Enum(['taken', 'unrated', 'none']) }),
    scope: ({ event }) => ({ event }),
    run: (office, { input }, options) => answerRatings(office, input, options),
  }),
  act({
    id: 'events.accept',
    name: 'events.accept',
    path: '/events/:event/accept',
    command: 'events accept',
    input: Type.Object({
      event: EventId,
      waivers: Type.Optional(Type.Array(Waiver)),
      although: Type.Optional(Type.Enum(['before-pool'])),
      takes: Type.Optional(Type.Enum(['ratings'])),
    }),
    scope: ({ event }) => ({ event }),
    run: (office, { input }, options) => acceptEvent(office, withoutEmptyMembers(input), options),
  }),
  act({
    id: 'events.refuse',
    name: 'events.refuse',
    path: '/events/:event/refuse',
    command: 'events refuse',
    input: Type.Object({ event: EventId }),
    scope: ({ event }) => ({ event }),
    run: (office, { input }, options) => refuseEvent(office, input, options),
  }),
  act({
    id: 'events.withdraw',
    name: 'events.withdraw',
    path: '/events/:event/withdraw',
    command: 'events withdraw',
    input: Type.Object({ event: EventId, takes: Type.Optional(Type.Enum(['ratings'])) }),
    scope: ({ event }) => ({ event }),
    run: (office, { input }, options) => withdrawEvent(office, withoutEmptyMembers(input), options),
  }),
  act({
    id: 'events.correct',
    name: 'events.correct',
    path: '/events/:event/correct',
    command: 'events correct',
    files: 'one',
    input: Type.Object({
      event: EventId,
      /** Who players are: `{ "of": "?3", "is": "fide:703303" }`. */
      who: Type.Optional(Type.Array(Type.Object({ of: Text, is: Text }))),
      /** Which ratings of the report count: `{ "of": "?3", "is": "taken" }`. */
      ratings: Type.Optional(Type.Array(Type.Object({ of: Text, is: Text }))),
      /**
       * Results corrected without a file: `{ "round": 3, "white": "?1", "black": "?4", "result": "0-1" }`; `none`
       * removes a game.
       */
      results: Type.Optional(
        Type.Array(
          Type.Object({
            round: Type.Integer({ minimum: 1 }),
            white: Text,
            black: Text,
            result: Type.Enum([...RESULTS, 'none']),
          }),
          { minItems: 1, maxItems: 1000 },
        ),
      ),
      received: Type.Optional(Day),
      accept: Type.Optional(Type.Enum(['at-once'])),
      waivers: Type.Optional(Type.Array(Waiver)),
      although: Type.Optional(Type.Array(Type.Enum(['name', 'birth', 'federation']))),
      takes: Type.Optional(Type.Enum(['ratings'])),
      ...READING,
    }),
    scope: ({ event }) => ({ event }),
    run: async (office, { input: { although, facts, reportRatings, ...input }, files }, options) => {
      if (files.length > 1) return refused(fileCount('events.correct', files.length, 'one'));
      const given = givenFacts(facts, reportRatings);
      if (isRefused(given.findings)) return { findings: given.findings };
      const outcome = await correctEvent(
        office,
        {
          ...withoutEmptyMembers({ ...input, facts: given.facts }),
          ...(files[0] === undefined ? {} : { file: files[0] }),
          ...(although === undefined ? {} : { although: new Set<Contradiction>(although) }),
        },
        options,
      );
      return { ...outcome, findings: [...given.findings, ...outcome.findings] };
    },
  }),
  act({
    id: 'events.comment',
    name: 'events.comment',
    path: '/events/:event/comments',
    command: 'events comment',
    input: Type.Object({ event: EventId, text: Type.String({ maxLength: 10_000 }) }),
    scope: ({ event }) => ({ event }),
    run: (office, { input }, options) => commentOnEvent(office, input, options),
  }),
] as const;
