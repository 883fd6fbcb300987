/** The results as lines of a table on the terminal. */
import type { Measured, RowResult, Unit, Verdict } from './row.ts';

const WIDTHS = [7, 57, 22, 12, 12] as const;

const line = (id: string, what: string, value: string, must: string, aim: string, rest: string): string =>
  [
    id.padEnd(WIDTHS[0]),
    what.padEnd(WIDTHS[1]),
    value.padStart(WIDTHS[2]),
    must.padStart(WIDTHS[3]),
    aim.padStart(WIDTHS[4]),
    `  ${rest}`,
  ].join('');

export const HEADING = line('row', 'work', 'measured', 'must', 'aim', '');

const DIGITS: Readonly<Record<Unit, number>> = { '×': 2, s: 2, ms: 2, MB: 0, requests: 0 };

export const numberOf = (value: number, unit: Unit): string => {
  const digits = value !== 0 && Math.abs(value) < 0.1 ? 3 : DIGITS[unit];
  return `${value.toFixed(digits)} ${unit}`;
};

const limit = (value: number | undefined, unit: Unit): string => (value === undefined ? '' : numberOf(value, unit));

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  aim: 'reaches the aim',
  must: 'holds',
  missed: 'MISSES what it must',
  none: '',
};

/** A result in its unit, and seconds also as on the machine of the goals. */
export const valueText = ({ value, judged, unit }: RowResult): string =>
  judged === value ? numberOf(value, unit) : `${numberOf(value, unit)} (${numberOf(judged, unit)})`;

export function linesOf({ rows, notes }: Measured): readonly string[] {
  const told = rows.map((row) => {
    const { id, what, beside, unit, asked, verdict } = row;
    const rest = [VERDICT_WORDS[verdict], beside === undefined ? '' : `beside: ${beside}`];
    return line(
      id,
      what,
      valueText(row),
      limit(asked.must, unit),
      limit(asked.aim, unit),
      rest.filter(Boolean).join('; '),
    );
  });
  return [...told, ...notes.map((note) => `${' '.repeat(WIDTHS[0])}${note}`)];
}

/** How many limits hold, and which rows miss theirs. */
export function missesOf(measured: readonly Measured[]): readonly string[] {
  const asked = measured.flatMap(({ rows }) => rows).filter(({ verdict }) => verdict !== 'none');
  const missed = asked.filter(({ verdict }) => verdict === 'missed').map(({ id }) => id);
  const reached = asked.filter(({ verdict }) => verdict === 'aim').length;
  return [
    `of ${asked.length} goals ${asked.length - missed.length} hold and ${reached} of these reach the aim`,
    ...(missed.length === 0 ? [] : [`missed: ${[...new Set(missed)].join(', ')}`]),
  ];
}
