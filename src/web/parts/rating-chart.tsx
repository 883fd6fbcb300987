/** A rating over time: each value holds until the next, events are dots, a time without a rating is a gap. */
import type { VNode } from 'preact';
import type { Control } from '../../core/control.ts';
import type { RatingPoint } from '../../reading/public/card/card.ts';
import type { Site } from '../site.ts';
import {
  Chart,
  type Dot,
  Dots,
  dayNumber,
  EndLabel,
  Figure,
  ManyDots,
  monthTicks,
  type Point,
  type Range,
  ratingAxis,
  StepLine,
  UprightMarks,
  ValueLabel,
  YearTable,
} from './chart.tsx';

/** For how many days the last value is drawn. */
const LAST = 30;
/** On both sides of a single list. */
const AROUND_ONE = 183;
/** More are drawn smaller, and have no titles. */
const MOST_DOTS = 60;

interface Held {
  readonly day: number;
  readonly rating: number | null;
  /** The rating as written: in ORR with a star until it is settled. */
  readonly text?: string;
  /** All ratings were changed at once: no line leads here from the point before. */
  readonly isAdjusted?: boolean;
  readonly events: readonly string[];
  readonly date?: string;
}

const ratingText = (rating: number | null, unsettled: true | undefined): string =>
  `${rating ?? ''}${unsettled === true ? '*' : ''}`;

/** With a gap where the player is not listed, is inactive, or was given points together with everybody. */
export function stepPoints(held: readonly Held[]): readonly Point[] {
  const points: Point[] = [];
  held.forEach(({ day, rating }, place) => {
    points.push({ x: day, y: rating });
    const next = held[place + 1];
    const end = next?.day ?? day + LAST;
    if (rating === null) return;
    if (next === undefined || next.rating === null) points.push({ x: end, y: rating });
    else if (next.isAdjusted === true) points.push({ x: end, y: rating }, { x: end, y: null });
  });
  return points;
}

export function RatingChart({
  points,
  label,
  caption,
  control,
  site,
  listOf,
}: {
  points: readonly RatingPoint[];
  label: string;
  caption: string;
  /** Has its own colour and line style if there are several. */
  control?: Control | undefined;
  site: Site;
  /** The address of a list by its date, where ratings come by lists. */
  listOf?: ((date: string) => string) | undefined;
}): VNode | null {
  const held = points.map(
    ({ date, rating, inactive, unsettled, adjusted, events }): Held => ({
      day: dayNumber(date),
      rating: inactive === true && events.length === 0 ? null : rating,
      text: ratingText(rating, unsettled),
      ...(adjusted === true ? { isAdjusted: true } : {}),
      events,
      date,
    }),
  );
  const rated = held.filter(({ rating }) => rating !== null) as readonly (Held & { readonly rating: number })[];
  const [first, last] = [rated[0], held.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { range: y, ticks } = ratingAxis(rated.map(({ rating }) => rating));
  const isOne = rated.length === 1 && held.length === 1;
  const x: Range = isOne ? [first.day - AROUND_ONE, first.day + AROUND_ONE] : [first.day, last.day + LAST];
  const played = rated.filter(({ events, isAdjusted }) => events.length > 0 || isAdjusted === true);
  const dots = (isOne ? rated : played).map(
    ({ day, rating, text, events, isAdjusted, date = '' }): Dot => ({
      x: day,
      y: rating,
      title: [
        `${site.say.date(date)}: ${text}`,
        ...(isAdjusted === true ? [site.commands.poolChanges.mark] : []),
        ...events,
      ].join(' · '),
      href: listOf?.(date),
    }),
  );
  const highest = rated.reduce((best, each) => (each.rating > best.rating ? each : best), first);
  const newest = rated.at(-1) ?? first;
  // the line of a player who is no longer listed ends before the edge of the picture
  const lineEnd = held[held.indexOf(newest) + 1]?.day ?? newest.day + LAST;
  const marks = rated.flatMap(({ day, isAdjusted }) =>
    isAdjusted === true ? [{ x: day, title: site.commands.poolChanges.mark }] : [],
  );
  return (
    <Figure
      site={site}
      caption={marks.length === 0 ? caption : `${caption} ${site.commands.poolChanges.markMeaning}`}
      kind={control}
      chart={
        <Chart
          label={label}
          x={x}
          y={y}
          xTicks={(most) => monthTicks(x, most, site).filter(({ at }) => at <= last.day + LAST)}
          yTicks={ticks}
          hasLinks={listOf !== undefined && dots.length <= MOST_DOTS}
          hasEndLabel={!isOne}
          draw={(drawn) => (
            <>
              <UprightMarks marks={marks} drawn={drawn} />
              {isOne ? null : <StepLine points={stepPoints(held)} drawn={drawn} />}
              {(dots.length > MOST_DOTS || drawn.size === 'narrow') && !isOne ? (
                <ManyDots dots={dots} drawn={drawn} />
              ) : (
                <Dots dots={dots} drawn={drawn} />
              )}
              {isOne ? (
                <ValueLabel x={newest.day} y={newest.rating} text={newest.text ?? ''} drawn={drawn} />
              ) : (
                <EndLabel x={lineEnd} y={newest.rating} text={newest.text ?? ''} drawn={drawn} />
              )}
              {highest.rating === newest.rating ? null : (
                <ValueLabel x={highest.day} y={highest.rating} text={highest.text ?? ''} drawn={drawn} />
              )}
            </>
          )}
        />
      }
      table={
        <YearTable
          caption={label}
          site={site}
          values={points.flatMap(({ date, rating, unsettled }) =>
            rating === null ? [] : [{ day: date, text: ratingText(rating, unsettled) }],
          )}
        />
      }
    />
  );
}
