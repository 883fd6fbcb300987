/**
 * Stryker takes places, and puts in all faults that there are within them; this leaves out those that were not drawn. They count as
 * faults that do not compile, which is to say not at all.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { nameOf } from './sample.mjs';

class OnlySampled {
  async init() {
    const { root, names } = JSON.parse(readFileSync(process.env['MUTATION_FAULTS'], 'utf8'));
    this.root = root;
    this.names = new Set(names);
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => {
        const drawn = this.names.has(nameOf(relative(this.root, mutant.fileName).replaceAll('\\', '/'), mutant));
        return [
          mutant.id,
          drawn ? { status: CheckStatus.Passed } : { status: CheckStatus.CompileError, reason: 'not drawn' },
        ];
      }),
    );
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'only-sampled', OnlySampled)];
