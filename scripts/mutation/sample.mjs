/** All faults that Stryker can put into files, and a share of them that is spread evenly over all of the files. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** What Stryker itself is made of. */
const ofStryker = createRequire(createRequire(import.meta.url).resolve('@stryker-mutator/core'));
const { createInstrumenter } = await import(pathToFileURL(ofStryker.resolve('@stryker-mutator/instrumenter')).href);
const { noopLogger } = await import(pathToFileURL(ofStryker.resolve('@stryker-mutator/util')).href);
const { createInjector } = await import(pathToFileURL(ofStryker.resolve('typed-inject')).href);

/** Sources with faults in them, and the faults; `mutate`: at which places. */
function instrumented(sources) {
  const instrumenter = createInjector().provideValue('logger', noopLogger).injectFunction(createInstrumenter);
  return instrumenter.instrument(sources, { plugins: null, excludedMutations: [], ignorers: [] });
}

/** The faults of the files, in the order in which they stand there. */
export async function faultsIn(files) {
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  return (await instrumented(sources)).mutants;
}

/** Babel prints `(x as Day) < y` without its parentheses, which then reads as the arguments of a type. */
const BARE_TYPE = / as ([\w.]+) (<[<=]? )/g;

/** The text of each file with the drawn faults in it, each behind a switch of its number, and the faults with their numbers. */
export async function withFaults(drawn) {
  const sources = [...new Set(drawn.map(({ fileName }) => fileName))].map((name) => ({
    name,
    mutate: drawn.filter(({ fileName }) => fileName === name).map(({ location }) => location),
    content: readFileSync(name, 'utf8'),
  }));
  const { files: printed, mutants } = await instrumented(sources);
  const files = printed.map(({ name, content }) => ({ name, content: content.replaceAll(BARE_TYPE, ' as ($1) $2') }));
  const wanted = new Set(drawn.map((fault) => nameOf(fault.fileName, fault)));
  return { files, faults: mutants.filter((fault) => wanted.has(nameOf(fault.fileName, fault))) };
}

/** What tells a fault from the others, whatever else is put in; `file` as the room names it. */
export const nameOf = (file, { location: { start, end }, mutatorName, replacement }) =>
  JSON.stringify([file, start.line, start.column, end.line, end.column, mutatorName, replacement]);

/**
 * So many of them at equal distances, from a place that the seed gives; all of them where no number is given. The same seed and number give the same
 * faults of the same files.
 */
export function sampled(faults, count, seed) {
  if (count === undefined || count >= faults.length) return faults;
  const step = faults.length / count;
  let state = seed;
  // the first numbers of small seeds are small
  for (let times = 0; times < 10; times += 1) state = (state * 48_271) % 2_147_483_647;
  const from = (state / 2_147_483_647) * step;
  return Array.from({ length: count }, (_, at) => faults[Math.floor(from + at * step)]);
}
