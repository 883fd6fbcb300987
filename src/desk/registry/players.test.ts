import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import type { PersonRow } from '../../ledger/store.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { ANNA, closedOffice, codes, done, projectionsOf, refusals, testOffice } from '../office.fixture.ts';
import { setFederation, showFederations } from './federations.ts';
import { openOfficeBooks } from './open.ts';
import { addPlayer, changePlayer } from './players.ts';
import { openRatingPool, showPools } from './pools.ts';
import { showPlayer } from './show.ts';

const JUDIT = {
  name: 'Polgár Judit',
  birth: '1976-07-23',
  sex: 'f',
  federation: 'HUN',
  fide: '700070',
  title: 'GM',
} as const;

forEachStore((_kind, store) => {
  describe('opening an office', () => {
    test('an office has a name and a time zone, and is opened once', async () => {
      const office = await closedOffice(store);
      expect(refusals(await openOfficeBooks(office, { name: ' ', timeZone: 'Mars/Olympus' }, ANNA))).toEqual([
        'office.name-missing',
        'office.time-zone',
      ]);
      const facts = { name: ' Test ', timeZone: 'Europe/Budapest' };
      expect(await openOfficeBooks(office, facts, ANNA)).toEqual({
        value: { name: 'Test', timeZone: 'Europe/Budapest' },
        findings: [],
      });
      expect(await openOfficeBooks(office, facts, ANNA)).toEqual({
        findings: [{ code: 'office.open-already', weight: 'refuse', facts: { name: 'Test' } }],
      });
    });

    test('nobody changes anything without saying who', async () => {
      const office = await closedOffice(store);
      const facts = { name: 'Test', timeZone: 'UTC' };
      expect(refusals(await openOfficeBooks(office, facts, {}))).toEqual(['office.no-author']);
      expect(refusals(await openOfficeBooks(office, facts, { author: ' ' }))).toEqual(['office.no-author']);
    });

    test('before the office is open there are no pools, players and federations', async () => {
      const office = await closedOffice(store);
      const pool = { pool: 'fide', family: 'fide', name: 'FIDE', from: '2024-01' };
      expect(refusals(await openRatingPool(office, pool, ANNA))).toEqual(['office.not-open']);
      expect(refusals(await addPlayer(office, { name: 'A' }, ANNA))).toEqual(['office.not-open']);
      const federation = { federation: 'HUN', status: 'member' };
      expect(refusals(await setFederation(office, federation, ANNA))).toEqual(['office.not-open']);
    });
  });

  describe('opening a pool', () => {
    test('a pool follows the calendar of its family', async () => {
      const office = await testOffice(store);
      const fide = { pool: 'fide', family: 'fide', name: 'FIDE', from: '2024-06' };
      const go = { pool: 'go', family: 'mgsz', name: 'Go', from: '2024-06-01', calendar: 'at-once' };
      expect(done(await openRatingPool(office, fide, ANNA))).toEqual({ ...fide, calendar: 'monthly' });
      expect(done(await openRatingPool(office, go, ANNA))).toEqual(go);
      expect(await showPools(office)).toEqual([{ ...fide, calendar: 'monthly' }, go]);
      expect(refusals(await openRatingPool(office, fide, ANNA))).toEqual(['pool.exists']);
    });

    const WRONG_POOLS = [
      ['an id is a short word', { pool: 'FIDE 1' }, ['pool.id']],
      ['a name is not empty', { name: '' }, ['pool.name-missing']],
      ['a family is one of the known ones', { family: 'elo' }, ['pool.family']],
      ['a list is of a month', { from: '2024-06-01' }, ['pool.from-month']],
      ['a month exists', { from: '2024-13' }, ['pool.from-month']],
      ['a continuous pool opens on a day', { family: 'orr', from: '2024-06' }, ['pool.from-day']],
      ['a day exists', { family: 'orr', from: '2024-02-30' }, ['pool.from-day']],
      ['an edition is in force', { from: '1999-01' }, ['pool.no-edition']],
      ['the calendar is that of the family', { calendar: 'weekly' }, ['pool.calendar']],
    ] as const;

    test('each wrong pool is refused, and nothing changes', async () => {
      const office = await testOffice(store);
      for (const [why, facts, expected] of WRONG_POOLS) {
        const pool = { pool: 'p', family: 'fide', name: 'P', from: '2024-06', ...facts };
        expect(refusals(await openRatingPool(office, pool, ANNA)), why).toEqual(expected);
      }
      expect(await showPools(office)).toEqual([]);
    });
  });

  describe('a player’s card', () => {
    test('what is entered is shown; the public sees the year of birth', async () => {
      const office = await testOffice(store);
      const { player } = done(await addPlayer(office, JUDIT, ANNA));
      expect(player).toBe(personId(1));
      const shown = {
        player,
        name: 'Polgár Judit',
        birthYear: 1976,
        sex: 'f',
        federation: 'HUN',
        title: 'GM',
        numbers: { fide: '700070' },
        standings: [],
        events: [],
      };
      expect(await showPlayer(office, player)).toEqual({ value: shown, findings: [] });
      expect(done(await showPlayer(office, 'fide:0700070', 'officer'))).toEqual({ ...shown, birth: '1976-07-23' });
      expect(done(await showPlayer(office, ' 700070 '))).toEqual(shown);
    });

    test('whom nobody knows is told apart from a slip of the pen', async () => {
      const office = await testOffice(store);
      const { player } = done(await addPlayer(office, JUDIT, ANNA));
      const wrong = `${player.slice(0, 6)}${player.endsWith('0') ? '1' : '0'}`;
      expect(refusals(await showPlayer(office, wrong))).toEqual(['player.check-character']);
      expect(refusals(await showPlayer(office, personId(2)))).toEqual(['player.unknown']);
      expect(refusals(await showPlayer(office, 'xyz'))).toEqual(['player.unknown']);
      expect(refusals(await showPlayer(office, '12'))).toEqual(['player.number-unknown']);
      expect(refusals(await showPlayer(office, 'PIN:12'))).toEqual(['player.number-unknown']);
    });

    test('seven digits may be an id and somebody else’s FIDE number', async () => {
      const office = await testOffice(store);
      const numbers = Array.from({ length: 4000 }, (_, place) => place + 1);
      const number = numbers.find((each) => /^[1-9]\d{6}$/.test(personId(each))) as number;
      const digits = personId(number);
      const { player } = done(await addPlayer(office, { name: 'A', fide: digits }, ANNA));
      // as long as nobody has the id, it is a number
      expect(done(await showPlayer(office, digits)).player).toBe(player);
      const row = (await office.store.read((desk) => desk.persons([1])))[0] as PersonRow;
      await office.store.write((desk) => desk.addPersons([{ ...row, person: number, fide: null }], []));
      expect((await showPlayer(office, digits)).findings).toEqual([
        { code: 'player.ambiguous', weight: 'refuse', facts: { asked: digits, players: [digits, player] } },
      ]);
      expect(done(await showPlayer(office, `fide:${digits}`)).player).toBe(player);
      await changePlayer(office, { player, fields: { fide: '5' } }, ANNA);
      expect(done(await showPlayer(office, digits)).player).toBe(digits);
      // the number may also be the person's own id
      await office.store.write((desk) => desk.putPerson({ ...row, person: number, fide: digits }, [], []));
      expect(done(await showPlayer(office, digits)).player).toBe(digits);
    });

    const WRONG_CARDS = [
      ['a name is needed', { birth: '1990' }, ['player.field-missing']],
      ['a name is not empty', { name: ' ' }, ['player.field-unreadable']],
      ['a birth is a day or a year', { name: 'A', birth: '1990-02-30' }, ['player.field-unreadable']],
      ['nobody is born tomorrow', { name: 'A', birth: '2024-06-16' }, ['player.born-later']],
      ['nobody is born next year', { name: 'A', birth: '2025' }, ['player.born-later']],
      ['nobody has died tomorrow', { name: 'A', deceased: '2024-06-16' }, ['player.died-later']],
      ['death comes after birth', { name: 'A', birth: '1990', deceased: '1989-12-31' }, ['player.died-before-birth']],
      ['a sex is m or f', { name: 'A', sex: 'x' }, ['player.field-unreadable']],
      ['a federation has three letters, or two', { name: 'A', federation: 'H' }, ['player.field-unreadable']],
      ['a title is FIDE’s', { name: 'A', title: 'XM' }, ['player.title-unknown']],
      [
        'a national title is older than 1990',
        { name: 'A', titles: [{ title: 'NAM', year: 1990 }] },
        ['player.field-unreadable'],
      ],
      ['a FIDE number has digits', { name: 'A', fide: '7x' }, ['player.field-unreadable']],
      ['zero is no number', { name: 'A', fide: '000' }, ['player.field-unreadable']],
      ['a PIN has eight digits', { name: 'A', pin: '1234567' }, ['player.field-unreadable']],
      [
        'a place in the order is from 1 on',
        { name: 'A', strengthOrder: { club: 'C', number: 0 } },
        ['player.field-unreadable'],
      ],
      ['a licence is of a year', { name: 'A', licences: { '24': 'C' } }, ['player.field-unreadable']],
      ['licences are by year', { name: 'A', licences: ['C'] }, ['player.field-unreadable']],
      ['a number is a text', { name: 'A', fide: 7 }, ['player.field-unreadable']],
      ['a sex is a text', { name: 'A', sex: 1 }, ['player.field-unreadable']],
      ['a federation is a text', { name: 'A', federation: 1 }, ['player.field-unreadable']],
      ['a name is a text', { name: 7 }, ['player.field-unreadable']],
      ['a birth is a text', { name: 'A', birth: 1990 }, ['player.field-unreadable']],
      ['a day of death is a text', { name: 'A', deceased: 2020 }, ['player.field-unreadable']],
      ['an order is a pair', { name: 'A', strengthOrder: 3 }, ['player.field-unreadable']],
      ['licences are not nothing', { name: 'A', licences: null }, ['player.field-unreadable']],
      [
        'death comes after the very day',
        { name: 'A', birth: '1990-05-06', deceased: '1990-05-05' },
        ['player.died-before-birth'],
      ],
      ['a title has a name', { name: 'A', titles: [null] }, ['player.field-unreadable']],
      ['titles are a list', { name: 'A', titles: 'NAM' }, ['player.field-unreadable']],
      ['a card has only its fields', { name: 'A', colour: 'red' }, ['player.field-unknown']],
      [
        'every fault is told at once',
        { birth: 'x', sex: 'y', title: 'z' },
        ['player.field-unreadable', 'player.field-unreadable', 'player.title-unknown', 'player.field-missing'],
      ],
    ] as const;

    test('each wrong card is refused, and nothing changes', async () => {
      const office = await testOffice(store);
      const before = await projectionsOf(office, []);
      for (const [why, fields, expected] of WRONG_CARDS) {
        expect(refusals(await addPlayer(office, fields, ANNA)), why).toEqual(expected);
      }
      expect(await projectionsOf(office, [])).toEqual(before);
    });

    test('whoever is here by that name and birth already is told', async () => {
      const office = await testOffice(store);
      const { player } = done(await addPlayer(office, JUDIT, ANNA));
      const alike = { code: 'player.alike', weight: 'warn', facts: { players: [player] } };
      const found = async (card: object): Promise<readonly unknown[]> =>
        (await addPlayer(office, card, { ...ANNA, dryRun: true })).findings;
      expect(await found({ name: 'Polgar, Judit', birth: '1976-07-23' })).toEqual([alike]);
      expect(await found({ name: 'Polgár Judit', birth: '1976', komir: '5', sex: 'f' })).toContainEqual(alike);
      expect(await found({ name: 'Polgár Judit' })).toEqual([alike]);
      expect(await found({ name: 'Polgár Judit', birth: '1976-07-24' })).toEqual([]);
      expect(await found({ name: 'Polgár Judit', birth: '1976', fide: '700071' })).toEqual([]);
      expect(await found({ name: 'Polgár Zsófia', birth: '1976-07-23' })).toEqual([]);
    });

    test('a number is one player’s', async () => {
      const office = await testOffice(store);
      const { player } = done(await addPlayer(office, JUDIT, ANNA));
      const second = await addPlayer(office, { name: 'B', fide: '700070' }, ANNA);
      expect(second.findings).toEqual([
        { code: 'player.number-taken', weight: 'refuse', facts: { number: 'fide', value: '700070', player } },
      ]);
    });

    test('a change keeps what was known before', async () => {
      const office = await testOffice(store);
      const { player } = done(await addPlayer(office, JUDIT, ANNA));
      const titles = [{ title: 'WGM' }, { title: 'NAM', year: 1989 }];
      const fields = { federation: 'ESP', birth: '1976', fide: null, titles };
      expect(done(await changePlayer(office, { player, fields }, ANNA))).toEqual({
        player,
        changed: ['birth', 'federation', 'titles', 'fide'],
      });
      expect(done(await showPlayer(office, player, 'officer'))).toEqual({
        player,
        name: 'Polgár Judit',
        birth: '1976',
        birthYear: 1976,
        sex: 'f',
        federation: 'ESP',
        federations: [{ federation: 'HUN', until: '2024-06-15' }],
        title: 'GM',
        titles,
        numbers: {},
        standings: [],
        events: [],
      });
      expect(refusals(await showPlayer(office, 'fide:700070'))).toEqual(['player.number-unknown']);
    });

    test('what stands there already changes nothing', async () => {
      const office = await testOffice(store);
      const { player } = done(await addPlayer(office, JUDIT, ANNA));
      const before = await projectionsOf(office, []);
      expect(await changePlayer(office, { player, fields: { sex: 'w', birth: undefined } }, ANNA)).toEqual({
        value: { player, changed: [] },
        findings: [{ code: 'player.unchanged', weight: 'note', facts: { player } }],
      });
      expect(await projectionsOf(office, [])).toEqual(before);
    });

    test('a wrong change changes nothing', async () => {
      const office = await testOffice(store);
      const { player } = done(await addPlayer(office, JUDIT, ANNA));
      const before = await projectionsOf(office, []);
      expect(refusals(await changePlayer(office, { player, fields: { name: null } }, ANNA))).toEqual([
        'player.field-missing',
      ]);
      expect(refusals(await changePlayer(office, { player: 'fide:1', fields: { sex: 'q' } }, ANNA))).toEqual([
        'player.field-unreadable',
        'player.number-unknown',
      ]);
      expect(done(await changePlayer(office, { player, fields: { title: null } }, { ...ANNA, dryRun: true }))).toEqual({
        player,
        changed: ['title'],
      });
      expect(await projectionsOf(office, [])).toEqual(before);
    });

    test('an erased card is not written on', async () => {
      const office = await testOffice(store);
      const { player } = done(await addPlayer(office, JUDIT, ANNA));
      await office.store.write(async (desk) => {
        const papers = await desk.papersOf('identity', 1);
        await desk.dropPapers(
          papers.map(({ digest }) => digest),
          [1],
        );
      });
      expect(refusals(await changePlayer(office, { player, fields: { sex: 'm' } }, ANNA))).toEqual(['player.erased']);
      expect(done(await showPlayer(office, player, 'officer')).birthYear).toBe(1976);
    });
  });

  describe('the KOMIR card', () => {
    const ELTE = {
      ...JUDIT,
      licences: { 2024: 'Postás' },
      club: 'Postás',
      strengthOrder: { club: 'Postás', number: 1 },
    };

    test('the first licence brings the next number', async () => {
      const office = await testOffice(store);
      await addPlayer(office, { ...JUDIT, name: 'Old', fide: '1', komir: '00041' }, ANNA);
      const added = await addPlayer(office, ELTE, ANNA);
      expect(added.value?.komir).toBe('42');
      expect(codes(added)).toEqual(['player.komir-given']);
      const card = done(await showPlayer(office, 'komir:42', 'officer'));
      expect(card.licences).toEqual({ 2024: 'Postás' });
      expect(card.sheets).toEqual({
        left: {
          komirId: '42',
          name: 'Polgár Judit',
          birth: { year: 1976, day: 2395 },
          sex: 'f',
          country: 'HUN',
          fideId: '700070',
          licenceClub: 'Postás',
          strengthOrder: { club: 'Postás', number: 1 },
        },
        findings: [],
      });
      const open = done(await showPlayer(office, 'komir:42'));
      expect([open.licences, open.sheets, open.birth]).toEqual([undefined, undefined, undefined]);
    });

    test('it is never changed, and the next licence keeps it', async () => {
      const office = await testOffice(store);
      const { player, komir } = done(await addPlayer(office, ELTE, ANNA));
      expect(komir).toBe('1');
      expect(refusals(await changePlayer(office, { player, fields: { komir: '2' } }, ANNA))).toEqual([
        'player.komir-stays',
      ]);
      expect(refusals(await changePlayer(office, { player, fields: { komir: null } }, ANNA))).toEqual([
        'player.komir-stays',
      ]);
      const next = await changePlayer(office, { player, fields: { licences: { 2024: null, 2025: 'MTK' } } }, ANNA);
      expect(next.value).toEqual({ player, changed: ['licences'], komir: '1' });
      expect(done(await showPlayer(office, player, 'officer')).licences).toEqual({ 2025: 'MTK' });
      done(await changePlayer(office, { player, fields: { licences: { 2025: null } } }, ANNA));
      expect(done(await showPlayer(office, player, 'officer')).licences).toBeUndefined();
    });

    test('after 99999 somebody must name a number', async () => {
      const office = await testOffice(store);
      await addPlayer(office, { ...JUDIT, name: 'Old', fide: '1', komir: '99999' }, ANNA);
      expect(refusals(await addPlayer(office, ELTE, ANNA))).toEqual(['player.komir-exhausted']);
      expect(done(await addPlayer(office, { ...ELTE, komir: '7' }, ANNA)).komir).toBe('7');
    });

    test('2. § asks for name, full birth, sex and country', async () => {
      const office = await testOffice(store);
      const added = await addPlayer(office, { name: 'A', birth: '1990', komir: '5' }, ANNA);
      expect(added.findings.map(({ code, facts }) => [code, facts['field']])).toEqual([
        ['mssz.field-missing', 'birth'],
        ['mssz.field-missing', 'sex'],
        ['mssz.field-missing', 'country'],
      ]);
    });

    test('M3: a place in a club’s order is one player’s', async () => {
      const office = await testOffice(store);
      const { player } = done(await addPlayer(office, ELTE, ANNA));
      const order = { name: 'B', club: 'Postás', guestClub: 'MTK', strengthOrder: ELTE.strengthOrder };
      expect((await addPlayer(office, order, ANNA)).findings).toEqual([
        { code: 'player.order-taken', weight: 'refuse', facts: { club: 'Postás', place: 1, player } },
      ]);
      expect(refusals(await addPlayer(office, { ...order, strengthOrder: { club: 'MTK', number: 1 } }, ANNA))).toEqual(
        [],
      );
      await changePlayer(office, { player, fields: { strengthOrder: null } }, ANNA);
      expect(refusals(await addPlayer(office, order, ANNA))).toEqual([]);
    });
  });

  describe('federations', () => {
    test('they are members or not, and have an officer', async () => {
      const office = await testOffice(store);
      const officer = 'Kovács Éva, eva@example.org';
      expect(done(await setFederation(office, { federation: 'hun', status: 'member', officer }, ANNA))).toEqual({
        federation: 'HUN',
        status: 'member',
        officer,
      });
      expect(codes(await setFederation(office, { federation: 'HUN', status: 'member' }, ANNA))).toEqual([
        'federation.unchanged',
      ]);
      expect(done(await setFederation(office, { federation: 'HUN', status: 'suspended' }, ANNA)).officer).toBe(officer);
      expect(
        done(await setFederation(office, { federation: 'HUN', status: 'suspended', officer: null }, ANNA)),
      ).toEqual({
        federation: 'HUN',
        status: 'suspended',
      });
      done(await setFederation(office, { federation: 'AUT', status: 'not-a-member' }, ANNA));
      expect(await showFederations(office)).toEqual([
        { federation: 'AUT', status: 'not-a-member' },
        { federation: 'HUN', status: 'suspended' },
      ]);
      expect(await showFederations(office, 'aut')).toEqual([{ federation: 'AUT', status: 'not-a-member' }]);
      expect(await showFederations(office, 'x')).toEqual([]);
    });

    test('code and status are what they may be', async () => {
      const office = await testOffice(store);
      expect(refusals(await setFederation(office, { federation: 'HU', status: 'gone' }, ANNA))).toEqual([
        'federation.code',
        'federation.status',
      ]);
    });

    test('a player’s federation that the office does not keep is told', async () => {
      const office = await testOffice(store);
      await setFederation(office, { federation: 'HUN', status: 'member' }, ANNA);
      expect(codes(await addPlayer(office, { name: 'A', federation: 'HUN' }, ANNA))).toEqual([]);
      expect(codes(await addPlayer(office, { name: 'B', federation: 'HUM' }, ANNA))).toEqual([
        'player.federation-unset',
      ]);
    });
  });
});
