/** What is wrong with a command as it was typed, in English. */
import type { Worded } from '../../worded.ts';
import { inputProblem } from '../findings/office-files.ts';

/** One of several: `a, b or c`. */
const either = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;

const not = (given: string | undefined): string => (given === undefined ? '' : `, not "${given}"`);

export const USAGE = {
  tryHelp: 'Try "elobook --help".',
  noCommand: (command: string) => `there is no command "${command}"`,
  optionFirst: 'an option needs a command before it',
  unknownOption: (option: string) => `Unknown option \`${option}\``,
  missingValue: (option: string) => `option \`${option}\` value is missing`,
  missingArguments: (command: string) => `missing required args for command \`${command}\``,
  unusedArguments: (unused: string) => `Unused args: ${unused}`,

  /** Of an option, or of what goes behind one. */
  needed: (option: string) => `${option} is needed`,
  repeated: (option: string) => `${option} is given more than once`,
  valueNeeded: (option: string) => `${option} needs a value`,
  oneOf: (option: string, known: string, given?: string) => `${option} takes one of ${known}${not(given)}`,
  action: (command: string, known: string) => `${command} takes one of ${known}`,
  whole: (option: string) => `${option} takes a whole number`,
  wholeOrNone: (option: string) => `${option} takes a whole number, or none`,
  wholeFrom: (option: string, from: number, to: number) => `${option} takes a whole number from ${from} to ${to}`,
  numberHere: (option: string, from: number, to: number) => `${option} takes a number from ${from} to ${to} here`,
  seconds: (option: string, from: number, to: number, given: string) =>
    `${option} takes seconds from ${from} to ${to}${not(given)}`,
  month: (option: string, example: string, given?: string) => `${option} takes a month such as ${example}${not(given)}`,
  edition: (option: string) => `${option} takes an edition, such as fide-2024`,
  editionListed: (option: string) => `${option} takes an edition, such as fide-2024; "elobook rulebooks" lists them`,
  parts: (option: string, mark: string) => `${option} is written with "${mark}" between its parts`,
  needsOther: (option: string, other: string) => `${option} needs ${other}`,
  without: (option: string, other: string) => `${option} goes without ${other}`,
  notWith: (option: string, other: string) => `${option} does not go with ${other}`,
  takesNo: (option: string, other: string) => `${option} takes no ${other}`,
  goesWith: (option: string, others: readonly string[]) => `${option} goes with ${either(others)}`,
  withReport: (option: string) => `${option} goes with a report, not with a list of players`,
  withList: (option: string) => `${option} goes with a list of players, not with a report`,
  withFile: (option: string) => `${option} goes with a file: the office knows the games of its players`,
  twoThings: (option: string, other: string) => `${option} and ${other} are two different things`,
  unreadable: (option: string, file: string, problem: string) =>
    `${option} ${file} cannot be read: ${inputProblem(problem)}`,
  unreadableAt: (option: string, file: string, line: number | undefined, column: number | undefined, told: string) =>
    `${option} ${file}, line ${line}, column ${column}: ${told}`,

  /** Of a command. */
  nothingMore: (command: string) => `${command} takes nothing more`,
  oneThingMore: (command: string) => `${command} takes one thing more`,
  onePool: (command: string) => `${command} takes one pool`,
  pool: (command: string) => `${command} takes a pool`,
  oneEvent: (command: string) => `${command} takes one event, such as e12`,
  oneAccount: (command: string) => `${command} takes one account, such as u3`,
  oneRequest: (command: string) => `${command} takes one request, such as r3`,
  oneJob: (command: string) => `${command} takes one job, such as j3`,
  onePlayer: (command: string) => `${command} takes one player: an id, or a number such as fide:703303`,
  options: (command: string, options: readonly string[]) => `${command} takes ${either(options)}`,
  bothOptions: (command: string, one: string, other: string) => `${command} takes ${one} and ${other}`,

  secondOfficer: (options: string) => `what waits for a second officer goes without ${options}`,
  input: {
    none: 'name a file, or - for standard input',
    twice: 'standard input (-) can be read only once',
  },
  assumedK: '--k does not go with --assume: either of them chooses K',
  limit: {
    names: (known: string, given: string) =>
      `--limit takes ${known}, each with a value, such as report=128MB; not "${given}"`,
    size: (name: string, most: string, given: string) =>
      `--limit ${name} takes a size such as 200KB or 128MB, up to ${most}; not "${given}"`,
    count: (name: string, most: number, given: string) =>
      `--limit ${name} takes a whole number from 1 to ${most}; not "${given}"`,
  },
  reading: {
    repeated: '--reading gives one setting more than once',
    pair: '--reading takes a setting and its value, such as cap.lower=once',
  },

  calc: {
    values: (calculator: string, given: string) => `calc ${calculator} takes its values as options, not "${given}"`,
  },
  convert: {
    noFormat: (known: string) => `the name does not tell the format; --format takes one of ${known}`,
  },
  demo: {
    day: (given: string) => `--day takes a day such as 2026-11-16, not "${given}"`,
    from: (day: string) => `--day takes a day from ${day} on`,
  },
  drift: {
    lists: '--lists takes a whole number, at least 2',
  },
  endorse: {
    needed: (known: string) => `--edition takes one or more of ${known}, or all; it is needed`,
    unknown: (edition: string, known: string) =>
      `there is no edition "${edition}": --edition takes one or more of ${known}, or all`,
  },
  events: {
    register: 'events register takes its facts as options, or from --facts',
    comment: 'events comment takes an event and what is said: events comment e12 "The hall has moved."',
    questions: 'events questions takes one event at most',
    answerAll:
      'events answer --all takes an event, and "taken" or "unrated" for all ratings that are asked about, or "none" for all standard ratings',
    answer:
      'events answer takes an event, the number of a question, and a person, "new", "as-is", a name, a value, of a rating "taken", "unrated" or "other", or of a standard rating the number or "none"',
    waive: 'each --waive CLAUSE goes with a --by AUTHORITY',
    who: '--who takes a player of the event and who it is: OLD=NEW, ?3=fide:703303, OLD=new',
    rating: '--rating takes a player of the event and “taken” or “unrated”: fide:703303=taken, ?3=unrated',
    result: (known: string) => `--result takes a round, two players of the event and a result: "3 ?1 ?4 0-1"; ${known}`,
    correct:
      'events correct takes an event, such as e12, and the file of its corrected report, or --result "ROUND WHITE BLACK RESULT", or --who OLD=NEW, or --rating PLAYER=taken',
    oneReport: 'events correct takes one report',
    list: 'events list takes no name; use --pool and --state',
    arbiter: '--arbiter takes NAME;FIDE NUMBER;LICENCE;ROLE, of which all but the name may be left out',
    role: (known: string) => `the role is one of ${known}`,
    change:
      'events change takes what is otherwise now: --postpone-to DAY, --name, --place, --start, --end and the like, --clear FACT, --entrant PLAYER, or --facts FILE',
    export: 'events export takes one event, such as e12, or --pool ID --list MONTH for all of a list',
    days: '--from-day and --to-day go with one event',
  },
  explain: {
    office: 'explain takes a file, or --player with --event or --list',
    noPlayer: (player: string, file: string) => `there is no player "${player}" in ${file}`,
  },
  export: {
    either: 'export takes a file, or --parquet and a folder',
    notBoth: 'export takes a file or --parquet and a folder, not both',
    folder: '--parquet takes a folder',
  },
  federations: {
    one: 'federations takes one federation, such as HUN',
    takes: 'federations takes: show [CODE], or: set CODE --status STATUS [--officer TEXT]',
  },
  generate: {
    onlyGo: '--format h9 is for Go: its players have grades; take --rules mgsz-2012, or trf16, trf26 or json',
  },
  keys: {
    retire: 'keys retire takes the id of a key',
  },
  lists: {
    poolBefore: (option: string, example: string) => `${option} takes a pool before it: ${example}`,
  },
  log: {
    open: 'log open takes the number of an entry, such as 12',
  },
  office: {
    fourEyes: '--four-eyes takes on or off',
    set: (minors: readonly string[], names: string, given: string | undefined) =>
      `office set takes --minors ${either(minors)}${not(given)}; or ${names}; or --four-eyes on or off; of a new office --name or --time-zone`,
  },
  players: {
    clubs: 'players clubs takes one club, or none for all of them',
    year: '--year is written with four digits',
    order: 'players order takes a club and its players, the strongest first',
    attach: 'players attach takes a player and a file',
    forms: 'players forms takes a player, or a player, the number of a form and a file to write',
    detach: 'players detach takes a player and the number of a form, as players forms shows it',
    wholeOrAdd: '--whole and --add are two different things: a file is one of them',
    import: 'players import takes one list: FIDE XML or TXT, also zipped, or CSV',
    group: '--group takes all pools of a group: it goes without --pool and --control',
    fromFile: 'an office with accounts takes lists from a file, so that a second officer is shown the same one',
    undo: 'players import --undo takes the number of an import, and no file',
    imports: 'players imports takes no file: it lists the imports of the office',
    export: 'players export takes one file, or - for standard output',
    data: 'players data takes a player, and a file or - for standard output',
    add: 'players add takes the fields of the card as options',
    find: 'players find takes a name, or its beginning',
    merge: 'players merge takes two players: the one that goes, and the one that stays',
    split: 'players split takes one player: a merged id, or whose events are split off',
    tidy: 'players tidy takes ids of players, or --all with the number of persons that it showed',
  },
  pools: {
    revoke: '--revoke takes the number of an entry',
    takes:
      'pools takes: show, or: open ID --family FAMILY --name NAME --from MONTH, or: set ID --report-ratings fide|own or --reading SETTING=VALUE, or: change ID --name NAME, or: close ID [--after MONTH], or: reopen ID, or: adjust ID --rule RULE --list MONTH --by AUTHORITY --ground TEXT',
    change: 'pools change takes --name, or --name-hu and the like',
    set: 'pools set takes a pool, and --report-ratings fide or own, or --reading SETTING=VALUE',
  },
  rate: {
    onlyJson: (file: string, format: string) =>
      `--lines takes JSON documents, one a line; ${file} looks like ${format}, which has many lines: leave --lines out`,
  },
  rerate: {
    applyTo: '--apply takes no --to: look first, without --apply',
    k: '--k takes pairs such as 40=30,20=15',
  },
  rulebooks: {
    takes: 'rulebooks takes nothing, or: show EDITION [CLAUSE]',
    noClause: (edition: string, clause: string) =>
      `${edition} has no clause "${clause}"; "elobook rulebooks show ${edition}" lists them`,
    noReading: (of: string, reading: string) =>
      `${of} has no reading "${reading}"; "elobook rulebooks show ${of}" lists them`,
  },
  serve: {
    demoPublic: '--demo fills an office, and --public changes nothing',
    mailFrom: '--mail needs --mail-from (ELOBOOK_MAIL_FROM), an address such as office@example.org',
  },
  users: {
    add: 'users add takes a name: users add "Kiss Anna" --role officer',
    system: 'users system takes a user of the system and an account, or - for none: users system anna u3',
    keys: 'users keys takes: list [ACCOUNT], new ACCOUNT --name NAME --scope reports, or: revoke ACCOUNT KEY',
  },
  verify: {
    head: '--head takes the hash of an entry, 64 digits',
    key: '--key takes a public key, as "keys show" prints it: 64 digits',
    witnesses: '--witnesses takes a number',
  },
  webhooks: {
    add: 'webhooks add takes one address: webhooks add https://example.org/elobook',
    remove: 'webhooks remove takes one webhook, such as w1',
  },
  witness: {
    needed: 'witness needs --of URL, or --port to be asked at',
    name: '--name has neither blanks nor a plus sign',
    of: (given: string) => `--of takes the address of an office, as https://ratings.example.org, not "${given}"`,
    trust: (given: string) => `--trust takes a key as an office shows it at log/key, not "${given}"`,
    port: (given: string) => `--port takes a number up to 65535, not "${given}"`,
  },

  setting: {
    unknown: (name: string, near: string | undefined, known: string) =>
      `there is no variable ${name}.${near === undefined ? '' : ` Did you mean ${near}?`} Take it out, or give it one of these names: ${known}`,
    /** Of a variable or its option. */
    wrong: (name: string, takes: string, given: string | undefined) => `${name} takes ${takes}${not(given)}`,
    wrongSecret: (name: string, takes: string) => `${name} takes ${takes}; what it has is not shown`,
    /** What each takes, as the sentence goes on. */
    takes: {
      ELOBOOK_DB: 'a file, or postgres://user:password@host/database',
      ELOBOOK_AUTHOR: 'a name',
      ELOBOOK_API_KEY: 'the key of an account, which begins with elk_',
      ELOBOOK_KEY: 'a private key, as the file of a key has it',
      ELOBOOK_KEY_FILE: 'the path of a file',
      ELOBOOK_MEMORY_KEY_FILE: 'the path of a file',
      ELOBOOK_KEYS: 'the path of a file',
      PORT: 'a number from 0 to 65535',
      ELOBOOK_HOST: 'an address of this machine, such as 0.0.0.0',
      ELOBOOK_BASE: 'a path such as /ratings',
      ELOBOOK_PUBLIC_URL: 'an address such as https://ratings.example.org',
      ELOBOOK_PROXY: 'addresses such as 10.0.0.0/8, 127.0.0.1 or loopback',
      ELOBOOK_SECURITY_CONTACT: 'mailto:security@example.org or https://example.org/security',
      ELOBOOK_MAIL: 'smtps://NAME:PASSWORD@HOST or smtp://NAME:PASSWORD@HOST:PORT',
      ELOBOOK_MAIL_FROM: 'an address such as office@example.org',
      ELOBOOK_METRICS: 'a port such as 9464, or an address and a port such as 0.0.0.0:9464',
      ELOBOOK_WITNESSES:
        'keys of witnesses with their addresses, as NAME+ID+KEY https://witness.example.org, with commas between them',
      ELOBOOK_WITNESS_ALLOW: 'names of hosts with commas between them, such as witness.internal',
      ELOBOOK_LOG: 'json or none',
      ELOBOOK_GRACE: 'seconds from 1 to 3600',
      ELOBOOK_UPGRADE_BACKUP: 'a folder from the root on, such as /srv/backup, or none',
    },
  },
};

export type UsageWords = Worded<typeof USAGE>;
