/** Every finding of TRF files, told in every language. */
import { EVERY, TESTED, type Tested } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { TrfFindings } from '../formats/trf/findings.ts';
import { type FindingPhrases, type Say, speak } from '../explain/language.ts';
import { TRF_FINDINGS as EN } from './en/findings/trf.ts';
import { TRF_FINDINGS as HU } from './hu/findings/trf.ts';
import { TRF_FINDINGS as RU } from './ru/findings/trf.ts';

const PHRASES: Record<Tested, FindingPhrases<TrfFindings>> = { en: EN, hu: HU, ru: RU };
const NAMES: Readonly<Record<string, string>> = { 12: 'Kiss, Anna' };

/** Round 3 of a player with a name, and of one without. */
const KISS = { player: '12', round: 3 };
const NUMBERED = { player: '45', round: 1 };

const SAMPLES: { readonly [Code in keyof TrfFindings]: readonly TrfFindings[Code][] } = {
  'trf.too-large': [{ bytes: 70_000_001, limit: 64_000_000 }],
  'trf.line-too-long': [{ length: 70_001, limit: 65_536 }],
  'trf.too-many-players': [{ limit: 20_000 }],
  'trf.too-many-lines': [{ limit: 100_000 }],
  'trf.too-many-rounds': [{ limit: 99 }],
  'trf.not-text': [{}],
  'trf.no-players': [{}],
  'trf.mixed-line-ends': [{}],
  'trf.more-findings': [{ count: 1 }, { count: 22 }],
  'trf.unknown-record': [
    { code: '777', count: 1 },
    { code: 'TSE', count: 5 },
  ],
  'trf.repeated-record': [{ code: '012', first: 1 }],
  'trf.missing-records': [{ codes: ['012', '022', '032', '042', '052', '102'] }, { codes: ['992'] }],
  'trf.number-unreadable': [{ code: '062', seen: 'twelve' }],
  'trf.reference-unknown': [{ code: '240', number: 77 }],
  'trf.count-differs': [
    { code: '062', declared: 7, counted: 8 },
    { code: '072', declared: 7, counted: 6 },
    { code: '082', declared: 2, counted: 0 },
  ],
  'trf.date-unreadable': [
    { code: '042', seen: '2026/09/31' },
    { code: '052', seen: 'soon' },
  ],
  'trf.date-form': [{ code: '042', seen: '28. 07. 2005', date: '2005-07-28' }],
  'trf.dates-reversed': [{ start: '2026-09-09', end: '2026-09-05' }],
  'trf.round-date-unreadable': [{ round: 2, seen: '99/99/99' }],
  'trf.round-date-form': [{ round: 2, seen: '2026-09-06', date: '2026-09-06' }],
  'trf.round-date-outside': [
    { round: 2, date: '2026-10-06', start: '2026-09-05', end: '2026-09-09' },
    { round: 2, date: '2026-10-06', start: null, end: '2026-09-09' },
    { round: 2, date: '2026-08-06', start: '2026-09-05', end: null },
  ],
  'trf.round-dates-disordered': [{ round: 2, date: '2026-09-05', before: '2026-09-06' }],
  'trf.rounds-without-date': [{ rounds: [3] }, { rounds: [3, 4, 5] }],
  'trf.rounds-exceeded': [
    { rounds: 1, round: 2 },
    { rounds: 5, round: 6 },
  ],
  'trf.system-unknown': [{ seen: 'SWISS' }],
  'trf.system-guessed': [
    { seen: 'Swiss system', by: 'words', system: 'swiss', encoded: true },
    { seen: '', by: 'games', system: 'round-robin', encoded: false },
    { seen: 'x', by: 'words', system: 'double-round-robin', encoded: false },
    { seen: 'x', by: 'words', system: 'match', encoded: false },
    { seen: '', by: 'teams', system: 'team', encoded: true },
  ],
  'trf.control-unreadable': [{ seen: '90 min' }],
  'trf.control-uneven': [{ seen: 'W300-B240' }],
  'trf.control-words': [
    { seen: '90+30', periods: [{ moves: null, minutes: 90, increment: 30 }] },
    {
      seen: '40/120, 60',
      periods: [
        { moves: 40, minutes: 120, increment: 0 },
        { moves: null, minutes: 60, increment: 0 },
      ],
    },
  ],
  'trf.control-open': [{ seen: '2h/40 + 1h' }],
  'trf.federation-unknown': [{ seen: 'Lichess' }],
  'trf.page-address': [
    { code: '022', seen: 'https://example.org/swiss/1' },
    { code: '102', seen: 'https://example.org/swiss' },
  ],
  'trf.scoring-unreadable': [{ code: '162', seen: 'Q 2.0' }],
  'trf.scoring-guessed': [{ win: 3, draw: 1, loss: 0 }],
  'trf.board-colours': [{ seen: 'WXB' }],
  'trf.stray-character': [{ seen: '.' }, { seen: '\t' }],
  'trf.tab': [{ count: 1 }, { count: 30 }],
  'trf.start-number-unreadable': [{ seen: '' }, { seen: '8x' }],
  'trf.start-number-repeated': [{ number: 5, first: 18 }],
  'trf.start-numbers-missing': [
    { numbers: [4], count: 1 },
    { numbers: [4, 5], count: 22 },
  ],
  'trf.names-missing': [{ count: 1 }, { count: 5 }],
  'trf.sex-unknown': [{ player: '12', seen: 'x' }],
  'trf.sex-form': [{ seen: 'F', count: 3 }],
  'trf.title-unknown': [{ player: '12', seen: 'WH' }],
  'trf.title-form': [{ seen: 'g', title: 'GM', count: 1 }],
  'trf.rating-unreadable': [
    { player: '12', seen: '21a0' },
    { player: '?', seen: '2\ufffd00' },
  ],
  'trf.federation-form': [{ player: '12', seen: 'Hun' }],
  'trf.fide-id-unreadable': [{ player: '12', seen: '79O' }],
  'trf.fide-id-short': [{ player: '12', seen: '4321' }],
  'trf.fide-id-repeated': [
    { player: '12', other: '45', fideId: '79900014', first: 18 },
    { player: '45', other: '?', fideId: '79900014', first: 18 },
  ],
  'trf.fide-ids-missing': [{ count: 1 }, { count: 3 }],
  'trf.person-repeated': [{ player: '12', other: '45', first: 18 }],
  'trf.birth-unreadable': [{ player: '12' }],
  'trf.birth-form': [{ count: 1 }, { count: 7 }],
  'trf.points-unreadable': [{ player: '12', seen: 'x.5' }],
  'trf.points-form': [{ player: '12', seen: '2,5' }],
  'trf.points-missing': [{ count: 1 }, { count: 2 }],
  'trf.points-differ': [{ player: '12', points: 3.5, sum: 4 }],
  'trf.points-unplayed': [
    { player: '12', points: 3.5, sum: 3, rounds: [4] },
    { player: '45', points: 1, sum: 0, rounds: [2, 4, 5] },
  ],
  'trf.rank-unreadable': [{ player: '12', seen: 'ab' }],
  'trf.rank-against-points': [{ player: '12', rank: 7, points: 3.5, other: '45', otherPoints: 2 }],
  'trf.opponent-unreadable': [{ ...KISS, seen: '  x5' }],
  'trf.colour-unknown': [{ ...KISS, seen: 'y' }],
  'trf.result-unknown': [{ ...KISS, seen: 'Q' }],
  'trf.opponent-unknown': [{ ...KISS, opponent: 99 }],
  'trf.self-game': [KISS],
  'trf.not-mirrored': [
    { ...KISS, opponent: '45', line: 37, theirs: 7 },
    { ...NUMBERED, opponent: '12', line: 37, theirs: null },
  ],
  'trf.colours-clash': [
    { ...KISS, opponent: '45', line: 37, colour: 'w' },
    { ...NUMBERED, opponent: '12', line: 37, colour: 'b' },
  ],
  'trf.results-clash': [
    { ...KISS, opponent: '45', line: 37, seen: '1', theirs: '=' },
    { ...NUMBERED, opponent: '12', line: 37, seen: '+', theirs: ' ' },
  ],
  'trf.colour-missing': [{ ...KISS, opponent: '45' }],
  'trf.colour-one-sided': [{ ...KISS, opponent: '45' }],
  'trf.forfeit-without-colour': [
    { ...KISS, opponent: '45', seen: '-', count: 1 },
    { ...NUMBERED, opponent: '12', seen: ' ', count: 21 },
  ],
  'trf.result-missing': [{ ...KISS, opponent: '45' }],
  'trf.round-pending': [
    { round: 3, games: 1 },
    { round: 3, games: 4 },
  ],
  'trf.bye-with-opponent': [{ ...KISS, opponent: '45', seen: 'H' }],
  'trf.result-without-opponent': [
    { ...KISS, seen: '1' },
    { ...KISS, seen: 'Q' },
  ],
  'trf.colour-without-opponent': [
    { ...KISS, colour: 'w' },
    { ...KISS, colour: 'b' },
  ],
  'trf.bye': [
    { ...KISS, kind: 'F', points: 1 },
    { ...KISS, kind: 'U', points: 1 },
    { ...KISS, kind: 'H', points: 0.5 },
    { ...KISS, kind: 'Z', points: 0 },
  ],
  'trf.two-pairing-byes': [{ round: 3, players: ['12', '45'] }],
  'trf.bye-form': [
    { round: 3, seen: '0000 - -', usual: '0000 - Z', count: 1 },
    { round: 3, seen: '0000 - -', usual: '0000 - Z', count: 21 },
  ],
  'trf.cell-form': [{ round: 3, seen: '0051', usual: '  51', count: 1 }],
  'trf.member-unknown': [{ team: 'Weinberg', number: 9 }],
  'trf.member-unreadable': [{ team: 'Weinberg', seen: 'x' }],
  'trf.member-repeated': [{ team: 'Weinberg', player: '12', first: 18 }],
  'trf.team-number-repeated': [{ number: 1, first: 18 }],
  'trf.team-name-missing': [{}],
  'trf.cut': [
    { field: 'name', seen: 'A very long name', written: 'A very' },
    { field: 'rating', seen: '12345', written: '' },
    { field: 'club', seen: 'x', written: '' },
    { field: 'club', seen: 'xx', written: 'x' },
  ],
  'trf.not-carried': [{ fields: ['registered', 'norms'] }],
  'trf.records-not-carried': [{ records: ['152', '202'] }],
  'trf.players-not-carried': [{ fields: ['k'], players: 1 }],
  'trf.unrated-not-carried': [{ count: 2 }],
  'trf.games-not-carried': [{ count: 1 }, { count: 5 }],
  'trf.renumbered': [{ players: 1 }, { players: 12 }],
};

type AnyPhrase = (facts: unknown, say: Say) => string;

const tellAll = (language: Tested): readonly (readonly [string, string])[] =>
  Object.entries(SAMPLES).flatMap(([code, rows]) =>
    (rows as readonly unknown[]).map((facts) => {
      const phrase = PHRASES[language][code as keyof TrfFindings] as AnyPhrase;
      return [
        code,
        phrase(
          facts,
          speak(EVERY[language], (id) => NAMES[id]),
        ),
      ] as const;
    }),
  );

describe.each(TESTED)('the phrases on TRF files in %s', (language) => {
  const all = tellAll(language);

  test('there is a phrase for every finding', () => {
    expect(Object.keys(PHRASES[language]).sort()).toEqual(Object.keys(SAMPLES).sort());
  });

  test('every sentence begins as one and ends with one full stop', () => {
    for (const [code, sentence] of all) {
      expect(sentence, code).toMatch(/^[\p{Lu}\p{N}“„«№]/u);
      expect(sentence, code).toMatch(/[^.\s]\.$/u);
      expect(sentence, code).not.toMatch(/undefined|NaN|\[object|,,|\s,/u);
    }
  });

  test('players are called by name, or by their number', () => {
    const phrase = PHRASES[language]['trf.points-differ'];
    const say = speak(EVERY[language], (id) => NAMES[id]);
    expect(phrase({ player: '12', points: 1, sum: 2 }, say)).toContain('Kiss, Anna');
    expect(phrase({ player: '45', points: 1, sum: 2 }, say)).toContain('45');
  });

  test('every sentence is as it was last read', async () => {
    const text = all.map(([code, sentence]) => `${code}: ${sentence}\n`).join('');
    await expect(text).toMatchFileSnapshot(`./samples/trf.${language}.txt`);
  });
});
