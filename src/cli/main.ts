#!/usr/bin/env node
/** The command line. Each command is loaded when it is called, so that `elobook --help` starts at once. */
import { fstatSync } from 'node:fs';
import { type Command, cac } from 'cac';
import { type Help, HELP } from '../content/en/commands/help.ts';
import type { UsageWords } from '../content/en/commands/usage.ts';
import { contentIn, isLanguage, type Language, languageName, LANGUAGES } from '../content/languages.ts';
import { markedArguments, unmarked } from './arguments.ts';
import { GUARDED_OUTPUT, OutputError, Refusal, UsageError, type UsageFault } from './exit.ts';
import { printable } from './printable.ts';

const cli = cac('elobook');

const given: readonly string[] = process.argv.slice(2);

/** The requested language, even if the rest of the command is not understood. */
const asked = languageIn(given);
/** English if the value is not a language. */
const language: Language = asked ?? 'en';

function languageIn(typed: readonly string[]): Language | undefined {
  const code = typed
    .flatMap((each, at) => (each === '--lang' ? [typed[at + 1]] : each.startsWith('--lang=') ? [each.slice(7)] : []))
    .at(-1);
  return isLanguage(code) ? code : undefined;
}

/** The text of `--help`; in a language other than English only on request. */
const help = await helpWords();

async function helpWords(): Promise<Help> {
  const isAsked = given.length === 0 || given.includes('--help') || given.includes('-h');
  return isAsked && asked !== undefined ? (await contentIn(asked)).loadHelp() : HELP;
}

/** A command of a module, which is loaded with it. */
const loaded =
  <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  async (...given: readonly unknown[]): Promise<number> =>
    ((await load())[name] as (...given: readonly unknown[]) => Promise<number>)(...given);

/** The options of every command that writes a file. */
const REPLACE = '--replace';
const ALL_PLACES = '--all-places';
const LANGUAGE_CODES = LANGUAGES.join(', ');
const FACTS = '--facts <file>';
const RATINGS = '--list <file>';
const ENCODING = '--encoding <name>';
const officeCommands = new Set<string>();

cli
  .command('rate [...files]', help.rate.does)
  .option('--rules <id>', help.rate.rules)
  .option('--control <name>', help.shared.control)
  .option(FACTS, help.shared.facts)
  .option(RATINGS, help.shared.ratings)
  .option(ENCODING, help.shared.encoding)
  .option('--limit <name=value>', help.shared.limit)
  .option('--k <n>', help.shared.k)
  .option('--assume <what>', help.shared.assume)
  .option('--period <month>', help.rate.period)
  .option('--json', help.rate.json)
  .option('--lines', help.rate.lines)
  .option('--explain', help.rate.explain)
  .option(ALL_PLACES, help.shared.allPlaces)
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/rate.ts'), 'rateCommand'));

cli
  .command('explain [file]', help.explain.does)
  .option('--player <id>', help.explain.player)
  .option('--event <id>', help.explain.event)
  .option('--pool <id>', help.explain.pool)
  .option('--db <address>', help.shared.db)
  .option('--json', help.explain.json)
  .option('--rules <id>', help.shared.rules)
  .option('--control <name>', help.shared.control)
  .option(FACTS, help.shared.facts)
  .option('--list <file>', help.explain.list)
  .option('--k <n>', help.shared.k)
  .option('--assume <what>', help.shared.assume)
  .option(ENCODING, help.shared.encoding)
  .option('--limit <name=value>', help.shared.limit)
  .option(ALL_PLACES, help.shared.allPlaces)
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(async (file: string | undefined, options: object) =>
    file === undefined
      ? (await import('./commands/explain-player.ts')).explainPlayerCommand(options)
      : (await import('./commands/explain.ts')).explainCommand(file, options),
  );

cli
  .command('check [...files]', help.check.does)
  .option('--rules <id>', help.shared.rules)
  .option(FACTS, help.shared.facts)
  .option(RATINGS, help.shared.ratings)
  .option(ENCODING, help.shared.encoding)
  .option('--limit <name=value>', help.shared.limit)
  .option('--control <name>', help.check.control)
  .option('--json', help.check.json)
  .option(ALL_PLACES, help.shared.allPlaces)
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/check.ts'), 'checkCommand'));

cli
  .command('calc [calculator] [...values]', help.calc.does)
  .option('--rules <id>', help.calc.rules)
  .option('--json', help.calc.json)
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .allowUnknownOptions()
  .action(loaded(() => import('./commands/calc.ts'), 'calcCommand'));

cli
  .command('rulebooks [action] [edition] [clause]', help.rulebooks.does)
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/rulebooks.ts'), 'rulebooksCommand'));

cli
  .command('convert <from> <to>', help.convert.does)
  .option('--format <id>', help.convert.format)
  .option('--control <name>', help.convert.control)
  .option('--month <month>', help.convert.month)
  .option(REPLACE, help.shared.replace)
  .option(FACTS, help.shared.facts)
  .option(RATINGS, help.shared.ratings)
  .option(ENCODING, help.shared.encoding)
  .option('--limit <name=value>', help.shared.limit)
  .option(ALL_PLACES, help.shared.allPlaces)
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/convert.ts'), 'convertCommand'));

cli
  .command('generate', help.generate.does)
  .option('--rules <id>', help.generate.rules, { default: 'fide-2025-10' })
  .option('--players <n>', help.generate.players, { default: '20' })
  .option('--rounds <n>', help.generate.rounds, { default: '7' })
  .option('--seed <n>', help.generate.seed, { default: '1' })
  .option('--system <name>', help.generate.system)
  .option('--format <id>', help.generate.format)
  .action(loaded(() => import('./commands/generate.ts'), 'generateCommand'));

cli
  .command('endorse', help.endorse.does)
  .option('--command <text>', help.endorse.command)
  .option('--edition <id>', help.endorse.edition)
  .option('--count <n>', help.endorse.count)
  .option('--seed <n>', help.endorse.seed)
  .option('--events-only', help.endorse.eventsOnly)
  .option('--as-found', help.endorse.asFound)
  .option('--timeout <seconds>', help.endorse.timeout)
  .option('--docs <file>', help.endorse.docs)
  .option(REPLACE, help.shared.replace)
  .option('--json', help.endorse.json)
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/endorse.ts'), 'endorseCommand'));

cli
  .command('check-page', help.checkPage.does)
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/check-page.ts'), 'checkPageCommand'));

cli.command('schema', help.schema.does).action(loaded(() => import('./commands/schema.ts'), 'schemaCommand'));

/** The options of every command of the office. */
const atOffice = (usage: string, says: string): Command => {
  const command = cli.command(usage, says);
  officeCommands.add(command.name);
  return command
    .option('--db <address>', help.shared.db)
    .option('--json', help.shared.json)
    .option(ALL_PLACES, help.shared.allPlaces)
    .option('--lang <language>', LANGUAGE_CODES, { default: 'en' });
};

/** The options of every command that changes something. */
const changing = (usage: string, says: string): Command =>
  atOffice(usage, says)
    .option('--as <name>', help.changing.as)
    .option('--ground <text>', help.changing.ground)
    .option('--clock-is-right', help.changing.clockIsRight)
    .option('--dry-run', help.changing.dryRun);

const ofOffice = changing('office [action]', help.office.does)
  .option('--name <text>', help.office.name)
  .option('--time-zone <name>', help.office.timeZone)
  .option('--minors <how>', help.office.minors)
  .option('--four-eyes <switch>', help.office.fourEyes)
  .option('--key <file>', help.office.key)
  .option('--memory-key <file>', help.office.memoryKey)
  .option('--since <day>', help.office.since)
  .option('--remove-before <day>', help.office.removeBefore)
  .option('--role <name>', help.office.role)
  .action(async (action: string | undefined, options: object) => {
    if (action === 'public-role') return (await import('./commands/public-role.ts')).publicRoleCommand(options);
    if (action === 'readings') return (await import('./commands/office-readings.ts')).officeReadingsCommand(options);
    if (action === 'status') return (await import('./commands/office-status.ts')).officeStatusCommand(options);
    if (action === 'init') return (await import('./commands/office-init.ts')).officeInitCommand(options);
    if (action === 'set') return (await import('./commands/office-set.ts')).officeSetCommand(options);
    throw new UsageError((words) => words.action('office', 'init, set, status, readings, public-role'));
  });

const pools = changing('pools [action] [...args]', help.pools.does)
  .option('--family <id>', help.pools.family)
  .option('--name <text>', help.pools.name)
  .option('--after <month>', help.pools.after)
  .option('--from <month>', help.pools.from)
  .option('--calendar <name>', help.pools.calendar)
  .option('--control <name>', help.pools.control)
  .option('--group <name>', help.pools.group)
  .option('--report-ratings <whose>', help.pools.reportRatings)
  .option('--reading <setting=value>', help.pools.reading)
  .option('--rule <rule>', help.pools.rule)
  .option('--list <month>', help.pools.list)
  .option('--order <when>', help.pools.order)
  .option('--by <authority>', help.pools.by)
  .option('--decided <day>', help.pools.decided)
  .option('--reference <text>', help.pools.reference)
  .option('--although <what>', help.pools.although)
  .option('--revoke <entry>', help.pools.revoke)
  .option('--way <how>', help.pools.way)
  .action(loaded(() => import('./commands/pools.ts'), 'poolsCommand'));
for (const language of LANGUAGES) {
  ofOffice.option(`--name-${language} <text>`, help.office.nameIn(languageName(language)));
  pools.option(`--name-${language} <text>`, help.pools.nameIn(languageName(language)));
}

changing('federations [action] [...args]', help.federations.does)
  .option('--status <name>', help.federations.status)
  .option('--officer <text>', help.federations.officer)
  .action(loaded(() => import('./commands/pools.ts'), 'federationsCommand'));

changing('players [action] [...args]', help.players.does)
  .option('--whole', help.players.whole)
  .option('--add', help.players.add)
  .option('--undo <id>', help.players.undo)
  .option('--all <count>', help.players.all)
  .option('--pool <id>', help.players.pool)
  .option('--group <name>', help.players.group)
  .option('--as-of <month>', help.players.asOf)
  .option('--ids <kind>', help.players.ids)
  .option('--leave-out', help.players.leaveOut)
  .option('--control <name>', help.players.control)
  .option('--encoding <name>', help.players.encoding)
  .option('--limit <name=value>', help.players.limit)
  .option('--format <id>', help.players.format)
  .option(REPLACE, help.players.replace)
  .option('--full', help.players.full)
  .option('--name <text>', help.players.name)
  .option('--birth <day>', help.players.birth)
  .option('--sex <letter>', help.players.sex)
  .option('--federation <code>', help.players.federation)
  .option('--title <title>', help.players.title)
  .option('--further-title <title>', help.players.furtherTitle)
  .option('--fide <number>', help.players.fide)
  .option('--komir <number>', help.players.komir)
  .option('--orr <number>', help.players.orr)
  .option('--pin <number>', help.players.pin)
  .option('--club <name>', help.players.club)
  .option('--guest-club <name>', help.players.guestClub)
  .option('--order <club:place>', help.players.order)
  .option('--licence <year=club>', help.players.licence)
  .option('--deceased <day>', help.players.deceased)
  .option('--blocked <text>', help.players.blocked)
  .option('--exempt <text>', help.players.exempt)
  .option('--private <day>', help.players.private)
  .option('--without <field>', help.players.without)
  .option('--although <what>', help.players.although)
  .option('--remember', help.players.remember)
  .option('--memory-key <file>', help.players.memoryKey)
  .option('--event <id>', help.players.event)
  .option('--to <player>', help.players.to)
  .option('--form <kind>', help.players.form)
  .option('--year <year>', help.players.year)
  .action(loaded(() => import('./commands/players.ts'), 'playersCommand'));

changing('events [action] [...args]', help.events.does)
  .option('--pool <id>', help.events.pool)
  .option('--event <id>', help.events.event)
  .option('--part-of <id>', help.events.partOf)
  .option('--received <day>', help.events.received)
  .option('--accept', help.events.accept)
  .option('--facts <file>', help.events.facts)
  .option('--report-ratings <whose>', help.events.reportRatings)
  .option('--encoding <name>', help.events.encoding)
  .option('--limit <name=value>', help.events.limit)
  .option('--waive <clause>', help.events.waive)
  .option('--by <authority>', help.events.by)
  .option('--rating <player=answer>', help.events.rating)
  .option('--result <text>', help.events.result)
  .option('--who <old=new>', help.events.who)
  .option('--state <name>', help.events.state)
  .option('--although <what>', help.events.although)
  .option('--memory-key <file>', help.events.memoryKey)
  .option('--all', help.events.all)
  .option('--name <text>', help.shared.eventFact)
  .option('--place <text>', help.shared.eventFact)
  .option('--federation <code>', help.shared.eventFact)
  .option('--start <day>', help.shared.eventFact)
  .option('--end <day>', help.shared.eventFact)
  .option('--system <name>', help.shared.eventFact)
  .option('--rounds <n>', help.shared.eventFact)
  .option('--arbiter <name;number;licence;role>', help.events.arbiter)
  .option('--erase', help.events.erase)
  .option('--format <id>', help.events.format)
  .option('--to <file>', help.events.to)
  .option('--list <month>', help.events.list)
  .option('--from-day <day>', help.events.fromDay)
  .option('--to-day <day>', help.events.toDay)
  .option(REPLACE, help.shared.exportReplace)
  .option('--postpone-to <day>', help.events.postponeTo)
  .option('--clear <fact>', help.events.clear)
  .option('--entrant <player>', help.events.entrant)
  .action(loaded(() => import('./commands/events.ts'), 'eventsCommand'));

changing('decide <player>', help.decide.does)
  .option('--pool <id>', help.shared.pool)
  .option('--indicator <name>', help.decide.indicator, {
    default: 'rating',
  })
  .option('--value <value>', help.decide.value)
  .option('--old <value>', help.decide.old)
  .option('--on <day>', help.decide.on)
  .option('--although <value>', help.decide.although)
  .option('--revoke', help.decide.revoke)
  .option('--by <authority>', help.decide.by)
  .action(loaded(() => import('./commands/decide.ts'), 'decideCommand'));

atOffice('preview <pool>', help.preview.does)
  .option('--date <month>', help.preview.date)
  .option('--player <id>', help.preview.player)
  .option('--all', help.shared.everybody)
  .action(loaded(() => import('./commands/preview.ts'), 'previewCommand'));

changing('publish <pool>', help.publish.does)
  .option('--date <month>', help.publish.date)
  .option('--early', help.publish.early)
  .option('--skip', help.publish.skip)
  .option('--all', help.shared.everybody)
  .action(loaded(() => import('./commands/publish.ts'), 'publishCommand'));

atOffice('lists [pool] [date]', help.lists.does)
  .option('--format <id>', help.lists.format)
  .option('--to <file>', help.lists.to)
  .option('--key <file>', help.lists.key)
  .option('--unsigned', help.lists.unsigned)
  .option('--report', help.lists.report)
  .option('--all', help.lists.all)
  .option('--public', help.lists.public)
  .option(REPLACE, help.shared.replace)
  .action(loaded(() => import('./commands/lists.ts'), 'listsCommand'));

changing('users [action] [...args]', help.users.does)
  .option('--role <name>', help.users.role)
  .option('--name <text>', help.users.name)
  .option('--mail <address>', help.users.mail)
  .option('--pool <id>', help.users.pool)
  .option('--federation <code>', help.users.federation)
  .option('--club <name>', help.users.club)
  .option('--language <code>', help.users.language)
  .option('--close', help.users.close)
  .option('--reopen', help.users.reopen)
  .option('--second-factor', help.users.secondFactor)
  .option('--scope <name>', help.users.scope)
  .action(loaded(() => import('./commands/users.ts'), 'usersCommand'));

changing('webhooks [action] [...args]', help.webhooks.does)
  .option('--event <name>', help.webhooks.event)
  .action(loaded(() => import('./commands/webhooks.ts'), 'webhooksCommand'));

changing('requests [action] [...args]', help.requests.does)
  .option('--all', help.requests.all)
  .action(loaded(() => import('./commands/requests.ts'), 'requestsCommand'));

changing('jobs [action] [...args]', help.jobs.does)
  .option('--all', help.jobs.all)
  .action(loaded(() => import('./commands/jobs.ts'), 'jobsCommand'));

changing('keys [action] [...args]', help.keys.does)
  .option('--key <file>', help.keys.key)
  .option('--disclosed', help.keys.disclosed)
  .option(REPLACE, help.shared.exportReplace)
  .action(loaded(() => import('./commands/keys.ts'), 'keysCommand'));

cli
  .command('verify-list <file>', help.verifyList.does)
  .option('--keys <file>', help.shared.keys)
  .option('--sig <file>', help.verifyList.sig)
  .option('--list <id>', help.verifyList.list)
  .option('--json', help.shared.json)
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/verify-list.ts'), 'verifyListCommand'));

atOffice('log [action] [...args]', help.log.does)
  .option('--key <file>', help.log.key)
  .action(loaded(() => import('./commands/log.ts'), 'logCommand'));

atOffice('prove', help.prove.does)
  .option('--player <id>', help.prove.player)
  .option('--list <name>', help.prove.list)
  .option('--pool <id>', help.prove.pool)
  .option('--to <file>', help.prove.to)
  .option('--code', help.prove.code)
  .option(REPLACE, help.shared.replace)
  .action(loaded(() => import('./commands/prove.ts'), 'proveCommand'));

cli
  .command('verify-proof <file>', help.verifyProof.does)
  .option('--keys <file>', help.shared.keys)
  .option('--key <digits>', help.verifyProof.key)
  .option('--witness <key>', help.verifyProof.witness)
  .option('--witnesses <n>', help.verifyProof.witnesses)
  .option('--json', help.shared.json)
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/verify-proof.ts'), 'verifyProofCommand'));

atOffice('verify', help.verify.does)
  .option('--head <hash>', help.verify.head)
  .option('--sig <file>', help.verify.sig)
  .option('--proof <file>', help.verify.proof)
  .action(loaded(() => import('./commands/verify.ts'), 'verifyCommand'));

/** Commands that give out everybody's birth date are recorded. */
const recorded = (usage: string, says: string): Command =>
  atOffice(usage, says).option('--as <name>', help.recorded.as);

recorded('backup <file>', help.backup.does).action(loaded(() => import('./commands/backup.ts'), 'backupCommand'));

atOffice('restore <file>', help.restore.does)
  .option('--quick', help.restore.quick)
  .action(loaded(() => import('./commands/restore.ts'), 'restoreCommand'));

recorded('export [file]', help.export.does)
  .option('--parquet <folder>', help.export.parquet)
  .option('--month <month>', help.export.month)
  .option('--dry-run', help.export.dryRun)
  .option(REPLACE, help.shared.replace)
  .action(async (file: string | undefined, options: object) =>
    'parquet' in options
      ? (await import('./commands/export-tables.ts')).exportTablesCommand(file, options)
      : (await import('./commands/export.ts')).exportCommand(file, options),
  );

atOffice('site <folder>', help.site.does)
  .option('--base <path>', help.site.base)
  .option('--public-url <address>', help.site.publicUrl)
  .option('--key <file>', help.shared.key)
  .option('--shards', help.site.shards)
  .action(loaded(() => import('./commands/site.ts'), 'siteCommand'));

atOffice('import <file>', help.import.does)
  .option('--dry-run', help.import.dryRun)
  .action(loaded(() => import('./commands/import.ts'), 'importCommand'));

atOffice('audit', help.audit.does)
  .option('--player <id>', help.audit.player)
  .option('--event <id>', help.audit.event)
  .option('--list <name>', help.audit.list)
  .option('--by <name>', help.audit.by)
  .option('--since <day>', help.audit.since)
  .option('--until <day>', help.audit.until)
  .option('--kind <name>', help.audit.kind)
  .action(loaded(() => import('./commands/audit.ts'), 'auditCommand'));

atOffice('audit-files <folder>', help.auditFiles.does)
  .option('--list <name>', help.auditFiles.list)
  .option('--pool <id>', help.auditFiles.pool)
  .option('--format <id>', help.auditFiles.format)
  .option(REPLACE, help.shared.replace)
  .action(loaded(() => import('./commands/audit-files.ts'), 'auditFilesCommand'));

atOffice('diff <list> <other>', help.diff.does)
  .option('--all', help.diff.all)
  .option('--control <name>', help.diff.control)
  .option('--ids <kind>', help.diff.ids)
  .option('--encoding <name>', help.diff.encoding)
  .option('--limit <name=value>', help.diff.limit)
  .action(loaded(() => import('./commands/diff.ts'), 'diffCommand'));

atOffice('drift', help.drift.does)
  .option('--pool <id>', help.shared.pool)
  .option('--lists <n>', help.drift.lists)
  .action(loaded(() => import('./commands/drift.ts'), 'driftCommand'));

changing('rerate', help.rerate.does)
  .option('--from <day>', help.rerate.from)
  .option('--pool <id>', help.shared.onlyPool)
  .option('--rules <id>', help.rerate.rules)
  .option('--k <pairs>', help.rerate.k)
  .option('--max-gap <points>', help.rerate.maxGap)
  .option('--reading <setting=value>', help.rerate.reading)
  .option('--to <file>', help.rerate.to)
  .option(REPLACE, help.shared.replace)
  .option('--all', help.rerate.all)
  .option('--format <id>', help.rerate.format)
  .option('--apply', help.rerate.apply)
  .option('--by <authority>', help.rerate.by)
  .option('--decided <day>', help.rerate.decided)
  .option('--reference <text>', help.rerate.reference)
  .action(loaded(() => import('./commands/rerate.ts'), 'rerateCommand'));

atOffice('gaps', help.gaps.does)
  .option('--pool <id>', help.shared.onlyPool)
  .option('--all', help.gaps.all)
  .action(loaded(() => import('./commands/gaps.ts'), 'gapsCommand'));

atOffice('demo', help.demo.does)
  .option('--day <day>', help.demo.day)
  .option('--if-empty', help.demo.ifEmpty)
  .option('--key <file>', help.demo.key)
  .action(loaded(() => import('./commands/demo.ts'), 'demoCommand'));

atOffice('serve', help.serve.does)
  .option('--host <address>', help.serve.host)
  .option('--port <number>', help.serve.port)
  .option('--base <path>', help.serve.base)
  .option('--public-url <address>', help.serve.publicUrl)
  .option('--key <file>', help.shared.key)
  .option('--proxy <addresses>', help.serve.proxy)
  .option('--security-contact <address>', help.serve.securityContact)
  .option('--mail <address>', help.serve.mail)
  .option('--mail-from <address>', help.serve.mailFrom)
  .option('--webhook-allow <host>', help.serve.webhookAllow)
  .option('--public', help.serve.public)
  .option('--without-worker', help.serve.withoutWorker)
  .option('--metrics <place>', help.serve.metrics)
  .option('--log <how>', help.serve.log)
  .option('--grace <seconds>', help.serve.grace)
  .option('--quiet', help.serve.quiet)
  .option('--demo', help.serve.demo)
  .action(loaded(() => import('./commands/serve.ts'), 'serveCommand'));

atOffice('work', help.work.does)
  .option('--lease <seconds>', help.work.lease)
  .option('--log <how>', help.work.log)
  .option('--quiet', help.work.quiet)
  .action(loaded(() => import('./commands/work.ts'), 'workCommand'));

cli
  .command('witness', help.witness.does)
  .option('--key <file>', help.witness.key)
  .option('--new', help.witness.new)
  .option('--name <name>', help.witness.name)
  .option('--of <url>', help.witness.of)
  .option('--trust <key>', help.witness.trust)
  .option('--memory <file>', help.witness.memory)
  .option('--every <seconds>', help.witness.every)
  .option('--once', help.witness.once)
  .option('--port <number>', help.witness.port)
  .option('--host <address>', help.witness.host)
  .option('--lang <language>', LANGUAGE_CODES, { default: 'en' })
  .action(loaded(() => import('./commands/witness.ts'), 'witnessCommand'));

cli.help((sections) => [...sections.flatMap(worded), exitCodes()]);
cli.version(__VERSION__);
for (const option of cli.globalCommand.options) {
  if (option.name === 'help' || option.name === 'version') option.description = help[option.name];
}

declare const __VERSION__: string;

interface Section {
  readonly title?: string;
  readonly body: string;
}

/** The words of the library in those of the language; the list of all commands in two parts, and how to learn more in one line. */
function worded(section: Section): readonly Section[] {
  const { title, body } = section;
  if (title === 'Usage') return [{ title: help.titles.usage, body }];
  if (title === 'Options') {
    const own = body.replaceAll(/\(default: (.*)\)$/gm, (_, value: string) => help.otherwise(value));
    return [{ title: help.titles.options, body: own }];
  }
  if (title?.startsWith('For more info') === true) {
    return cli.matchedCommand === undefined ? [{ title: help.titles.more, body: '  $ elobook COMMAND --help' }] : [];
  }
  if (title !== 'Commands') return [section];
  const lines = body.split('\n');
  const isOffice = (line: string): boolean => officeCommands.has(line.trim().split(' ')[0] as string);
  const ofReports = lines.filter((line) => !isOffice(line));
  return [
    { title: help.titles.reports, body: ofReports.join('\n') },
    { title: help.titles.office, body: lines.filter(isOffice).join('\n') },
  ];
}

function exitCodes(): Section {
  const body = Object.entries(help.exitCodes).map(([code, means]) => `  ${code}  ${means}`);
  return { title: help.titles.exitCodes, body: body.join('\n') };
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
    // an argument after "--" is a file, whatever it begins with
    Object.assign(cli, { args: unmarked([...cli.args, ...(rest as string[])]), options });
    if (cli.matchedCommand !== undefined) {
      if (Object.keys(process.env).some((name) => name.startsWith('ELOBOOK_'))) {
        const isPortRead = cli.matchedCommand.name === 'serve' && options['port'] === undefined;
        (await import('./settings.ts')).checkSettings(process.env, isPortRead ? ['PORT'] : []);
      }
      await checkOutput(options);
      return (await cli.runMatchedCommand()) as number;
    }
    const [asked] = cli.args;
    if (asked !== undefined) throw new UsageError((words) => words.noCommand(asked));
    if (Object.keys(options).length > 0) throw new UsageError((words) => words.optionFirst);
    cli.outputHelp();
    return 0;
  } catch (error) {
    if (error instanceof UsageError) return tellUsage(error);
    if (error instanceof Error && error.name === 'CACError') return tellUsage(new UsageError(faultOfParser(error)));
    if (error instanceof OutputError) return tellUnwritten(error);
    if (error instanceof Refusal) return (await import('./office.ts')).printRefusal(error, cli.options);
    throw error;
  }
}

async function tellUsage(error: UsageError): Promise<number> {
  const words = await (await contentIn(language)).loadUsage();
  const faults = error.toldIn(words).map((each) => `elobook: ${printable(each)}\n`);
  process.stderr.write(`${faults.join('')}${words.tryHelp}\n`);
  return 2;
}

/** Errors of the library in our own words; it marks the value that they are about. */
const PARSER_FAULTS: readonly (readonly [RegExp, (words: UsageWords, about: string) => string])[] = [
  [/^Unknown option `(.+)`$/s, (words, option) => words.unknownOption(asTyped(option))],
  [/^option `(.+)` value is missing$/s, (words, option) => words.missingValue(option)],
  [/^missing required args for command `(.+)`$/s, (words, command) => words.missingArguments(command)],
  [/^Unused args: (.+)$/s, (words, unused) => words.unusedArguments(unused)],
];

/** The library tells `--publicUrl` of what was typed as `--public-url`. */
function asTyped(option: string): string {
  const hyphened = option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return process.argv.some((each) => each === hyphened || each.startsWith(`${hyphened}=`)) ? hyphened : option;
}

function faultOfParser({ message }: Error): UsageFault {
  for (const [pattern, tell] of PARSER_FAULTS) {
    const about = pattern.exec(message)?.[1];
    if (about !== undefined) return (words) => tell(words, about);
  }
  return () => message;
}

/** Nothing is appended to a database or a key either (`>> office.db`). */
async function checkOutput(options: object): Promise<void> {
  if (!fstatSync(1).isFile()) return;
  const { isOutputGuarded } = await import('./guard.ts');
  if (await isOutputGuarded(options)) throw new OutputError(undefined, GUARDED_OUTPUT);
}

let told: Promise<number> | undefined;

/** Once. */
const tellUnwritten = (error: OutputError): Promise<number> => {
  told ??= contentIn(language).then(({ commands }) => {
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
