/** Charts of the report before publication: the changes of ratings, and their distribution. */
import type { VNode } from 'preact';
import type { ListReport } from '../../desk/lists/report.ts';
import { Bars, Chart, Figure, type Tick } from '../parts/chart.tsx';
import { NumberTable } from '../parts/number-table.tsx';
import type { Site } from '../site.ts';

interface Bar {
  readonly from: number;
  readonly count: number;
}

const TEN = 10;
const HUNDRED = 100;

/** At most this many ticks, at round steps. */
function ticksBetween(
  from: number,
  to: number,
  step: number,
  most: number,
  label: (at: number) => string,
): readonly Tick[] {
  const every = step * Math.max(1, Math.ceil((to - from) / step / most));
  const first = Math.ceil(from / every) * every;
  return Array.from({ length: Math.floor((to - first) / every) + 1 }, (_, place) => first + place * every).map(
    (at) => ({
      at,
      label: label(at),
    }),
  );
}

function BarChart({
  bars,
  width,
  caption,
  xName,
  kindOf,
  label,
  site,
}: {
  bars: readonly Bar[];
  width: number;
  caption: string;
  xName: string;
  kindOf: (from: number) => string | undefined;
  label: (value: number) => string;
  site: Site;
}): VNode {
  const words = site.pages.sheets.publication;
  const from = Math.min(...bars.map((bar) => bar.from));
  const to = Math.max(...bars.map((bar) => bar.from)) + width;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Figure
      chart={
        <Chart
          label={caption}
          x={[from, to]}
          y={[0, most]}
          xTicks={(fit) => ticksBetween(from, to, width, fit, label)}
          yTicks={ticksBetween(0, most, 1, 4, site.grouped)}
          xName={xName}
          yName={words.players}
          draw={(drawn) => (
            <Bars
              bars={bars.map((bar) => ({
                from: bar.from,
                to: bar.from + width,
                y: bar.count,
                title: `${label(bar.from)}: ${site.grouped(bar.count)}`,
                kind: kindOf(bar.from),
              }))}
              drawn={drawn}
            />
          )}
        />
      }
      caption={caption}
      table={
        <NumberTable
          caption={caption}
          columns={[words.band, words.count]}
          rows={bars.map((bar) => ({ key: String(bar.from), head: label(bar.from), cells: [site.grouped(bar.count)] }))}
        />
      }
      site={site}
    />
  );
}

export function ListCharts({ report, site }: { report: ListReport; site: Site }): VNode {
  const words = site.pages.sheets.publication;
  const { histogram, distribution = [] } = report;
  return (
    <>
      {histogram.length === 0 ? null : (
        <BarChart
          bars={histogram}
          width={TEN}
          caption={words.gains}
          xName={words.change}
          kindOf={(from) => (from < 0 ? 'loss' : 'gain')}
          label={site.say.signed}
          site={site}
        />
      )}
      {distribution.length === 0 ? null : (
        <BarChart
          bars={distribution}
          width={HUNDRED}
          caption={words.spread}
          xName={words.rating}
          kindOf={() => undefined}
          label={String}
          site={site}
        />
      )}
    </>
  );
}
