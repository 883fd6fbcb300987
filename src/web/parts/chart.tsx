/**
 * Charts, drawn on the server: axes, lines (stepped or straight), bands, bars, dots. A chart is drawn twice, for narrow and for
 * wide windows, so that letters keep their size; the window shows one of the two.
 */
import { scaleLinear } from 'd3-scale';
import { area, curveLinear, curveStepAfter, line } from 'd3-shape';
import type { ComponentChildren, VNode } from 'preact';
import type { Site } from '../site.ts';

export interface Tick {
  readonly at: number;
  readonly label: string;
}

export type Range = readonly [from: number, to: number];

/** The geometry: the place of a value, and the box inside the axes. */
export interface ChartScale {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly size: 'narrow' | 'wide';
}

export interface ChartInput {
  /** The text for readers who do not see it. */
  readonly label: string;
  readonly x: Range;
  readonly y: Range;
  /** At most this many fit. */
  readonly xTicks: (most: number) => readonly Tick[];
  readonly yTicks: readonly Tick[];
  /** Words along the axes. */
  readonly xName?: string;
  readonly yName?: string;
  readonly draw: (drawn: ChartScale) => ComponentChildren;
  /** Whether elements have links in a wide window. */
  readonly hasLinks?: boolean;
  /** Room to the right of the last value, for its label. */
  readonly hasEndLabel?: boolean;
}

const SIZES = {
  narrow: { width: 400, height: 250, most: 4, shownAt: 'narrow' },
  wide: { width: 960, height: 300, most: 9, shownAt: 'medium' },
} as const;

const MARGIN = { left: 46, right: 14, top: 14, bottom: 26 } as const;
/** Room for the word along an axis. */
const NAME_ROOM = 18;
/** As wide as a rating with its star. */
const END_ROOM = 44;

export function Chart(input: ChartInput): VNode {
  return (
    <>
      <Drawing {...input} size="wide" />
      <Drawing {...input} size="narrow" />
    </>
  );
}

/** Tenths of a pixel are enough. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

function Drawing({
  size,
  label,
  x,
  y,
  xTicks,
  yTicks,
  xName,
  yName,
  draw,
  hasLinks = false,
  hasEndLabel = false,
}: ChartInput & { size: ChartScale['size'] }): VNode {
  const { width, height, most, shownAt } = SIZES[size];
  const [left, right] = [MARGIN.left, width - (hasEndLabel ? END_ROOM : MARGIN.right)];
  const top = MARGIN.top + (yName === undefined ? 0 : NAME_ROOM);
  const bottom = height - MARGIN.bottom - (xName === undefined ? 0 : NAME_ROOM);
  const xScale = scaleLinear().domain(x).range([left, right]);
  const yScale = scaleLinear().domain(y).range([bottom, top]);
  const drawn: ChartScale = {
    x: (value) => tenth(xScale(value)),
    y: (value) => tenth(yScale(value)),
    left,
    right,
    top,
    bottom,
    size,
  };
  return (
    <svg
      class={`chart ${shownAt}`}
      viewBox={`0 0 ${width} ${height}`}
      // elements with links can be reached one by one
      role={hasLinks && size === 'wide' ? 'group' : 'img'}
      aria-label={label}
    >
      {yTicks.map(({ at, label: text }) => (
        <g key={at}>
          <line class="axis" x1={left} x2={right} y1={drawn.y(at)} y2={drawn.y(at)} />
          <text x={left - 6} y={drawn.y(at) + 4} text-anchor="end">
            {text}
          </text>
        </g>
      ))}
      {xTicks(most).map(({ at, label: text }) => (
        <g key={at}>
          <line class="axis" x1={drawn.x(at)} x2={drawn.x(at)} y1={bottom} y2={bottom + 5} />
          <text x={drawn.x(at)} y={bottom + 18} text-anchor={anchorAt(drawn.x(at), left, right)}>
            {text}
          </text>
        </g>
      ))}
      {xName === undefined ? null : (
        <text x={right} y={height - 6} text-anchor="end">
          {xName}
        </text>
      )}
      {yName === undefined ? null : (
        <text x={2} y={MARGIN.top}>
          {yName}
        </text>
      )}
      {draw(drawn)}
    </svg>
  );
}

/** A label does not leave the picture. */
const EDGE = 24;
const anchorAt = (x: number, left: number, right: number): string =>
  x > right - EDGE ? 'end' : x < left + EDGE / 2 ? 'start' : 'middle';

/** A point of a line; null as `y`: there is no value, and the line has a gap. */
export interface Point {
  readonly x: number;
  readonly y: number | null;
}

const isThere = ({ y }: Point): boolean => y !== null;

/** Each value holds up to the next place. */
export const StepLine = ({ points, drawn }: { points: readonly Point[]; drawn: ChartScale }): VNode => (
  <path class="line" d={pathOf(points, drawn, curveStepAfter)} />
);

export const ChartLine = ({ points, drawn }: { points: readonly Point[]; drawn: ChartScale }): VNode => (
  <path class="line" d={pathOf(points, drawn, curveLinear)} />
);

const pathOf = (points: readonly Point[], drawn: ChartScale, curve: typeof curveLinear): string =>
  line<Point>(
    ({ x }) => drawn.x(x),
    ({ y }) => drawn.y(y as number),
  )
    .defined(isThere)
    .curve(curve)([...points]) ?? '';

export interface BandPoint {
  readonly x: number;
  readonly low: number;
  readonly high: number;
}

/** What lies between two lines. */
export const Band = ({ points, drawn }: { points: readonly BandPoint[]; drawn: ChartScale }): VNode => (
  <path
    class="band"
    d={
      area<BandPoint>(
        ({ x }) => drawn.x(x),
        ({ low }) => drawn.y(low),
        ({ high }) => drawn.y(high),
      )([...points]) ?? ''
    }
  />
);

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly title?: string | undefined;
  /** Its link. */
  readonly href?: string | undefined;
}

export const Dots = ({ dots, drawn }: { dots: readonly Dot[]; drawn: ChartScale }): VNode => (
  <g>
    {dots.map(({ x, y, title, href }, place) => {
      const [tooltip, at] = [
        title === undefined ? null : <title>{title}</title>,
        { class: 'dot', cx: drawn.x(x), cy: drawn.y(y), r: 4 },
      ];
      return href === undefined ? (
        <circle key={place} {...at}>
          {tooltip}
        </circle>
      ) : (
        <a key={place} href={href}>
          {tooltip}
          <circle {...at} />
        </a>
      );
    })}
  </g>
);

interface LabelledValue {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly drawn: ChartScale;
}

/** A value above its place, and inside the picture. */
export const ValueLabel = ({ x, y, text, drawn }: LabelledValue): VNode => (
  <text
    class="value"
    x={drawn.x(x)}
    y={Math.max(drawn.top + 4, drawn.y(y) - 10)}
    text-anchor={anchorAt(drawn.x(x), drawn.left, drawn.right)}
  >
    {text}
  </text>
);

/** The last value, behind the end of its line: there no line can cross it. */
export const EndLabel = ({ x, y, text, drawn }: LabelledValue): VNode => (
  <text class="value" x={drawn.x(x) + 5} y={drawn.y(y) + 4}>
    {text}
  </text>
);

/** Something that happened to all on a day: a line from top to bottom. */
export const UprightMarks = ({
  marks,
  drawn,
}: {
  marks: readonly { readonly x: number; readonly title: string }[];
  drawn: ChartScale;
}): VNode => (
  <g>
    {marks.map(({ x, title }) => (
      <line key={x} class="upright" x1={drawn.x(x)} x2={drawn.x(x)} y1={drawn.top} y2={drawn.bottom}>
        <title>{title}</title>
      </line>
    ))}
  </g>
);

/** Very many dots, as one stroke with round ends. */
export const ManyDots = ({ dots, drawn }: { dots: readonly Dot[]; drawn: ChartScale }): VNode => (
  <path class="many-dots" d={dots.map(({ x, y }) => `M${drawn.x(x)} ${drawn.y(y)}h0`).join('')} />
);

export interface ChartBar {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly title?: string | undefined;
  /** A class of the style sheet: `gain`, `loss`. */
  readonly kind?: string | undefined;
}

/** Bars stand on zero. */
export const Bars = ({ bars, drawn }: { bars: readonly ChartBar[]; drawn: ChartScale }): VNode => (
  <g>
    {bars.map(({ from, to, y, title, kind }) => (
      <rect
        key={from}
        class={kind === undefined ? 'bar' : `bar ${kind}`}
        x={drawn.x(from) + 0.5}
        width={Math.max(1, drawn.x(to) - drawn.x(from) - 1)}
        y={drawn.y(Math.max(0, y))}
        height={Math.abs(drawn.y(y) - drawn.y(0))}
      >
        {title === undefined ? null : <title>{title}</title>}
      </rect>
    ))}
  </g>
);

/** The diagonal from the lower left to the upper right, on which two scales agree. */
export const Diagonal = ({ from, to, drawn }: { from: number; to: number; drawn: ChartScale }): VNode => (
  <line class="diagonal" x1={drawn.x(from)} y1={drawn.y(from)} x2={drawn.x(to)} y2={drawn.y(to)} />
);

/** A chart with its caption, and its numbers as a table, folded. */
export function Figure({
  chart,
  caption,
  table,
  kind,
  site,
}: {
  chart: VNode;
  caption: ComponentChildren;
  table: VNode;
  /** A class of the style sheet: `rapid`. */
  kind?: string | undefined;
  site: Site;
}): VNode {
  return (
    <figure class={kind}>
      {chart}
      <figcaption>{caption}</figcaption>
      <details class="numbers">
        <summary>{site.words.table}</summary>
        <div class="scroll" role="region" aria-label={site.words.table} tabIndex={0}>
          {table}
        </div>
      </details>
    </figure>
  );
}

/** A line does not lie on the edge. */
const AIR = 4;
/** Points between two labels. */
const RATING_STEPS = [10, 20, 50, 100, 200, 500, 1000] as const;
const FEWEST_LABELS = 4;
const MOST_LABELS = 6;

export interface RatingAxis {
  readonly range: Range;
  readonly ticks: readonly Tick[];
}

/** For ratings: as close to the values as four to six round labels allow. */
export function ratingAxis(values: readonly number[]): RatingAxis {
  const [lowest, highest] = [Math.min(...values) - AIR, Math.max(...values) + AIR];
  const labels = (step: number): number => Math.ceil(highest / step) - Math.floor(lowest / step) + 1;
  const step = RATING_STEPS.find((each) => labels(each) <= MOST_LABELS) ?? 2000;
  let [from, to] = [Math.floor(lowest / step) * step, Math.ceil(highest / step) * step];
  // a single value is in the middle
  for (let isAbove = true; (to - from) / step + 1 < FEWEST_LABELS; isAbove = !isAbove) {
    if (isAbove) to += step;
    else from -= step;
  }
  const ticks: Tick[] = [];
  for (let at = from; at <= to; at += step) ticks.push({ at, label: String(at) });
  return { range: [from, to], ticks };
}

const HUNDRED = 100;
const MOST_HUNDREDS = 7;

/** Labels at hundreds of a range that is given, at every second or fifth where there are many. */
export function hundreds([from, to]: Range): readonly Tick[] {
  const step = HUNDRED * ([1, 2, 5].find((each) => (to - from) / (each * HUNDRED) <= MOST_HUNDREDS) ?? 10);
  const ticks: Tick[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) ticks.push({ at, label: String(at) });
  return ticks;
}

const DAY = 24 * 60 * 60 * 1000;

/** Days since 1970. */
export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);

/** Names of months take longer than the rest of a chart, so they are kept. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function monthFormat(language: string, year: 'with' | 'without'): Intl.DateTimeFormat {
  const key = `${language} ${year}`;
  const kept = FORMATS.get(key);
  if (kept !== undefined) return kept;
  const format = new Intl.DateTimeFormat(language, {
    month: 'short',
    timeZone: 'UTC',
    ...(year === 'with' ? { year: 'numeric' } : {}),
  });
  FORMATS.set(key, format);
  return format;
}

const MONTHS = 12;
const STEPS = [1, 2, 3, 6, MONTHS, 2 * MONTHS, 5 * MONTHS, 10 * MONTHS, 20 * MONTHS] as const;

/** The first days of months or years within a range of day numbers, at most this many. */
export function monthTicks([from, to]: Range, most: number, { language }: Pick<Site, 'language'>): readonly Tick[] {
  const monthAt = (day: number): number => {
    const date = new Date(day * DAY);
    return date.getUTCFullYear() * MONTHS + date.getUTCMonth();
  };
  const [first, last] = [monthAt(from), monthAt(to)];
  const step = STEPS.find((each) => (last - first) / each < most) ?? 50 * MONTHS;
  const short = monthFormat(language, 'with');
  const ticks: Tick[] = [];
  for (let month = Math.ceil(first / step) * step; month <= last; month += step) {
    const date = new Date(Date.UTC(Math.floor(month / MONTHS), month % MONTHS, 1));
    const at = date.getTime() / DAY;
    if (at < from) continue;
    ticks.push({ at, label: step >= MONTHS ? String(date.getUTCFullYear()) : short.format(date) });
  }
  return ticks;
}

/** `2025. dec.`, for an axis of lists. */
export const monthLabel = (day: string, { language }: Pick<Site, 'language'>): string =>
  monthFormat(language, 'with').format(new Date(`${day}T00:00:00Z`));

/** Values by year and month, as a table that stays small over a life. */
export function YearTable({
  values,
  caption,
  site: { language },
}: {
  values: readonly { readonly day: string; readonly text: string }[];
  caption: string;
  site: Site;
}): VNode {
  const years = new Map<string, string[]>();
  for (const { day, text } of values) {
    const months = years.get(day.slice(0, 4)) ?? Array.from({ length: MONTHS }, () => '');
    years.set(day.slice(0, 4), months);
    const at = Number(day.slice(5, 7)) - 1;
    months[at] = months[at] === '' ? text : `${months[at]}, ${text}`;
  }
  const short = monthFormat(language, 'without');
  return (
    <table class="years">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {Array.from({ length: MONTHS }, (_, month) => (
            <th key={month} scope="col" class="number">
              {short.format(new Date(Date.UTC(2000, month, 1)))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...years].reverse().map(([year, months]) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            {months.map((text, month) => (
              <td key={month} class="number">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
