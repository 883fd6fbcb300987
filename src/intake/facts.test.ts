import { describe, expect, test } from 'vitest';
import type { Report } from '../core/report.ts';
import { applyFacts } from './facts.ts';

const report: Report = {
  event: { id: 'e', name: 'Open' },
  players: [
    { id: '1', fideId: '700001', rating: 1500 },
    { id: '2', fideId: '700002' },
    { id: '3', pin: '12850431', fideId: '700002' },
  ],
  games: [],
};

describe('facts that a file cannot carry', () => {
  test('are laid over the event', () => {
    const { report: laid, findings } = applyFacts(report, { event: { board: 13, name: 'Open' }, players: new Map() });
    expect(laid.event).toEqual({ id: 'e', name: 'Open', board: 13 });
    expect(findings).toEqual([]);
  });

  test('say which of several times of a file it is', () => {
    const time = { controls: [{ minutes: 90, increment: 30 }] };
    const stated = { ...report, times: [time, { controls: [{ minutes: 15, increment: 10 }] }] };
    expect(applyFacts(stated, { event: time, players: new Map() }).report.times).toBeUndefined();
    expect(applyFacts(stated, { event: { board: 1 }, players: new Map() }).report.times).toHaveLength(2);
    expect(applyFacts(stated, { players: new Map() }).report.times).toHaveLength(2);
  });

  test('are told where they say something else than the report', () => {
    const { report: laid, findings } = applyFacts(report, {
      event: { name: 'Cup' },
      players: new Map([['1', { rating: 1510, k: 20 }]]),
    });
    expect([laid.event.name, laid.players[0]?.rating, laid.players[0]?.k]).toEqual(['Cup', 1510, 20]);
    expect(findings).toEqual([
      { code: 'facts.overrides', weight: 'note', facts: { player: null, fields: ['name'] } },
      { code: 'facts.overrides', weight: 'note', facts: { player: '1', fields: ['rating'] } },
    ]);
  });

  test('tell the time of both players, where they name none for black', () => {
    const [long, short] = [[{ minutes: 15, increment: 10 }], [{ minutes: 5, increment: 0 }]];
    const uneven = { ...report, event: { ...report.event, controls: long, controlsBlack: short } };
    const timeOf = (event: object) => {
      const { controls, controlsBlack } = applyFacts(uneven, { event, players: new Map() }).report.event;
      return [controls, controlsBlack];
    };
    expect(timeOf({ name: 'Cup' })).toEqual([long, short]);
    expect(timeOf({ controls: short })).toEqual([short, undefined]);
    expect(timeOf({ controls: short, controlsBlack: long })).toEqual([short, long]);
    expect(timeOf({ controlsBlack: long })).toEqual([long, long]);
  });

  test('find a player by id, else by a number', () => {
    const facts = new Map([
      ['700001', { member: false }],
      ['1', { unsettled: true }],
      ['12850431', { rank: '1d' }],
    ]);
    const { report: laid, findings } = applyFacts(report, { players: facts });
    expect(laid.players[0]).toEqual({ id: '1', fideId: '700001', rating: 1500, member: false, unsettled: true });
    expect(laid.players[2]?.rank).toBe('1d');
    expect(laid.players[1]).toBe(report.players[1]);
    expect(findings).toEqual([]);
  });

  test('of somebody who is not entered warn, of two players refuse', () => {
    const { findings } = applyFacts(report, {
      players: new Map([
        ['9', { k: 20 }],
        ['700002', { k: 20 }],
      ]),
    });
    expect(findings).toEqual([
      { code: 'facts.unknown-player', weight: 'warn', facts: { player: '9' } },
      { code: 'facts.ambiguous-player', weight: 'refuse', facts: { player: '700002' } },
    ]);
  });

  test('may name the event, and never rename a player', () => {
    const { report: laid } = applyFacts(report, { event: { id: 'f' }, players: new Map([['1', { id: 'x' }]]) });
    expect([laid.event.id, laid.players[0]?.id]).toEqual(['f', '1']);
  });
});
