import { describe, expect, test } from 'vitest';
import type { Control } from '../core/control.ts';
import type { ControlPeriod, Report } from '../core/report.ts';
import { severalTimes } from './several-times.ts';

const timeClass = ([first]: readonly ControlPeriod[]): Control => ((first?.minutes ?? 0) < 60 ? 'rapid' : 'standard');
const time = (minutes: number, moves?: number): ControlPeriod => ({
  ...(moves === undefined ? {} : { moves }),
  minutes,
  increment: 10,
});
const several = (event: Partial<Report['event']>, times?: Report['times']) =>
  severalTimes({ event: { id: 'e', ...event }, players: [], games: [], ...(times && { times }) }, timeClass);

describe('the times of a report', () => {
  test('are of one event where they are of one list, or where there is but one', () => {
    expect(several({})).toBeUndefined();
    expect(several({ controls: [time(90)] })).toBeUndefined();
    expect(several({ controls: [time(90, 40), time(15)] })).toBeUndefined();
    expect(several({ controls: [time(90), time(60)] })).toBeUndefined();
    expect(several({ controls: [time(90), time(15)], controlsBlack: [time(90)] })).toBeUndefined();
  });

  test('are told each once with its list, of different times for the players the shorter one, and with the first place', () => {
    const stated = [
      { controls: [time(90)], at: { line: 3 } },
      { controls: [time(90)], controlsBlack: [time(15)], at: { line: 4 } },
      { controls: [time(15)], at: { line: 5 } },
      { controls: [time(90)], at: { line: 6 } },
    ];
    expect(several({ controls: [time(90)] }, stated)).toEqual({
      times: [
        { time: '90+10', control: 'standard' },
        { time: '90+10 / 15+10', control: 'rapid' },
        { time: '15+10', control: 'rapid' },
      ],
      at: { line: 4 },
    });
    expect(several({ controls: [time(40, 40), time(30), time(90)] })).toEqual({
      times: [
        { time: '40/40+10, 30+10', control: 'rapid' },
        { time: '90+10', control: 'standard' },
      ],
      at: {},
    });
  });
});
