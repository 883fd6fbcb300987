/** Sentences about events at the office's desk: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { EVENT_STATES } from '../ledger/store.ts';
import { EVENT_VERBS, type EventDeskFindings } from '../explain/desk-findings/events.ts';
import { AUTHORITIES } from '../rulebooks/edition.ts';
import { type Say, speak } from '../explain/language.ts';
import { EVENT_FINDINGS as EN } from './en/findings/desk-events.ts';
import { EVENT_FINDINGS as HU } from './hu/findings/desk-events.ts';
import { EVENT_FINDINGS as RU } from './ru/findings/desk-events.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;
const event = 'e17';
const question = 2;
const players = [
  { player: 'Anna', report: 2010, office: 2000 },
  { player: 'Béla', report: 1500, office: null },
];

const rated = [
  { player: 'Anna', rating: 2451 },
  { player: 'Béla', rating: 1500 },
];

const SAMPLES: { readonly [Code in keyof EventDeskFindings]: readonly EventDeskFindings[Code][] } = {
  'event.unknown': [{ event: 'x' }],
  'event.change-fixed': ['arbiters', 'approvals', 'partOf'].map((field) => ({ event, field })),
  'event.change-reported': [{ event, field: 'rounds' }],
  'event.change-asked': [{ event, field: 'system', question }],
  'event.arbiter-nameless': [{ event, place: 2 }],
  'event.arbiter-number': [{ event, seen: 'x' }],
  'event.arbiters-chief': [{ event, chiefs: 2 }],
  'event.arbiters-ground': [{ event }],
  'event.arbiters-waiting': [{ event }],
  'event.arbiters-erased': [
    { event, reports: 0 },
    { event, reports: 2 },
  ],
  'event.unchanged': [{ event }],
  'event.change-void': [{ event }],
  'event.edition-moved': [
    { event, was: 'fide-2022', now: 'fide-2024' },
    { event, was: 'fide-2022', now: null },
    { event, was: null, now: 'fide-2024' },
  ],
  'event.list-moved': [
    { event, was: '2024-06', now: '2024-07' },
    { event, was: null, now: '2024-07' },
    { event, was: '2024-06', now: null },
  ],
  'event.no-days': [{ event }],
  'event.registered-before': [
    { event, start: '2024-06-05', end: '2024-06-09' },
    { event, start: '2024-06-05', end: '2024-06-05' },
    { event, start: null, end: null },
  ],
  'event.registration-waits': [{ event, registered: 'e12' }],
  'event.other-pool': [{ event, pool: 'fide', asked: 'orr' }],
  'event.wrong-state': [
    ...EVENT_STATES.map((state) => ({ event, state, verb: 'accept' as const })),
    ...EVENT_VERBS.map((verb) => ({ event, state: 'published' as const, verb })),
  ],
  'event.bad-day': [{ field: 'received', seen: '2024-02-30' }],
  'event.same-report': [{ event }, { event, mayAgain: true }],
  'event.older-report': [
    { event, since: '2024-06-12', state: 'accepted' },
    { event, since: '2024-06-12', state: 'questions' },
  ],
  'event.twice-in-batch': [{ file: 'a.trf' }],
  'event.other-game': [
    { pool: 'fide', seen: 'go', expected: 'chess' },
    { pool: 'mgsz', seen: 'chess', expected: 'go' },
  ],
  'event.ends-in-future': [{ end: '2031-06-09', today: '2024-06-15' }],
  'event.time-asked': [{ event, seen: 'as usual' }],
  'event.control-asked': [{ event, question: 2, pool: 'rapid', seen: 'as usual' }],
  'event.control-missing': [{ event, question: 2, pool: 'rapid', pools: ['rapid', 'standard', 'blitz'] }],
  'event.answer-time': [{ question: 2, seen: 'as usual' }],
  'event.without-licence': [
    { year: '2024', players: ['4h2k9x0'] },
    { year: '2024', players: ['4h2k9x0', '7c1m3p8'] },
  ],
  'event.before-pool': [
    { pool: 'fide', end: '2019-06-09', from: '2024-07' },
    { pool: 'orr', end: '2019-06-09', from: '2024-07-01' },
  ],
  'event.other-control': [
    { pool: 'fide', expected: 'standard', seen: 'rapid', right: 'rapid', family: 'fide', group: 'fide' },
    { pool: 'fide', expected: 'standard', seen: 'blitz', right: null, family: 'fide', group: 'fide' },
    { pool: 'fide', expected: 'standard', seen: 'blitz', right: 'blitz', family: 'fide', group: 'fide', event },
  ],
  'event.several-controls': [
    {
      pool: 'standard',
      times: [
        { time: '90+30', control: 'standard', pool: 'standard' },
        { time: '15+10', control: 'rapid', pool: null },
        { time: '1+0', control: null, pool: null },
      ],
    },
    {
      pool: 'rapid',
      times: [
        { time: '90+30', control: 'standard', pool: 'standard' },
        { time: '15+10', control: 'rapid', pool: 'rapid' },
      ],
    },
  ],
  'event.pool-asked': [
    { pools: ['standard', 'rapid'], seen: null, lacks: ['controls', 'start'] },
    { pools: ['standard', 'rapid'], seen: null, lacks: ['controls'] },
    { pools: ['mssz', 'rapid'], seen: 'rapid', lacks: [] },
    { pools: ['fide', 'mssz'], seen: null, lacks: [] },
  ],
  'event.pool-none': [
    { pools: [], seen: [], rulebook: null },
    { pools: ['standard', 'rapid'], seen: [], rulebook: null },
    { pools: ['standard', 'rapid'], seen: ['blitz'], rulebook: null },
    { pools: ['standard', 'rapid'], seen: ['rapid', 'standard'], rulebook: null },
    { pools: ['standard', 'rapid'], seen: [], rulebook: 'mssz' },
    { pools: ['standard', 'rapid'], seen: ['blitz'], rulebook: 'fide-blitz-2024' },
  ],
  'event.standard-unknown': [
    { event, question: 2, pool: 'rapid', group: 'fide', start: '2024-05-04', players: ['p1', 'p2'], more: 0 },
    { event, question: 2, pool: 'rapid', group: null, start: '2024-05-04', players: ['p1'], more: 3 },
  ],
  'event.standard-asked': [{ player: 'Anna', start: '2024-05-04' }],
  'event.standard-ground': [{ question: 2 }],
  'event.standards-given': [
    {
      players: [
        { player: 'Anna', rating: 1850, ground: 'FIDE list of May' },
        { player: 'Béla', rating: null, ground: null },
      ],
      more: 0,
    },
    { players: [{ player: 'Anna', rating: 1850, ground: null }], more: 4 },
  ],
  'event.without-games': [{ event }],
  'event.alike': [{ event, shared: 10, players: 12 }],
  'event.several-reports': [{ reports: 3 }],
  'event.no-report': [{ event }],
  'event.approvals-set-aside': [{ clauses: ['0.2.4', '6.2'] }],
  'event.persons-entered': [{ persons: 1 }, { persons: 2 }, { persons: 5 }],
  'event.newcomers': [{ players: 1 }, { players: 3 }, { players: 12 }],
  'event.newcomer-twice': [{ player: '?3' }],
  'event.recognised': [{ players: [{ person: 'Anna', place: 3 }] }],
  'event.asked-first': [
    { event: 'e2', questions: 1 },
    { event: 'e2', questions: 5 },
  ],
  'event.person-twice': [{ person: 'Anna' }],
  'event.ratings-differ': [
    { field: 'rating', players, more: 0 },
    { field: 'k', players: players.slice(0, 1), more: 3 },
  ],
  'event.whose-ratings': [{ pool: 'orr', players: 12 }],
  'event.rating-unlisted': [{ player: 'Anna', rating: 2451 }],
  'event.ratings-unlisted': [
    { event, question, players: rated, more: 0 },
    { event, question, players: rated, more: 12 },
  ],
  'event.ratings-unasked': [{ event, players: rated, more: 1 }],
  'event.ratings-brought': [
    { players: rated, more: 0, as: '2024-05', assumed: ['games', 'peak'] },
    { players: rated, more: 2, as: '2024-05-03', assumed: ['settled'] },
    { players: rated, more: 5, as: '2024-05-03', assumed: ['grade'] },
    { players: rated, more: 0, as: '2024-05', assumed: [] },
  ],
  'event.ratings-set-aside': [{ players: rated, more: 0 }],
  'event.ratings-lost': [
    { event, later: ['e18'], players: [{ player: 'Anna', rating: 2451 }], more: 0 },
    { event, later: ['e18', 'e19'], players: [{ player: 'Anna', rating: 2451 }], more: 3 },
  ],
  'event.ratings-as-before': [{ event, players: rated, more: 0 }],
  'event.somebody-else': [{ person: 'Anna' }],
  'event.answer-rating': [{ question, seen: 'yes' }],
  'event.no-ratings-asked': [{ event }],
  'event.first-list': [{ list: '2024-06-01', start: '2024-05-30' }],
  'event.questions-open': [
    { event, questions: 1 },
    { event, questions: 4 },
  ],
  'event.question-unknown': [{ event, question }],
  'event.question-answered': [{ event, question }],
  'event.answer-counts': [
    { event, question, about: 'identity' },
    { event, question, about: 'rating' },
    { event, question, about: 'fact' },
  ],
  'event.answer-contradicts': [
    { person: 'Anna', against: ['name'] },
    { person: 'Anna', against: ['name', 'birth', 'federation'], births: [1990, 1985], federations: ['AUT', 'HUN'] },
    { person: 'Anna', against: ['birth'], births: [1990, 1990] },
  ],
  'event.reopened': [
    { event, by: 'answer' },
    { event, by: 'report' },
  ],
  'event.person-left': [{ person: 'Anna' }],
  'event.not-in-event': [{ event, asked: 'fide:7' }],
  'event.file-needed': [{ event }],
  'event.no-such-game': [{ event, round: 3, white: '?1', black: 'fide:7' }],
  'event.answer-grade': [{ question: 2, seen: '12q' }],
  'event.told-rating': [{ asked: 'fide:7', seen: 'other' }],
  'event.no-rating-asked': [{ event, asked: 'fide:7' }],
  'event.answer-person': [{ question }],
  'event.answer-value': [{ question, field: 'system' }],
  'event.report-erased': [{ event }],
  'event.nobody-reported': [{ question }],
  'event.name-doubtful': [{ doubts: ['formula', 'markup'] }, { doubts: ['bidi'] }, { doubts: ['bye'] }],
  'event.text-doubtful': [
    { field: 'name', doubts: ['invisible'], seen: 'OpU+200Ben' },
    { field: 'place', doubts: ['control', 'scripts'], seen: 'BudU+0009apest' },
  ],
  'event.facts-doubtful': [
    { field: 'name', doubts: ['formula'], seen: '=A' },
    { field: 'place', doubts: ['bidi'], seen: 'U+202EA' },
  ],
  'event.club-left-out': [{ player: 'a', doubts: ['formula'] }],
  'event.waiver-idle': [{ clause: '0.2.2' }],
  'event.waiver-impossible': [{ clause: '1.2' }],
  'event.wrong-authority': [
    ...AUTHORITIES.map((authority) => ({ clause: '0.2.1', by: 'me', authorities: [authority] })),
    { clause: '1.1', by: 'me', authorities: ['qc', 'council'] as const },
  ],
  'event.waiver-without-ground': [{ clause: '0.2.2' }],
  'event.ground-missing': [
    { event, verb: 'refuse' },
    { event, verb: 'correct' },
  ],
  'event.part-unknown': [{ part: 'e99' }],
};

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('events at the desk in %s', (language) => {
  const told = Object.entries(SAMPLES).flatMap(([code, rows]) =>
    rows.map((facts) => ({
      code,
      sentence: (BOOKS[language] as unknown as Record<string, AnyPhrase>)[code]?.(
        facts,
        speak(EVERY[language]),
      ) as string,
    })),
  );

  test('there is a sample for every phrase', () => {
    expect(Object.keys(BOOKS[language]).sort()).toEqual(Object.keys(SAMPLES).sort());
  });

  test('every sentence begins as one, ends with one full stop and shows no missing fact', () => {
    for (const { code, sentence } of told) {
      expect(sentence, code).toMatch(/^[\p{Lu}“„«]/u);
      expect(sentence, code).toMatch(/[^.\s]\.$/u);
      expect(sentence, code).not.toMatch(/ {2}|\s[.,;:]|undefined|NaN|\[object|null/u);
    }
  });

  test('every sentence is as it was last read', async () => {
    const text = told.map(({ code, sentence }) => `${code}: ${sentence}\n`).join('');
    await expect(text).toMatchFileSnapshot(`./samples/desk-events.${language}.txt`);
  });
});
