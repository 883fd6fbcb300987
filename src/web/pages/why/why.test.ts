/** An explanation as a page: the rows, the dagger, the clauses that open in place, and the words in three languages. */
import { EVERY, TESTED } from '../../../content/every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { clauses } from '../../../content/en/clauses/index.ts';
import { BOOK as en } from '../../../content/en/books/every-family.ts';
import { BOOK as hu } from '../../../content/hu/books/every-family.ts';
import { BOOK as ru } from '../../../content/ru/books/every-family.ts';
import type { ExplainedEvent } from '../../../reading/public/explained-events.ts';
import type { ToldRule } from '../../../content/content.ts';
import type { PublicExplanation } from '../../../reading/public/explanation.ts';
import type { CountedGame } from '../../../rulebooks/game-table.ts';
import { renderPage } from '../../page.tsx';
import { siteIn } from '../../site.ts';
import { whyPage } from './page.tsx';

const BOOKS = { en, hu, ru } as const;

/** SITE.md: half a point against somebody 433 points stronger. */
const TOLD: PublicExplanation = {
  player: 'abc1234',
  name: 'Nagy, Anna',
  isPrivate: false,
  pool: 'fide',
  poolName: 'FIDE standard',
  family: 'fide',
  game: 'chess',
  calendar: 'monthly',
  edition: 'fide-2024',
  of: '2024-06',
  list: '2024-06-01',
  before: 2011,
  after: 2019,
  official: true,
  between: [
    { kind: 'decision', day: '2024-05-20', entry: 7, by: 'FIDE Council', indicator: 'rating', old: 2000, new: 2011 },
    { kind: 'merge', day: '2024-05-21', entry: 8 },
  ],
  whole: [],
  sureness: [{ edition: 'fide-2024', clause: '8.3.4', confidence: 'low', sources: ['own-reading'] }],
  steps: [
    { clause: '8.3.4', rule: 'new-rating', given: { before: 2011, change: 8.4, rounded: 8 }, gives: 2019, from: [] },
  ],
  events: [
    {
      event: 'e1',
      name: 'River Open',
      start: '2024-05-05',
      end: '2024-05-13',
      edition: 'fide-2024',
      own: 2011,
      k: 20,
      games: [
        {
          kind: 'counted',
          round: 1,
          opponent: 'abc1235',
          colour: 'black',
          own: 2011,
          rating: 2444,
          gap: -433,
          counted: -400,
          expected: 80,
          halfPoints: 1,
          difference: 420,
          change: 8400,
          clauses: { gap: '8.3.1', expected: '8.1.2', change: '8.3.2' },
        },
      ],
      sums: { games: 1, halfPoints: 1, expected: 80, difference: 420, change: 8400 },
      leftOut: [
        {
          kind: 'left-out',
          round: 5,
          opponent: 'abc1236',
          ground: 'forfeit',
          step: {
            clause: '5.1',
            rule: 'not-counted',
            given: { round: 5, opponent: 'abc1236', ground: 'forfeit' },
            gives: null,
            from: [],
          },
        },
      ],
      steps: [],
      columns: ['gap', 'counted', 'expected', 'score', 'difference', 'change'],
      clauses: { gap: '8.3.1', expected: '8.1.2', change: '8.3.2' },
      comparedWith: 'fide-2014',
    },
  ],
  lines: [{ text: 'The rating of 2011 …', depth: 0 }],
  notes: [],
  names: new Map([
    ['abc1235', 'Kiss, Béla'],
    ['abc1236', null],
  ]),
  titles: new Map(),
  folded: [],
};

const RULES = [
  {
    edition: 'fide-2024',
    clause: '8.3.4',
    confidence: 'low',
    source: 'fide.com',
    readings: [{ id: 'E6', confidence: 'medium' }],
  },
] as const;

const shown = (
  language: (typeof TESTED)[number],
  told: PublicExplanation = TOLD,
  sureness: readonly ToldRule[] = RULES,
): string => {
  const site = siteIn(language, EVERY[language], { office: 'Test', pools: [], base: '', assets: {} });
  return renderPage(whyPage({ explanation: told, sureness, book: BOOKS[language], texts: clauses }, site), site, '/');
};

describe('an explanation', () => {
  test('has a row for each game, with the 400-point mark and two places, and their sum', () => {
    const html = shown('en');
    expect(html).toContain('<h1>Why 2011 became 2019</h1>');
    expect(html).toContain('−400<abbr title="counts as 400">†</abbr>');
    expect(html).toContain('<td class="number">0.08</td><td class="number">½</td>');
    expect(html.match(/\+8\.40/g)).toHaveLength(2);
    expect(html).toContain('href="/en/players/abc1235">Kiss, Béla</a>');
  });

  test('has names in the order of the page, also where all its steps are sentences', () => {
    const step = {
      clause: '5.1',
      rule: 'not-counted',
      given: { round: 5, opponent: 'abc1235', ground: 'forfeit' },
      gives: null,
      from: [],
    };
    const told = { ...TOLD, whole: [step] };
    const [, lines = ''] = /<details class="steps no-print">(.*?)<\/details>/s.exec(shown('hu', told)) ?? [];
    expect(lines).toContain('Kiss Béla');
    expect(shown('hu', told)).not.toContain('Kiss, Béla');
  });

  test.each([
    [
      'en',
      'Why 2011 would become 2019',
      'The list in force when the tournament began counts: the rating on it was 2002',
    ],
    ['hu', 'Miért lenne a 2011 pontból 2019', 'A verseny kezdetén érvényes lista számít: azon az értékszám 2002 volt'],
    ['ru', 'Почему рейтинг изменится с 2011 на 2019', 'Учитывается рейтинг-лист, действовавший в день начала турнира'],
  ] as const)(
    'for a list to come says what would be, and which list counted at the start (%s)',
    (language, title, told) => {
      const [river] = TOLD.events as [ExplainedEvent];
      const events = [{ ...river, own: 2002, ratingsClause: '7.1.1' }];
      const html = shown(language, { ...TOLD, official: false, events });
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).toContain(told);
      expect(html).toContain('7.1.1');
      expect(shown(language)).not.toContain(told.slice(0, 30));
    },
  );

  test('marks what rests on a reading, and lists the rules whose text is not at hand with their source', () => {
    const html = shown('en');
    const mark = '<abbr class="sureness low" title="a reading of ours: no source says so for these years">LOW</abbr>';
    expect(html.split(mark)).toHaveLength(3);
    expect(html).toContain('How sure the rules are that were used here');
    expect(html).toContain('Source: fide.com');
    expect(html).toMatch(/Reading E6 <abbr class="sureness medium"/);
    expect(shown('en', TOLD, [])).not.toContain('sureness');
  });

  const [event] = TOLD.events as [ExplainedEvent];
  const heads = (html: string): readonly string[] =>
    [...(/<thead>(.*?)<\/thead>/.exec(html)?.[1] ?? '').matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(
      ([, head]) => head as string,
    );

  test('has the columns that the edition names, as far as its rows fill them', () => {
    expect(heads(shown('en'))).toEqual([
      'Rd',
      'Opponent',
      'Rating',
      'D',
      'Counted',
      'PD',
      'Score',
      'Score − PD',
      'Change',
    ]);
    const scored = { kind: 'scored', round: 1, opponent: 'abc1235', colour: 'white', rating: 1900 } as const;
    const newcomer = { ...scored, halfPoints: 2, change: null, clauses: { change: '8.2.2' } };
    const { sums: _sums, clauses: _clauses, ...others } = event;
    const first = { ...others, games: [newcomer], sums: { games: 1, halfPoints: 2 }, clauses: newcomer.clauses };
    expect(heads(shown('en', { ...TOLD, events: [first] }))).toEqual(['Rd', 'Opponent', 'Rating', 'Score']);
  });

  test('of Go tells stones, the corrected difference without a mark, and three places', () => {
    const [game] = event.games as [CountedGame];
    const go = { ...game, stones: 3, gap: -240, counted: -30, expected: 435, difference: 65, change: 1625 };
    const sums = { games: 1, halfPoints: 1, expected: 435, difference: 65, change: 1625 };
    const columns = ['gap', 'corrected', 'expected', 'score', 'gamePoints', 'change'] as const;
    const { comparedWith: _other, ...others } = event;
    const events = [{ ...others, edition: 'mgsz-2012', games: [go], leftOut: [], sums, columns, clauses: {} } as const];
    const html = shown('en', { ...TOLD, family: 'mgsz', game: 'go', edition: 'mgsz-2012', steps: [], events });
    expect(heads(html)).toEqual(['Rd', 'Opponent', 'Rating', 'D', 'Corr. D', 'PD', 'Score', 'Points', 'Change']);
    expect(html).toContain('3 stones received');
    expect(html).toContain('−30</td><td class="number">0.435</td>');
    expect(html).not.toContain('†');
    expect(html).not.toContain('under=');
  });

  test('of ORR names the event of an earlier game that counts again, and what an opponent’s number is', () => {
    const [{ round: _round, opponent: _opponent, colour: _colour, change: _change, ...compared }] = event.games as [
      CountedGame,
    ];
    const earlier = { ...compared, kind: 'earlier' } as const;
    const games = [
      { ...earlier, event: 'e7' },
      { ...earlier, event: null },
      { ...(event.games[0] as CountedGame), standing: 'newcomer' },
    ] as const;
    const events = [{ ...event, games, columns: ['gap', 'expected', 'score', 'difference'] } as const];
    const html = shown('en', { ...TOLD, events, titles: new Map([['e7', 'Spring Cup']]) });
    expect(html).toContain('earlier game, Spring Cup');
    expect(html).toContain('earlier game</span>');
    expect(html).toContain('(estimate)');
    expect(heads(html)).toEqual(['Rd', 'Opponent', 'Rating', 'D', 'PD', 'Score', 'Score − PD']);
  });

  test('opens each clause in place, in our words, and leads to the rulebook', () => {
    const html = shown('en');
    for (const clause of ['8.3.4', '8.3.1', '8.1.2', '8.3.2', '5.1'] as const) {
      const { title } = clauses['fide-2024'][clause] as { title: string };
      expect(html, clause).toContain(`<strong>${title}.</strong>`);
    }
    expect(html).toContain('href="/en/rulebooks/fide-2024#8.3.4"');
  });

  test('of who plays with the standard rating does not say that it stood on the list before', () => {
    const [event] = TOLD.events as readonly [ExplainedEvent];
    const from = [{ clause: '7.2.1', rule: 'standard-rating', given: { rating: 2011 }, gives: 2011, from: [] }];
    const sum = { clause: '7.3.2', rule: 'event-change', given: {}, gives: 8.4, from };
    const html = (steps: readonly object[]): string =>
      shown('en', { ...TOLD, events: [{ ...event, steps: steps as ExplainedEvent['steps'] }] });
    expect(html([])).toContain('<td>rating on the previous list</td>');
    expect(html([sum])).not.toContain('<td>rating on the previous list</td>');
    expect(html([sum])).toContain('standard rating at the start');
  });

  test('says which games do not count, and what changed the rating beside them', () => {
    const html = shown('en');
    expect(html).toContain('Round 5, against Name removed: the game does not count');
    expect(html).toContain('rating: 2011 (before: 2000), by a decision of FIDE Council');
    expect(html).toContain('Two cards of the same person were merged');
  });

  test('of one event leads to that of its list, but not for who is on no list', () => {
    const event = { event: 'e1', name: 'Cup' };
    const leads = (told: Partial<PublicExplanation>): boolean =>
      shown('en', { ...TOLD, of: 'e1', event, ...told }).includes(
        `href="/en/players/${TOLD.player}/why/${TOLD.pool}/${TOLD.list?.slice(0, 7)}"`,
      );
    expect(leads({})).toBe(true);
    expect(leads({ before: null })).toBe(true);
    expect(leads({ before: null, after: null })).toBe(false);
  });

  test('has its data, its event by another rulebook, and a link that stays', () => {
    const html = shown('en');
    expect(html).toContain('/api/v1/players/abc1234/explanations/fide/2024-06');
    expect(html).toContain('/en/events/e1?under=fide-2014');
    expect(html).toContain('href="/en/players/abc1234/why/fide/2024-06"');
  });

  for (const [before, after, title] of [
    [null, 1634, 'Why the first rating is 1634'],
    [null, null, 'Why there is no rating yet'],
    [1402, null, 'Why 1402 is no longer on the list'],
    [1500, 1500, 'Why 1500 stayed 1500'],
  ] as const) {
    test(`is headed by its question: ${title}`, () => {
      expect(shown('en', { ...TOLD, before, after })).toContain(`<h1>${title}</h1>`);
    });
  }

  test('in Hungarian speaks of Élő-pont where the rulebook does', () => {
    const heads = (family: PublicExplanation['family']): readonly (string | undefined)[] => {
      const html = shown('hu', { ...TOLD, family, before: null, after: 1634, steps: [], events: [] });
      return [/<h1>(.*?)<\/h1>/.exec(html)?.[1], /<td>(.*?)<\/td>/.exec(html)?.[1]];
    };
    expect(heads('orr')).toEqual(['Miért 1634 az induló értékszám', 'korábban nem volt értékszám']);
    expect(heads('mssz')).toEqual(['Miért 1634 az induló Élő-pont', 'korábban nem volt Élő-pont']);
  });

  for (const language of TESTED) {
    test(`speaks the language of the page (${language})`, () => {
      const html = shown(language);
      expect(html).toContain({ en: '0.08', hu: '0,08', ru: '0,08' }[language]);
      expect(html).not.toContain('undefined');
      for (const nothing of ['brought-in', 'no-games'] as const) {
        const bare = shown(language, { ...TOLD, nothing, steps: [], events: [], between: [] });
        expect(bare).not.toContain('undefined');
      }
    });
  }
});
