/**
 * What ran while the event loop was held: the samples of the profiler that fall into the longest hold, by the functions that
 * were on the stack. The profiler takes time itself, so that figures are told without it.
 */
import { Session } from 'node:inspector/promises';
import type { Profiler } from 'node:inspector';
import type { Hold, Span } from './holds.ts';

/** Microseconds between two samples. */
const EVERY = 250;
/** Functions that are told. */
const TOLD = 14;

export class Stacks {
  readonly #session = new Session();

  async begin(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.setSamplingInterval', { interval: EVERY });
    await this.#session.post('Profiler.start');
  }

  /** Of each hold the functions with the milliseconds in which each was on the stack, and itself at work; the longest first. */
  async end(holds: readonly Hold[]): Promise<readonly string[]> {
    const { profile } = await this.#session.post('Profiler.stop');
    this.#session.disconnect();
    return holds.flatMap((hold) => [`${hold.worked.toFixed(1)} ms:`, ...functionsIn(profile, hold)]);
  }
}

function functionsIn(profile: Profiler.Profile, { from, to }: Span): readonly string[] {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const [whole, own] = [new Map<string, number>(), new Map<string, number>()];
  let at = profile.startTime;
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const took = profile.timeDeltas?.[index] ?? 0;
    at += took;
    if (at < from * 1000 || at > to * 1000) continue;
    const stack = new Set<string>();
    for (let node: number | undefined = id; node !== undefined; node = parents.get(node)) {
      stack.add(nameOf(nodes.get(node) as Profiler.ProfileNode));
    }
    const [innermost] = stack as Iterable<string>;
    own.set(innermost as string, (own.get(innermost as string) ?? 0) + took);
    for (const name of stack) whole.set(name, (whole.get(name) ?? 0) + took);
  }
  return [...whole]
    .sort(([, a], [, b]) => b - a)
    .slice(0, TOLD)
    .map(([name, took]) => `${shown(took)} ${shown(own.get(name) ?? 0)}  ${name}`);
}

const nameOf = ({ callFrame: { functionName, url, lineNumber } }: Profiler.ProfileNode): string =>
  `${functionName || 'anonymous'} ${url.replace(/^.*\//, '')}:${lineNumber + 1}`;

const shown = (took: number): string => (took / 1000).toFixed(1).padStart(6);
