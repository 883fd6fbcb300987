/** Sample facts for every rule and finding of the FIDE books and of documents: each way that a phrase can go. */
import { PROGRAMS } from '../formats/foreign.ts';
import type { ApprovalFindings } from '../rulebooks/approvals.ts';
import type { DocumentFindings } from '../formats/json/findings.ts';
import type { IntakeFindings } from '../intake/admit.ts';
import type { FideFindings, FideRules, NamedGame } from '../rulebooks/fide/reasons.ts';
import type { OfficeFileFindings, OfficeFindings } from '../explain/office-findings.ts';

type StepSamples<Rules extends { [Name in keyof Rules]: { given: unknown; gives: unknown } }> = {
  readonly [Name in keyof Rules]: readonly (readonly [Rules[Name]['given'], Rules[Name]['gives']])[];
};
type FindingSamples<Findings> = { readonly [Code in keyof Findings]: readonly Findings[Code][] };

const NAMES: Readonly<Record<string, string>> = { A: 'Kiss, Anna', B: 'Nagy, Béla', C: 'Orlov, Ivan' };
export const nameOf = (id: string): string | undefined => NAMES[id];

const GAME = {
  round: 3,
  opponent: 'A',
  colour: 'white',
  rating: 2145,
  gap: -155,
  counted: -155,
  expected: 0.29,
  score: 0.5,
} as const;
const EVENT = { event: 't1', own: 2011, w: 5.5, we: 4.31, n: 9, difference: 1.19, k: 20 } as const;

export const FIDE_STEP_SAMPLES: StepSamples<FideRules> = {
  'new-rating': [
    [{ before: 2011, change: 60.66, rounded: 61 }, 2072],
    [{ before: 2000, change: -2.5, rounded: -3 }, 1997],
    [{ before: 2000, change: 12, rounded: 12 }, 2012],
  ],
  delisted: [[{ computed: 1385, floor: 1400 }, null]],
  'no-games': [[{ before: 2011 }, 2011]],
  'event-not-rated': [
    [{ clauses: ['1.1'], before: 1800 }, 1800],
    [{ clauses: ['6.3', '6.31'], before: null }, null],
    [{ clauses: ['1.2'], before: 1800, event: 't1' }, 1800],
    [{ clauses: ['1.2'], before: null, event: 't1' }, null],
  ],
  'period-change': [
    [{ changes: [12.4, -3, 0.8] }, 10.2],
    [{ changes: [0, -1, -2, 3, 5] }, 5],
  ],
  'corrected-change': [
    [{ changes: [12.4, -3], corrections: [-2.4] }, 7],
    [{ changes: [], corrections: [-2.4, 1] }, -1.4],
  ],
  correction: [
    [{ event: 'Spring Open', list: '2024-06', was: 5.6, now: 3.2 }, -2.4],
    [{ event: 'Spring Open', list: '2024-06', was: null, now: 3.2 }, 3.2],
    [{ event: 'Spring Open', list: '2024-06', was: 5.6, now: null }, -5.6],
  ],
  'event-change': [
    [EVENT, 23.8],
    [{ ...EVENT, w: 0, we: 0, n: 0, difference: 0 }, 0],
  ],
  'k-given': [[{ k: 15 }, 15]],
  'k-listed': [[{ k: 10 }, 10]],
  'k-unknown': [[{ established: 20 }, 40]],
  'k-assumed': [
    [{ as: 'established' }, 20],
    [{ as: 'number' }, 15],
  ],
  'k-once-2400': [[{ peak: 2415 }, 10]],
  'k-newcomer': [
    [{ games: 0, needed: 30 }, 40],
    [{ games: 1, needed: 30 }, 40],
    [{ games: 22, needed: 30 }, 40],
  ],
  'k-junior': [
    [{ under: 'birthday', below: 2300 }, 40],
    [{ under: 'year-end', below: 2300 }, 40],
  ],
  'k-established': [[{ games: 38 }, 20]],
  'k-limited': [[{ k: 20, games: 38, limit: 700 }, 18]],
  'k-new-to-list': [
    [{ rating: 2450, from: 2400 }, 10],
    [{ rating: 2450, from: null }, 40],
  ],
  'standard-rating': [[{ rating: 2000 }, 2000]],
  'not-on-list-yet': [[{ standard: 2000 }, null]],
  'rated-meanwhile': [[{ rating: 1850 }, 1850]],
  game: [
    [GAME, 0.21],
    [{ ...GAME, round: 1, colour: 'black', rating: 2444, gap: -433, counted: -400, expected: 0.08 }, 0.42],
    [{ ...GAME, opponent: 'X', rating: 1890, gap: 121, counted: 121, expected: 0.66, score: 0 }, -0.66],
  ],
  'counted-gap': [
    [{ own: 1500, opponent: 2031, gap: -531, limit: 400 }, -400],
    [{ own: 2031, opponent: 1600, gap: 431, limit: 400 }, 400],
  ],
  'one-upgrade': [
    [{ own: 2000, opponent: 1063, limit: 400, others: 3 }, 1600],
    [{ own: 2000, opponent: 1063, limit: 400, others: 1 }, 1600],
    [{ own: 2031, opponent: 1600, limit: 400, others: 0 }, 1631],
  ],
  'uncut-gap': [[{ own: 2000, opponent: 1299, limit: 400 }, 701]],
  'gaps-from-below': [
    [{ games: 1, limit: 400, lower: 'always' }, 1],
    [{ games: 1, limit: 400, lower: 'once' }, 1],
    [{ games: 1, limit: 400, lower: 'never' }, 0],
    [{ games: 3, limit: 400, lower: 'always' }, 3],
    [{ games: 3, limit: 400, lower: 'once' }, 1],
    [{ games: 3, limit: 400, lower: 'never' }, 0],
  ],
  'real-gap': [[{ own: 2700, opponent: 2200, from: 2650 }, 500]],
  'expected-score': [
    [{ gap: -155 }, 0.29],
    [{ gap: 121 }, 0.66],
    [{ gap: 0 }, 0.5],
  ],
  'not-counted': [
    [{ round: 5, opponent: 'B', ground: 'forfeit' }, null],
    [{ round: 5, opponent: 'B', ground: 'excluded' }, null],
    [{ round: 5, opponent: 'B', ground: 'too-fast' }, null],
    [{ round: 5, opponent: 'B', ground: 'after-decision' }, null],
    [{ round: 5, opponent: 'B', ground: 'unrated-opponent' }, null],
    [{ round: 5, opponent: 'B', ground: 'zero-scorer' }, null],
  ],
  'tournament-average': [
    [{ rar: 2375, dpa: 29.5, n: 9 }, 2348],
    [{ rar: 2000, dpa: -10, n: 9 }, 2009],
  ],
  'rated-average': [[{ players: 6 }, 2375.5]],
  'average-difference': [
    [{ differences: [351, -57, 0] }, 98],
    [{ differences: [-36] }, -36],
  ],
  'opponents-average': [
    [{ games: 12, sum: 26210 }, 2184.1667],
    [{ games: 1, sum: 1800 }, 1800],
  ],
  'rated-opponents-average': [
    [{ games: 12, sum: 26210 }, 2184.1667],
    [{ games: 1, sum: 1800 }, 1800],
  ],
  'average-with-draws': [[{ games: 7, sum: 11550, draws: 2, rating: 1800 }, 1683.3333]],
  'fractional-score': [[{ score: 5.5, games: 9 }, 0.61]],
  'score-difference': [
    [{ p: 0.61 }, 80],
    [{ p: 1 }, 800],
    [{ p: 0.39 }, -80],
  ],
  'initial-even': [
    [{ of: 'Rc', average: 2184 }, 2184],
    [{ of: 'Rc', average: 2183.5 }, 2184],
    [{ of: 'Ra', average: 2184 }, 2184],
    [{ of: 'Rc new', average: 2190 }, 2190],
  ],
  'initial-above': [
    [{ of: 'Rc', average: 2184, halfPoints: 1, bonus: 15 }, 2199],
    [{ of: 'Rc', average: 2184.25, halfPoints: 4, bonus: 20 }, 2264],
    [{ of: 'Ra', average: 2184, halfPoints: 5, bonus: 15 }, 2259],
    [{ of: 'Rc new', average: 2190, halfPoints: 5, bonus: 15 }, 2265],
  ],
  'initial-below': [
    [{ average: 2184, dp: -80 }, 2104],
    [{ average: 2184.1667, dp: -80 }, 2104],
  ],
  'initial-below-round-robin': [
    [{ of: 'Ra', average: 2000, dp: -80, n: 9 }, 1928],
    [{ of: 'Rc new', average: 2000, dp: -57, n: 9 }, 1949],
  ],
  'trimmed-average': [
    [{ ra: 2348, ru: 2032, moved: -236, n: 9, limit: 400 }, 2322],
    [{ ra: 2348, ru: 2393, moved: 0, n: 9, limit: 400 }, 2348],
  ],
  'initial-estimate': [
    [{ ra: 1683.3333, dp: 80 }, 1763],
    [{ ra: 1700, dp: -7 }, 1693],
  ],
  'initial-maximum': [[{ computed: 2245, maximum: 2200 }, 2200]],
  'newcomer-game': [
    [{ round: 3, opponent: 'A', colour: 'white', rating: 2145, score: 0.5 }, 0.5],
    [{ round: 4, opponent: 'X', colour: 'black', rating: 1890, score: 0 }, 0],
  ],
  'earlier-results': [
    [{ event: 't1', games: 3, score: 1.5, average: 2184.1667 }, 1.5],
    [{ event: null, games: 1, score: 0, average: 1800 }, 0],
  ],
  'event-results': [[{ event: 't1', games: 4, score: 2.5, average: 2200 }, 2.5]],
  pool: [
    [{ events: 3, games: 12, score: 6.5, months: 26 }, 12],
    [{ events: 1, games: 1, score: 1, months: 26 }, 1],
  ],
  'zero-disregarded': [
    [{ event: 't1', games: 5 }, null],
    [{ event: null, games: 1 }, null],
  ],
  'first-below-floor': [
    [{ event: 't1', computed: 985, floor: 1000 }, null],
    [{ event: null, computed: 985, floor: 1000 }, null],
  ],
  'results-expired': [
    [{ event: 't0', months: 26 }, null],
    [{ event: null, months: 26 }, null],
  ],
  'no-games-newcomer': [[{ needed: 5 }, null]],
  'too-few-games': [
    [{ games: 1, needed: 5 }, null],
    [{ games: 3, needed: 5 }, null],
  ],
  'below-floor': [[{ computed: 1385, floor: 1400 }, null]],
  listed: [[{ rating: 1763, games: 12 }, 1763]],
  'closing-date': [[{ list: '2024-05', days: 3 }, '2024-04-28']],
  performance: [
    [{ average: 2184, dp: 36 }, 2220],
    [{ average: 2183.6, dp: -36 }, 2148],
  ],
};

const ONE_GAME: readonly NamedGame[] = [[3, 'A', 'B']];
const SIX_GAMES: readonly NamedGame[] = [
  [1, 'A', 'B'],
  [1, 'C', 'D'],
  [2, 'A', 'C'],
  [2, 'B', 'D'],
  [3, 'A', 'D'],
  [3, 'B', 'C'],
];
const EIGHT_GAMES: readonly NamedGame[] = [...SIX_GAMES, [4, 'A', 'B'], [4, 'C', 'D']];

/** What is told of decisions, in every family. */
export const APPROVAL_SAMPLES: FindingSamples<ApprovalFindings> = {
  'approval.unknown-authority': [{ clause: '1.1', by: 'club', expected: ['qc', 'council'] }],
  'approval.wrong-authority': [{ clause: '0.2.3', by: 'qc', expected: ['president'] }],
  'approval.nobody-named': [{ clause: '1.2', by: 'qc' }],
};

export const FIDE_FINDING_SAMPLES: FindingSamples<FideFindings> = {
  ...APPROVAL_SAMPLES,
  'fide.registration-late': [
    { registered: '2024-04-29', deadline: '2024-04-28', days: 3, authority: 'qc-chairman' },
    { registered: '2024-04-29', deadline: '2024-04-01', days: 30, authority: 'president' },
  ],
  'fide.arbiter-unlicensed': [{ arbiter: 'Kovács Éva' }, { arbiter: '' }],
  'fide.not-over-the-board': [{}],
  'fide.hybrid-unapproved': [{}],
  'fide.hybrid-without-pgn': [{}],
  'fide.time-too-short': [
    { minutes: 90, required: 120, highest: 2215 },
    { minutes: 45.5, required: 60, highest: 0 },
  ],
  'fide.game-time-too-short': [
    { minutes: 75, required: 90, games: ONE_GAME },
    { minutes: 75, required: 120, games: ONE_GAME, mayApprove: 'qc' },
  ],
  'fide.fast-classic': [
    { minutes: 75, required: 75, games: 12, approvedBy: 'qc' },
    { minutes: 90, required: 75, games: 1, approvedBy: 'council' },
  ],
  'fide.fast-classic-increment': [
    { increment: 15, named: 30 },
    { increment: 1, named: 30 },
  ],
  'fide.fast-classic-rounds': [{ date: '2026-05-02', rounds: 3, limit: 2 }],
  'fide.first-control': [
    { moves: 35, required: 40, rule: 'exactly' },
    { moves: 20, required: 30, rule: 'at-least' },
  ],
  'fide.other-control': [
    { minutes: 10, control: 'rapid', is: 'blitz' },
    { minutes: 60, control: 'blitz', is: 'standard' },
    { minutes: 3, control: 'blitz', is: null },
  ],
  'fide.unequal-times': [{}],
  'fide.too-many-rounds': [{ date: '2024-05-04', rounds: 16, limit: 15 }],
  'fide.far-apart': [{ games: ONE_GAME, points: 600, above: 2600 }],
  'fide.standard-ratings': [{ players: ['A', 'B'] }],
  'fide.day-too-long': [{ date: '2024-05-04', rounds: 4, hours: 16, limit: 12 }],
  'fide.event-too-long': [{ days: 100, limit: 90 }],
  'fide.interim-reports': [{ days: 42, limit: 30 }],
  'fide.unplayed': [{ games: ONE_GAME }, { games: SIX_GAMES }, { games: EIGHT_GAMES }],
  'fide.excluded': [{ games: ONE_GAME }],
  'fide.too-few-rated': [
    { players: 10, rated: 3, needed: 4 },
    { players: 10, rated: 1, needed: 4 },
  ],
  'fide.too-few-players': [{ players: 4, needed: 6 }],
  'fide.treated-as-swiss': [{ missing: 1 }, { missing: 3 }],
  'fide.zero-score': [{ players: ['A', 'B'] }],
  'fide.match-unrated': [{ player: 'A' }],
  'fide.match-players': [{ players: 3 }],
  'fide.match-decided': [{ games: ONE_GAME }],
  'fide.unrated-opponents': [{ games: ONE_GAME }],
  'fide.arbiter-report-late': [{ received: '2024-05-10', due: '2024-05-06', upload: '2024-05-29' }],
  'fide.report-late': [{ received: '2024-06-10', due: '2024-05-29' }],
  'fide.report-too-late': [{ received: '2024-08-01', last: '2024-07-29' }],
  'fide.not-announced': [{}],
  'fide.list-too-early': [{ list: '2024-05', first: '2024-06' }],
  'fide.list-too-late': [{ list: '2024-09', last: '2024-08' }],
  'fide.list-differs': [{ list: '2024-06', period: '2024-07' }],
  'fide.below-floor': [
    { players: ['A'], lowest: 1399, floor: 1400 },
    { players: ['A', 'B'], lowest: 1001, floor: 1400 },
  ],
  'fide.birth-unknown': [{ players: ['A'] }, { players: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] }],
  'fide.games-unknown': [
    { players: ['A', 'B'] },
    { players: ['A', 'B'], assumed: 'established' },
    { players: ['A'], assumed: 15 },
  ],
  'fide.facts-missing': [
    {
      facts: ['registered', 'norms', 'arbiters', 'controls', 'schedule', 'reportReceived', 'announcedRated'],
      clauses: ['0.2', '0.3', '1.1'],
    },
    { facts: ['schedule'], clauses: ['3.1'] },
    { facts: ['venue'], clauses: ['3.1'] },
  ],
};

export const DOCUMENT_FINDING_SAMPLES: FindingSamples<
  DocumentFindings & IntakeFindings & OfficeFindings & OfficeFileFindings
> = {
  'json.truncated': [{ expected: ', or }' }, { expected: 'a digit' }, { expected: 'a character of the string, or "' }],
  'json.unreadable': [
    { expected: 'a value', seen: 'x' },
    { expected: ':', seen: ',' },
    { expected: ', or ]', seen: '}' },
    { expected: 'a key in double quotes', seen: '\u0007' },
    { expected: 'an escape such as \\n or \\u0041', seen: '\\' },
    { expected: 'the end of the document', seen: '{' },
  ],
  'json.too-deep': [{ limit: 64 }],
  'json.too-many-values': [{ limit: 8_000_000 }],
  'json.too-many-keys': [{ limit: 1_000_000 }],
  'json.repeated-key': [{ key: '$.event.id' }],
  'json.too-large': [{ bytes: 70000001, limit: 64000000 }],
  'json.too-many-rounds': [{ rounds: 120, limit: 99 }],
  'json.too-many-players': [{ players: 20_001, limit: 20_000 }],
  'json.not-carried': [
    { what: 'decimals', count: 1 },
    { what: 'decimals', count: 2 },
  ],
  'document.wrong-type': [
    { expected: 'text', seen: '5' },
    { expected: 'true or false', seen: '"yes"' },
    { expected: 'a number', seen: 'a list' },
    { expected: 'a whole number', seen: '"2100"' },
    { expected: 'a number of at most four decimals', seen: 'an object' },
    { expected: 'a score in whole or half points', seen: '7' },
    { expected: 'a list', seen: 'true' },
    { expected: 'an object', seen: 'null' },
    { expected: 'an object or null', seen: '1' },
    { expected: 'a colour', seen: '1' },
  ],
  'document.missing': [
    { field: 'players' },
    { field: 'an event document' },
    { field: 'results, or games, avg and score' },
  ],
  'document.unknown-field': [{ field: 'colour' }],
  'document.unknown-value': [{ expected: ['swiss', 'round-robin', 'match'], seen: '"ladder"' }],
  'document.impossible-date': [
    { seen: '"2024-02-30"', expected: 'YYYY-MM-DD' },
    { seen: '"2024-13"', expected: 'YYYY-MM' },
    { seen: '"2024/27"', expected: 'YYYY/WW' },
    { seen: '"31.12.2009"', expected: 'YYYY-MM-DD or YYYY' },
  ],
  'document.not-whole': [{ seen: 12.5 }],
  'document.out-of-range': [{ seen: -7, min: 0, max: 1000 }],
  'document.more-findings': [{ count: 1 }, { count: 22 }],

  'report.no-players': [{}],
  'report.no-games': [{}],
  'report.repeated-player': [{ player: 'A' }],
  'report.unknown-player': [{ player: '45', round: 3 }],
  'report.self-game': [{ player: 'A', round: 3 }],
  'report.repeated-pairing': [{ white: 'A', black: 'B', round: 3 }],
  'report.two-games-in-round': [{ player: 'A', round: 3 }],
  'report.round-beyond': [{ round: 12, rounds: 9 }],
  'report.missing-date': [{ field: 'start' }, { field: 'end' }],
  'report.missing-system': [{}],
  'report.end-before-start': [{ start: '2024-05-09', end: '2024-05-01' }],
  'report.rating-out-of-range': [
    { player: 'A', field: 'rating', rating: 21000, min: 1, max: 4000 },
    { player: 'A', field: 'peak', rating: 0, min: 1, max: 4000 },
    { player: 'A', field: 'currentRating', rating: -5, min: 1, max: 4000 },
    { player: 'A', field: 'base', rating: 5000, min: 1, max: 4000 },
    { player: 'A', field: 'history[0].results[1].opponent', rating: 4001, min: 1, max: 4000 },
  ],
  'report.peak-below-rating': [{ player: 'A', peak: 1900, rating: 1950 }],
  'report.unknown-grade': [
    { player: 'A', field: 'rank', grade: '11 dan' },
    { player: 'A', field: 'entryRank', grade: '11 dan' },
    { player: 'A', field: 'initialRank', grade: '11 dan' },
    { player: 'A', field: 'reached', grade: '11 dan' },
    { player: 'A', field: 'belt', grade: 'black' },
  ],
  'report.history-missing': [{ player: 'A' }],
  'report.history-without-points': [{ player: 'A' }],
  'report.history-without-results': [
    { player: 'A', event: 't0' },
    { player: 'A', event: null },
  ],
  'report.event-in-history': [{ player: 'A', event: 't1' }],

  'rulebook.missing': [{}],
  'rulebook.unknown': [{ seen: 'fide-2020', expected: ['fide-2014', 'fide-2024', 'orr'] }],
  'rulebook.no-edition': [{ family: 'fide', date: '2020-05-01' }],
  'rulebook.no-control': [
    { family: 'fide', control: 'rapid', from: '2024-03-01', date: '2023-05-01' },
    { family: 'orr', control: 'blitz', from: null, date: '2023-05-01' },
  ],
  'rulebook.other-control': [{ edition: 'fide-2024', control: 'rapid', is: 'standard' }],
  'rulebook.other-time': [{ time: '15+10', is: 'rapid', family: 'fide', control: 'standard' }],
  'rulebook.several-controls': [
    {
      times: [
        { time: '90+30', control: 'standard' },
        { time: '15+10', control: 'rapid' },
        { time: '1+0', control: null },
      ],
    },
  ],
  'rulebook.no-date': [{ family: 'mssz' }],
  'rulebook.out-of-force': [
    { edition: 'fide-2014', date: '2020-05-01', from: '2014-07-01', to: '2017-06-30' },
    { edition: 'fide-2024', date: '2020-05-01', from: '2024-03-01', to: null },
    { edition: 'mgsz-2012', date: '2020-05-01', from: null, to: '2019-12-31' },
    { edition: 'orr', date: '2020-05-01', from: null, to: null },
  ],
  'rulebook.no-period': [{ edition: 'orr' }],
  'rulebook.k-not-assumed': [{ edition: 'orr' }],
  'period.mixed-editions': [{ editions: ['fide-2024', 'fide-2025-10'] }],
  'report.born-later': [{ player: 'A', year: 2030 }],
  'report.history-later': [{ player: 'A', end: '2025-05-01' }],
  'report.two-ratings': [{ player: 'A', rating: 1500, currentRating: 1620 }],
  'report.received-early': [{ received: '2024-05-01', end: '2024-05-09' }],
  'report.schedule-outside': [
    { round: 3, date: '2024-06-01' },
    { round: 5, date: '2024-06-01' },
  ],
  'report.more-findings': [{ count: 1 }, { count: 22 }],
  'report.empty-controls': [{}],
  'period.unknown-base': [{ player: 'Q' }],
  'file.empty': [{}],
  'file.unknown-format': [{ beginning: 'PK··' }],
  'file.other-program': PROGRAMS.map((program) => ({ program })),
  'file.utf-16': [{}],
  'convert.no-writer': [{ format: 'opengotha' }],
  'file.list-of-players': [{}],
  'file.archive-inside': [{}],
  'check.file-only': [{}],
  'period.by-name': [{ players: ['A', 'B'] }],
  'period.perhaps-same': [{ players: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] }],
  'convert.no-games': [{ format: 'trf16' }],
  'convert.no-list': [{ format: 'fide-txt' }],
  'convert.no-month': [{ format: 'fide-txt-old' }],
  'convert.no-number': [
    { format: 'fide-xml', count: 1 },
    { format: 'fide-xml', count: 12 },
  ],
  'convert.rating-unfit': [{ player: '9000011', rating: -40, max: 4000 }],
  'convert.several': [{ count: 3 }],
  'convert.players-only': [{ games: 1 }, { games: 35 }],
  'convert.not-carried': [
    { format: 'csv', field: 'rapid_rating', count: 1 },
    { format: 'csv', field: 'rapid_rating', count: 4 },
  ],
  'convert.not-one-event': [{}],
  'convert.repeated-id': [
    { ids: ['12'], count: 1 },
    { ids: ['1', '2', '3', '4', '5'], count: 7 },
  ],
  'period.repeated-event': [{ event: 't1' }],
  'file.unreadable': [
    { file: 'open.json', problem: 'no-file' },
    { file: 'open.json', problem: 'folder' },
    { file: 'open.json', problem: 'denied' },
    { file: 'open.json', problem: 'EIO' },
  ],
  'file.too-large': [{ file: 'open.json', bytes: 70000001, limit: 64000000 }],
};
