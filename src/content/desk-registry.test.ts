/** Sentences of the registry: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { CARD_FIELDS, type RegistryFindings } from '../explain/desk-findings/registry.ts';
import { type Say, speak } from '../explain/language.ts';
import { REGISTRY_FINDINGS as EN } from './en/findings/desk-registry.ts';
import { REGISTRY_WORDS as EN_WORDS } from './en/commands/registry.ts';
import { REGISTRY_FINDINGS as HU } from './hu/findings/desk-registry.ts';
import { REGISTRY_WORDS as HU_WORDS } from './hu/commands/registry.ts';
import { REGISTRY_FINDINGS as RU } from './ru/findings/desk-registry.ts';
import { REGISTRY_WORDS as RU_WORDS } from './ru/commands/registry.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;
const WORDS = { en: EN_WORDS, hu: HU_WORDS, ru: RU_WORDS } as const;
const [player, into] = ['1abcdef', '2ghjkmn'];
const players = [player, into];

const SAMPLES: { readonly [Code in keyof RegistryFindings]: readonly RegistryFindings[Code][] } = {
  'office.no-author': [{}],
  'office.public-role': [{}],
  'office.not-open': [{}],
  'office.open-already': [{ name: 'Budapest' }],
  'office.name-missing': [{}],
  'office.time-zone': [{ timeZone: 'Europe/Buda' }],
  'office.unchanged': [{}],
  'office.not-new': [{ name: 'City league' }],
  'pool.unknown': [{ pool: 'fide' }],
  'pool.closed': [
    { pool: 'fide', after: '2024-12' },
    { pool: 'orr', after: '2024-12-31' },
  ],
  'pool.closes-early': [
    { pool: 'fide', after: '2024-11', last: '2024-12' },
    { pool: 'orr', after: '2024-11-30', last: '2024-12-31' },
  ],
  'pool.no-last-list': [{ pool: 'fide' }],
  'pool.events-wait': [
    { pool: 'fide', after: '2024-12', events: ['e1'], count: 1 },
    { pool: 'fide', after: '2024-12', events: ['e1', 'e2'], count: 12 },
  ],
  'pool.exists': [{ pool: 'fide' }],
  'pool.id': [{ pool: 'FIDE 1' }],
  'pool.name-missing': [{}],
  'pool.family': [{ seen: 'elo', expected: ['fide', 'mssz', 'orr', 'mgsz'] }],
  'pool.calendar': [{ family: 'fide', seen: 'weekly', expected: ['monthly'] }],
  'pool.from-month': [{ seen: '2024-13' }],
  'pool.from-day': [{ seen: '2024-01' }],
  'pool.one-rating': [{ pool: 'fide', family: 'fide' }],
  'pool.report-ratings': [{ seen: 'x', expected: ['fide', 'own'] }],
  'pool.unchanged': [{ pool: 'orr' }],
  'pool.from-far': [
    { seen: '2062-10', today: '2026-11-17' },
    { seen: '2062-10-01', today: '2026-11-17' },
  ],
  'pool.no-edition': [{ family: 'fide', date: '1999-01-01' }],
  'pool.reading-unknown': [
    { seen: 'cap.upper', family: 'fide', control: 'standard', expected: ['cap.lower', 'inactive.longUntil'] },
    { seen: 'cap.lower', family: 'orr', control: 'standard', expected: [] },
  ],
  'pool.reading-value': [
    { reading: 'cap.lower', seen: 'twice', expected: ['always', 'once', 'never'] },
    { reading: 'inactive.longUntil', seen: 'x', expected: ['2022-01 … 2024-03'] },
  ],
  'pool.readings-ahead': [{ pool: 'fide', list: '2023-02-01' }],
  'pool.control': [{ seen: 'bullet', expected: ['standard', 'rapid', 'blitz'] }],
  'pool.no-control': [
    { family: 'fide', control: 'rapid', from: '2024-03-01', date: '2023-01-01' },
    { family: 'orr', control: 'blitz', from: null, date: '2024-06-01' },
  ],
  'pool.group': [{ seen: 'F I' }],
  'pool.group-control': [{ group: 'fide', control: 'rapid', pool: 'fide-rapid' }],
  'pool.group-family': [{ group: 'fide', family: 'fide', pool: 'fide' }],
  'federation.code': [{ seen: 'HU' }],
  'federation.status': [{ seen: 'x', expected: ['member', 'suspended', 'not-a-member'] }],
  'federation.unchanged': [{ federation: 'HUN' }],
  'club.unknown': [{ club: 'MTK' }],
  'order.twice': [{ club: 'MTK', player }],
  'order.elsewhere': [
    { club: 'MTK', player, clubs: [] },
    { club: 'MTK', player, clubs: ['Postás', 'ELTE'] },
  ],
  'order.leaves': [{ club: 'MTK', player, other: 'Postás', place: 2 }],
  'order.lost': [{ club: 'MTK', players: [player] }],
  'order.unchanged': [{ club: 'MTK' }],
  'attachment.no-komir': [{ player }],
  'attachment.type': [{ name: 'form.doc' }],
  'attachment.size': [{ name: 'form.pdf', size: 7_000_000, most: 5_242_880 }],
  'attachment.many': [{ player, most: 200 }],
  'attachment.no-ground': [{ player }],
  'attachment.unknown': [{ player, entry: 12 }],
  'player.unknown': [{ asked: 'xyz' }],
  'player.none-named': [{ asked: 'K' }],
  'player.more-named': [
    { asked: 'Kov', more: 1 },
    { asked: 'Kov', more: 12 },
  ],
  'player.check-character': [{ asked: player }],
  'player.number-unknown': [
    { number: 'fide', asked: '1503014' },
    { number: 'pin', asked: '12345678' },
  ],
  'player.ambiguous': [{ asked: '1503014', players }],
  'player.led-on': [{ asked: player, player: into }],
  'player.field-unknown': [{ field: 'colour', expected: ['name', 'birth'] }],
  'player.field-missing': [{ field: 'name' }],
  'player.field-unreadable': CARD_FIELDS.map((field) => ({ field })),
  'player.text-doubtful': [
    { field: 'name', doubts: ['formula'] },
    { field: 'club', doubts: ['bidi', 'markup'] },
  ],
  'player.born-later': [{}],
  'player.died-later': [{}],
  'player.died-before-birth': [{}],
  'player.title-unknown': [{ title: 'XM' }],
  'player.alike': [{ players: ['4h2k9x0'] }, { players: ['4h2k9x0', '7c1m3p8'] }],
  'player.federation-unset': [{ federation: 'HUM' }],
  'player.number-taken': [{ number: 'komir', value: '41', player }],
  'player.komir-stays': [{}],
  'player.komir-given': [{ komir: '42' }],
  'player.komir-exhausted': [{}],
  'player.komir-passed': [{ komir: '42' }],
  'import.komir-passed': [
    { rows: [2], count: 1 },
    { rows: [2, 3, 5, 7, 8, 9, 10, 11, 12, 14], count: 23 },
  ],
  'import.no-group': [
    { group: 'hun', groups: [] },
    { group: 'hun', groups: ['fide', 'mssz'] },
  ],
  'import.not-combined': [{ group: 'hun', pools: ['hun', 'hun-rapid', 'hun-blitz'] }],
  'import.no-ratings-for': [{ controls: ['rapid'] }, { controls: ['rapid', 'blitz'] }],
  'player.order-taken': [{ club: 'Postás', place: 3, player }],
  'player.order-elsewhere': [
    { club: 'MTK', clubs: [] },
    { club: 'MTK', clubs: ['Postás', 'ELTE'] },
  ],
  'import.order-twice': [{ club: 'MTK', place: 3, rows: [2, 7] }],
  'import.order-elsewhere': [
    { row: 2, club: 'MTK', clubs: [] },
    { row: 2, club: 'MTK', clubs: ['Postás'] },
  ],
  'import.order-taken': [{ row: 2, club: 'MTK', place: 3, player }],
  'import.komirs-given': [
    { count: 1, first: '42', last: '42' },
    { count: 5, first: '42', last: '46' },
  ],
  'player.unchanged': [{ player }],
  'player.erased': [{ player }],
  'merge.same': [{ player }],
  'merge.merged-already': [{ player, into }],
  'merge.same-event': [
    { events: ['e1'], count: 1 },
    { events: ['e1', 'e2'], count: 2 },
    { events: ['e1', 'e2', 'e3', 'e4', 'e5'], count: 7 },
  ],
  'merge.two-numbers': [{ number: 'fide' }],
  'merge.differs': [{ field: 'birth' }],
  'merge.left-behind': [{ fields: ['birth', 'club'] }],
  'merge.two-standings': [
    { pool: 'fide', kept: 1900, dropped: 1800 },
    { pool: 'fide', kept: null, dropped: null },
  ],
  'split.not-merged': [{ player }],
  'split.later-first': [{ player, into }],
  'split.nothing': [{}],
  'split.event-unknown': [{ event: 'e9' }],
  'split.not-in-event': [{ player, event: 'e9' }],
  'split.both-in-event': [{ player, event: 'e9' }],
  'split.list-since': [{ pool: 'fide', date: '2024-06-01' }],
  'import.faults': [{ count: 1 }, { count: 2 }, { count: 5 }],
  'import.month-missing': [{ pool: 'fide' }, { pool: 'fide', expected: '2024-06' }],
  'import.month-differs': [{ asked: '2024-06', list: '2024-05' }],
  'import.other-date': (['list', 'own', 'future'] as const).map((why) => ({
    pool: 'fide',
    asked: '2026-10',
    expected: '2026-09',
    why,
  })),
  'import.own-list': [{ pool: 'fide', first: '2026-07', expected: '2026-09' }],
  'import.whole-of-nothing': [{}],
  'import.which': [
    { pool: null, whole: false, lost: 0 },
    { pool: 'fide', whole: true, lost: 0 },
    { pool: 'fide', whole: true, lost: 1 },
    { pool: 'fide', whole: true, lost: 186 },
    { pool: 'fide', whole: false, lost: 0 },
  ],
  'import.ratings-lost': [
    { pool: 'fide', count: 1, players: [{ player, name: 'Kiss Anna', rating: 2100 }] },
    { pool: 'mgsz', count: 12, players: [{ player, name: null, rating: null }] },
  ],
  'import.fact-differs': [
    { field: 'name', rows: [7], players: [player], seen: [{ here: 'Kiss Anna', list: 'Nagy Anna' }], count: 1 },
    {
      field: 'birth',
      rows: [7, 1200],
      players: [...players],
      seen: [
        { here: null, list: null },
        { here: '1990', list: '1991' },
      ],
      count: 12,
    },
    { field: 'pin', rows: [7], players: [player], seen: [{ here: '12345678', list: '12345679' }], count: 1 },
  ],
  'import.rating-differs': [
    { pool: 'fide', phase: 'opening', rows: [7], players: [player], seen: [{ here: '1500', list: '1555' }], count: 1 },
    {
      pool: 'fide',
      phase: 'next',
      rows: [7, 8],
      players: [...players],
      seen: [
        { here: '1500', list: '1555' },
        { here: null, list: '1600' },
      ],
      count: 2,
    },
  ],
  'import.somebody-else': [
    { rows: [7], players: [player], seen: [{ here: 'Kiss Anna', list: 'Nagy Béla' }], count: 1 },
    { rows: [7, 8], players: [...players], seen: [{ here: 'Kiss Anna', list: null }], count: 5 },
  ],
  'import.next-list': [
    { pool: 'fide', count: 1 },
    { pool: 'fide', count: 41 },
  ],
  'import.still-open': [{ import: 'i7', pool: 'fide' }],
  'import.unknown': [{ asked: 'i9' }],
  'import.undone-already': [{ import: 'i7', day: '2024-06-15' }],
  'import.published-since': [{ import: 'i7', pool: 'fide', date: '2024-07-01' }],
  'import.persons-kept': [
    { count: 1, players: [player] },
    { count: 12, players },
  ],
  'import.cards-kept': [
    { count: 1, players: [player], fields: ['federation'] },
    { count: 12, players, fields: ['federation', 'title'] },
  ],
  'import.ratings-kept': [
    { pool: 'fide', count: 1, players: [player] },
    { pool: 'fide', count: 12, players },
  ],
  'import.other-game': [{ pool: 'mgsz' }],
  'import.no-pool': [{ date: '2024-05' }],
  'import.numbers-disagree': [{ row: 7, players }],
  'import.number-repeated': [{ row: 7, number: 'pin' }],
  'import.several-alike': [{ row: 7, players }],
  'import.no-name': [{ row: 7 }],
  'import.names-doubtful': [
    { rows: [7], count: 1, doubts: ['scripts'] },
    { rows: [7, 1200], count: 12, doubts: ['control'] },
  ],
  'tidy.unnamed': [
    { persons: 3, reports: 0 },
    { persons: 180, reports: 175 },
    { persons: 1, reports: 1 },
  ],
  'tidy.in-use': [{ players }],
  'tidy.other-count': [
    { asked: 3, persons: 5 },
    { asked: 3, persons: 1 },
  ],
  'tidy.not-removed': [{ player: 'Kiss Anna' }],
  'import.byes': [
    { rows: [7], count: 1 },
    { rows: [7, 1200], count: 12 },
  ],
  'import.ids-unsaid': [
    { count: 1, example: '700001' },
    { count: 8, example: '700001' },
  ],
  'import.ratings-unpooled': [{ count: 1 }, { count: 3 }, { count: 12 }],
  'import.games-unknown': [{ count: 1 }, { count: 3 }, { count: 12 }],
  'import.done-before': [{ parts: 1 }, { parts: 3 }, { parts: 50 }],
};

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('the registry in %s', (language) => {
  const say = speak(EVERY[language]);
  const told = Object.entries(SAMPLES).flatMap(([code, rows]) =>
    rows.map((facts) => ({
      code,
      sentence: (BOOKS[language] as unknown as Record<string, AnyPhrase>)[code]?.(facts, say) as string,
    })),
  );

  test('there is a sample for every phrase', () => {
    expect(Object.keys(BOOKS[language]).sort()).toEqual(Object.keys(SAMPLES).sort());
  });

  test('every sentence begins as one, ends with one full stop and shows no missing fact', () => {
    for (const { code, sentence } of told) {
      expect(sentence, code).toMatch(/^[\p{Lu}„“«]/u);
      expect(sentence, code).toMatch(/[^.\s]\.$/u);
      expect(sentence, code).not.toMatch(/ {2}|\s[.,;:]|undefined|NaN|\[object|null/u);
    }
  });

  test('every sentence is as it was last read', async () => {
    const words = WORDS[language];
    const counts = { players: 12, entered: 3, changed: 2, unchanged: 6, inQuestion: 0, leftOut: 1, standings: 9 };
    const ratings = { pool: 'fide', asOf: '2024-06' };
    const done = { entered: 3, changed: 2, standings: 9 };
    const others = [
      words.until('HUN', '2024-06-15', say),
      words.games(1, say),
      words.games(30, say),
      words.standing('fide', '1800', '2024-06-01', say),
      words.standing('fide', '1800', undefined, say),
      words.opened('Budapest', 'Europe/Budapest'),
      words.poolOpened('fide', '2024-06'),
      words.reportRatings.fide,
      words.reportRatings.own,
      words.entered(player),
      words.changed(player, ['a', 'b'], say),
      words.merged(player, into),
      words.split(into, player),
      words.moved(words.events, ['e1', 'e2'], say),
      words.fromNextList('fide', '1700', '1500', '2024-05-01', say),
      words.moved(words.events, [], say),
      words.stands('fide', player, '1800', words.none),
      ...words.imported({ ...counts, fields: {}, otherRatings: 0, lost: 0 }, say),
      ...words.imported(
        { ...counts, ...ratings, import: 'i7', fields: { federation: 1, title: 2 }, otherRatings: 0, lost: 0 },
        say,
      ),
      ...words.imported({ ...counts, ...ratings, fields: {}, otherRatings: 2, lost: 1 }, say),
      ...words.importUndone({ import: 'i7', persons: 1, cards: 2, standings: 0 }, say),
      ...words.importUndone({ import: 'i7', persons: 0, cards: 1, standings: 41, ...ratings }, say),
      words.noImports,
      words.import({ how: 'whole', pool: 'fide', as: '2024-06', done, undone: null, isNumbered: true }, say),
      words.import({ how: 'add', pool: 'fide', as: '2024-06', done, undone: '2024-06-15', isNumbered: true }, say),
      words.import({ how: 'add', pool: null, as: null, done: null, undone: null, isNumbered: true }, say),
      words.import({ how: null, pool: 'fide', as: '2024-05', done: null, undone: null, isNumbered: false }, say),
      words.exported(1, say),
      words.exported(5, say),
    ];
    const text = [...told.map(({ code, sentence }) => `${code}: ${sentence}`), ...others].map((line) => `${line}\n`);
    await expect(text.join('')).toMatchFileSnapshot(`./samples/registry.${language}.txt`);
  });
});
