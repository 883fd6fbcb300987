/** Charts of the results as SVG: no script, no font of its own, readable on white and on black. */
import type { Measured, RowResult } from './row.ts';
import { valueText } from './table.ts';

const INK = '#808080';
const COLOURS = { aim: '#2e8b57', must: '#4682b4', missed: '#c0392b', none: INK } as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const text = (x: number, y: number, words: string, anchor = 'start'): string =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escaped(words)}</text>`;

const round = (value: number): number => Math.round(value * 10) / 10;

const svg = (width: number, height: number, title: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="sans-serif" font-size="12" fill="${INK}">
<title>${escaped(title)}</title>
${parts.join('\n')}
</svg>
`;

const WIDTH = 860;
const LINE = 22;
const LEFT = 330;
const RIGHT = 130;
const TOP = 30;

/** How far from what a row must be: 1 is exactly that, 2 twice as good, and 0.5 half as good. */
const goodness = ({ judged, asked, better }: RowResult): number => {
  const must = asked.must as number;
  return better === 'less' ? must / judged : judged / must;
};

const FURTHEST = 16;

/** The outermost say what the others mean. */
const tickText = (times: number): string => {
  if (times === 1) return 'must';
  return times > 1 ? `${times} ×${times === 8 ? ' better' : ''}` : `${1 / times} ×${times === 1 / 8 ? ' worse' : ''}`;
};

/** A bar for each row that something is asked of, from what it must be: to the right what is better, on a logarithmic scale. */
export function goalsChart(rows: readonly RowResult[]): string {
  // what counts failures has no ratio
  const shown = rows.filter(({ verdict, asked }) => verdict !== 'none' && (asked.must ?? 0) > 0);
  const unit = (WIDTH - LEFT - RIGHT) / 2 / Math.log2(FURTHEST);
  const middle = LEFT + unit * Math.log2(FURTHEST);
  const placeOf = (times: number): number =>
    middle + unit * Math.log2(Math.min(FURTHEST, Math.max(1 / FURTHEST, times)));
  const bottom = TOP + shown.length * LINE;
  const ticks = [1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8].flatMap((times) => [
    `<line x1="${round(placeOf(times))}" y1="${TOP}" x2="${round(placeOf(times))}" y2="${bottom}" stroke="${INK}" stroke-width="${times === 1 ? 1.5 : 0.3}"/>`,
    text(placeOf(times), TOP - 8, tickText(times), 'middle'),
  ]);
  const bars = shown.flatMap((row, at) => {
    const [y, end] = [TOP + at * LINE, placeOf(goodness(row))];
    const aim = row.asked.aim === undefined ? undefined : placeOf(goodness({ ...row, judged: row.asked.aim }));
    return [
      text(0, y + 15, `${row.id}  ${row.what}`),
      `<rect x="${round(Math.min(middle, end))}" y="${y + 4}" width="${round(Math.abs(end - middle))}" height="${LINE - 8}" fill="${COLOURS[row.verdict]}"/>`,
      ...(aim === undefined
        ? []
        : [`<path d="M${round(aim)} ${y + 1}v${LINE - 2}" stroke="${COLOURS.aim}" stroke-width="2"/>`]),
      text(WIDTH, y + 15, valueText(row), 'end'),
    ];
  });
  return svg(WIDTH, bottom + 10, 'Every goal beside what it must be', [...ticks, ...bars]);
}

interface Series {
  readonly name: string;
  readonly steps: readonly (readonly [data: number, ms: number])[];
}

/** What the rows of growth measured, by its names: `P1.size at 0.01`. */
export function seriesOf(measured: readonly Measured[]): readonly Series[] {
  const found = new Map<string, [number, number][]>();
  for (const { samples } of measured) {
    for (const [figure, [ms]] of Object.entries(samples)) {
      const [, of, kind, data] = /^(\w+)\.(size|month|page) at ([\d.]+)$/.exec(figure) ?? [];
      if (of === undefined || ms === undefined) continue;
      const name = kind === 'size' ? of : `${kind}, by lists`;
      found.set(name, [...(found.get(name) ?? []), [Number(data), ms]]);
    }
  }
  return [...found].map(([name, steps]) => ({ name, steps: steps.toSorted(([a], [b]) => a - b) }));
}

const PLOT = { width: 200, height: 130, gap: 40 };
const A_ROW = 4;

/** A small plot each, both axes logarithmic; the thin line is what grows as its data does. */
export function growthChart(measured: readonly Measured[]): string {
  const all = seriesOf(measured);
  const { width, height, gap } = PLOT;
  const parts = all.flatMap(({ name, steps }, at) => {
    const [left, top] = [(at % A_ROW) * (width + gap) + gap / 2, Math.floor(at / A_ROW) * (height + gap + 20) + 30];
    const [[first, least], last] = [steps[0] as [number, number], steps.at(-1) as [number, number]];
    const spanX = Math.log(last[0] / first);
    const most = Math.max(...steps.map(([, ms]) => ms), least * (last[0] / first));
    const low = Math.min(...steps.map(([, ms]) => ms));
    const spanY = Math.log(most / low);
    const x = (data: number): number => left + (width * Math.log(data / first)) / spanX;
    const y = (ms: number): number => top + height - (height * Math.log(ms / low)) / spanY;
    const line = steps.map(([data, ms]) => `${round(x(data))},${round(y(ms))}`).join(' ');
    return [
      text(left, top - 10, name),
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="none" stroke="${INK}" stroke-width="0.3"/>`,
      `<path d="M${round(x(first))} ${round(y(least))}L${round(x(last[0]))} ${round(y((least * last[0]) / first))}" stroke="${INK}" stroke-width="0.7" stroke-dasharray="3 3"/>`,
      `<polyline points="${line}" fill="none" stroke="${COLOURS.must}" stroke-width="2"/>`,
      ...steps.map(
        ([data, ms]) => `<circle cx="${round(x(data))}" cy="${round(y(ms))}" r="3" fill="${COLOURS.must}"/>`,
      ),
      text(left, top + height + 15, `${first}`),
      text(left + width, top + height + 15, `${last[0]}`, 'end'),
      text(left + width, top - 10, timeText(last[1]), 'end'),
    ];
  });
  const rows = Math.ceil(all.length / A_ROW);
  return svg(A_ROW * (width + gap), rows * (height + gap + 20) + 20, 'Time by size', parts);
}

const timeText = (ms: number): string =>
  ms >= 1000 ? `${(ms / 1000).toFixed(1)} s` : `${Number(ms.toPrecision(2))} ms`;
