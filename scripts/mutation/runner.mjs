/**
 * Puts faults into a room and runs its tests, in one process that stays warm: sources are loaded once with all faults in them, each behind a switch, and a
 * file of tests is run first as it is, which shows what each test reaches, then once for each fault that it reaches, until a test fails, and at the end as
 * it is again: if that fails, a fault has left something behind, and what was found in this file is judged anew in processes of their own.
 * What came of it goes to `plan.told`, a line each.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { startTests } from '@vitest/runner';
import { TestRunner, vi } from 'vitest';

const plan = JSON.parse(readFileSync(process.env['MUTATION_PLAN'], 'utf8'));
/** Where instrumented sources look which fault is in, and say what was reached. */
const switches = (globalThis['__stryker__'] ??= {});
/** Code that passes a place so many times as often as without a fault, and at least so often, goes round without an end. */
const ENDLESS_FACTOR = 10;
const ENDLESS_LEAST = 5000;
/** A test that waits so long for what does not come is ended, and has not found anything. */
const PATIENCE = 600_000;
const LATE = /timed out in \d+ms/;

/** Whether no fault has been in yet in this process. */
let isFirst = true;
const limitOf = (hits) => Math.max(ENDLESS_LEAST, hits * ENDLESS_FACTOR);
// a fault that is alone in its process is in from the first line on
if (plan.alone !== undefined) {
  Object.assign(switches, { activeMutant: plan.alone, hitCount: 0, hitLimit: limitOf(plan.hits) });
}

const drawn = new Set(plan.faults);
const found = new Set(plan.found);
const tell = (line) => appendFileSync(plan.told, `${JSON.stringify(line)}\n`);
const idOf = (test) => `${test.file.filepath}#${test.fullName}`;
const hooksOf = (file) => `${file.filepath}#`;
const tasksOf = (task) => [task, ...(task.tasks ?? []).flatMap(tasksOf)];
const failedIn = (file) => tasksOf(file).filter(({ result }) => result?.state === 'fail' && result.errors?.length > 0);

export default class FaultRunner extends TestRunner {
  onCollected(files) {
    if (plan.alone !== undefined) for (const file of files) leaveOnly(file, new Set(plan.tests));
    else switches.currentTestId = hooksOf(files[0]);
  }

  async onBeforeRunTask(test) {
    await super.onBeforeRunTask(test);
    if (plan.alone === undefined) switches.currentTestId = idOf(test);
  }

  onAfterRunTask(test) {
    super.onAfterRunTask(test);
    if (plan.alone === undefined) switches.currentTestId = hooksOf(test.file);
  }

  async onAfterRunFiles(files) {
    super.onAfterRunFiles(files);
    if (plan.alone !== undefined) return toldAlone(files);
    switches.currentTestId = undefined;
    for (const file of files) await this.#faultsIn(file);
  }

  async #faultsIn(file) {
    const name = relative(plan.root, file.filepath);
    if (failedIn(file).length > 0) {
      tell({ file: name, red: isFirst ? 'first' : 'later' });
      // a fault has left something behind: the parent begins anew with this file
      process.kill(process.pid, 'SIGKILL');
    }
    tell({ loaded: Object.keys(switches.mutantCoverage?.static ?? {}).filter((id) => drawn.has(id)) });
    const reached = reachedIn(file);
    for (const [id, { tests, hits }] of reached) tell({ fault: id, file: name, tests: [...tests], hits });
    const here = [];
    for (const [id, { tests, hits }] of reached) {
      if (found.has(id) || plan.without.includes(id)) continue;
      isFirst = false;
      tell({ begun: id });
      const outcome = await this.#run(file, { id, tests, limit: limitOf(hits) });
      tell({ fault: id, file: name, outcome });
      if (outcome !== 'found') continue;
      found.add(id);
      here.push(id);
    }
    const isClean = here.length === 0 || (await this.#run(file, {})) === 'unseen';
    tell({ done: name, doubtful: isClean ? [] : here });
    if (!isClean) process.kill(process.pid, 'SIGKILL');
  }

  /** One more run of a file, of which nobody but this one hears. */
  async #run(file, { id, tests, limit }) {
    let hasFailed = false;
    const { evaluatedModules } = this.workerState;
    const runner = Object.assign(Object.create(this), {
      config: { ...this.config, testTimeout: PATIENCE, hookTimeout: PATIENCE },
      onTaskUpdate: async () => {},
      onCollectStart: (each) => TestRunner.prototype.onCollectStart.call(this, each),
      importFile: (path, source) => {
        const module = evaluatedModules.getModuleById(path);
        if (module !== undefined) evaluatedModules.invalidateModule(module);
        return TestRunner.prototype.importFile.call(this, path, source);
      },
      onCollected: ([each]) => {
        if (tests !== undefined && !tests.has(hooksOf(each))) leaveOnly(each, tests);
        Object.assign(switches, { activeMutant: id, hitCount: id === undefined ? undefined : 0, hitLimit: limit });
      },
      onBeforeRunSuite: async (suite) => {
        if (hasFailed) suite.mode = 'skip';
        await TestRunner.prototype.onBeforeRunSuite.call(this, suite);
      },
      onBeforeRunTask: async (test) => {
        if (hasFailed) test.mode = 'skip';
        await TestRunner.prototype.onBeforeRunTask.call(this, test);
      },
      onAfterRunTask: (test) => {
        hasFailed ||= test.result?.state === 'fail';
        TestRunner.prototype.onAfterRunTask.call(this, test);
      },
      onAfterRunFiles: () => TestRunner.prototype.onAfterRunFiles.call(this),
    });
    let files;
    try {
      files = await startTests([{ filepath: file.filepath, fileTags: [] }], runner);
    } finally {
      Object.assign(switches, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
      vi.resetConfig();
      vi.restoreAllMocks();
    }
    const errors = files.flatMap(failedIn).flatMap(({ result }) => result.errors);
    if (id === undefined && errors.length > 0)
      tell({ dirty: errors.map(({ message, stack }) => `${message} ${stack}`.slice(0, 600)) });
    if (errors.length === 0) return 'unseen';
    return errors.every(({ message }) => LATE.test(message)) ? 'late' : 'found';
  }
}

/** The last file counts, or the first in which something fails. */
function toldAlone(files) {
  const errors = files.flatMap(failedIn).flatMap(({ result }) => result.errors);
  const isLate = errors.every(({ message }) => LATE.test(message));
  tell({ outcome: errors.length === 0 ? 'unseen' : isLate ? 'late' : 'found' });
  if (errors.length > 0) process.kill(process.pid, 'SIGKILL');
}

/** Which drawn faults the tests of a file reach, with the names of these tests; that of the file alone stands for its hooks. */
function reachedIn(file) {
  const reached = new Map();
  for (const [test, hits] of Object.entries(switches.mutantCoverage?.perTest ?? {})) {
    if (!test.startsWith(hooksOf(file))) continue;
    for (const [id, count] of Object.entries(hits)) {
      if (!drawn.has(id)) continue;
      const of = reached.get(id) ?? { tests: new Set(), hits: 0 };
      of.tests.add(test);
      of.hits += count;
      reached.set(id, of);
    }
  }
  return reached;
}

/** Leaves out other tests, and suites that have no test left. Gives whether any is left. */
function leaveOnly(task, tests) {
  if (task.type === 'test') {
    if (!tests.has(idOf(task)) && !tests.has(hooksOf(task.file))) task.mode = 'skip';
    return task.mode !== 'skip' && task.mode !== 'todo';
  }
  const isAny = task.tasks.map((each) => leaveOnly(each, tests)).some(Boolean);
  if (!isAny) task.mode = 'skip';
  return isAny;
}
