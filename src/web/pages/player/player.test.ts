/** A card as a page: what it weighs, what search engines are told, and what it says in three languages. */
import { EVERY } from '../../../content/every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../content/languages.ts';
import type { EventPlayed, ListStep, PoolCard, PublicPlayer } from '../../../reading/public/card/card.ts';
import { renderPage } from '../../page.tsx';
import { siteIn } from '../../site.ts';
import { playerPage } from './page.tsx';

const siteOf = (language: (typeof LANGUAGES)[number]) =>
  siteIn(language, EVERY[language], { office: 'Test', pools: [], base: '', assets: {} });

const monthAt = (at: number): string => `${1990 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;

const step = (at: number): ListStep => ({
  date: monthAt(at),
  rating: 1500 + (at % 100),
  change: 1,
  games: 9,
  events: [
    {
      event: `e${at}`,
      name: `A tournament with a long name ${at}`,
      start: monthAt(at),
      end: monthAt(at),
      games: 9,
      halfPoints: 9,
      before: 1500,
      after: null,
      change: 120,
      k: 20,
      performance: 1520,
    },
  ],
});

const LISTS = 400;
const LONG: PoolCard = {
  pool: 'fide',
  family: 'fide',
  performances: true,
  name: 'FIDE standard',
  control: 'standard',
  calendar: 'monthly',
  list: monthAt(LISTS - 1),
  rating: 1599,
  change: 1,
  k: 20,
  games: 3600,
  lastGames: 9,
  peak: 1599,
  place: { place: 12, of: 340 },
  points: Array.from({ length: LISTS }, (_, at) => ({
    date: monthAt(at),
    rating: 1500 + (at % 100),
    events: [`A tournament with a long name ${at}`],
  })),
  steps: Array.from({ length: 24 }, (_, at) => step(LISTS - 1 - at)),
  pages: { page: 1, of: 17 },
};

const PLAYER: PublicPlayer = {
  player: 'abc1234',
  name: 'Nagy, Anna',
  birthYear: 1985,
  federation: 'HUN',
  title: 'IM',
  numbers: { fide: '700001' },
  isPrivate: false,
  pools: [LONG],
  opponents: {
    all: 900,
    pages: { page: 1, of: 45 },
    shown: Array.from({ length: 20 }, (_, at) => ({
      player: `abc${1000 + at}`,
      name: at === 0 ? null : `Opponent, Number ${at}`,
      wins: 3,
      draws: 1,
      losses: 2,
    })),
  },
};

describe('a card', () => {
  for (const language of LANGUAGES) {
    test(`of four hundred lists weighs less than 100 KB (${language})`, () => {
      const site = siteOf(language);
      const html = renderPage(playerPage(PLAYER, site), site, '/players/abc1234');
      expect(Buffer.byteLength(html)).toBeLessThan(100_000);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain(site.words.noName);
      expect(html).toContain(`/${language}/players/abc1234/why/fide/2023-04`);
      expect(html).toContain(`/${language}/players/abc1234/why/fide/e399`);
      expect(html).not.toContain('noindex');
      expect(html).not.toContain('undefined');
    });

    test(`of a child, or of who asked, is not for search engines (${language})`, () => {
      const site = siteOf(language);
      expect(renderPage(playerPage({ ...PLAYER, isPrivate: true }, site), site, '/')).toContain(
        '<meta name="robots" content="noindex"',
      );
    });

    test(`of who was erased says so and nothing else (${language})`, () => {
      const site = siteOf(language);
      const { body } = playerPage(
        {
          player: 'abc1234',
          name: null,
          numbers: {},
          isPrivate: true,
          pools: [],
          opponents: { ...PLAYER.opponents, all: 0, shown: [] },
        },
        site,
      );
      expect(renderPage({ title: '', body }, site, '/')).toContain(`<h1>${site.words.noName}</h1>`);
    });
  }

  test('leads to club and federation of whoever is on a list: pages of others may not be there', () => {
    const site = siteOf('en');
    const shown = (player: typeof PLAYER): string => renderPage(playerPage(player, site), site, '/');
    const unlisted = shown({ ...PLAYER, club: 'Kosi', pools: [] });
    expect(unlisted).toContain('Club: Kosi');
    expect(unlisted).not.toMatch(/href="\/en\/(?:clubs|federations)\//);
    expect(shown({ ...PLAYER, club: 'Kosi' })).toContain('Club: <a href="/en/clubs/Kosi">Kosi</a>');
  });

  test('of Go tells the grade and the marks in words; of ORR what is missing until it is settled', () => {
    const site = siteOf('ru');
    const go: PoolCard = {
      ...LONG,
      family: 'mgsz',
      performances: false,
      calendar: 'at-once',
      grade: '1d',
      marks: [{ grade: '2d', times: 1 }],
      unsettled: true,
      missing: { games: 4, events: 1 },
    };
    const html = renderPage(playerPage({ ...PLAYER, pools: [go] }, site), site, '/');
    expect(html).toContain('1-й дан');
    expect(html).toContain('2-й дан: достигнут впервые, ещё не подтверждён');
    expect(html).toContain('Рейтинг неустоявшийся: нужно ещё 4 партии и один турнир.');
    const { missing } = EVERY.en.pages.player;
    expect(missing(4, 1, siteOf('en').say)).toBe(
      'The rating is unsettled: 4 more games and one more tournament are needed.',
    );
    expect(missing(0, 1, siteOf('en').say)).toBe('The rating is unsettled: one more tournament is needed.');
    expect(EVERY.hu.pages.player.missing(4, 1, siteOf('hu').say)).toBe(
      'Az értékszám ideiglenes: még 4 játszma és egy verseny kell.',
    );
    expect(EVERY.ru.pages.player.missing(1, 0, siteOf('ru').say)).toBe('Рейтинг неустоявшийся: нужна ещё 1 партия.');
    expect(EVERY.ru.pages.player.missing(0, 1, siteOf('ru').say)).toBe('Рейтинг неустоявшийся: нужен ещё один турнир.');
  });

  const textOf = (player: PublicPlayer, language: (typeof LANGUAGES)[number] = 'en'): string => {
    const site = siteOf(language);
    return renderPage(playerPage(player, site), site, '/')
      .replace(/<span class="hidden">.*?<\/span>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
  };

  test('says of a rating that never changed since when it holds, and not that it is the highest and the lowest', () => {
    const points = LONG.points.slice(0, 2).map((point) => ({ ...point, rating: 1500 }));
    expect(textOf({ ...PLAYER, pools: [{ ...LONG, points }] })).toContain(
      'The rating has not changed so far: 1500 since 1 January 1990.',
    );
  });

  test('in Hungarian speaks of Élő-pont where the rulebook does', () => {
    const heads = (family: PoolCard['family']): readonly (string | undefined)[] => {
      const html = renderPage(playerPage({ ...PLAYER, pools: [{ ...LONG, family }] }, siteOf('hu')), siteOf('hu'), '/');
      const history = html.slice(html.indexOf('class="history"'));
      return [
        /az (\S+) alakulása/.exec(html)?.[1],
        [...history.matchAll(/<th scope="col" class="number">([^<]+)</g)][1]?.[1],
      ];
    };
    expect(heads('fide')).toEqual(['értékszám', 'Értékszám']);
    expect(heads('mgsz')).toEqual(['Élő-pont', 'Élő-pont']);
  });

  test('has the place in the pool, the federation and the club', () => {
    const place = {
      place: 12,
      of: 340,
      federation: { federation: 'HUN', place: 3, of: 40 },
      club: { club: 'Kosi', place: 1, of: 5 },
    };
    expect(textOf({ ...PLAYER, pools: [{ ...LONG, place }] })).toContain(
      'Place 12 of 340 active HUN: 3 of 40 Kosi: 1 of 5',
    );
  });

  test('has both KOMIR sheets with their ten fields each, the second with the month it holds for', () => {
    const text = textOf({
      ...PLAYER,
      sex: 'f',
      sheets: {
        family: 'mssz',
        pool: 'mssz',
        left: {
          komir: '12345',
          rating: 1599,
          fide: '700001',
          club: 'Kosi',
          strengthOrder: { club: 'Kosi', number: 2 },
        },
        right: { fide: '700001', list: '2024-02-01', rating: 1599, games: 9, status: 'active', k: 20 },
      },
    });
    expect(text).toContain(
      'KOMIR sheet KOMIR number 12345 Name Nagy, Anna Year of birth 1985 Sex female Federation HUN Rating, mssz 1599 ' +
        'FIDE number 700001 Club of the licence Kosi Guest club – Strength order Kosi: 2 ' +
        'FIDE sheet, 1–29 February 2024 FIDE number 700001 Name Nagy, Anna Year of birth 1985 Sex female ' +
        'Federation HUN Rating, mssz 1599 Title – Games in the period 9 Status active K 20',
    );
  });

  test('leads to no reason on a list that does not have somebody, but to that of the event', () => {
    const step = { ...(LONG.steps[0] as ListStep), rating: null, change: null };
    const reasons = (changed: ListStep): readonly (string | undefined)[] => {
      const page = playerPage({ ...PLAYER, pools: [{ ...LONG, ...last(changed), steps: [changed] }] }, siteOf('en'));
      const html = renderPage(page, siteOf('en'), '/');
      return [...html.matchAll(/href="\/en\/players\/abc1234\/why\/fide\/([^"]+)"/g)].map(([, of]) => of);
    };
    const last = ({ date, change, delisted }: ListStep): Pick<PoolCard, 'last'> =>
      delisted === true ? { last: { of: date as string, change } } : {};
    const events = step.events.map(({ event }) => event);
    const list = step.date?.slice(0, 7);
    expect(events.length).toBeGreaterThan(0);
    expect(reasons(step)).toEqual(events);
    expect(reasons({ ...step, delisted: true })).toEqual([list, list, ...events]);
  });

  test('who was on earlier lists only is off the list, not unrated until now', () => {
    const { list: _list, ...off } = LONG;
    const gone = { ...off, rating: null, change: null, k: null, peak: null };
    const said = (points: PoolCard['points']): readonly boolean[] => {
      const text = textOf({ ...PLAYER, pools: [{ ...gone, points }] });
      return ['off the list', 'not rated yet'].map((each) => text.includes(each));
    };
    expect(said(LONG.points)).toEqual([true, false]);
    expect(said([])).toEqual([false, true]);
  });

  test('has the newest event of a list first, and says where somebody came onto it', () => {
    const site = siteOf('en');
    const [played] = step(0).events as readonly [EventPlayed];
    const first: ListStep = {
      ...step(0),
      change: null,
      events: [played, { ...played, event: 'e777', name: 'A later one' }],
    };
    const shown = (pages: PoolCard['pages']): string =>
      renderPage(playerPage({ ...PLAYER, pools: [{ ...LONG, steps: [step(1), first], pages }] }, site), site, '/');
    const html = shown({ page: 1, of: 1 });
    expect(html.indexOf('A later one')).toBeLessThan(html.indexOf(`>${played.name}<`));
    expect(html.match(/new on the list/g)).toHaveLength(1);
    expect(shown({ page: 1, of: 2 })).not.toContain('new on the list');
  });

  test('shows no change where an event gave the first rating', () => {
    const [event] = step(0).events;
    const first = { ...step(0), change: null, events: [{ ...(event as EventPlayed), before: null, change: -3250 }] };
    const text = textOf({ ...PLAYER, pools: [{ ...LONG, calendar: 'at-once', steps: [first] }] });
    expect(text).not.toContain('32.5');
    expect(text).not.toContain('−33');
    expect(text).toContain('A tournament with a long name 0');
  });

  test('speaks of gaps where there is one', () => {
    const gap = { date: '2030-01-01', rating: null, events: [] };
    expect(textOf(PLAYER)).not.toContain('a gap in the line');
    expect(textOf({ ...PLAYER, pools: [{ ...LONG, points: [...LONG.points, gap] }] })).toContain('a gap in the line');
  });

  test('of a pool without lists and events has its summary alone', () => {
    const html = textOf({ ...PLAYER, pools: [{ ...LONG, rating: null, points: [], steps: [] }] });
    expect(html.match(/FIDE standard/g)).toHaveLength(1);
  });
});
