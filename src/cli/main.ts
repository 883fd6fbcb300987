#!/usr/bin/env node
/** The command line. Each command is loaded when it is asked for, so that `elobook --help` starts at once. */
import { fstatSync } from 'node:fs';
import { type Command, cac } from 'cac';
import { languageName, LANGUAGES } from '../content/languages.ts';
import { markedArguments, unmarked } from './arguments.ts';
import { EXIT, GUARDED_OUTPUT, OutputError, Refusal, UsageError } from './exit.ts';
import { printable } from './printable.ts';

const cli = cac('elobook');

/** A command of a module, which is loaded with it. */
const loaded =
  <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  async (...given: readonly unknown[]): Promise<number> =>
    ((await load())[name] as (...given: readonly unknown[]) => Promise<number>)(...given);

/** What every command takes that writes a file. */
const REPLACE = ['--replace', 'Replace a file that is there already; never a database, a key or a signature'] as const;
const ALL_PLACES = ['--all-places', 'Show every finding with its place, not those of one kind together'] as const;
const LANGUAGE_CODES = LANGUAGES.join(', ');
const FACTS = [
  '--facts <file>',
  'What the report cannot carry (JSON): facts of the event, and of players by id',
] as const;
const RATINGS = ['--list <file>', 'Ratings from this list (FIDE XML or TXT, also zipped, or CSV)'] as const;
const ENCODING = ['--encoding <name>', 'The encoding, where it is not the one it seems to be'] as const;
const officeCommands = new Set<string>();

cli
  .command(
    'rate [...files]',
    'Rate reports: TRF, h9, OpenGotha, JSON; folders and zip archives; - reads standard input',
  )
  .option('--rules <id>', 'Edition (fide-2024) or family (fide, mssz, orr, mgsz)')
  .option('--control <name>', 'With a family: standard, rapid or blitz rules; without it standard')
  .option(...FACTS)
  .option(...RATINGS)
  .option(...ENCODING)
  .option('--limit <name=value>', 'How much is read: report, line, players, rounds, unpacked, ratio (report=128MB)')
  .option('--k <n>', 'FIDE, MSSZ: K of players whose K is not known, instead of a newcomer’s')
  .option('--assume <what>', 'established: who is not known to have fewer has 30 games, and was never rated higher')
  .option('--period <month>', 'All reports are one rating period, for the list of that month (2024-06)')
  .option('--json', 'Print the result object')
  .option('--lines', 'One JSON document a line in, one result a line out (other formats have many lines)')
  .option('--explain', 'With --json or --lines: the steps of every player')
  .option(...ALL_PLACES)
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/rate.ts'), 'rateCommand'));

cli
  .command('explain [file]', 'Explain one player’s new rating, step by step: of a report, or of the office')
  .option('--player <id>', 'The player: the id in the report, or the FIDE number')
  .option('--event <id>', 'In the office: what this event did')
  .option('--pool <id>', 'In the office: the pool of the list')
  .option('--db <address>', 'The office: a file, or postgres://… (ELOBOOK_DB; else elobook.db)')
  .option('--json', 'In the office: print { value, dryRun, findings } as JSON')
  .option('--rules <id>', 'Edition or family')
  .option('--control <name>', 'With a family: standard, rapid or blitz rules; without it standard')
  .option(...FACTS)
  .option(
    '--list <file>',
    'Ratings from this list (FIDE XML or TXT, also zipped, or CSV); in the office: the list that is asked about (2024-06)',
  )
  .option('--k <n>', 'FIDE, MSSZ: K of players whose K is not known, instead of a newcomer’s')
  .option('--assume <what>', 'established: who is not known to have fewer has 30 games, and was never rated higher')
  .option(...ENCODING)
  .option('--limit <name=value>', 'How much is read: report, line, players, rounds, unpacked, ratio (report=128MB)')
  .option(...ALL_PLACES)
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(async (file: string | undefined, options: object) =>
    file === undefined
      ? (await import('./commands/explain-player.ts')).explainPlayerCommand(options)
      : (await import('./commands/explain.ts')).explainCommand(file, options),
  );

cli
  .command('check [...files]', 'Check reports and lists of players, and show every finding; - reads standard input')
  .option('--rules <id>', 'Edition or family')
  .option(...FACTS)
  .option(...RATINGS)
  .option(...ENCODING)
  .option('--limit <name=value>', 'How much is read: report, line, players, rounds, unpacked, ratio (report=128MB)')
  .option(
    '--control <name>',
    'Standard, rapid or blitz: the rules that reports are checked by, and the ratings of a list of one kind',
  )
  .option('--json', 'Print the findings as JSON')
  .option(...ALL_PLACES)
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/check.ts'), 'checkCommand'));

cli
  .command('calc [calculator] [...values]', 'Calculators; without a name: the list of them')
  .option('--rules <id>', 'Edition; without it today’s FIDE rules, or the only one that the calculator has')
  .option('--json', 'Print the answer and its steps as JSON')
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .allowUnknownOptions()
  .action(loaded(() => import('./commands/calc.ts'), 'calcCommand'));

cli
  .command('rulebooks [action] [edition] [clause]', 'The editions; "show fide-2024 8.3.1" prints a clause')
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/rulebooks.ts'), 'rulebooksCommand'));

cli
  .command(
    'convert <from> <to>',
    'Write a report or a list of players in another format, by the ending of the name or --format',
  )
  .option(
    '--format <id>',
    'trf16, trf26, json, h9, csv, csv-exact, swiss-manager, fide-txt, fide-txt-single, fide-txt-old, fide-xml or fide-xml-single',
  )
  .option('--control <name>', 'Lists with one kind of ratings: standard, rapid or blitz')
  .option('--month <month>', 'Lists of one month: which (2026-10), where the source does not say it')
  .option(...REPLACE)
  .option(...FACTS)
  .option(...RATINGS)
  .option(...ENCODING)
  .option('--limit <name=value>', 'How much is read: report, line, players, rounds, unpacked, ratio (report=128MB)')
  .option(...ALL_PLACES)
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/convert.ts'), 'convertCommand'));

cli
  .command('generate', 'A random event for tests and demonstrations, on standard output')
  .option('--rules <id>', 'Edition', { default: 'fide-2025-10' })
  .option('--players <n>', 'Number of players', { default: '20' })
  .option('--rounds <n>', 'Number of rounds', { default: '7' })
  .option('--seed <n>', 'The same seed gives the same event', { default: '1' })
  .option('--system <name>', 'swiss, round-robin or double-round-robin')
  .option('--format <id>', 'trf16, trf26, json or h9')
  .action(loaded(() => import('./commands/generate.ts'), 'generateCommand'));

cli
  .command('endorse', 'Measure another rating program by random events: each of its numbers beside the rulebook’s')
  .option(
    '--command <text>',
    'The program: documents come on its standard input, a line each; results go out, a line each',
  )
  .option('--edition <id>', 'By which edition (fide-2024); several in commas, or all')
  .option('--count <n>', 'Random documents for each edition; else 50000')
  .option('--seed <n>', 'The same seed gives the same documents; else 1')
  .option('--events-only', 'No rating periods: for programs that know reports of one event only')
  .option('--as-found', 'Show the first difference as it was found: to make it small takes a slow program long')
  .option('--timeout <seconds>', 'After so long without an answer the program is ended; else 60')
  .option('--docs <file>', 'Write the report as Markdown, to be published')
  .option(...REPLACE)
  .option('--json', 'Print the report as JSON')
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/endorse.ts'), 'endorseCommand'));

cli
  .command('check-page', 'The page that checks reports, as one HTML file on standard output: it needs no network')
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/check-page.ts'), 'checkPageCommand'));

cli
  .command('schema', 'The JSON Schema of documents')
  .action(loaded(() => import('./commands/schema.ts'), 'schemaCommand'));

/** What every command of the office takes. */
const atOffice = (usage: string, says: string): Command => {
  const command = cli.command(usage, says);
  officeCommands.add(command.name);
  return command
    .option('--db <address>', 'The office: a file, or postgres://… (ELOBOOK_DB; else elobook.db)')
    .option('--json', 'Print { value, dryRun, findings } as JSON')
    .option(...ALL_PLACES)
    .option('--lang <language>', LANGUAGE_CODES, { default: 'en' });
};

/** What every command takes that changes something. */
const changing = (usage: string, says: string): Command =>
  atOffice(usage, says)
    .option(
      '--as <name>',
      'Who does it (ELOBOOK_AUTHOR); in an office with accounts: nobody, but the system’s user or ELOBOOK_API_KEY',
    )
    .option('--ground <text>', 'Why')
    .option('--clock-is-right', 'Although the last entry is of a later day, or older than 400 days; --ground says why')
    .option('--dry-run', 'Show what would be done, and keep nothing of it');

const ofOffice = changing(
  'office [action]',
  'The office: init, status, set, readings (who read birth dates or all of it), public-role (for serve --public)',
)
  .option('--name <text>', 'init, set (while it is new): its name')
  .option('--time-zone <name>', 'init, set (while it is new): such as Europe/Budapest; else UTC')
  .option('--minors <how>', 'set: how the public sees players under 18: names, or initials without the year of birth')
  .option('--four-eyes <switch>', 'set: whether what weighs most needs a second officer: on or off')
  .option('--key <file>', 'init: where its private key goes (ELOBOOK_KEY_FILE; else beside the database)')
  .option(
    '--memory-key <file>',
    'status: the key of those who are remembered (ELOBOOK_MEMORY_KEY_FILE; else beside the private key)',
  )
  .option('--since <day>', 'readings: from this day on (2024-05-01)')
  .option('--remove-before <day>', 'readings: remove older ones from the record; --ground says why')
  .option('--role <name>', 'public-role: its name; else elobook_public')
  .action(async (action: string | undefined, options: object) => {
    if (action === 'public-role') return (await import('./commands/public-role.ts')).publicRoleCommand(options);
    if (action === 'readings') return (await import('./commands/office-readings.ts')).officeReadingsCommand(options);
    if (action === 'status') return (await import('./commands/office-status.ts')).officeStatusCommand(options);
    if (action === 'init') return (await import('./commands/office-init.ts')).officeInitCommand(options);
    if (action === 'set') return (await import('./commands/office-set.ts')).officeSetCommand(options);
    throw new UsageError('office takes one of init, set, status, readings, public-role');
  });

const pools = changing('pools [action] [...args]', 'Pools: open, set, change, close, reopen, adjust, show')
  .option('--family <id>', 'open: fide, mssz, orr or mgsz')
  .option('--name <text>', 'open, change: its name')
  .option(
    '--after <month>',
    'close: its last list (2024-12), of a continuous pool its last day; else the last that is out, or today',
  )
  .option('--from <month>', 'open: its first list (2024-01); of a continuous pool the day it opens')
  .option('--calendar <name>', 'open: monthly or at-once, as the family has it')
  .option('--control <name>', 'open: standard, rapid or blitz; without it standard')
  .option('--group <name>', 'open: the pools of this group belong together, one of each control')
  .option('--report-ratings <whose>', 'set: whose ratings the tables of an ORR pool give, fide or own')
  .option(
    '--reading <setting=value>',
    'open, set: how the pool reads an open clause (cap.lower=once); several times for several',
  )
  .option('--rule <rule>', 'adjust: towards:2000:2/5, towards:2000:3/5:down, at-least:POOL:100')
  .option('--list <month>', 'adjust: the first list that shows it (2024-03)')
  .option('--order <when>', 'adjust: after-events or before-events of that list')
  .option(
    '--by <authority>',
    'adjust: whose decision it is: qc, qc-chairman, president or council; of mssz also committee',
  )
  .option('--decided <day>', 'adjust: the day of the decision; else today')
  .option('--reference <text>', 'adjust: where the decision is written')
  .option('--although <what>', 'adjust: again, for a change that an earlier list has had already')
  .option('--revoke <entry>', 'adjust: take the change of that entry back, on the next list')
  .option('--way <how>', 'adjust --revoke: points (everybody gives them back) or replay (the lists since without it)')
  .action(loaded(() => import('./commands/pools.ts'), 'poolsCommand'));
for (const language of LANGUAGES) {
  const onPages = `its name on the pages of this language (${languageName(language)})`;
  ofOffice.option(`--name-${language} <text>`, `init, set: ${onPages}; set: - takes it away`);
  pools.option(`--name-${language} <text>`, `open, change: ${onPages}; change: - takes it away`);
}

changing('federations [action] [...args]', 'Federations: set, show')
  .option('--status <name>', 'set: member, suspended or not-a-member')
  .option('--officer <text>', 'set: who answers for the ratings; - for nobody')
  .action(loaded(() => import('./commands/pools.ts'), 'federationsCommand'));

changing(
  'players [action] [...args]',
  'Players: import, imports, export, add, change, find, show, data (all about one person, for the person), clubs, order, attach, forms, detach, merge, split, erase, tidy',
)
  .option('--whole', 'import: the file is the whole list: who is not in it has no rating in the pool any more')
  .option('--add', 'import: the file comes beside what is there; without one of the two only its effect is shown')
  .option('--undo <id>', 'import: take an import back, by its number (i7); tidy: put a player back')
  .option('--all <count>', 'tidy: everybody whom reports have left, so many as it showed')
  .option('--pool <id>', 'import: the pool that gets the ratings')
  .option('--group <name>', 'import: the pools of a group, each of which gets the ratings of its time control')
  .option('--as-of <month>', 'import: the month of the list (2024-06); of a continuous pool the day')
  .option(
    '--ids <kind>',
    'import: what the column id of a CSV holds: fide, komir, orr, pin, or own (ids of this office)',
  )
  .option('--leave-out', 'import: leave out what is faulty, and take in the rest')
  .option('--control <name>', 'import: standard, rapid or blitz ratings')
  .option('--encoding <name>', 'import: the encoding, where it is not the one it seems to be')
  .option('--limit <name=value>', 'import: how much is read')
  .option('--format <id>', 'export: csv, csv-exact (nothing is done against formulas) or jsonl')
  .option(REPLACE[0], `export, forms: ${REPLACE[1]}`)
  .option('--full', 'show, export: also what only officers see, such as the day of birth')
  .option('--name <text>', 'add, change, split: the fields of the card')
  .option('--birth <day>', 'A day, or the year alone')
  .option('--sex <letter>', 'm or f')
  .option('--federation <code>', 'HUN')
  .option('--title <title>', 'GM, IM, FM, CM, WGM, WIM, WFM, WCM')
  .option('--further-title <title>', 'Another title; a national one with its year (NAM:1985)')
  .option('--fide <number>', 'The FIDE number')
  .option('--komir <number>', 'The KOMIR number; the first licence brings the next')
  .option('--orr <number>', 'The ORR number')
  .option('--pin <number>', 'The Go PIN')
  .option('--club <name>', 'The club of the licence')
  .option('--guest-club <name>', 'The club of a guest player')
  .option('--order <club:place>', 'The place in the strength order of a club')
  .option('--licence <year=club>', 'A licence of a year')
  .option('--deceased <day>', 'The day of death')
  .option('--blocked <text>', 'The notice that the player must not be listed')
  .option('--exempt <text>', 'The decision by which the player is listed all the same')
  .option('--private <day>', 'The day on which the player asked that search engines leave the card alone')
  .option('--without <field>', 'change: take a field off the card (licences:2024 for one year)')
  .option(
    '--although <what>',
    'merge: fide, komir, orr, pin (both numbers of this kind are one person’s), ratings (one of two in a pool may fall away); add, change, import, split: names (doubtful ones are right as they stand), remembered (who was erased may come back); add, change, import: komir (the number is this person’s own); import: ratings (players may lose theirs), facts (cards may be contradicted), other-names; erase: lost-key, ground (it names the person, and stays)',
  )
  .option('--remember', 'erase: keep keyed digests, by which the office asks before the person comes back')
  .option(
    '--memory-key <file>',
    'erase, add, change, import, split: the key of these digests (ELOBOOK_MEMORY_KEY_FILE; else beside the private key)',
  )
  .option('--event <id>', 'split: an event that belongs to somebody else, with --to or a new card')
  .option('--to <player>', 'split: whose the events are')
  .option('--form <kind>', 'attach: registration, licence, transfer, guest, order or other')
  .option('--year <year>', 'clubs: the year of the licences, where it is not the present one')
  .action(loaded(() => import('./commands/players.ts'), 'playersCommand'));

changing(
  'events [action] [...args]',
  'Events: register, change, comment, submit, questions, answer, accept, refuse, withdraw, correct, arbiters, export, show, list',
)
  .option('--pool <id>', 'register, submit, list, export: the pool; submit without it: that of the time control')
  .option('--event <id>', 'submit: the event that the report is of, where it is registered already')
  .option('--part-of <id>', 'submit: the long event of which the reports are parts')
  .option('--received <day>', 'submit, correct: the day on which the report came; else today')
  .option('--accept', 'submit, correct: accept at once what leaves no question and breaks no rule')
  .option('--facts <file>', 'register, change, submit, correct: what the report cannot carry (JSON)')
  .option('--report-ratings <whose>', 'submit, correct: ORR: whose ratings the table gives, fide or own')
  .option('--encoding <name>', 'submit, correct: the encoding, where it is not the one it seems to be')
  .option('--limit <name=value>', 'submit, correct: how much is read')
  .option('--waive <clause>', 'accept, correct: a clause that is set aside, with --by and --ground')
  .option('--by <authority>', 'accept, correct: whom the clause names: president, qc-chairman, qc, committee')
  .option(
    '--rating <player=answer>',
    'correct: a rating that the pool lacked is taken from the report, or set aside (fide:703303=taken, ?3=unrated)',
  )
  .option(
    '--result <text>',
    'correct: a result is set right without a file: "ROUND WHITE BLACK RESULT" (3 ?1 ?4 0-1; none takes a game out)',
  )
  .option('--who <old=new>', 'correct: a player of the event is somebody else (an id, a number, a place ?3; or new)')
  .option('--state <name>', 'list: only events in this state')
  .option(
    '--although <what>',
    'submit: sent-before, for a report that the event has already, or had before a later one took its place; accept: before-pool, for an event that ended before the pool began; accept, withdraw, correct: ratings, which the event had brought in and later ones rest on, may be lost; answer, correct: name, birth, federation, where the report speaks against the person who is named; answer: remembered, for somebody who was erased and comes back',
  )
  .option(
    '--memory-key <file>',
    'submit, correct, questions, answer: the key of those who are remembered (ELOBOOK_MEMORY_KEY_FILE; else beside the private key)',
  )
  .option(
    '--all',
    'questions: also those that are answered; answer: all ratings that are asked about, taken or unrated',
  )
  .option('--name <text>', 'register, change')
  .option('--place <text>', 'register, change')
  .option('--federation <code>', 'register, change')
  .option('--start <day>', 'register, change')
  .option('--end <day>', 'register, change')
  .option('--system <name>', 'register, change')
  .option('--rounds <n>', 'register, change')
  .option(
    '--arbiter <name;number;licence;role>',
    'arbiters: one of them ("Kiss, Anna;703303;A-12;chief"); roles are chief, deputy, arbiter; several times for several',
  )
  .option('--erase', 'arbiters: delete for good what names them, with the copies of reports; --ground says why')
  .option('--format <id>', 'export: trf16 or trf26')
  .option('--to <file>', 'export: where the file goes; else to standard output')
  .option('--list <month>', 'export: with --pool, all events of this list as a zip archive (2024-07)')
  .option('--from-day <day>', 'export: an interim report: only rounds from this day on')
  .option('--to-day <day>', 'export: an interim report: only rounds up to this day')
  .option(REPLACE[0], `export: ${REPLACE[1]}`)
  .option('--postpone-to <day>', 'change: the new first day; the last day and the rounds move with it')
  .option('--clear <fact>', 'change: nothing is said of it any more (rounds); several times for several')
  .option('--entrant <player>', 'change: a player who is entered for an announced event; all of them, one option each')
  .option('--although <kind>', 'register, change: names: a doubtful name or place is right as it stands')
  .action(loaded(() => import('./commands/events.ts'), 'eventsCommand'));

changing('decide <player>', 'Record a decision on a player’s standing, of those whom the rulebook names')
  .option('--pool <id>', 'The pool')
  .option('--indicator <name>', 'rating, games, peak; of orr rating, unsettled; of mgsz rating, grade', {
    default: 'rating',
  })
  .option('--value <value>', 'What it is from now on; none for no rating')
  .option('--old <value>', 'What it is taken to be; nothing is decided where it is another')
  .option('--on <day>', 'The day from which it counts, since the last list; else today')
  .option('--although <value>', 'The value once more, where it is far from the present one or above everybody')
  .option('--revoke', 'Take the last decision back, where no list has it yet')
  .option(
    '--by <authority>',
    'Whose decision it is: qc, qc-chairman, president or council; of mssz also committee; of orr, mgsz committee',
  )
  .action(loaded(() => import('./commands/decide.ts'), 'decideCommand'));

atOffice('preview <pool>', 'What the next list of a pool would be; nothing is sealed')
  .option('--date <month>', 'Another list than the next (2024-06); of a continuous pool a day')
  .option('--player <id>', 'Only this player: the unofficial rating between two lists')
  .option('--all', 'Name everybody who is new or gone, and everything that was decided, brought in or merged')
  .action(loaded(() => import('./commands/preview.ts'), 'previewCommand'));

changing('publish <pool>', 'Seal the next list of a pool')
  .option(
    '--date <month>',
    'Which list you mean (2024-06): the next, or with --skip a later one; of a continuous pool a day',
  )
  .option('--early', 'The next list before its closing day; --ground says why')
  .option('--skip', 'Leave out the lists before that of --date, where they would say nothing new')
  .option('--all', 'Name everybody who is new or gone, and everything that was decided, brought in or merged')
  .action(loaded(() => import('./commands/publish.ts'), 'publishCommand'));

atOffice('lists [pool] [date]', 'The lists of the office; with --format a file of one of them')
  .option(
    '--format <id>',
    'fide-txt, fide-xml, csv, json; fide-combined-txt, fide-combined-xml: of a pool that belongs to a group, with the ratings of all its pools; titles-csv or titles-json: unrated title holders; ranking-csv: of Go, everybody with a place; recomputed-csv: both numbers of a list that was recomputed; csv-exact, titles-csv-exact: nothing is done against formulas; members-csv: of MSSZ, for officers, with KOMIR numbers, clubs and licences',
  )
  .option('--to <file>', 'Where the file goes, and beside it its signature; else to standard output')
  .option('--key <file>', 'The private key (ELOBOOK_KEY, ELOBOOK_KEY_FILE; else beside the database)')
  .option('--unsigned', 'Write no signature')
  .option('--report', 'The report on the publication of a list that is out')
  .option('--all', 'With --report: everybody, however many')
  .option('--public', 'The file as the site gives it out: minors by initials, where the office has chosen so')
  .option(...REPLACE)
  .action(loaded(() => import('./commands/lists.ts'), 'listsCommand'));

changing(
  'users [action] [...args]',
  'Who works in the office: list, add, change, erase, invite, reset, system (a user of the system works as an account), keys (for programs)',
)
  .option('--role <name>', 'add, change: arbiter, club, federation, officer or administrator')
  .option('--name <text>', 'change: the name of the account; keys new: what the key is called')
  .option('--mail <address>', 'add, change: with which the account signs in; - for none')
  .option('--pool <id>', 'add, change: an officer answers for this pool; several times for several; - for all')
  .option('--federation <code>', 'add, change: whose office it is; - for none')
  .option('--club <name>', 'add, change: whose club it is; - for none')
  .option('--language <code>', 'add, change: of messages to the owner: en, hu or ru; - for none')
  .option('--close', 'change: nobody works under the account any more')
  .option('--reopen', 'change: somebody works under the account again')
  .option('--second-factor', 'reset: one-time codes and passkeys are taken away; the password stays')
  .option('--scope <name>', 'keys new: what the key is for: reports, events, players, lists, pools, office, read')
  .action(loaded(() => import('./commands/users.ts'), 'usersCommand'));

changing(
  'webhooks [action] [...args]',
  'Where the office tells programs of what happens: list, add, remove, deliveries',
)
  .option('--event <name>', 'add: accepted, refused, questions or published; several times for several; else all')
  .action(loaded(() => import('./commands/webhooks.ts'), 'webhooksCommand'));

changing('requests [action] [...args]', 'What waits for a second officer: list, show, confirm, decline')
  .option('--all', 'list: also those that were confirmed or declined')
  .action(loaded(() => import('./commands/requests.ts'), 'requestsCommand'));

changing('jobs [action] [...args]', 'Long work of the office: list, show, again')
  .option('--all', 'list: also those that are done or were declined')
  .action(loaded(() => import('./commands/jobs.ts'), 'jobsCommand'));

changing('keys [action] [...args]', 'Keys that sign the lists: show, new, retire, export')
  .option('--key <file>', 'show, new: the private key (ELOBOOK_KEY, ELOBOOK_KEY_FILE; else beside the database)')
  .option('--disclosed', 'retire: others have it, or may have it')
  .option(REPLACE[0], `export: ${REPLACE[1]}`)
  .action(loaded(() => import('./commands/keys.ts'), 'keysCommand'));

cli
  .command('verify-list <file>', 'Check that a file is the list that an office has signed; needs no database')
  .option('--keys <file>', 'The public keys of the office (ELOBOOK_KEYS; else elobook-keys.json)')
  .option('--sig <file>', 'The signature; else the name of the file with .sig')
  .option('--list <id>', 'The list that it should be (fide/2024-06)')
  .option('--json', 'Print { value, dryRun, findings } as JSON')
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/verify-list.ts'), 'verifyListCommand'));

atOffice('log [action]', 'The public log: show, sign')
  .option('--key <file>', 'sign: the private key (ELOBOOK_KEY, ELOBOOK_KEY_FILE; else beside the database)')
  .action(loaded(() => import('./commands/log.ts'), 'logCommand'));

atOffice('prove', 'The proof of one number: that a player has a rating on a list')
  .option('--player <id>', 'The player: the office’s id, or fide:703303')
  .option('--list <name>', 'The list (fide:2024-06)')
  .option('--pool <id>', 'The pool, where --list does not name it')
  .option('--to <file>', 'The file; else standard output')
  .option('--code', 'In few characters, as its QR code has it')
  .option(...REPLACE)
  .action(loaded(() => import('./commands/prove.ts'), 'proveCommand'));

cli
  .command('verify-proof <file>', 'Check the proof of one number; needs no database')
  .option('--keys <file>', 'The public keys of the office (ELOBOOK_KEYS; else elobook-keys.json)')
  .option('--key <digits>', 'One public key of the office, 64 digits')
  .option(
    '--witness <key>',
    'A witness whose cosignature counts, NAME+ID+KEY, or a file with one a line; several times',
  )
  .option('--witnesses <n>', 'So many of them must have cosigned')
  .option('--json', 'Print { value, dryRun, findings } as JSON')
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/verify-proof.ts'), 'verifyProofCommand'));

atOffice('verify', 'Check the ledger, and derive every list and every row from it again')
  .option('--head <hash>', 'Some entry must have this hash, which was noted before')
  .option('--sig <file>', 'The ledger must have the list that this file signs')
  .option('--proof <file>', 'The ledger must have the statement of this proof, and its log the checkpoint')
  .action(loaded(() => import('./commands/verify.ts'), 'verifyCommand'));

/** What gives out everybody's birth date is recorded. */
const recorded = (usage: string, says: string): Command =>
  atOffice(usage, says).option('--as <name>', 'Who reads it, for the record (ELOBOOK_AUTHOR; else the user’s name)');

recorded('backup <file>', 'The whole office at this moment as an office in a file, while others work').action(
  loaded(() => import('./commands/backup.ts'), 'backupCommand'),
);

atOffice('restore <file>', 'The office of a backup, verified, into an empty database')
  .option('--quick', 'Copy it without verifying it first')
  .action(loaded(() => import('./commands/restore.ts'), 'restoreCommand'));

recorded(
  'export [file]',
  'The whole office as one packed text file; - writes to standard output. With --parquet: tables for analysis',
)
  .option(
    '--parquet <folder>',
    'Lists, players, events, games and results as Parquet files, as the public may see them',
  )
  .option('--month <month>', 'With --parquet: lists of one month only (2024-06)')
  .option('--dry-run', 'With --parquet: show what would be written')
  .option(...REPLACE)
  .action(async (file: string | undefined, options: object) =>
    'parquet' in options
      ? (await import('./commands/export-tables.ts')).exportTablesCommand(file, options)
      : (await import('./commands/export.ts')).exportCommand(file, options),
  );

atOffice('site <folder>', 'The public pages, files and answers as files, which any web server shows')
  .option('--base <path>', 'The path below which the folder will lie (/ratings)')
  .option(
    '--public-url <address>',
    'Where the office itself or the copy is reached (ELOBOOK_PUBLIC_URL): https://ratings.example.org',
  )
  .option(
    '--key <file>',
    'The private key that signs the files (ELOBOOK_KEY, ELOBOOK_KEY_FILE; else beside the database)',
  )
  .option('--shards', 'Cards and reasons in shards, whatever the size of the office; else above 20,000 persons')
  .action(loaded(() => import('./commands/site.ts'), 'siteCommand'));

atOffice('import <file>', 'The office of an export, checked entry by entry, into an empty database')
  .option('--dry-run', 'Only check the file')
  .action(loaded(() => import('./commands/import.ts'), 'importCommand'));

atOffice('audit', 'Entries of the ledger in words, with what each changed')
  .option('--player <id>', 'All that has to do with a player')
  .option('--event <id>', 'All that has to do with an event')
  .option('--list <name>', 'What a list is made of (fide:2024-05)')
  .option('--by <name>', 'What somebody did')
  .option('--since <day>', 'From this day on (2024-05-01)')
  .option('--until <day>', 'Up to this day')
  .option('--kind <name>', 'Entries of one kind (list.published)')
  .action(loaded(() => import('./commands/audit.ts'), 'auditCommand'));

atOffice(
  'audit-files <folder>',
  'Tables for other programs: games.csv, a row a game and side; players.csv, a row a player and list',
)
  .option('--list <name>', 'Of this list (fide:2024-05); else the last one of each pool')
  .option('--pool <id>', 'Of all lists of a pool')
  .option('--format <id>', 'csv, safe for spreadsheets, or csv-exact')
  .option(...REPLACE)
  .action(loaded(() => import('./commands/audit-files.ts'), 'auditFilesCommand'));

atOffice(
  'diff <list> <other>',
  'Who stands otherwise on two lists, and why: lists as fide:2024-05, or a file from elsewhere',
)
  .option('--all', 'Every player; else those with the largest differences')
  .option('--control <name>', 'Of a file: standard, rapid or blitz ratings')
  .option('--ids <kind>', 'What the column id of a CSV holds: fide, komir, orr, pin, or own (ids of this office)')
  .option('--encoding <name>', 'Of a file: the encoding, where it is not the one it seems to be')
  .option('--limit <name=value>', 'Of a file: how much is read')
  .action(loaded(() => import('./commands/diff.ts'), 'diffCommand'));

atOffice(
  'drift',
  'Whether the scale of a pool moves: active players, those who came and left, scores against expected scores',
)
  .option('--pool <id>', 'The pool')
  .option('--lists <n>', 'How many of the last lists; else 13')
  .action(loaded(() => import('./commands/drift.ts'), 'driftCommand'));

changing(
  'rerate',
  'What the lists would have been, with every report as it stands today; --apply: the difference on the next list',
)
  .option('--from <day>', 'The first day: lists from then on are made again (2024-06-01)')
  .option('--pool <id>', 'Only this pool')
  .option(
    '--rules <id>',
    'By another edition: fide-2014, fide-2017, fide-2022, fide-2024, fide-2025-10, fide-2026-01, fide-rapid-2024-12, mssz-2017',
  )
  .option('--k <pairs>', 'With other K than those of the edition (40=30,20=15)')
  .option('--max-gap <points>', 'With another largest difference of ratings that counts; none: all of it')
  .option(
    '--reading <setting=value>',
    'By another reading of an open clause (cap.lower=once); several times for several',
  )
  .option('--to <file>', 'Everybody who differs, as CSV')
  .option(...REPLACE)
  .option('--all', 'Every list and player; else those who differ most on the last one')
  .option('--format <id>', '--to: csv, safe for spreadsheets, or csv-exact')
  .option('--apply', 'The difference stands on the next list of the pool, with both numbers; needs --by and --ground')
  .option('--by <authority>', 'apply: whose decision it is')
  .option('--decided <day>', 'apply: the day of the decision; else today')
  .option('--reference <text>', 'apply: where the decision is written')
  .action(loaded(() => import('./commands/rerate.ts'), 'rerateCommand'));

atOffice('gaps', 'What is missing or doubtful, by the rating points that hang on it')
  .option('--pool <id>', 'Only this pool')
  .option('--all', 'Every gap; else the largest')
  .action(loaded(() => import('./commands/gaps.ts'), 'gapsCommand'));

atOffice('demo', 'Fill an empty office with pools of invented players, and show how it stands')
  .option('--day <day>', 'The last lists are of its month (2026-11-16); else of this month')
  .option('--if-empty', 'Where the office is not empty, only show it')
  .option(
    '--key <file>',
    'Where its key goes, which is the same each time (ELOBOOK_KEY_FILE; else beside the database)',
  )
  .action(loaded(() => import('./commands/demo.ts'), 'demoCommand'));

atOffice('serve', 'Serve the site and the API over the office, until it is told to stop')
  .option('--host <address>', 'The address to listen at (ELOBOOK_HOST; else 127.0.0.1)')
  .option('--port <number>', 'The port (PORT; else 4080); 0 takes any that is free')
  .option('--base <path>', 'The path below which the site lies, behind a proxy (ELOBOOK_BASE): /ratings')
  .option(
    '--public-url <address>',
    'Where people reach the office (ELOBOOK_PUBLIC_URL; else http://localhost:PORT): https://ratings.example.org',
  )
  .option(
    '--key <file>',
    'The private key that signs the files (ELOBOOK_KEY, ELOBOOK_KEY_FILE; else beside the database)',
  )
  .option(
    '--proxy <addresses>',
    'Proxies whose word about the asker’s address is taken (ELOBOOK_PROXY): 127.0.0.1,10.0.0.0/8',
  )
  .option(
    '--security-contact <address>',
    'Whom to tell of a weakness, in /.well-known/security.txt (ELOBOOK_SECURITY_CONTACT): mailto:… or https://…',
  )
  .option(
    '--mail <address>',
    'The mail server that sends invitations (ELOBOOK_MAIL; else none): smtps://NAME:PASSWORD@HOST',
  )
  .option('--mail-from <address>', 'Of whom they are (ELOBOOK_MAIL_FROM): office@example.org')
  .option('--webhook-allow <host>', 'Webhooks may go to this host wherever it is, such as one of your own network')
  .option('--public', 'Open the database so that nothing can be changed; on PostgreSQL with a role that may only read')
  .option(
    '--without-worker',
    'Start no worker beside the server: “elobook work” does the jobs, on this or another machine',
  )
  .option(
    '--metrics <place>',
    'Serve /metrics for Prometheus at this port of the machine itself, or at an address and a port (ELOBOOK_METRICS): 9464, 0.0.0.0:9464',
  )
  .option('--log <how>', 'Log lines on standard error (ELOBOOK_LOG; else json): json or none')
  .option('--grace <seconds>', 'How long answers under way have when it is told to stop (ELOBOOK_GRACE; else 8)')
  .option('--quiet', 'No log lines on standard error')
  .option('--demo', 'Fill an empty office with the demonstration first')
  .action(loaded(() => import('./commands/serve.ts'), 'serveCommand'));

atOffice('work', 'Do the long work of the office, until it is told to stop; on PostgreSQL on any number of machines')
  .option('--lease <seconds>', 'After so long without a sign of life a worker counts as dead; else 20')
  .option('--log <how>', 'Lines about jobs on standard error (ELOBOOK_LOG; else sentences): json or none')
  .option('--quiet', 'No lines about jobs on standard error')
  .action(loaded(() => import('./commands/work.ts'), 'workCommand'));

cli
  .command('witness', 'Watch the logs of other offices, and cosign what goes on from their past')
  .option('--key <file>', 'The private key of this witness')
  .option('--new', 'Make the key, where there is none yet')
  .option('--name <name>', 'By which it is known, as witness.example.org/one; else witness/ and the key’s own name')
  .option('--of <url>', 'The address of an office to follow; may be given several times')
  .option(
    '--trust <key>',
    'A key of a log, as NAME+ID+KEY; may be given several times. Else the first one that an office shows is kept',
  )
  .option('--memory <file>', 'What was seen; else beside the key, with .seen after its name')
  .option('--every <seconds>', 'Between two looks; else 300')
  .option('--once', 'Look once, and end')
  .option('--port <number>', 'Also answer requests of offices (add-checkpoint) at this port; 0 is any free one')
  .option('--host <address>', 'At this address; else 127.0.0.1')
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/witness.ts'), 'witnessCommand'));

cli.help((sections) => [...sections.flatMap(grouped), exitCodes()]);
cli.version(__VERSION__);

declare const __VERSION__: string;

interface Section {
  readonly title?: string;
  readonly body: string;
}

/** The list of all commands in two parts, and how to learn more in one line. */
function grouped(section: Section): readonly Section[] {
  if (section.title?.startsWith('For more info') === true) {
    return cli.matchedCommand === undefined
      ? [{ title: 'Options of a command', body: '  $ elobook COMMAND --help' }]
      : [];
  }
  if (section.title !== 'Commands') return [section];
  const lines = section.body.split('\n');
  const isOffice = (line: string): boolean => officeCommands.has(line.trim().split(' ')[0] as string);
  const ofReports = lines.filter((line) => !isOffice(line));
  return [
    { title: 'Reports and rules', body: ofReports.join('\n') },
    { title: 'The rating office', body: lines.filter(isOffice).join('\n') },
  ];
}

function exitCodes(): Section {
  return { title: 'Exit codes', body: EXIT.map(([code, means]) => `  ${code}  ${means}`).join('\n') };
}

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
    if (cli.matchedCommand !== undefined) {
      if (Object.keys(process.env).some((name) => name.startsWith('ELOBOOK_'))) {
        (await import('./settings.ts')).checkSettings(process.env);
      }
      await checkOutput(options);
      return (await cli.runMatchedCommand()) as number;
    }
    const [asked] = cli.args;
    if (asked !== undefined) throw new UsageError(`there is no command "${asked}"`);
    if (Object.keys(options).length > 0) throw new UsageError('an option needs a command before it');
    cli.outputHelp();
    return 0;
  } catch (error) {
    if (error instanceof UsageError || (error instanceof Error && error.name === 'CACError')) {
      const faults = error instanceof UsageError ? error.faults : [error.message];
      process.stderr.write(`${faults.map((each) => `elobook: ${printable(each)}\n`).join('')}Try "elobook --help".\n`);
      return 2;
    }
    if (error instanceof OutputError) return tellUnwritten(error);
    if (error instanceof Refusal) return (await import('./office.ts')).printRefusal(error, cli.options);
    throw error;
  }
}

/** Nothing is added to a database or a key, either (`>> office.db`). */
async function checkOutput(options: object): Promise<void> {
  if (!fstatSync(1).isFile()) return;
  const { isOutputGuarded } = await import('./guard.ts');
  if (await isOutputGuarded(options)) throw new OutputError(undefined, GUARDED_OUTPUT);
}

let told: Promise<number> | undefined;

/** Once, in the language that was asked for; what is no language is English. */
const tellUnwritten = (error: OutputError): Promise<number> => {
  told ??= import('../content/languages.ts').then(async ({ contentIn, isLanguage }) => {
    const { lang } = cli.options;
    const { commands } = await contentIn(isLanguage(lang) ? lang : 'en');
    process.stderr.write(`elobook: ${printable(error.toldIn(commands.output))}\n`);
    return 6;
  });
  return told;
};

// a reader that goes away, such as `head`, is no fault of ours
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  void tellUnwritten(new OutputError(undefined, error.code as string)).then((code) => process.exit(code));
});

process.exitCode = await main();
