/** An event as a page: cells in the habits of the game, changes below each other, checks with their clauses. */
import { EVERY } from '../../../content/every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { clauses } from '../../../content/en/clauses/index.ts';
import { LANGUAGES } from '../../../content/languages.ts';
import type { EventPlayer, PublicEvent } from '../../../reading/public/event.ts';
import { renderPage } from '../../page.tsx';
import { siteIn } from '../../site.ts';
import { eventPage, type EventPageData } from './page.tsx';

const CUP: PublicEvent = {
  event: 'e1',
  pool: 'fide',
  family: 'fide',
  game: 'chess',
  name: 'River Cup',
  state: 'published',
  start: '2024-05-05',
  end: '2024-05-13',
  system: 'round-robin',
  rounds: 2,
  edition: 'fide-2024',
  list: '2024-06-01',
  games: 2,
  players: [
    {
      place: 1,
      player: 'abc1234',
      name: 'Nagy, Anna',
      title: 'WIM',
      halfPoints: 3,
      before: 2011,
      after: 2020,
      change: 900,
      cells: [
        { round: 1, opponent: 2, colour: 'white', halfPoints: 2 },
        { round: 2, opponent: 3, colour: 'black', halfPoints: 1 },
      ],
    },
    {
      place: 2,
      player: 'abc1235',
      name: null,
      halfPoints: 0,
      before: 2100,
      after: 2099,
      change: -80,
      cells: [{ round: 1, opponent: 1, colour: 'black', halfPoints: 0 }],
    },
    {
      place: 3,
      player: 'abc1236',
      name: 'Kis, Éva',
      halfPoints: 2,
      before: null,
      after: 1961,
      change: null,
      cells: [{ round: 1, opponent: 4, colour: 'white', halfPoints: 2, unplayed: true }],
    },
    {
      place: 4,
      name: null,
      halfPoints: 0,
      cells: [{ round: 1, opponent: 3, colour: 'black', halfPoints: 0, unplayed: true }],
    },
  ],
  isPrivate: false,
  findings: [],
  passed: ['0.2', '1.1'],
  waivers: [{ clause: '0.2.2', by: 'qc-chairman', ground: 'The server was down.' }],
  others: ['fide-2014', 'orr'],
};

const FACTS = { office: 'Office', pools: [], base: '', assets: {} };

function bodyOf(
  event: PublicEvent,
  more: Partial<EventPageData> = {},
  language: (typeof LANGUAGES)[number] = 'en',
): string {
  const site = siteIn(language, EVERY[language], FACTS);
  return renderPage(
    eventPage({ event, way: { steps: [], live: new Map() }, findings: [], texts: clauses, ...more }, site),
    site,
    '/events/e1',
  );
}

const cellsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<td(?: title="[^"]*")?(?: class="quiet")?>(.*?)<\/td>/g)].map(([, cell = '']) => cell);

/** What a reader sees; what only a screen says is left out. */
const textOf = (html: string): string =>
  html
    .replace(/<span class="hidden">.*?<\/span>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the cross table', () => {
  test('of chess has 2w1; a game that nobody played + and −', () => {
    expect(cellsOf(bodyOf(CUP))).toEqual(['2w1', '3b½', '1b0', '', '4w+', '', '3b−', '']);
  });

  test('of Go has 5+/w2, with ! for what was not played', () => {
    const [first, , third] = CUP.players;
    const go: PublicEvent = {
      ...CUP,
      family: 'mgsz',
      game: 'go',
      edition: 'mgsz-2012',
      players: [
        {
          ...(first as (typeof CUP.players)[number]),
          cells: [{ round: 1, opponent: 5, colour: 'white', halfPoints: 2, handicap: 2 }],
        },
        third as (typeof CUP.players)[number],
      ],
    };
    expect(cellsOf(bodyOf(go))).toEqual(['5+/w2', '', '4+!/w0', '']);
  });

  test('changes have as many decimals as the longest, a first rating is called new', () => {
    const text = textOf(bodyOf(CUP));
    expect(text).toContain('1½ +9.0');
    expect(text).toContain('0 −0.8');
    expect(text).toContain('new 1961');
  });

  test('ORR: 1056* that becomes 1059 is a gain of 3, and a first rating has its star', () => {
    const [first, second, third, ...others] = CUP.players as [EventPlayer, EventPlayer, EventPlayer];
    const orr: PublicEvent = {
      ...CUP,
      family: 'orr',
      edition: 'orr',
      players: [
        { ...first, before: 1056, after: 1059, change: -75, unsettledBefore: true, unsettled: true },
        { ...second, change: -100 },
        { ...third, change: -75, unsettled: true },
        ...others,
      ],
    };
    const html = bodyOf(orr);
    expect(textOf(html)).toContain('1056 * · 1½ +3');
    expect(textOf(html)).toContain('new 1961*');
    expect(html).toContain('gain of');
    expect(html).toContain('loss of');
    expect(html).not.toContain('0.75');
  });

  test('on a narrow screen the performance stands below the name too', () => {
    const [first, second] = CUP.players.map((player) => ({ ...player, performance: 2175 }));
    const players = [first, second, ...CUP.players.slice(2)].filter((player) => player !== undefined);
    const below = [...bodyOf({ ...CUP, players }).matchAll(/<span class="under">(.*?)<\/span><\/th>/g)];
    expect(below.map(([, line = '']) => textOf(line).trim())).toEqual([
      '2011 · 1½ · Rp 2175 +9.0',
      '2100 · 0 · Rp 2175 −0.8',
      'unrated · 1 new 1961',
      '0',
    ]);
  });

  test('cells tell whom they are about, also where the name was removed or nobody is known', () => {
    const html = bodyOf(CUP);
    expect([...html.matchAll(/<td title="([^"]*)"/g)].map(([, title]) => title)).toEqual([
      'Name removed',
      'Kis, Éva',
      'Nagy, Anna',
      'not yet identified',
      'Kis, Éva',
    ]);
  });
});

test('in Hungarian the rating is an Élő-pont where the rulebook says so', () => {
  const head = (family: PublicEvent['family']): string | undefined =>
    /<th scope="col" class="number medium">([^<]+)</.exec(bodyOf({ ...CUP, family }, {}, 'hu'))?.[1];
  expect([head('fide'), head('orr'), head('mssz'), head('mgsz')]).toEqual([
    'Értékszám',
    'Értékszám',
    'Élő-pont',
    'Élő-pont',
  ]);
});

test('a performance below zero has a true minus', () => {
  const players = CUP.players.map((each) => ({ ...each, performance: -72 }));
  const html = bodyOf({ ...CUP, players });
  expect(html).toContain('<td class="number medium">−72</td>');
  expect(html).toContain('Rp −72');
  expect(html).not.toContain('-72');
});

describe('checks', () => {
  test('passed ones stand with clause and rule, waived ones with who and why', () => {
    const text = textOf(bodyOf(CUP, { findings: [{ text: 'Registered late.', clause: '0.2.2' }] }));
    expect(text).toContain('Registered late. 0.2.2');
    expect(text).toContain(
      'Set aside by the chairman of the Qualification Commission. Ground: The server was down. 0.2.2',
    );
    expect(text).toContain('Passed Registration in advance 0.2');
    expect(text).toContain('Minimum thinking time 1.1');
  });

  test('of one kind only the first is open', () => {
    const others = ['Beta played too few games.', 'Gamma played too few games.'];
    const findings = [{ text: 'Alfa played too few games.', clause: '0.2.2', others }];
    const html = bodyOf(CUP, { findings });
    expect(html).toContain('<details class="others"><summary>and 2 more of this kind</summary><ul><li>Beta');
    expect(bodyOf(CUP, { under: { rules: 'orr', rated: false, findings, players: {} } })).toContain(
      'Alfa played too few games. <details class="others">',
    );
  });

  for (const [state, text] of [
    ['refused', 'The office has refused to rate this event.'],
    ['withdrawn', 'The event was withdrawn after it had been accepted.'],
    ['registered', 'The event is registered; its report has not come yet.'],
  ] as const) {
    test(`${state}: why there are no results`, () =>
      expect(textOf(bodyOf({ ...CUP, state, players: [], passed: [], waivers: [], others: [] }))).toContain(text));
  }
});

describe('by other rules', () => {
  test('both changes and their difference stand side by side', () => {
    const under = {
      rules: 'orr',
      rated: true,
      findings: [],
      players: {
        abc1234: { before: 2011, after: 2018, change: 6.55 },
        abc1236: { before: null, after: null, change: null },
      },
    } as const;
    const html = bodyOf(CUP, { under });
    const rows = [...html.slice(html.indexOf('class="compared"')).matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
      textOf(row).trim(),
    );
    expect(rows.slice(1)).toEqual([
      'Nagy, Anna 2011 +9.00 +6.55 −2.45',
      'Name removed 2100 −0.80 not rated',
      'Kis, Éva unrated new 1961 not rated',
      'not yet identified not rated not rated',
    ]);
  });
});

describe('an open of three hundred', () => {
  const [first] = CUP.players;
  const rounds = Array.from({ length: 11 }, (_, at) => at + 1);
  const open: PublicEvent = {
    ...CUP,
    rounds: rounds.length,
    players: Array.from({ length: 300 }, (_, at) => ({
      ...(first as (typeof CUP.players)[number]),
      place: at + 1,
      name: `Nagyszentmiklósi, Anna ${at + 1}`,
      federation: 'HUN',
      performance: 2100,
      cells: rounds.map((round) => ({
        round,
        opponent: ((at + round) % 300) + 1,
        colour: 'white' as const,
        halfPoints: 1 as const,
      })),
    })),
  };
  const under = {
    rules: 'orr' as const,
    rated: true,
    findings: [],
    players: { abc1234: { before: 2011, after: 2018, change: 6.55 } },
  };
  for (const language of LANGUAGES) {
    test(`comes in pages below 100 KB, also beside other rules (${language})`, () => {
      const html = bodyOf(open, { page: 6, under }, language);
      expect(Buffer.byteLength(html)).toBeLessThan(100_000);
      expect([...html.matchAll(/<tr id="n(\d+)"/g)].map(([, place]) => Number(place))).toEqual(
        Array.from({ length: 50 }, (_, at) => 251 + at),
      );
    });
  }

  test('the page after the last is the last', () => {
    expect(bodyOf(open, { page: 99 })).toContain('id="n300"');
  });
});

for (const language of LANGUAGES) {
  test(`${language}: no word is missing`, () => expect(bodyOf(CUP, {}, language)).not.toMatch(/undefined|\[object/));
}
