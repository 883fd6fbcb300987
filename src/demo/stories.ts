/** What does not go its usual way, so that every feature of the office has something to show. */
import type { Chance } from '../core/chance.ts';
import type { Report, ReportedPlayer } from '../core/report.ts';
import type { Names } from './invented-names.ts';
import type { Member } from './people.ts';

export const STORIES = [
  /** A player without number and birth: somebody must say who it is, and does. */
  'question',
  /** The same, and nobody has answered yet. */
  'open question',
  /** Registered too late: refused. */
  'refused',
  /** Registered too late: whom the clause names has set it aside. */
  'waived',
  /** Both players at boards, far apart from each other: approved by whom the clause names. */
  'hybrid',
  /** Withdrawn after it was accepted. */
  'withdrawn',
  /** A player under another name, who is entered as somebody new and merged later. */
  'alias',
  /** The report comes months late. */
  'late',
  /** Registered before it begins. */
  'registered',
] as const;
export type Story = (typeof STORIES)[number];

/** By the number of the event in its era; a negative one counts from the last. */
export type Plot = Readonly<Record<number, Story>>;

export const PLOTS = {
  early: { 4: 'refused', 7: 'waived', 10: 'registered', 15: 'question', 40: 'question', 61: 'alias' },
  pandemic: { [-1]: 'hybrid' },
  middle: { 8: 'question', 21: 'registered' },
  fide: {
    5: 'question',
    8: 'registered',
    9: 'refused',
    13: 'waived',
    17: 'withdrawn',
    20: 'alias',
    26: 'registered',
    31: 'question',
    [-2]: 'open question',
  },
  mssz: { 6: 'question', 11: 'alias', 20: 'registered', [-1]: 'open question' },
  orr: { 7: 'question', 12: 'late', 19: 'withdrawn', 25: 'alias', [-1]: 'open question' },
  mgsz: { 5: 'late', 9: 'withdrawn', [-1]: 'open question' },
} as const satisfies Record<string, Plot>;

export const storyOf = (plot: Plot, number: number, events: number): Story | undefined =>
  plot[number] ?? plot[number - events - 1];

/** Somebody of the field who stands in the registry already. */
const FROM_THE_TOP = 3;

/** The report as it comes in such a story, and whom it is about. */
export function twisted(
  { report, field }: { readonly report: Report; readonly field: readonly Member[] },
  story: Story | undefined,
  names: Names,
  chance: Chance,
): { readonly report: Report; readonly about?: Member } {
  switch (story) {
    case 'question':
    case 'open question':
      return { report: withPlayer(report, FROM_THE_TOP, anonymous), about: field[FROM_THE_TOP] as Member };
    case 'alias': {
      const name = names.next('hungarian', 'm');
      const other = (player: ReportedPlayer): ReportedPlayer => ({ ...anonymous(player), name });
      return { report: withPlayer(report, FROM_THE_TOP, other), about: field[FROM_THE_TOP] as Member };
    }
    case 'refused':
    case 'waived': {
      const { start = 0 } = report.event;
      return { report: { ...report, event: { ...report.event, registered: start - chance.between(0, 2) } } };
    }
    case 'hybrid':
      return { report: { ...report, event: { ...report.event, hybrid: true, pgn: true } } };
    case 'registered': {
      const { registered: _, ...event } = report.event;
      return { report: { ...report, event } };
    }
    default:
      return { report };
  }
}

/** Without what tells one person from another of the same name. */
const anonymous = ({ fideId: _f, pin: _p, birth: _b, rating: _r, ...player }: ReportedPlayer): ReportedPlayer => player;

function withPlayer(report: Report, place: number, change: (player: ReportedPlayer) => ReportedPlayer): Report {
  return { ...report, players: report.players.map((player, at) => (at === place ? change(player) : player)) };
}
