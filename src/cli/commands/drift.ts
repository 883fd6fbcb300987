/** `elobook drift --pool P`: whether the scale moves. */
import type { DriftWords } from '../../content/en/commands/drift.ts';
import { type Say, speak } from '../../explain/language.ts';
import type { Drift, ListDrift, ScoreBand } from '../../reading/analysis/drift.ts';
import type { BiasEstimate } from '../../reading/analysis/estimate.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { withOffice } from '../office.ts';
import { optionText } from '../given.ts';
import { contentOf, textOf } from '../options.ts';
import { tableLines } from '../table.ts';

export async function driftCommand(options: object): Promise<ExitCode> {
  const pool = textOf(options, 'pool');
  const lists = countOf(optionText(options, 'lists'));
  const language = await contentOf(options);
  const words = language.commands.drift;
  return withOffice(options, async (office, { print, progress }) => {
    const { drift } = await import('../../reading/analysis/drift.ts');
    const outcome = await drift(office, { pool, onProgress: progress, ...(lists === undefined ? {} : { lists }) });
    return print(outcome, (found) => driftLines(found, words, speak(language)));
  });
}

function countOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (Number.isInteger(count) && count >= 2) return count;
  throw new UsageError((words) => words.drift.lists);
}

function driftLines(found: Drift, words: DriftWords, say: Say): readonly string[] {
  const { columns } = words;
  const [first, last] = [found.lists[0] as ListDrift, found.lists.at(-1) as ListDrift];
  const apartIn = (bands: readonly ScoreBand[]): readonly string[] =>
    bands.filter(isApart).map((band) => bandName(band, say));
  const apart = [apartIn(found.byDifference), apartIn(found.byClass)] as const;
  const broken = found.lists.filter(({ adjusted }) => adjusted === true).map(({ date }) => date);
  return [
    words.title(found.pool, first.date, last.date, say),
    '',
    ...tableLines(
      [columns.list, columns.active, columns.mean, columns.spread, columns.stayed, columns.came, columns.left],
      found.lists.map((list) => listCells(list, say)),
    ),
    ...scores(words.byDifference, found.byDifference, words, say),
    ...scores(words.byClass, found.byClass, words, say),
    '',
    words.moved(found.moved, say),
    words.newcomers(found.came, found.left, say),
    words.stronger(found.stronger, say),
    ...(apart.flat().length === 0 ? [] : [words.apart(...apart, say)]),
    ...(broken.length === 0 ? [] : [words.broken(broken, say)]),
    words.caution,
  ];
}

const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;

const halfWidth = ({ low, high }: BiasEstimate, say: Say): string =>
  low === null || high === null ? '' : ` ± ${say.number(tenths((high - low) / 2))}`;

function listCells({ date, adjusted, active, stayed, came, left }: ListDrift, say: Say): readonly string[] {
  const mean = (of: BiasEstimate | null): string =>
    of === null ? '' : `${say.number(of.n)}${of.mean === null ? '' : ` (${say.number(Math.round(of.mean))})`}`;
  return [
    adjusted === true ? `${date} ‡` : date,
    say.number(active.n),
    active.mean === null ? '–' : `${say.number(tenths(active.mean))}${halfWidth(active, say)}`,
    active.spread === null ? '–' : say.number(tenths(active.spread)),
    stayed === null || stayed.mean === null ? '' : `${say.signed(tenths(stayed.mean))}${halfWidth(stayed, say)}`,
    mean(came),
    mean(left),
  ];
}

const isApart = ({ difference: { low, high } }: ScoreBand): boolean =>
  low !== null && high !== null && (low > 0 || high < 0);

const bandName = ({ from, to }: ScoreBand, say: Say): string =>
  to === null ? `${say.number(from)}+` : `${say.number(from)}–${say.number(to)}`;

function scores(title: string, bands: readonly ScoreBand[], words: DriftWords, say: Say): readonly string[] {
  if (bands.length === 0) return [];
  const { columns } = words;
  const thousandths = (value: number | null): string =>
    value === null ? '–' : say.number(Math.round(value * 1000) / 1000 + 0);
  return [
    '',
    title,
    ...tableLines(
      [columns.band, columns.games, columns.expected, columns.score, columns.difference],
      bands.map((band) => [
        bandName(band, say),
        say.number(band.games),
        thousandths(band.expected),
        thousandths(band.score),
        `${say.signed(Math.round((band.difference.mean as number) * 1000) / 1000 + 0)}${
          band.difference.low === null || band.difference.high === null
            ? ''
            : ` ± ${thousandths((band.difference.high - band.difference.low) / 2)}`
        }${isApart(band) ? ' *' : ''}`,
      ]),
    ),
  ];
}
