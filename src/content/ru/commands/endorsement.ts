/** How another program fares beside the rulebook, in Russian. */
import type { EndorsementWords } from '../../en/commands/endorsement.ts';

export const ENDORSEMENT_WORDS: EndorsementWords = {
  percent: (share) => `${share}\u00a0%`,
  heading: (program) => `Аттестация: ${program}`,
  title: (edition, asked, say) => `${edition}: ${say.count(asked, 'документ', 'документа', 'документов')}`,
  passed: 'соответствует: расхождений нет, и ни один документ не остался без ответа',
  notPassed: 'не соответствует',
  stopped: (asked, count, say) =>
    `Проверка прекращена: обработано ${say.number(asked)} из ${say.number(count)}, слишком многие документы остались без ответа.`,
  origin: (version, generator, seed, kind) =>
    `Elobook ${version}, генератор ${generator}, начальное число ${seed}${kind === 'all' ? '' : ', только отдельные турниры'}`,
  digest: (hash) => `SHA-256 документов: ${hash}`,
  documents: (agreed, differed, failed, say) =>
    `Документы: совпало ${say.number(agreed)}, разошлось ${say.number(differed)}, без ответа ${say.number(failed)}`,
  failures: ({ crashed, late, missing, unreadable }, say) =>
    `Без ответа: программа аварийно завершилась — ${say.number(crashed)}, не уложилась во время — ${say.number(late)}, не вывела строку — ${say.number(missing)}, строка не является результатом — ${say.number(unreadable)}`,
  surplus: (lines, say) =>
    `Программа вывела на ${say.count(lines, 'строку', 'строки', 'строк')} больше, чем получила документов.`,
  remark: (text) => `Последнее сообщение программы в потоке ошибок: ${text}`,
  ratings: (compared, wrong, share, say) =>
    `Новые рейтинги: сравнено ${say.number(compared)}, неверных ${say.number(wrong)} (${share})`,
  values: (list) => `Неверных из всех сравнённых значений: ${list.join(', ')}`,
  columns: {
    clause: 'Пункт',
    documents: 'Документы',
    players: 'Игроки',
    wrong: 'Неверно',
    share: 'Доля',
  },
  columnsMean:
    'Документы, в которых пункт встретился; игроки, чей рейтинг на нём основан; те из них, чей новый рейтинг у программы неверен.',
  unreached: (clauses, say) =>
    `Ни в одном документе не встретились: ${say.list(clauses)}. Большинство из них — о рейтинг-листах, регистрации и обязанностях службы; в документе они ничего не решают.`,
  first: (number) => `Первое расхождение — в документе ${number}. Наименьший документ, на котором оно ещё видно:`,
  difference: ({ player, event, key, expected, given }) => {
    const whose = [player, event].filter((each) => each !== undefined).join(', ');
    const where = whose === '' ? key : `${whose}: ${key}`;
    return given === undefined
      ? `${where} по правилам ${expected}, программа значения не даёт`
      : `${where} по правилам ${expected}, по программе ${given}`;
  },
  more: (count, say) => `… и ещё ${say.count(count, 'расхождение', 'расхождения', 'расхождений')}`,
  why: 'Обоснование по правилам:',
  notStarted: (command, said, example) =>
    `Программу не удалось запустить: ${command}${said === '' ? '' : ` (${said})`}. В --command указывают то же, что ввели бы в командной строке, например ${example}.`,
};
