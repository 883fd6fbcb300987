/** Random players, events and stones of Go. */
import type { Chance } from '../core/chance.ts';
import type { RandomPlayer } from './random-document.ts';

const GRADES = [
  ...Array.from({ length: 35 }, (_, index) => `${35 - index}k`),
  ...Array.from({ length: 9 }, (_, index) => `${index + 1}d`),
];

/** Where printed bands of grades begin, from weak to strong players. */
const MARKED_POINTS = [
  1000, 1010, 1040, 1055, 1100, 1130, 1210, 1230, 1330, 1420, 1450, 1555, 1675, 1720, 1765, 1815, 1865, 1920, 1980,
  2050, 2130, 2230, 2350, 2500, 2700,
] as const;
/** Minutes around which the printed classes of thinking time change. */
const MARKED_MINUTES = [9, 10, 15, 19, 20, 25, 30, 39, 40, 45, 55, 59, 60, 75, 80, 89, 90, 110, 120] as const;

export interface GoField {
  readonly level: number;
  readonly spread: number;
}

export const randomGoField = (chance: Chance): GoField => ({
  level: chance.one([1050, 1300, 1500, 1700, 1800, 1900, 2000, 2100, 2400, 2700]),
  spread: chance.one([40, 100, 200, 400]),
});

export function randomGoPlayer(chance: Chance, id: string, field: GoField): RandomPlayer {
  const kind = chance.between(1, 100);
  if (kind <= 75) {
    return {
      id,
      rating: pointsOf(chance, field),
      rank: chance.percent(95) ? gradeNear(chance, field) : undefined,
      reached: reachedOf(chance, field),
      registered: chance.percent(10) ? true : undefined,
      entryRank: chance.percent(5) ? chance.one(GRADES) : undefined,
    };
  }
  if (kind <= 88) return { id, registered: false, entering: true, ...entryOf(chance, field) };
  return { id, registered: false, entryRank: chance.percent(10) ? professional(chance) : gradeNear(chance, field) };
}

const pointsOf = (chance: Chance, { level, spread }: GoField): number =>
  chance.percent(30)
    ? chance.one(MARKED_POINTS) + chance.between(-3, 2)
    : Math.max(950, level + chance.between(-spread, spread));

/** A grade about as strong as the field, not bound to anybody’s points. */
function gradeNear(chance: Chance, { level }: GoField): string {
  if (chance.percent(10)) return chance.one(GRADES);
  const place = MARKED_POINTS.filter((points) => points <= level).length / MARKED_POINTS.length;
  const middle = Math.round(place * (GRADES.length - 1));
  return GRADES[Math.min(GRADES.length - 1, Math.max(0, middle + chance.between(-5, 5)))] as string;
}

const professional = (chance: Chance): string => `${chance.between(1, 9)}p`;

function reachedOf(chance: Chance, field: GoField): object | undefined {
  if (!chance.percent(35)) return undefined;
  // nobody can have reached what the printed table has no points for
  const marks = Array.from({ length: chance.between(1, 3) }, () => gradeNear(chance, field));
  return Object.fromEntries(marks.filter((grade) => grade !== '8d' && grade !== '9d').map((grade) => [grade, 1]));
}

function entryOf(chance: Chance, field: GoField): object {
  const entryRank = chance.percent(6) ? professional(chance) : gradeNear(chance, field);
  const hasPoints = chance.percent(60);
  return {
    entryRank: hasPoints && chance.percent(20) ? undefined : entryRank,
    initialElo: hasPoints ? pointsOf(chance, field) : undefined,
    initialRank: chance.percent(15) ? gradeNear(chance, field) : undefined,
  };
}

export function randomGoEvent(chance: Chance): Record<string, unknown> {
  return {
    board: chance.one([19, 19, 19, 19, 19, 19, 19, 13, 13, undefined, chance.one([9, 19])]),
    baseMinutes: chance.percent(97)
      ? chance.one([chance.one(MARKED_MINUTES), chance.one([40, 60, 90]), chance.between(10, 1000) / 10])
      : undefined,
    byoyomi: overtimeOf(chance),
    handicap: chance.one([true, false, false, undefined]),
    importance: chance.percent(35)
      ? ['invitational-or-national', 'large', 'european-or-world'].filter(() => chance.percent(45))
      : undefined,
    participants: chance.one([undefined, undefined, undefined, 20, 79, 80, 81, 200]),
    rounds: chance.one([undefined, undefined, 5, 10, 12, 15, 20, 30]),
    committeeC: chance.percent(6) ? chance.one([0, 5, 20, 40, 60, chance.between(0, 100)]) : undefined,
    pairGo: chance.percent(1) ? true : undefined,
    consultation: chance.percent(1) ? true : undefined,
  };
}

function overtimeOf(chance: Chance): object | null | undefined {
  const drawn = chance.between(1, 20);
  if (drawn <= 5) return null;
  if (drawn <= 12)
    return { kind: 'japanese', seconds: chance.one([10, 20, 26, 27, 30, 40, 60]), periods: chance.between(1, 5) };
  if (drawn <= 18)
    return { kind: 'canadian', minutes: chance.one([3, 5, 10]), moves: chance.one([10, 15, 20, 25, 30]) };
  return drawn <= 19 ? { kind: 'fischer', seconds: 10 } : undefined;
}

export const randomStones = (chance: Chance, isHandicap: boolean): { handicap?: number } =>
  chance.percent(isHandicap ? 55 : 4) ? { handicap: chance.between(1, 9) } : {};
