/** The card as a picture for links: the name, the rating of the pool played in last, and how it went. */
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { PublicPlayer } from '../../../reading/public/card/card.ts';
import { dayNumber, ratingAxis } from '../../parts/chart.tsx';
import { stepPoints } from '../../parts/rating-chart.tsx';
import type { Site } from '../../site.ts';

/** The tags that link previews need. */
export const PICTURE = { width: 1200, height: 630 } as const;
const EDGE = 64;
const CHART = { left: 480, right: PICTURE.width - EDGE, top: 290, bottom: 510 } as const;
/** Letters of this size are about half as wide. */
const NAME_SIZES = [76, 60, 46, 36] as const;
const WIDTH_OF_LETTER = 0.52;
const LONGEST = 60;

const COLOURS = { paper: '#fbfaf6', ink: '#1d211c', quiet: '#5b6259', line: '#d9d9cf', accent: '#1f5a3c' } as const;

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

export function playerPicture(player: PublicPlayer, site: Site): string {
  const name = short([player.title, site.personName(player.name)].filter((each) => each !== undefined).join(' '));
  const size =
    NAME_SIZES.find((each) => name.length * each * WIDTH_OF_LETTER <= PICTURE.width - 2 * EDGE) ??
    NAME_SIZES[NAME_SIZES.length - 1];
  const pool = player.pools.find(({ rating }) => rating !== null);
  const under = [player.federation, player.club].filter((each) => each !== undefined).join(' · ');
  return renderToString(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={PICTURE.width}
      height={PICTURE.height}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      font-family="PT Sans"
      fill={COLOURS.ink}
    >
      <rect width={PICTURE.width} height={PICTURE.height} fill={COLOURS.paper} />
      <rect width={PICTURE.width} height={16} fill={COLOURS.accent} />
      <text x={EDGE} y={150} font-size={size} font-weight={700}>
        {name}
      </text>
      <text x={EDGE} y={210} font-size={34} fill={COLOURS.quiet}>
        {short(under)}
      </text>
      {pool === undefined ? null : (
        <>
          <text x={EDGE} y={420} font-size={150} font-weight={700} fill={COLOURS.accent}>
            {`${pool.rating}${pool.unsettled === true ? '*' : ''}`}
          </text>
          <text x={EDGE} y={480} font-size={32} fill={COLOURS.quiet}>
            {short(site.poolName(pool.pool, pool.name))}
          </text>
          <Line points={pool.points} />
        </>
      )}
      <text x={EDGE} y={PICTURE.height - 48} font-size={30} fill={COLOURS.quiet}>
        {short(site.office)}
      </text>
    </svg>,
  );
}

/** A rating holds from one list to the next. */
function Line({ points }: { points: PublicPlayer['pools'][number]['points'] }): VNode | null {
  const held = points.map(({ date, rating, events, inactive }) => ({
    day: dayNumber(date),
    rating: inactive === true && events.length === 0 ? null : rating,
    events,
  }));
  const steps = stepPoints(held);
  const drawn = steps.filter(({ y }) => y !== null);
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (first === undefined || last === undefined || drawn.length < 3) return null;
  const { range, ticks } = ratingAxis(drawn.map(({ y }) => y as number));
  const x = (day: number): number =>
    Math.round(CHART.left + 70 + ((day - first.x) / Math.max(1, last.x - first.x)) * (CHART.right - CHART.left - 70));
  const y = (rating: number): number =>
    Math.round(CHART.bottom - ((rating - range[0]) / (range[1] - range[0])) * (CHART.bottom - CHART.top));
  let path = '';
  let before: number | undefined;
  for (const step of steps) {
    if (step.y === null) before = undefined;
    else {
      path += before === undefined ? `M${x(step.x)} ${y(step.y)}` : `H${x(step.x)}V${y(step.y)}`;
      before = step.y;
    }
  }
  return (
    <g>
      {ticks.map(({ at, label }) => (
        <>
          <path d={`M${CHART.left + 70} ${y(at)}H${CHART.right}`} stroke={COLOURS.line} stroke-width={2} />
          <text x={CHART.left + 56} y={y(at) + 9} font-size={26} fill={COLOURS.quiet} text-anchor="end">
            {label}
          </text>
        </>
      ))}
      <path d={path} fill="none" stroke={COLOURS.accent} stroke-width={5} stroke-linejoin="round" />
    </g>
  );
}
