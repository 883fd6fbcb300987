/** Work in a process of its own, from its start: cold, as a clerk's command is, and with no memory but its own. */
import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { comesAfterOthers, engineComesAfterWork } from '../../src/cli/priority.ts';
import type { Tell } from '../corpus/office.ts';
import type { Sample } from './row.ts';
import type { Setting } from './setting.ts';

/** Work by name: it takes what can be sent to another process, and answers with samples. */
export type Tasks = Readonly<Record<string, (given: never, tell: Tell) => Sample | Promise<Sample>>>;

type GivenTo<T extends Tasks, N extends keyof T> = Parameters<T[N]>[0];

type Message = { readonly progress: string } | { readonly done: Sample };

const TASK = '--task';

/** Beside the task's own samples `ms` from the start of the process to its answer, `work` without the start, `cpu` of the processor, and `memory` at its highest. */
export interface Processes<T extends Tasks> {
  /** `after-others`: beside a server, as its worker does. */
  readonly run: <N extends keyof T & string>(
    name: N,
    given: GivenTo<T, N>,
    setting: Setting,
    how?: 'after-others',
  ) => Promise<Sample>;
}

/**
 * The tasks of a measurement. `module` is its own `import.meta.url`: the bundle of the measurement is what the process runs,
 * so that it loads nothing that the task does not need.
 */
export function processesFor<T extends Tasks>(module: string, tasks: T): Processes<T> {
  const file = fileURLToPath(module);
  if (process.send !== undefined && process.argv[1] === file && process.argv[2] === TASK) {
    process.once('message', async ({ name, given }: { readonly name: string; readonly given: never }) => {
      const send = (message: Message): void => void process.send?.(message);
      const done = await carriedOut(tasks, name, given, (progress) => send({ progress }));
      send({ done });
      process.disconnect();
    });
  }
  return {
    run: (name, given, setting, how) =>
      setting.isTrial
        ? timedHere(() => carriedOut(tasks, name, given as never, setting.tell))
        : forked(file, { name, given }, setting.tell, how),
  };
}

/** Work that a command of the program does, begun as the program begins it (`src/cli/office.ts`). */
export const asCommand =
  <G, S>(task: (given: G, tell: Tell) => S): ((given: G, tell: Tell) => S) =>
  (given, tell) => {
    if (process.argv[2] === TASK) engineComesAfterWork();
    return task(given, tell);
  };

async function carriedOut(tasks: Tasks, name: string, given: never, tell: Tell): Promise<Sample> {
  const began = performance.now();
  const samples = await (tasks[name] as Tasks[string])(given, tell);
  const { user, system } = process.cpuUsage();
  const work = performance.now() - began;
  return { ...samples, work, cpu: (user + system) / 1000, memory: peakMemory() };
}

async function timedHere(work: () => Promise<Sample>): Promise<Sample> {
  const began = performance.now();
  const done = await work();
  return { ...done, ms: performance.now() - began };
}

function forked(file: string, task: object, tell: Tell, how?: 'after-others'): Promise<Sample> {
  const began = performance.now();
  const child = fork(file, [TASK], { execArgv: [] });
  if (how === 'after-others' && child.pid !== undefined) comesAfterOthers(child.pid);
  return new Promise((resolve, reject) => {
    let done: Sample | undefined;
    child.on('message', (message: Message) => {
      if ('done' in message) done = { ...message.done, ms: performance.now() - began };
      else tell(message.progress);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (done === undefined)
        reject(new Error(`the process for ${JSON.stringify(task).slice(0, 100)} ended with ${code}`));
      else resolve(done);
    });
    child.send(task);
  });
}

/** Milliseconds that a process has had of processors, by the system's own page on it; none where there is no such page. */
export function processorTime(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // behind the name, which may hold anything; in hundredths of a second
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** In MB. The system's own page on the process, since its count of a child begins with what the parent had. */
export const peakMemory = (status = '/proc/self/status'): number =>
  existsSync(status)
    ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024
    : process.resourceUsage().maxRSS / 1024;
