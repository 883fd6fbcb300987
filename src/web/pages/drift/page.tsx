/** The office's scale over the months: the mean, how expected scores came true, who came and who left. */
import type { VNode } from 'preact';
import type { Drift, ListDrift, ScoreBand } from '../../../reading/analysis/drift.ts';
import type { BiasEstimate } from '../../../reading/analysis/estimate.ts';
import type { Page } from '../../page.tsx';
import {
  Band,
  Bars,
  Chart,
  dayNumber,
  Diagonal,
  Dots,
  Figure,
  ChartLine,
  monthLabel,
  monthTicks,
  type Range,
  type Tick,
} from '../../parts/chart.tsx';
import type { Say } from '../../../explain/language.ts';
import { listDateText } from '../../../explain/list-date.ts';
import { NumberTable } from '../../parts/number-table.tsx';
import type { Site } from '../../site.ts';

export interface DriftPageData {
  readonly pool: string;
  readonly name: string;
  /** Absent if there are too few lists. */
  readonly drift?: Drift | undefined;
}

export function driftPage({ pool, name, drift }: DriftPageData, site: Site): Page {
  const words = site.pages.drift;
  const title = words.title(name);
  return {
    title,
    description: words.lead,
    address: site.to.drift(pool),
    about: `drift-${pool}`,
    body: (
      <>
        <h1>{title}</h1>
        <p>{words.lead}</p>
        <Pools pool={pool} site={site} />
        {drift === undefined ? <p class="notice">{words.tooFew}</p> : <Shown drift={drift} site={site} />}
      </>
    ),
  };
}

/** The same question about the other pools. */
function Pools({ pool, site }: { pool: string; site: Site }): VNode | null {
  const pools = site.pools.filter(({ list }) => list !== undefined);
  if (pools.length < 2) return null;
  return (
    <nav class="no-print" aria-label={site.pages.drift.pools}>
      <ul class="row kinds">
        {pools.map((each) => (
          <li key={each.pool}>
            <a href={site.to.drift(each.pool)} aria-current={each.pool === pool ? 'true' : undefined}>
              {each.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A line does not break after it. */
const WORD_JOINER = '\u2060';

function Shown({ drift, site }: { drift: Drift; site: Site }): VNode {
  const say: Say = {
    ...site.say,
    count: (value, ...forms) => `${site.grouped(value)} ${site.say.form(value, ...forms)}`,
  };
  const told = site.commands.drift;
  const words = site.pages.drift;
  const apartIn = (bands: readonly ScoreBand[]): readonly string[] =>
    bands.filter(isApart).map((band) => bandName(band, site).replace('–', `–${WORD_JOINER}`));
  const apart = [apartIn(drift.byDifference), apartIn(drift.byClass)] as const;
  const broken = drift.lists.filter(({ adjusted }) => adjusted === true).map(({ date }) => date);
  return (
    <>
      <div class="prose">
        <p>{told.moved(drift.moved, say)}</p>
        <p>{told.newcomers(drift.came, drift.left, say)}</p>
        <p>{told.stronger(drift.stronger, say)}</p>
        {apart.flat().length === 0 ? null : <p>{told.apart(...apart, say)}</p>}
        {drift.sample === undefined ? null : (
          <p>{words.sample(site.grouped(drift.sample.events), site.grouped(drift.sample.of))}</p>
        )}
        {broken.length === 0 ? null : <p>{told.broken(broken, say)}</p>}
        <p class="quiet">{told.caution}</p>
      </div>
      <h2>{words.mean}</h2>
      <MeanChart drift={drift} site={site} />
      <h2>{words.calibration}</h2>
      <Calibration drift={drift} site={site} />
      <h2>{words.flow}</h2>
      <Flow drift={drift} site={site} />
      <h2>{told.byClass}</h2>
      <div class="scroll" role="region" aria-label={told.byClass} tabIndex={0}>
        <BandTable bands={drift.byClass} caption={told.byClass} site={site} />
      </div>
      <p class="small quiet">{words.star}</p>
    </>
  );
}

const isApart = ({ difference: { low, high } }: ScoreBand): boolean =>
  low !== null && high !== null && (low > 0 || high < 0);

const bandName = ({ from, to }: ScoreBand, { say }: Site): string =>
  to === null ? `${say.number(from)}+` : `${say.number(from)}–${say.number(to)}`;

const thousandths = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/** `1654.2 ± 3.1`. */
function meanText({ mean, low, high }: BiasEstimate, { fixed }: Site): string {
  if (mean === null) return '–';
  const about = low === null || high === null ? '' : ` ± ${fixed((high - low) / 2, 1)}`;
  return `${fixed(mean, 1)}${about}`;
}

/** A little room beyond the values, on round numbers. */
function roundRange(values: readonly number[], step: number): Range {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return [Math.floor(low / step) * step, Math.max(Math.ceil(high / step), Math.floor(low / step) + 1) * step];
}

const MOST_TICKS = 6;

function ticksOf([from, to]: Range, label: (value: number) => string): readonly Tick[] {
  const raw = (to - from) / MOST_TICKS;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= raw) as number;
  const ticks: Tick[] = [];
  for (let at = Math.ceil(from / step - 1e-9); at * step <= to + 1e-9; at += 1) {
    ticks.push({ at: at * step, label: label(thousandths(at * step)) });
  }
  return ticks;
}

/** Lists between which the mean can be compared: a change of all ratings begins a new run. */
function unbroken(lists: readonly ListDrift[]): readonly (readonly ListDrift[])[] {
  const runs: ListDrift[][] = [];
  for (const list of lists) {
    if (runs.length === 0 || list.adjusted === true) runs.push([]);
    runs.at(-1)?.push(list);
  }
  return runs;
}

function MeanChart({ drift, site }: { drift: Drift; site: Site }): VNode | null {
  const { say } = site;
  const words = site.pages.drift;
  const { columns } = site.commands.drift;
  const lists = drift.lists.filter(({ active }) => active.mean !== null);
  const [first, last] = [lists[0], lists.at(-1)];
  if (first === undefined || last === undefined) return null;
  const x: Range = [dayNumber(first.date), dayNumber(last.date)];
  const bounds = lists.flatMap(({ active: { mean, low, high } }) => [mean, low, high].filter((each) => each !== null));
  const y = roundRange(bounds, 10);
  return (
    <Figure
      site={site}
      caption={words.meanCaption}
      chart={
        <Chart
          label={words.mean}
          x={x}
          y={y}
          xTicks={(most) => monthTicks(x, most, site)}
          yTicks={ticksOf(y, (value) => say.number(value))}
          draw={(drawn) => (
            <>
              {unbroken(lists).map((run) => (
                <>
                  <Band
                    drawn={drawn}
                    points={run.flatMap(({ date, active: { low, high } }) =>
                      low === null || high === null ? [] : [{ x: dayNumber(date), low, high }],
                    )}
                  />
                  <ChartLine
                    drawn={drawn}
                    points={run.map(({ date, active }) => ({ x: dayNumber(date), y: active.mean }))}
                  />
                </>
              ))}
              <Dots
                drawn={drawn}
                dots={lists.map(({ date, active }) => ({
                  x: dayNumber(date),
                  y: active.mean as number,
                  title: `${say.date(date)}: ${meanText(active, site)}`,
                }))}
              />
            </>
          )}
        />
      }
      table={
        <NumberTable
          caption={words.mean}
          columns={[columns.list, columns.active, columns.mean, columns.spread]}
          rows={drift.lists.map(({ date, adjusted, active }) => ({
            key: date,
            head: (
              <>
                <a href={site.to.list(drift.pool, date)}>{listDateText(date, site)}</a>
                {adjusted === true ? ' ‡' : null}
              </>
            ),
            cells: [
              site.grouped(active.n),
              meanText(active, site),
              active.spread === null ? '–' : site.fixed(active.spread, 1),
            ],
          }))}
        />
      }
    />
  );
}

/** Expected and actual scores of the stronger side are between one half and one. */
const SHARES: Range = [0.3, 1];

function Calibration({ drift, site }: { drift: Drift; site: Site }): VNode {
  const { say } = site;
  const words = site.pages.drift;
  const { columns, byDifference } = site.commands.drift;
  const dots = drift.byDifference.flatMap((band) =>
    band.expected === null || band.score === null
      ? []
      : [
          {
            x: band.expected,
            y: Math.max(SHARES[0], band.score),
            title: `${bandName(band, site)}: ${say.number(thousandths(band.score))}`,
          },
        ],
  );
  return (
    <Figure
      site={site}
      caption={words.calibrationCaption}
      chart={
        <Chart
          label={words.calibration}
          x={[0.5, 1]}
          y={SHARES}
          xName={columns.expected}
          yName={columns.score}
          xTicks={() => ticksOf([0.5, 1], (value) => say.number(value))}
          yTicks={ticksOf(SHARES, (value) => say.number(value))}
          draw={(drawn) => (
            <>
              <Diagonal from={0.5} to={1} drawn={drawn} />
              <Dots dots={dots} drawn={drawn} />
            </>
          )}
        />
      }
      table={<BandTable bands={drift.byDifference} caption={byDifference} site={site} />}
    />
  );
}

function BandTable({ bands, caption, site }: { bands: readonly ScoreBand[]; caption: string; site: Site }): VNode {
  const { columns } = site.commands.drift;
  const share = (value: number | null): string => (value === null ? '–' : site.fixed(value, 3));
  return (
    <NumberTable
      caption={caption}
      columns={[columns.band, columns.games, columns.expected, columns.score, columns.difference]}
      rows={bands.map((band) => ({
        key: String(band.from),
        head: bandName(band, site),
        cells: [
          site.grouped(band.games),
          share(band.expected),
          share(band.score),
          <>
            {differenceText(band, site)}
            <span class="star">{isApart(band) ? '*' : ''}</span>
          </>,
        ],
      }))}
    />
  );
}

function differenceText({ difference: { mean } }: ScoreBand, { fixed }: Site): string {
  if (mean === null) return '–';
  const text = fixed(mean, 3);
  return mean > 0 && !/^[0.,]+$/.test(text) ? `+${text}` : text;
}

function Flow({ drift, site }: { drift: Drift; site: Site }): VNode {
  const { say } = site;
  const words = site.pages.drift;
  const { columns } = site.commands.drift;
  const lists = drift.lists.slice(1);
  const counts = lists.map(({ came, left }) => ({ came: came?.n ?? 0, left: left?.n ?? 0 }));
  const x: Range = [0, lists.length];
  const y: Range = [-Math.max(1, ...counts.map(({ left }) => left)), Math.max(1, ...counts.map(({ came }) => came))];
  const bars = counts.flatMap(({ came, left }, at) => [
    { from: at + 0.1, to: at + 0.5, y: came, kind: 'gain', title: `${words.came}: ${site.grouped(came)}` },
    { from: at + 0.5, to: at + 0.9, y: -left, kind: 'loss', title: `${words.left}: ${site.grouped(left)}` },
  ]);
  const every = (count: number): readonly Tick[] =>
    lists
      .map(({ date }, at) => ({ at: at + 0.5, label: monthLabel(date, site) }))
      .filter((_, at) => at % Math.ceil(lists.length / count) === 0);
  return (
    <Figure
      site={site}
      caption={words.flowCaption}
      chart={
        <Chart
          label={words.flow}
          x={x}
          y={y}
          yName={words.players}
          xTicks={every}
          yTicks={ticksOf(y, (value) => say.number(value))}
          draw={(drawn) => <Bars bars={bars} drawn={drawn} />}
        />
      }
      table={
        <NumberTable
          caption={words.flow}
          columns={[columns.list, columns.came, columns.left]}
          rows={lists.map(({ date, came, left }) => ({
            key: date,
            head: listDateText(date, site),
            cells: [came, left].map((each) =>
              each === null || each.n === 0 ? '0' : `${site.grouped(each.n)} (${site.fixed(each.mean ?? 0, 0)})`,
            ),
          }))}
        />
      }
    />
  );
}
