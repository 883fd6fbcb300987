#!/usr/bin/env node
/** The command line. Each command is loaded when it is asked for, so that `elobook --help` starts at once. */
import { cac } from 'cac';
import { markedArguments, unmarked } from './arguments.ts';
import { EXIT, UsageError } from './exit.ts';
import { printable } from './printable.ts';

const cli = cac('elobook');

cli
  .command('rate [...files]', 'Rate event or period documents (JSON); - reads standard input')
  .option('--rules <id>', 'Edition (fide-2024) or family (fide, mssz, orr, mgsz)')
  .option('--json', 'Print the result object')
  .option('--lines', 'One document a line in, one result a line out')
  .option('--explain', 'With --json or --lines: the steps of every player')
  .option('--lang <language>', 'en, hu or ru', { default: 'en' })
  .action(async (files: string[], options: object) => (await import('./commands/rate.ts')).rateCommand(files, options));

cli
  .command('explain <file>', 'Explain one player’s new rating, step by step')
  .option('--player <id>', 'The player')
  .option('--rules <id>', 'Edition or family')
  .option('--lang <language>', 'en, hu or ru', { default: 'en' })
  .action(async (file: string, options: object) =>
    (await import('./commands/explain.ts')).explainCommand(file, options),
  );

cli
  .command('check [...files]', 'Check documents and show every finding; - reads standard input')
  .option('--rules <id>', 'Edition or family')
  .option('--json', 'Print the findings as JSON')
  .option('--lang <language>', 'en, hu or ru', { default: 'en' })
  .action(async (files: string[], options: object) =>
    (await import('./commands/check.ts')).checkCommand(files, options),
  );

cli
  .command('calc [calculator] [...values]', 'Calculators; without a name: the list of them')
  .option('--rules <id>', 'Edition; without it today’s FIDE rules, or the only one that the calculator has')
  .option('--json', 'Print the answer and its steps as JSON')
  .option('--lang <language>', 'en, hu or ru', { default: 'en' })
  .allowUnknownOptions()
  .action(async (name: string | undefined, values: string[], options: object) =>
    (await import('./commands/calc.ts')).calcCommand(name, values, options),
  );

cli
  .command('rulebooks [action] [edition] [clause]', 'The editions; "show fide-2024 8.3.1" prints a clause')
  .option('--lang <language>', 'en, hu or ru', { default: 'en' })
  .action(
    async (action: string | undefined, edition: string | undefined, clause: string | undefined, options: object) =>
      (await import('./commands/rulebooks.ts')).rulebooksCommand(action, edition, clause, options),
  );

cli
  .command('demo', 'Rate a demonstration event and explain one result')
  .option('--lang <language>', 'en, hu or ru', { default: 'en' })
  .action(async (options: object) => (await import('./commands/demo.ts')).demoCommand(options));

cli.help((sections) => [
  ...sections,
  { title: 'Exit codes', body: EXIT.map(([code, means]) => `  ${code}  ${means}`).join('\n') },
]);
cli.version(__VERSION__);

declare const __VERSION__: string;

async function main(): Promise<number> {
  try {
    cli.parse(markedArguments(process.argv), { run: false });
    const { '--': rest, ...options } = unmarked(cli.options);
    if (options['help'] === true) return 0;
    if (options['version'] === true) {
      if (cli.matchedCommand !== undefined) cli.outputVersion();
      return 0;
    }
    // what stands after "--" is a file, whatever it begins with
    Object.assign(cli, { args: unmarked([...cli.args, ...(rest as string[])]), options });
    if (cli.matchedCommand !== undefined) return (await cli.runMatchedCommand()) as number;
    const [asked] = cli.args;
    if (asked !== undefined) throw new UsageError(`there is no command "${asked}"`);
    if (Object.keys(options).length > 0) throw new UsageError('an option needs a command before it');
    cli.outputHelp();
    return 0;
  } catch (error) {
    if (error instanceof UsageError || (error instanceof Error && error.name === 'CACError')) {
      process.stderr.write(`elobook: ${printable(error.message)}\nTry "elobook --help".\n`);
      return 2;
    }
    throw error;
  }
}

// a reader that goes away, such as `head`, is no fault of ours
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`elobook: the output cannot be written (${error.code})\n`);
  process.exit(4);
});

process.exitCode = await main();
