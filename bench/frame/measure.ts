/** Runs the contestants of a measurement in turn, and says what became of its rows. */
import type { Contestant, Figure, Measured, Measurement, Row, RowResult, Sample, Verdict } from './row.ts';
import { NAIVE_SECONDS } from './results.ts';
import type { Setting } from './setting.ts';

/** `naive`: seconds of the naive month here, by which goals in seconds are judged. */
export async function measure(
  measurement: Measurement,
  setting: Setting,
  naive?: () => Promise<number>,
): Promise<Measured> {
  const began = performance.now();
  const { contestants, warmUp = [], notes = [], close } = await measurement.prepare(setting);
  try {
    if (!setting.isTrial) for (const name of warmUp) await contestants[name]?.();
    const rounds = roundsOf(measurement, setting);
    const samples = await inTurn(contestants, rounds, setting.tell);
    const seconds = (performance.now() - began) / 1000;
    const own = measurement.rows.some(isTime) ? await naive?.() : undefined;
    return { rows: rowsOf(measurement.rows, samples, setting, own), samples, notes, seconds };
  } finally {
    await close?.();
  }
}

/** A measurement of some of its rows, which needs no other contestants than theirs; of all where none is named. */
export function onlyRows(measurement: Measurement, ids: readonly string[]): Measurement {
  const asked = new Set(ids.map((id) => id.toLowerCase()));
  if (asked.size === 0) return measurement;
  const rows = measurement.rows.filter(({ id }) => asked.has(id.toLowerCase()));
  const needed = new Set(
    rows.flatMap(({ figure, by = figure }) => [figure, by]).map((name) => name.slice(0, name.lastIndexOf('.'))),
  );
  return {
    ...measurement,
    rows,
    prepare: async (setting) => {
      const prepared = await measurement.prepare(setting);
      const contestants = Object.entries(prepared.contestants).filter(([name]) => needed.has(name));
      return { ...prepared, contestants: Object.fromEntries(contestants) };
    },
  };
}

const roundsOf = ({ rounds, roundsOfWhole }: Measurement, setting: Setting): number =>
  Math.min(setting.rounds, (setting.share >= 1 ? roundsOfWhole : undefined) ?? rounds ?? setting.rounds);

type Samples = Record<Figure, number[]>;

/** Every other round goes the other way round, so that nobody is always the one who comes after the same other. */
async function inTurn(
  contestants: Readonly<Record<string, Contestant>>,
  rounds: number,
  tell: Setting['tell'],
): Promise<Samples> {
  const samples: Samples = {};
  const entries = Object.entries(contestants);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, run] of round % 2 === 0 ? entries.toReversed() : entries) {
      tell(`round ${round} of ${rounds}: ${name}`);
      (globalThis as { gc?: () => void }).gc?.();
      const sample = await run();
      for (const [of, value] of Object.entries(sample)) (samples[`${name}.${of}`] ??= []).push(value);
    }
  }
  return samples;
}

/** A row whose contestants could not run is not told. */
function rowsOf(
  rows: readonly Row[],
  samples: Samples,
  { share }: Setting,
  naive: number | undefined,
): readonly RowResult[] {
  return rows.flatMap((row) => {
    const [own, other] = [samples[row.figure], row.by === undefined ? undefined : samples[row.by]];
    if (own === undefined || (row.by !== undefined && other === undefined)) return [];
    const value = median(own.map((each, round) => each / ((other?.[round] as number | undefined) ?? unitOf(row))));
    const part = row.grows === undefined ? 1 : share;
    const asked = {
      ...(row.must === undefined ? {} : { must: row.must * part }),
      ...(row.aim === undefined ? {} : { aim: row.aim * part }),
    };
    const judged = isTime(row) && naive !== undefined ? (value * NAIVE_SECONDS) / naive : value;
    return [{ ...row, value, judged, asked, verdict: verdictOf(judged, asked, row.better) }];
  });
}

const isTime = ({ unit }: Row): boolean => unit === 's' || unit === 'ms';

const unitOf = ({ unit }: Row): number => (unit === 's' ? 1000 : 1);

function verdictOf(value: number, { must, aim }: RowResult['asked'], better: Row['better']): Verdict {
  const holds = (limit: number): boolean => (better === 'less' ? value <= limit : value >= limit);
  if (aim !== undefined && holds(aim)) return 'aim';
  if (must === undefined) return 'none';
  return holds(must) ? 'must' : 'missed';
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1] as number, sorted[sorted.length >> 1] as number];
  return (low + high) / 2;
}

/** Milliseconds that some work takes. */
export async function timed(work: () => unknown): Promise<Sample> {
  const start = performance.now();
  await work();
  return { ms: performance.now() - start };
}

const LONG_ENOUGH = 100;

/**
 * Milliseconds of something short: done again until it has taken long enough to be measured, and the mean of that. As long before
 * it does not count: the collection before a round takes code along that was compiled for objects of which none is left.
 */
export function repeated(work: () => unknown, { isTrial }: Setting): Sample {
  if (!isTrial) again(work, LONG_ENOUGH);
  return { ms: again(work, isTrial ? 0 : LONG_ENOUGH) };
}

/** Milliseconds of each time. */
function again(work: () => unknown, atLeast: number): number {
  const start = performance.now();
  let [times, took] = [0, 0];
  do {
    work();
    times += 1;
    took = performance.now() - start;
  } while (took < atLeast);
  return took / times;
}
