/** What rows and entries say, and what they are about. */
import { describe, expect, test } from 'vitest';
import type { Json } from '../canonical.ts';
import { personId } from '../ids.ts';
import { FLAGS, MARKS, type Paper, type PoolRow } from '../store.ts';
import type { AnyEntry } from './entries.ts';
import { eventData, eventTitle, fieldOf, isCorrection, versionIds } from './events.ts';
import { birthOf, canBeOneBirth, identityBirth, identityOf, identityPaper } from './identity.ts';
import { byDigest, papersAt, papersIn, personsNamedIn } from './named-papers.ts';
import { erasedBy, factsAt, factsColumns, factsNow, orderKey, type StoredFacts } from './persons.ts';
import {
  chosenReadings,
  closingOfPool,
  controlOfPool,
  groupOfPool,
  poolPlace,
  poolsInOrder,
  readingsOfPool,
  settingsText,
  shownControl,
} from './pools.ts';
import { goneRow, heldStanding, isGone, presentRow, standingInRow } from './present.ts';
import { answerRecord, candidatesOf, factField } from './questions.ts';
import {
  broughtDigest,
  broughtRows,
  dateOfList,
  droppedPersons,
  isListIncomplete,
  lastSeen,
  listData,
  openingListData,
  personsPart,
  readingsOfList,
  standingRow,
  standingsPart,
} from './standings.ts';
import { subjectsOf } from './subjects.ts';

const [ANNA, BELA, CILI] = [personId(1), personId(2), personId(3)];
const pool = (settings: object, more: Partial<PoolRow> = {}): PoolRow => ({
  pool: 'fide',
  family: 'fide',
  name: 'Standard',
  since: '2024-06',
  settings: settingsText(settings as never),
  ...more,
});

describe('a person', () => {
  const known = (kept: Partial<StoredFacts>): StoredFacts => ({ now: {}, was: [], ...kept });
  const marksOf = (kept: Partial<StoredFacts>): number => factsColumns(known(kept)).marks;

  test('has a mark for each thing that lists ask for', () => {
    expect(marksOf({})).toBe(0);
    expect(marksOf({ now: { deceased: '2020' } as never })).toBe(MARKS.deceased);
    expect(marksOf({ now: { blocked: '2020-01-01' } as never })).toBe(MARKS.blocked);
    expect(marksOf({ now: { exempt: true } as never })).toBe(MARKS.exempt);
    expect(marksOf({ erased: 7 })).toBe(MARKS.erased);
    expect(marksOf({ was: [{ upTo: 3, facts: {} }] })).toBe(MARKS.changed);
    expect(marksOf({ now: { deceased: '2020', exempt: true } as never, erased: 7 })).toBe(1 + 4 + 8);
  });

  test('has what is searched for in columns, and nothing where nothing is known', () => {
    const now = { birthYear: 2008, sex: 'f', federation: 'HUN', title: 'WFM', deceased: '2020' } as never;
    expect(factsColumns(known({ now }))).toMatchObject({
      birthYear: 2008,
      sex: 'f',
      federation: 'HUN',
      title: 'WFM',
      deceased: '2020',
    });
    const none = { birthYear: null, sex: null, federation: null, title: null, deceased: null };
    expect(factsColumns(known({}))).toMatchObject(none);
  });

  test('is told by what was known when an entry was posted', () => {
    const was = [
      { upTo: 5, facts: { birthYear: 1990 } },
      { upTo: 9, facts: { birthYear: 1991 } },
    ] as never;
    const row = { facts: JSON.stringify({ now: { birthYear: 1992 }, was, erased: 12 }) };
    expect([4, 5, 8, 9, 20].map((no) => factsAt(row, no).birthYear)).toEqual([1990, 1991, 1991, 1992, 1992]);
    expect([factsNow(row).birthYear, erasedBy(row)]).toEqual([1992, 12]);
  });

  test('has a place in an order of strength under a key that no name has', () => {
    expect(orderKey({ club: 'Sakk', number: 3 })).toBe('order:3:Sakk');
  });

  test('is born on a day, in a year, or nobody knows', () => {
    expect(identityBirth({ year: 980 })).toBe('0980');
    expect(identityBirth({ year: 2008, day: 20_000 })).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect([birthOf(null), birthOf(undefined), birthOf('1990')]).toEqual([undefined, undefined, { year: 1990 }]);
    for (const [one, other, isOne] of [
      ['1990', '1990-05-01', true],
      ['1990-05-01', '1990', true],
      ['1990-05-01', '1990-05-02', false],
      ['1990', '1991', false],
      [null, '1990', true],
      ['1990', null, true],
      [undefined, '1990', true],
      ['1990', undefined, true],
    ] as const) {
      expect(canBeOneBirth(one, other), `${one} ${other}`).toBe(isOne);
    }
  });

  test('has a paper with a salt of its own', () => {
    const paper = identityPaper(7, { name: 'Kiss, Anna' }, (size) => new Uint8Array(size).fill(5));
    expect(paper).toMatchObject({ kind: 'identity', of: 7, salt: new Uint8Array(16).fill(5) });
    expect(identityOf(paper)).toEqual({ name: 'Kiss, Anna' });
  });
});

describe('an event', () => {
  test('is found by who plays in it, in whatever order they stand: FNV-1a over the sorted ids', () => {
    // the published values of that hash
    expect([fieldOf([]), fieldOf(['a']), fieldOf(['foobar'])]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
    expect(fieldOf(['foo', 'bar'])).toBe(fieldOf(['bar', 'foo']));
    expect(fieldOf(['foo', 'bar'])).not.toBe(fieldOf(['foo', 'baz']));
    expect(fieldOf(['foo', undefined])).toBeUndefined();
  });

  test('is called by its title, or by its id', () => {
    expect([eventTitle({ event: 7, name: 'River Open' }), eventTitle({ event: 7, name: '' })]).toEqual([
      'River Open',
      'e7',
    ]);
  });

  test('knows what it corrects, and by what it was corrected', () => {
    expect(versionIds({ corrects: null, correctedBy: null })).toStrictEqual({});
    expect(versionIds({ corrects: 3, correctedBy: 9 })).toEqual({ corrects: 'e3', correctedBy: 'e9' });
    expect([isCorrection({ corrects: null }), isCorrection({ corrects: 3 })]).toEqual([false, true]);
  });

  test('has its data read once', () => {
    const row = { data: '{"format":"trf"}' };
    expect(eventData(row)).toEqual({ format: 'trf' });
    expect(eventData(row)).toBe(eventData(row));
  });
});

describe('a rating that was brought in', () => {
  const monthly = pool({});

  test('counts as played for until its list, or the day before it; an inactive or absent one does not', () => {
    const row = (standing: object) => standingRow(monthly, '2024-05', { person: ANNA, ...standing } as never);
    const last = lastSeen(monthly, '2024-05');
    expect(last).toBeTypeOf('number');
    expect(row({ rating: 1500 })).toMatchObject({ person: 1, rating: 1500, peak: 1500, flags: 0, last, change: null });
    expect(row({ rating: 1500, inactive: true })).toMatchObject({ flags: FLAGS.inactive, last: null });
    expect(row({ rating: 1500, peak: 1600, games: 30, period: 9, k: 20 })).toMatchObject({
      peak: 1600,
      total: 30,
      games: 9,
      k: 20,
    });
    expect(row({})).toMatchObject({ rating: null, peak: null, k: null, total: 0, games: 0, last: null, rest: null });
    expect(row({ rest: { rank: '3d' } }).rest).toBe('{"rank":"3d"}');
    expect(lastSeen(monthly, '2024-05-01')).toBeNull();
  });

  test('stands in the order of persons, and the same beside others as alone', () => {
    const standings = [
      { person: BELA, rating: 1600 },
      { person: ANNA, rating: 1500, inactive: true },
    ];
    const rows = broughtRows(monthly, { pool: 'fide', as: '2024-05', standings } as never);
    expect(rows).toEqual([standings[1], standings[0]].map((each) => standingRow(monthly, '2024-05', each as never)));
    const inactive = { as: '2024-05', standings: [{ person: ANNA, rating: 1500, inactive: true }] };
    expect(broughtRows(monthly, inactive as never)[0]).toMatchObject({ last: null });
    expect(droppedPersons({ dropped: [CILI] })).toEqual([3]);
    expect(droppedPersons({})).toEqual([]);
  });

  test('belongs to a file whose parts are counted, for each pool and list alone', () => {
    expect(isListIncomplete({} as never)).toBe(false);
    expect(isListIncomplete({ source: { sha256: 'a', part: 1 } } as never)).toBe(true);
    expect(isListIncomplete({ source: { sha256: 'a', part: 2, last: true } } as never)).toBe(false);
    expect([personsPart({ sha256: 'a' }), personsPart({ sha256: 'a', parts: 5 })]).toEqual(['a:0', 'a:5']);
    expect(standingsPart({ sha256: 'a', parts: 5 }, 'fide', '2024-05')).toBe('a:5:fide:2024-05');
  });

  test('is in the digest of its list, and so is who was dropped where it changes a list', () => {
    const standings = [{ person: ANNA, rating: 1500 }];
    const digests = [
      broughtDigest('', { standings } as never),
      broughtDigest('x', { standings } as never),
      broughtDigest('', { standings, dropped: [BELA] } as never),
      broughtDigest('', { standings, onto: 'list' } as never),
      broughtDigest('', { standings, onto: 'list', dropped: [BELA] } as never),
    ];
    expect(new Set(digests).size).toBe(4);
    expect(digests[2]).toBe(digests[0]);
  });

  test('is on the list of the first of a month, or of a day', () => {
    expect([dateOfList('2024-05'), dateOfList('2024-05-17')]).toEqual(['2024-05-01', '2024-05-17']);
    expect(listData({ data: '{"root":"a"}' })).toEqual({ root: 'a' });
    expect([readingsOfList({ data: '{}' }), readingsOfList({ data: '{"readings":{"a":"b"}}' })]).toStrictEqual([
      {},
      { a: 'b' },
    ]);
    expect(openingListData({ data: '{}' })).toBeUndefined();
    expect(openingListData({ data: '{"opening":true}' })).toEqual({ opening: true });
  });
});

describe('a pool', () => {
  test('is for standard games where it says nothing else', () => {
    expect([controlOfPool(pool({})), controlOfPool(pool({ control: 'blitz' }))]).toEqual(['standard', 'blitz']);
    expect([shownControl(pool({})), shownControl(pool({ control: 'blitz' }))]).toStrictEqual([
      {},
      { control: 'blitz' },
    ]);
    expect([groupOfPool(pool({})), groupOfPool(pool({ group: 'hu' }))]).toEqual([undefined, 'hu']);
    expect(poolPlace(pool({ closed: '2024-12' }))).toStrictEqual({});
    expect(poolPlace(pool({ control: 'rapid', group: 'hu' }))).toEqual({ control: 'rapid', group: 'hu' });
    expect([closingOfPool(pool({})), closingOfPool(pool({ closed: '2024-12' }))]).toStrictEqual([
      {},
      { closed: '2024-12' },
    ]);
    expect([readingsOfPool(pool({})), readingsOfPool(pool({ readings: { a: 'b' } }))]).toStrictEqual([{}, { a: 'b' }]);
    expect([chosenReadings({}), chosenReadings({ a: 'b' } as never)]).toStrictEqual([{}, { readings: { a: 'b' } }]);
  });

  test('stands beside those of its group, the slowest games first', () => {
    const shown = poolsInOrder([
      pool({ group: 'hu', control: 'blitz' }, { pool: 'a' }),
      pool({}, { pool: 'z' }),
      pool({ group: 'hu' }, { pool: 'y' }),
      pool({ group: 'hu', control: 'rapid' }, { pool: 'b' }),
      pool({}, { pool: 'c' }),
    ]);
    expect(shown.map((each) => each.pool)).toEqual(['c', 'y', 'b', 'a', 'z']);
  });
});

describe('what holds until the next list', () => {
  const standing = { rating: 1500, k: 20, games: 0, total: 5, peak: 1600, change: null, flags: 0, last: 3, rest: null };

  test('comes back as it was, with and without a rest', () => {
    for (const rest of [null, '{"rank":"3d"}']) {
      const row = presentRow('fide', 7, { ...standing, rest });
      expect(row).toMatchObject({ pool: 'fide', person: 7, rating: 1500 });
      expect(standingInRow(row)).toEqual({ ...standing, rest });
      expect(isGone(row)).toBe(false);
    }
  });

  test('or is that the person has left the pool', () => {
    const row = goneRow('fide', 7);
    expect([row.rating, isGone(row), standingInRow(row)]).toEqual([null, true, undefined]);
    expect([heldStanding(undefined), heldStanding(row)]).toEqual([null, { rating: null, rest: { gone: true } }]);
  });
});

describe('a question', () => {
  test('names who may be meant, as long as it is open', () => {
    const row = (open: boolean, data: Json) => ({ open, data: JSON.stringify(data) });
    const rows = [row(true, { candidates: [ANNA, BELA] }), row(false, { candidates: [CILI] }), row(true, {})];
    expect(candidatesOf(rows)).toEqual(new Set([1, 2]));
    expect(factField(row(true, { field: 'system' }))).toBe('system');
    expect([answerRecord({ answer: null }), answerRecord({ answer: '{"event":"e1"}' })]).toStrictEqual([
      {},
      { event: 'e1' },
    ]);
  });
});

/** Each kind of entry that has papers or subjects: its data, the papers that it names, and what it is about. */
const KINDS: readonly (readonly [kind: string, data: object, papers: readonly string[], about: readonly string[]])[] = [
  ['office.opened', {}, [], []],
  ['office.set', {}, [], ['settings']],
  ['account.changed', { account: 'u3', identity: 'i' }, ['account i 3'], ['accounts']],
  ['account.erased', {}, [], ['accounts']],
  ['account.reset', {}, [], ['accounts']],
  ['act.confirmed', {}, [], []],
  ['event.commented', { event: 'e4', comment: 'c' }, ['comment c 4'], ['event:4']],
  ['pool.opened', { pool: 'fide' }, [], ['pool:fide']],
  ['pool.set', { pool: 'fide' }, [], ['pool:fide']],
  ['pool.changed', { pool: 'fide' }, [], ['pool:fide']],
  ['pool.closed', { pool: 'fide' }, [], ['pool:fide']],
  ['pool.reopened', { pool: 'fide' }, [], ['pool:fide']],
  ['pool.adjusted', { pool: 'fide', changes: 'c' }, ['changes c 0'], ['pool:fide', 'changes:fide']],
  ['pool.adjustment-reversed', { pool: 'fide', changes: 'c' }, ['changes c 0'], ['pool:fide', 'changes:fide']],
  ['pool.rerated', { pool: 'fide', changes: 'c' }, ['changes c 0'], ['pool:fide', 'changes:fide']],
  ['persons.entered', { persons: [{ person: ANNA, identity: 'i' }] }, ['identity i 1'], ['person:1']],
  [
    'persons.entered',
    { persons: [{ person: ANNA, identity: 'i' }], source: {}, import: 'i7' },
    ['identity i 1'],
    ['import:i7'],
  ],
  ['persons.entered', { persons: [{ person: ANNA, identity: 'i' }], source: {} }, ['identity i 1'], []],
  ['person.changed', { person: ANNA }, [], ['person:1']],
  [
    'person.changed',
    { person: ANNA, identity: 'i', import: 'i7', komirFrom: 101 },
    ['identity i 1'],
    ['person:1', 'import:i7', 'komir'],
  ],
  ['person.attached', { person: ANNA, attachment: 'a' }, ['attachment a 1'], ['person:1']],
  ['person.detached', { person: ANNA }, [], ['person:1']],
  ['persons.merged', { person: ANNA, into: BELA }, [], ['person:1', 'person:2']],
  ['persons.split', { person: ANNA, from: BELA }, [], ['person:1', 'person:2']],
  ['person.erased', { person: ANNA, formerly: [BELA] }, [], ['erased', 'person:1', 'person:2']],
  ['persons.removed', { persons: [ANNA, BELA] }, [], ['person:1', 'person:2']],
  ['persons.removed', { persons: [ANNA], komirFrom: 101 }, [], ['person:1', 'komir']],
  ['persons.restored', { persons: [{ person: ANNA, identity: 'i' }] }, [], ['person:1']],
  ['federation.set', { federation: 'HUN' }, [], ['federation:HUN']],
  ['federation.set', { federation: 'HUN', officer: 'o' }, ['officer o 0'], ['federation:HUN']],
  ['standings.brought', { pool: 'fide', import: 'i7' }, [], ['pool:fide', 'import:i7']],
  ['import.begun', {}, [], ['imports']],
  ['import.ended', {}, [], ['imports']],
  ['import.undone', {}, [], ['imports']],
  ['standing.decided', { person: ANNA, pool: 'fide' }, [], ['person:1', 'pool:fide']],
  ['decision.revoked', { person: ANNA, pool: 'fide' }, [], ['person:1', 'pool:fide']],
  ['event.registered', { event: 'e4' }, [], ['event:4']],
  ['event.changed', { event: 'e4' }, [], ['event:4']],
  ['event.arbiters', { event: 'e4' }, [], ['event:4']],
  ['event.arbiters', { event: 'e4', arbiters: 'a' }, ['arbiters a 4'], ['event:4']],
  ['event.submitted', { event: 'e4', report: 'r', entered: [] }, ['report r 4'], ['event:4']],
  [
    'event.submitted',
    { event: 'e4', report: 'r', supplement: 's', corrects: 'e3', entered: [{ person: ANNA, identity: 'i' }] },
    ['report r 4', 'report s 4', 'identity i 1'],
    ['event:4', 'event:3', 'person:1'],
  ],
  ['questions.asked', { event: 'e4' }, [], ['event:4']],
  ['question.answered', { event: 'e4' }, [], ['event:4']],
  [
    'question.answered',
    { event: 'e4', person: BELA, supplement: 's', entered: { person: ANNA, identity: 'i' } },
    ['identity i 1', 'report s 4'],
    ['event:4', 'person:2', 'person:1'],
  ],
  ['event.accepted', { event: 'e4' }, [], ['event:4']],
  [
    'event.accepted',
    { event: 'e4', entered: [{ person: ANNA, identity: 'i' }] },
    ['identity i 1'],
    ['event:4', 'person:1'],
  ],
  ['event.refused', { event: 'e4' }, [], ['event:4']],
  ['event.withdrawn', { event: 'e4' }, [], ['event:4']],
  [
    'events.rated',
    { pool: 'fide', events: [{ event: 'e4' }, { event: 'e5' }] },
    [],
    ['pool:fide', 'event:4', 'event:5'],
  ],
  ['key.announced', {}, [], ['keys']],
  ['key.retired', {}, [], ['keys']],
  ['list.recomputed', { pool: 'fide', date: 'd', rows: 'r' }, ['list r 0'], ['pool:fide', 'list:fide:d']],
  ['list.stated', { pool: 'fide', date: 'd' }, [], []],
  ['list.published', { pool: 'fide', date: 'd' }, [], ['pool:fide', 'list:fide:d']],
];

describe('an entry', () => {
  const entryOf = (kind: string, data: object): AnyEntry => ({ kind, data }) as never;

  test.each(KINDS)('%s %j names its papers, and is found by what it is about', (kind, data, papers, about) => {
    expect(papersIn(entryOf(kind, data)).map((each) => `${each.kind} ${each.digest} ${each.of}`)).toEqual(papers);
    expect(subjectsOf({ no: 9, time: '', kind, data } as never)).toEqual(about.map((each) => [each, 9]));
  });

  test('is about one thing once', () => {
    expect(
      subjectsOf({ no: 9, time: '', kind: 'persons.merged', data: { person: ANNA, into: ANNA, moved: {} } }),
    ).toHaveLength(1);
  });

  test('names persons by new papers, and by those that stay', () => {
    const named = (kind: string, data: object): readonly number[] => [...personsNamedIn(entryOf(kind, data))];
    expect(named('persons.entered', { persons: [{ person: ANNA, identity: 'i' }] })).toEqual([1]);
    expect(named('person.attached', { person: ANNA, attachment: 'a' })).toEqual([]);
    expect(named('person.changed', { person: BELA })).toEqual([2]);
    expect(named('persons.restored', { persons: [{ person: ANNA }, { person: CILI }] })).toEqual([1, 3]);
    expect(named('persons.removed', { persons: [ANNA, BELA] })).toEqual([]);
    expect(named('persons.removed', { persons: [ANNA], kept: [{ person: BELA }] })).toEqual([2]);
  });

  test('has the papers that exist, identities under whom they are named for', async () => {
    const named = byDigest([
      { digest: 'i', kind: 'identity', of: 1 },
      { digest: 'r', kind: 'report', of: 4 },
      { digest: 'i', kind: 'identity', of: 2 },
    ]);
    expect([...named.values()].map(({ of }) => of)).toEqual([1, 4]);
    const asked: unknown[] = [];
    const paper = (digest: string, of: number) => ({ digest, of }) as Paper;
    const desk = {
      identityPapers: async (persons: readonly number[]) => {
        asked.push(persons);
        // another's paper with the same digest is not the one that is named
        return [paper('i', 1), paper('i', 2), paper('j', 1)];
      },
      papers: async (digests: readonly string[]) => {
        asked.push(digests);
        return [paper('r', 4)];
      },
    };
    const found = await papersAt(desk as never, named);
    expect(asked).toEqual([[1], ['r']]);
    expect(found).toEqual({ identities: [paper('i', 1)], others: [paper('r', 4)] });
  });
});
