/** The office's scale over the months: the mean, how expected scores came true, who came and who left. */
import type { VNode } from 'preact';
import type { Drift, ListDrift, ScoreBand } from '../../../office/analysis/drift.ts';
import type { Estimate } from '../../../office/analysis/estimate.ts';
import { listKey } from '../../addresses.ts';
import type { Page } from '../../page.tsx';
import {
  Band,
  Bars,
  Chart,
  dayNumber,
  Diagonal,
  Dots,
  Figure,
  Line,
  monthTicks,
  type Range,
  type Tick,
} from '../../parts/chart.tsx';
import type { Site } from '../../site.ts';
import { ANALYSIS_WORDS, DRIFT_PAGE_WORDS } from './words.ts';

export interface DriftPageData {
  readonly pool: string;
  readonly name: string;
  /** Absent where there are too few lists. */
  readonly drift?: Drift | undefined;
}

export function driftPage({ pool, name, drift }: DriftPageData, site: Site): Page {
  const words = DRIFT_PAGE_WORDS[site.language];
  const title = words.title(name);
  return {
    title,
    description: words.lead,
    about: `drift-${pool}`,
    body: (
      <>
        <h1>{title}</h1>
        <p>{words.lead}</p>
        {drift === undefined ? <p class="notice">{words.tooFew}</p> : <Shown drift={drift} site={site} />}
      </>
    ),
  };
}

function Shown({ drift, site }: { drift: Drift; site: Site }): VNode {
  const { say } = site;
  const told = ANALYSIS_WORDS[site.language];
  const words = DRIFT_PAGE_WORDS[site.language];
  const apart = [...drift.byDifference, ...drift.byClass].filter(isApart).map((band) => bandName(band, site));
  return (
    <>
      <div class="prose">
        <p>{told.moved(drift.moved, say)}</p>
        <p>{told.newcomers(drift.came, drift.left, say)}</p>
        <p>{told.stronger(drift.stronger, say)}</p>
        {apart.length === 0 ? null : <p>{told.apart(apart, say)}</p>}
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
    </>
  );
}

const isApart = ({ difference: { low, high } }: ScoreBand): boolean =>
  low !== null && high !== null && (low > 0 || high < 0);

const bandName = ({ from, to }: ScoreBand, { say }: Site): string =>
  to === null ? `${say.number(from)}+` : `${say.number(from)}–${say.number(to)}`;

const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;
const thousandths = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/** `1654.2 ± 3.1`. */
function meanText({ mean, low, high }: Estimate, { say }: Site): string {
  if (mean === null) return '–';
  const about = low === null || high === null ? '' : ` ± ${say.number(tenths((high - low) / 2))}`;
  return `${say.number(tenths(mean))}${about}`;
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

function MeanChart({ drift, site }: { drift: Drift; site: Site }): VNode {
  const { say } = site;
  const words = DRIFT_PAGE_WORDS[site.language];
  const { columns } = ANALYSIS_WORDS[site.language];
  const lists = drift.lists.filter(({ active }) => active.mean !== null);
  const x: Range = [dayNumber((lists[0] as ListDrift).date), dayNumber((lists.at(-1) as ListDrift).date)];
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
              <Band
                drawn={drawn}
                points={lists.flatMap(({ date, active: { low, high } }) =>
                  low === null || high === null ? [] : [{ x: dayNumber(date), low, high }],
                )}
              />
              <Line drawn={drawn} points={lists.map(({ date, active }) => ({ x: dayNumber(date), y: active.mean }))} />
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
        <table>
          <caption class="hidden">{words.mean}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.list}</th>
              <th scope="col" class="number">
                {columns.active}
              </th>
              <th scope="col" class="number">
                {columns.mean}
              </th>
              <th scope="col" class="number">
                {columns.spread}
              </th>
            </tr>
          </thead>
          <tbody>
            {drift.lists.map(({ date, active }) => (
              <tr key={date}>
                <th scope="row">
                  <a href={site.to.list(drift.pool, date)}>{dateText(date, site)}</a>
                </th>
                <td class="number">{site.grouped(active.n)}</td>
                <td class="number">{meanText(active, site)}</td>
                <td class="number">{active.spread === null ? '–' : say.number(tenths(active.spread))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}

const dateText = (date: string, { say }: Site): string =>
  listKey(date).length === 7 ? say.month(listKey(date)) : say.date(date);

/** Expected and actual scores of the stronger side lie between one half and one. */
const SHARES: Range = [0.3, 1];

function Calibration({ drift, site }: { drift: Drift; site: Site }): VNode {
  const { say } = site;
  const words = DRIFT_PAGE_WORDS[site.language];
  const { columns, byDifference } = ANALYSIS_WORDS[site.language];
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
  const { say } = site;
  const { columns } = ANALYSIS_WORDS[site.language];
  const share = (value: number | null): string => (value === null ? '–' : say.number(thousandths(value)));
  return (
    <table>
      <caption class="hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.band}</th>
          <th scope="col" class="number">
            {columns.games}
          </th>
          <th scope="col" class="number">
            {columns.expected}
          </th>
          <th scope="col" class="number">
            {columns.score}
          </th>
          <th scope="col" class="number">
            {columns.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {bands.map((band) => (
          <tr key={band.from}>
            <th scope="row">{bandName(band, site)}</th>
            <td class="number">{site.grouped(band.games)}</td>
            <td class="number">{share(band.expected)}</td>
            <td class="number">{share(band.score)}</td>
            <td class="number">
              {band.difference.mean === null ? '–' : say.signed(thousandths(band.difference.mean))}
              {isApart(band) ? ' *' : ''}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Flow({ drift, site }: { drift: Drift; site: Site }): VNode {
  const { say } = site;
  const words = DRIFT_PAGE_WORDS[site.language];
  const { columns } = ANALYSIS_WORDS[site.language];
  const lists = drift.lists.slice(1);
  const counts = lists.map(({ came, left }) => ({ came: came?.n ?? 0, left: left?.n ?? 0 }));
  const most = Math.max(1, ...counts.flatMap(({ came, left }) => [came, left]));
  const x: Range = [0, lists.length];
  const y: Range = [-most, most];
  const bars = counts.flatMap(({ came, left }, at) => [
    { from: at + 0.1, to: at + 0.5, y: came, kind: 'gain', title: `${words.came}: ${site.grouped(came)}` },
    { from: at + 0.5, to: at + 0.9, y: -left, kind: 'loss', title: `${words.left}: ${site.grouped(left)}` },
  ]);
  const every = (count: number): readonly Tick[] =>
    lists
      .map(({ date }, at) => ({ at: at + 0.5, label: date.slice(0, 7) }))
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
        <table>
          <caption class="hidden">{words.flow}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.list}</th>
              <th scope="col" class="number">
                {columns.came}
              </th>
              <th scope="col" class="number">
                {columns.left}
              </th>
            </tr>
          </thead>
          <tbody>
            {lists.map(({ date }, at) => (
              <tr key={date}>
                <th scope="row">{dateText(date, site)}</th>
                <td class="number">{site.grouped(counts[at]?.came ?? 0)}</td>
                <td class="number">{site.grouped(counts[at]?.left ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}
