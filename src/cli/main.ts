#!/usr/bin/env node
/** The command line. Each command is loaded when it is asked for, so that `elobook --help` starts at once. */
import { cac } from 'cac';
import { markedArguments, unmarked } from './arguments.ts';
import { EXIT, OutputError, UsageError } from './exit.ts';
import { printable } from './printable.ts';

const cli = cac('elobook');

cli
  .command(
    'rate [...files]',
    'Rate reports: TRF, h9, OpenGotha, JSON; folders and zip archives; - reads standard input',
  )
  .option('--rules <id>', 'Edition (fide-2024) or family (fide, mssz, orr, mgsz)')
  .option('--facts <file>', 'What the report cannot carry (JSON): facts of the event, and of players by id')
  .option('--list <file>', 'Ratings from this list (FIDE XML or TXT, also zipped, or CSV)')
  .option('--encoding <name>', 'The encoding, where it is not the one it seems to be')
  .option('--limit <name=value>', 'How much is read: report, line, players, rounds, unpacked, ratio (report=128MB)')
  .option('--period <month>', 'All reports are one rating period, for the list of that month (2024-06)')
  .option('--json', 'Print the result object')
  .option('--lines', 'One JSON document a line in, one result a line out (other formats have many lines)')
  .option('--explain', 'With --json or --lines: the steps of every player')
  .option('--lang <language>', 'en, hu or ru', { default: 'en' })
  .action(async (files: string[], options: object) => (await import('./commands/rate.ts')).rateCommand(files, options));

cli
  .command('explain <file>', 'Explain one player’s new rating, step by step')
  .option('--player <id>', 'The player: the id in the report, or the FIDE number')
  .option('--rules <id>', 'Edition or family')
  .option('--facts <file>', 'What the report cannot carry (JSON): facts of the event, and of players by id')
  .option('--list <file>', 'Ratings from this list (FIDE XML or TXT, also zipped, or CSV)')
  .option('--encoding <name>', 'The encoding, where it is not the one it seems to be')
  .option('--limit <name=value>', 'How much is read: report, line, players, rounds, unpacked, ratio (report=128MB)')
  .option('--lang <language>', 'en, hu or ru', { default: 'en' })
  .action(async (file: string, options: object) =>
    (await import('./commands/explain.ts')).explainCommand(file, options),
  );

cli
  .command('check [...files]', 'Check reports and lists of players, and show every finding; - reads standard input')
  .option('--rules <id>', 'Edition or family')
  .option('--facts <file>', 'What the report cannot carry (JSON): facts of the event, and of players by id')
  .option('--list <file>', 'Ratings from this list (FIDE XML or TXT, also zipped, or CSV)')
  .option('--encoding <name>', 'The encoding, where it is not the one it seems to be')
  .option('--limit <name=value>', 'How much is read: report, line, players, rounds, unpacked, ratio (report=128MB)')
  .option('--control <name>', 'Of which ratings a list of one kind is: standard, rapid or blitz')
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
  .command(
    'convert <from> <to>',
    'Write a report or a list of players in another format, by the ending of the name or --format',
  )
  .option(
    '--format <id>',
    'trf16, trf26, json, h9, csv, swiss-manager, fide-txt, fide-txt-single, fide-txt-old, fide-xml or fide-xml-single',
  )
  .option('--control <name>', 'Lists with one kind of ratings: standard, rapid or blitz')
  .option('--month <month>', 'Lists of one month: which (2026-10), where the source does not say it')
  .option('--facts <file>', 'What the report cannot carry (JSON): facts of the event, and of players by id')
  .option('--list <file>', 'Ratings from this list (FIDE XML or TXT, also zipped, or CSV)')
  .option('--encoding <name>', 'The encoding, where it is not the one it seems to be')
  .option('--limit <name=value>', 'How much is read: report, line, players, rounds, unpacked, ratio (report=128MB)')
  .option('--lang <language>', 'en, hu or ru', { default: 'en' })
  .action(async (from: string, to: string, options: object) =>
    (await import('./commands/convert.ts')).convertCommand(from, to, options),
  );

cli
  .command('generate', 'A random event for tests and demonstrations, on standard output')
  .option('--rules <id>', 'Edition', { default: 'fide-2025-10' })
  .option('--players <n>', 'Number of players', { default: '20' })
  .option('--rounds <n>', 'Number of rounds', { default: '7' })
  .option('--seed <n>', 'The same seed gives the same event', { default: '1' })
  .option('--system <name>', 'swiss, round-robin or double-round-robin')
  .option('--format <id>', 'trf16, trf26, json or h9')
  .action(async (options: object) => (await import('./commands/generate.ts')).generateCommand(options));

cli
  .command('schema', 'The JSON Schema of documents')
  .action(async () => (await import('./commands/schema.ts')).schemaCommand());

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
    if (error instanceof OutputError) {
      process.stderr.write(`elobook: ${printable(error.message)}\n`);
      return 6;
    }
    throw error;
  }
}

// a reader that goes away, such as `head`, is no fault of ours
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`elobook: the output cannot be written (${error.code})\n`);
  process.exit(6);
});

process.exitCode = await main();
