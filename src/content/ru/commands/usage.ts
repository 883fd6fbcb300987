/** Что не так в набранной команде, по-русски. */
import type { UsageWords } from '../../en/commands/usage.ts';
import { inputProblem } from '../findings/office-files.ts';

const either = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} или ${all.at(-1)}`;

const not = (given: string | undefined): string => (given === undefined ? '' : `, а не «${given}»`);

const EDITION = 'нужна редакция, например fide-2024';
const FILE_PATH = 'путь к файлу';

export const USAGE: UsageWords = {
  tryHelp: 'Справка: elobook --help',
  noCommand: (command) => `нет такой команды: «${command}»`,
  optionFirst: 'перед параметром нужна команда',
  unknownOption: (option) => `неизвестный параметр: ${option}`,
  missingValue: (option) => `не указано значение параметра: ${option}`,
  missingArguments: (command) => `в команде не хватает обязательной части: ${command}`,
  unusedArguments: (unused) => `лишнее в команде: ${unused}`,

  needed: (option) => `нужен параметр ${option}`,
  repeated: (option) => `можно указать только один раз: ${option}`,
  valueNeeded: (option) => `параметру ${option} нужно значение`,
  oneOf: (option, known, given) => `${option}: одно из ${known}${not(given)}`,
  action: (command, known) => `${command}: дальше должно идти одно из ${known}`,
  whole: (option) => `${option}: нужно целое число`,
  wholeOrNone: (option) => `${option}: нужно целое число или none`,
  wholeFrom: (option, from, to) => `${option}: нужно целое число от ${from} до ${to}`,
  numberHere: (option, from, to) => `${option}: здесь нужно число от ${from} до ${to}`,
  seconds: (option, from, to, given) => `${option}: нужно число секунд от ${from} до ${to}${not(given)}`,
  month: (option, example, given) => `${option}: нужен месяц, например ${example}${not(given)}`,
  edition: (option) => `${option}: ${EDITION}`,
  editionListed: (option) => `${option}: ${EDITION}; их перечень: elobook rulebooks`,
  parts: (option, mark) => `${option}: между частями пишется «${mark}»`,
  needsOther: (option, other) => `${option}: указывается только вместе с ${other}`,
  without: (option, other) => `${option}: не указывается вместе с ${other}`,
  notWith: (option, other) => `${option}: не указывается вместе с ${other}`,
  takesNo: (option, other) => `${option}: не указывается вместе с ${other}`,
  goesWith: (option, others) => `${option}: указывается только вместе с ${either(others)}`,
  withReport: (option) => `${option}: для отчёта, а не для списка игроков`,
  withList: (option) => `${option}: для списка игроков, а не для отчёта`,
  withFile: (option) => `${option}: для файла; сколько партий у её игроков, служба знает сама`,
  twoThings: (option, other) => `${option} и ${other} исключают друг друга`,
  unreadable: (option, file, problem) => `${option} ${file}: прочитать нельзя, ${inputProblem(problem)}`,
  unreadableAt: (option, file, line, column, told) => `${option} ${file}, строка ${line}, столбец ${column}: ${told}`,

  nothingMore: (command) => `${command}: больше ничего не указывается`,
  oneThingMore: (command) => `${command}: можно указать только что-то одно`,
  onePool: (command) => `${command}: нужен один пул`,
  pool: (command) => `${command}: нужен пул`,
  oneEvent: (command) => `${command}: нужен один турнир, например e12`,
  oneAccount: (command) => `${command}: нужна одна учётная запись, например u3`,
  oneRequest: (command) => `${command}: нужен один запрос, например r3`,
  oneJob: (command) => `${command}: нужно одно задание, например j3`,
  onePlayer: (command) => `${command}: нужен один игрок: номер в службе или другой номер, например fide:703303`,
  options: (command, options) => `${command}: нужно указать ${either(options)}`,
  bothOptions: (command, one, other) => `${command}: нужно указать ${one} и ${other}`,

  secondOfficer: (options) => `к тому, что ждёт второго сотрудника, не указывается ${options}`,
  input: {
    none: 'укажите файл или «-» для стандартного ввода',
    twice: 'стандартный ввод («-») можно прочитать только один раз',
  },
  assumedK: '--k не указывается вместе с --assume: K выбирает либо одно, либо другое',
  limit: {
    names: (known, given) => `--limit: ${known}, каждое со значением, например report=128MB${not(given)}`,
    size: (name, most, given) =>
      `--limit ${name}: нужен размер, например 200KB или 128MB, не больше ${most}${not(given)}`,
    count: (name, most, given) => `--limit ${name}: нужно целое число от 1 до ${most}${not(given)}`,
  },
  reading: {
    repeated: '--reading: одна настройка указана несколько раз',
    pair: '--reading: нужна настройка и её значение, например cap.lower=once',
  },

  calc: {
    values: (calculator, given) => `calc ${calculator}: значения указываются параметрами${not(given)}`,
  },
  convert: {
    noFormat: (known) => `по имени не видно формата; --format: одно из ${known}`,
  },
  demo: {
    day: (given) => `--day: нужен день, например 2026-11-16${not(given)}`,
    from: (day) => `--day: нужен день не раньше ${day}`,
  },
  drift: {
    lists: '--lists: нужно целое число, не меньше 2',
  },
  endorse: {
    needed: (known) => `нужен параметр --edition: одно или несколько из ${known}, или all`,
    unknown: (edition, known) => `нет такой редакции: «${edition}»; --edition: одно или несколько из ${known}, или all`,
  },
  events: {
    register: 'events register: данные о турнире указываются параметрами или в файле --facts',
    comment: "events comment: нужен турнир и текст: events comment e12 'Зал другой.'",
    questions: 'events questions: можно указать только один турнир',
    answerAll:
      'events answer --all: нужен турнир и ответ: taken или unrated для всех рейтингов, о которых вопрос, или none для всех стандартных рейтингов',
    answer:
      'events answer: нужен турнир, номер вопроса и ответ: человек, new, as-is, имя или значение; о рейтинге — taken, unrated или other; о стандартном рейтинге — число или none',
    waive: 'к каждому --waive ПУНКТ нужен --by ОРГАН',
    who: '--who: нужен игрок турнира и кто он: СТАРЫЙ=НОВЫЙ, ?3=fide:703303, СТАРЫЙ=new',
    rating: '--rating: нужен игрок турнира и taken или unrated: fide:703303=taken, ?3=unrated',
    result: (known) => `--result: нужны тур, два игрока турнира и результат: '3 ?1 ?4 0-1'; результаты: ${known}`,
    correct:
      "events correct: нужен турнир, например e12, и файл исправленного отчёта, или --result 'ТУР БЕЛЫЕ ЧЁРНЫЕ РЕЗУЛЬТАТ', или --who СТАРЫЙ=НОВЫЙ, или --rating ИГРОК=taken",
    oneReport: 'events correct: нужен только один отчёт',
    list: 'events list: название не указывается; отобрать можно с --pool и --state',
    arbiter: '--arbiter: ИМЯ;НОМЕР ФИДЕ;ЛИЦЕНЗИЯ;РОЛЬ, всё, кроме имени, можно опустить',
    role: (known) => `роль — одно из ${known}`,
    change:
      'events change: нужно указать, что изменилось: --postpone-to ДЕНЬ, --name, --place, --start, --end и тому подобное, --clear ПОЛЕ, --entrant ИГРОК или --facts ФАЙЛ',
    export:
      'events export: нужен один турнир, например e12, или --pool ПУЛ --list МЕСЯЦ для всех турниров рейтинг-листа',
    days: '--from-day и --to-day указываются только для одного турнира',
  },
  explain: {
    office: 'explain: нужен файл или --player вместе с --event или --list',
    noPlayer: (player, file) => `нет такого игрока: «${player}» (${file})`,
  },
  export: {
    either: 'export: нужен файл или --parquet и папка',
    notBoth: 'export: нужен файл или --parquet и папка, но не то и другое вместе',
    folder: '--parquet: нужна папка',
  },
  federations: {
    one: 'federations: нужна одна федерация, например HUN',
    takes: 'federations: show [КОД] или: set КОД --status СТАТУС [--officer ТЕКСТ]',
  },
  generate: {
    onlyGo: '--format h9: только для го, где у игроков есть ранги; возьмите --rules mgsz-2012 или trf16, trf26, json',
  },
  keys: {
    retire: 'keys retire: нужен номер ключа',
  },
  lists: {
    poolBefore: (option, example) => `${option}: перед ним нужен пул: ${example}`,
  },
  log: {
    open: 'log open: нужен номер записи, например 12',
  },
  office: {
    fourEyes: '--four-eyes: on или off',
    set: (minors, names, given) =>
      `office set: --minors ${either(minors)}${not(given)}; или ${names}; или --four-eyes on либо off; для новой службы --name или --time-zone`,
  },
  players: {
    clubs: 'players clubs: можно указать один клуб; без него — все',
    year: '--year: год пишется четырьмя цифрами',
    order: 'players order: нужен клуб и его игроки, сначала сильнейший',
    attach: 'players attach: нужны игрок и файл',
    forms: 'players forms: нужен игрок; или игрок, номер формы и файл для записи',
    detach: 'players detach: нужен игрок и номер формы, как его показывает players forms',
    wholeOrAdd: '--whole и --add исключают друг друга: файл — либо одно, либо другое',
    import: 'players import: нужен один список: XML или TXT ФИДЕ, в том числе в архиве, или CSV',
    group: '--group: это все пулы группы; --pool и --control при нём не указываются',
    fromFile: 'служба с учётными записями берёт списки из файла, чтобы второй сотрудник увидел тот же самый',
    undo: 'players import --undo: нужен номер загрузки, без файла',
    imports: 'players imports: файл не указывается; команда показывает загрузки службы',
    export: 'players export: нужен один файл или «-» для стандартного вывода',
    data: 'players data: нужен игрок и файл или «-» для стандартного вывода',
    add: 'players add: поля карточки указываются параметрами',
    find: 'players find: нужно имя или его начало',
    merge: 'players merge: нужны два игрока: сначала тот, кого не станет, затем тот, кто остаётся',
    split: 'players split: нужен один игрок: присоединённый номер или тот, чьи турниры отделяются',
    tidy: 'players tidy: нужны номера игроков или --all с показанным числом людей',
  },
  pools: {
    revoke: '--revoke: нужен номер записи',
    takes:
      'pools: show, или: open ПУЛ --family СЕМЕЙСТВО --name НАЗВАНИЕ --from МЕСЯЦ, или: set ПУЛ --report-ratings fide|own или --reading НАСТРОЙКА=ЗНАЧЕНИЕ, или: change ПУЛ --name НАЗВАНИЕ, или: close ПУЛ [--after МЕСЯЦ], или: reopen ПУЛ, или: adjust ПУЛ --rule ПРАВИЛО --list МЕСЯЦ --by ОРГАН --ground ТЕКСТ',
    change: 'pools change: нужно указать --name или --name-hu и тому подобное',
    set: 'pools set: нужен пул и --report-ratings fide или own, или --reading НАСТРОЙКА=ЗНАЧЕНИЕ',
  },
  rate: {
    onlyJson: (file, format) =>
      `--lines: нужны документы JSON, по одному в строке; ${file} похож на ${format}, где строк много: уберите --lines`,
  },
  rerate: {
    applyTo: '--apply: не указывается вместе с --to; сначала посмотрите без --apply',
    k: '--k: нужны пары, например 40=30,20=15',
  },
  rulebooks: {
    takes: 'rulebooks: дальше ничего, или: show РЕДАКЦИЯ [ПУНКТ]',
    noClause: (edition, clause) =>
      `${edition}: нет такого пункта: «${clause}»; их перечень: elobook rulebooks show ${edition}`,
    noReading: (of, reading) => `${of}: нет такого толкования: «${reading}»; их перечень: elobook rulebooks show ${of}`,
  },
  serve: {
    demoPublic: '--demo заполняет службу, а --public ничего не меняет: они исключают друг друга',
    mailFrom: '--mail: нужен и --mail-from (ELOBOOK_MAIL_FROM), адрес, например office@example.org',
  },
  users: {
    add: "users add: нужно имя: users add 'Kiss Anna' --role officer",
    system: 'users system: нужен пользователь системы и учётная запись или «-» (никакой): users system anna u3',
    keys: 'users keys: list [ЗАПИСЬ], или: new ЗАПИСЬ --name НАЗВАНИЕ --scope reports, или: revoke ЗАПИСЬ КЛЮЧ',
  },
  verify: {
    head: '--head: нужен хеш записи, 64 цифры',
    key: '--key: нужен открытый ключ, как его выводит keys show: 64 цифры',
    witnesses: '--witnesses: нужно число',
  },
  webhooks: {
    add: 'webhooks add: нужен один адрес: webhooks add https://example.org/elobook',
    remove: 'webhooks remove: нужен один webhook, например w1',
  },
  witness: {
    needed: 'witness: нужен --of URL или --port, где к нему обращаются',
    name: '--name: без пробелов и без знака плюс',
    of: (given) => `--of: нужен адрес службы, например https://ratings.example.org${not(given)}`,
    trust: (given) => `--trust: нужен ключ, как его показывает служба по адресу log/key${not(given)}`,
    port: (given) => `--port: нужно число не больше 65535${not(given)}`,
  },

  setting: {
    unknown: (name, near, known) =>
      `нет такой переменной: ${name}.${near === undefined ? '' : ` Может быть, ${near}?`} Уберите её или назовите иначе: ${known}`,
    wrong: (name, takes, given) => `${name}: ${takes}${not(given)}`,
    wrongSecret: (name, takes) => `${name}: ${takes}; нынешнее значение не показано`,
    takes: {
      ELOBOOK_DB: 'файл или postgres://user:password@host/database',
      ELOBOOK_AUTHOR: 'имя',
      ELOBOOK_API_KEY: 'ключ учётной записи, он начинается с elk_',
      ELOBOOK_KEY: 'закрытый ключ, как он записан в файле ключа',
      ELOBOOK_KEY_FILE: FILE_PATH,
      ELOBOOK_MEMORY_KEY_FILE: FILE_PATH,
      ELOBOOK_KEYS: FILE_PATH,
      PORT: 'число от 0 до 65535',
      ELOBOOK_HOST: 'адрес этой машины, например 0.0.0.0',
      ELOBOOK_BASE: 'путь, например /ratings',
      ELOBOOK_PUBLIC_URL: 'адрес, например https://ratings.example.org',
      ELOBOOK_PROXY: 'адреса, например 10.0.0.0/8, 127.0.0.1 или loopback',
      ELOBOOK_SECURITY_CONTACT: 'mailto:security@example.org или https://example.org/security',
      ELOBOOK_MAIL: 'smtps://NAME:PASSWORD@HOST или smtp://NAME:PASSWORD@HOST:PORT',
      ELOBOOK_MAIL_FROM: 'адрес, например office@example.org',
      ELOBOOK_METRICS: 'порт, например 9464, или адрес и порт, например 0.0.0.0:9464',
      ELOBOOK_WITNESSES: 'ключи свидетелей с адресами через запятую, в виде NAME+ID+KEY https://witness.example.org',
      ELOBOOK_WITNESS_ALLOW: 'имена машин через запятую, например witness.internal',
      ELOBOOK_LOG: 'json или none',
      ELOBOOK_GRACE: 'число секунд от 1 до 3600',
      ELOBOOK_UPGRADE_BACKUP: 'папка, указанная от корня, например /srv/backup, или none',
    },
  },
};
