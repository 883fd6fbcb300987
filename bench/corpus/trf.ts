/** Invented events as TRF files, for the measurements. */
import type { Chance } from '../../src/core/chance.ts';

/** One player of an event, as the columns of a TRF file have it. */
export interface TrfEntrant {
  readonly sex: 'm' | 'w';
  /** At most three characters. */
  readonly title?: string;
  readonly name: string;
  readonly rating?: number;
  readonly federation: string;
  readonly fideId: number;
  /** `1985/03/01`. */
  readonly birth: string;
}

export interface TrfOccasion {
  readonly name: string;
  readonly place: string;
  readonly federation: string;
  /** The month of the event, `2026/09`. */
  readonly month: string;
  /** Day of the first round; a round a day. */
  readonly day: number;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Half a point to be expected at equal ratings; nobody is sure to win. */
const chanceOfFirst = (gap: number): number => Math.max(5, Math.min(95, 50 + Math.round(gap / 8)));

/** One event of an even number of players: a rotating table, one round a day; a few forfeits and byes. */
export function trfFile(
  chance: Chance,
  entrants: readonly TrfEntrant[],
  rounds: number,
  occasion: TrfOccasion,
): string {
  const size = entrants.length;
  const cells: string[][] = Array.from({ length: size }, () => []);
  const tenths = new Int32Array(size);
  for (let round = 0; round < rounds; round += 1) {
    for (let board = 0; board < size / 2; board += 1) {
      const table = (place: number): number => (place === 0 ? 0 : 1 + ((place - 1 + round) % (size - 1)));
      const [a, b] = [table(board), table(size - 1 - board)];
      const [white, black] = chance.percent(50) ? [a, b] : [b, a];
      if (chance.percent(2)) {
        for (const player of [white, black]) {
          const code = chance.one(['H', 'Z']);
          (cells[player] as string[]).push(`  0000 - ${code}`);
          (tenths[player] as number) += code === 'H' ? 5 : 0;
        }
        continue;
      }
      const gap = (entrants[white]?.rating ?? 1600) - (entrants[black]?.rating ?? 1600);
      const [own, other, points] = chance.percent(3)
        ? (['+', '-', 10] as const)
        : chance.percent(30)
          ? (['=', '=', 5] as const)
          : chance.percent(chanceOfFirst(gap))
            ? (['1', '0', 10] as const)
            : (['0', '1', 0] as const);
      (cells[white] as string[]).push(`  ${String(black + 1).padStart(4)} w ${own}`);
      (cells[black] as string[]).push(`  ${String(white + 1).padStart(4)} b ${other}`);
      (tenths[white] as number) += points;
      (tenths[black] as number) += 10 - points;
    }
  }
  const lines = [...headOf(entrants, rounds, occasion), ...playerLines(entrants, cells, tenths)];
  return `${lines.join('\r\n')}\r\n`;
}

function headOf(entrants: readonly TrfEntrant[], rounds: number, occasion: TrfOccasion): readonly string[] {
  const { name, place, federation, month, day } = occasion;
  const dates = Array.from({ length: rounds }, (_, round) => `${month.slice(2)}/${twoDigits(day + round)}`);
  return [
    `012 ${name}`,
    `022 ${place}`,
    `032 ${federation}`,
    `042 ${month}/${twoDigits(day)}`,
    `052 ${month}/${twoDigits(day + rounds - 1)}`,
    `062 ${entrants.length}`,
    `072 ${entrants.filter(({ rating }) => rating !== undefined).length}`,
    '092 Swiss system',
    '102 Arbiter, Anna',
    '122 90 min + 30 s',
    `132${' '.repeat(88)}${dates.join('  ')}`,
  ];
}

function playerLines(
  entrants: readonly TrfEntrant[],
  cells: readonly (readonly string[])[],
  tenths: Int32Array,
): readonly string[] {
  const order = Array.from(tenths.keys()).sort((x, y) => (tenths[y] as number) - (tenths[x] as number));
  const rank = new Int32Array(entrants.length);
  order.forEach((player, place) => {
    rank[player] = place + 1;
  });
  return entrants.map(({ sex, title = '', name, rating, federation, fideId, birth }, player) =>
    [
      `001 ${String(player + 1).padStart(4)} ${sex}${title.padStart(3)}`,
      name.padEnd(33),
      rating === undefined ? '    ' : String(rating),
      federation,
      String(fideId).padStart(11),
      birth,
      ((tenths[player] as number) / 10).toFixed(1).padStart(4),
      String(rank[player]).padStart(4) + (cells[player] as readonly string[]).join(''),
    ].join(' '),
  );
}
