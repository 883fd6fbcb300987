/**
 * Vitest says that a worker ended, and not with which file. This says at the end which files were begun and not finished, and which tests of
 * them have no result, so that whoever reads only the last lines of a run knows where to look.
 */
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

export default class Unfinished implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], _errors: readonly unknown[], reason: TestRunEndReason): void {
    // a run that somebody broke off has not finished many
    if (reason === 'interrupted') return;
    for (const module of modules) {
      const without = [...module.children.allTests()].filter((each) => each.result().state === 'pending');
      if (module.state() !== 'pending' && module.state() !== 'queued' && without.length === 0) continue;
      process.stderr.write(`not finished: ${module.relativeModuleId}\n`);
      for (const { fullName } of without) process.stderr.write(`  no result: ${fullName}\n`);
    }
  }
}
