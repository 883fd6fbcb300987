/** Headings and short sentences about events, in Russian. */
import type { EventWords } from '../../en/commands/events.ts';

export const EVENT_WORDS: EventWords = {
  event: 'Турнир',
  pool: 'Пул',
  name: 'Название',
  days: 'Даты',
  state: 'Состояние',
  players: 'Игроки',
  games: 'Партии',
  list: 'Рейтинг-лист',
  questions: 'Вопросы',
  report: 'Отчёт',
  edition: 'Правила',
  waivers: 'Освобождение от требований',
  entries: 'Записи',
  parts: 'Части',
  partOf: 'Часть турнира',
  received: 'Поступил',
  answer: 'Ответ',
  states: {
    registered: 'зарегистрирован',
    submitted: 'подан',
    questions: 'есть вопросы',
    accepted: 'принят',
    refused: 'отклонён',
    rated: 'обсчитан',
    published: 'опубликован',
    corrected: 'исправлен',
    withdrawn: 'отозван',
  },
  none: '–',
  registered: (event, day, say) => `Турнир ${event} зарегистрирован (${say.date(day)}).`,
  submitted: ({ files, refused, events, accepted, questions, entered, newcomers, untold = 0 }, say) =>
    [
      `${say.count(files, 'файл', 'файла', 'файлов')}: ${say.form(events, 'получен', 'получены', 'получено')} ${say.count(events, 'турнир', 'турнира', 'турниров')}`,
      ...(accepted === 0 ? [] : [`принято к обсчёту: ${say.number(accepted)}`]),
      ...(questions === 0 ? [] : [say.count(questions, 'вопрос', 'вопроса', 'вопросов')]),
      ...(entered === 0 ? [] : [`новых людей: ${say.number(entered)}`]),
      ...(newcomers === 0 ? [] : [`новых игроков ждут принятия: ${say.number(newcomers)}`]),
      ...(refused === 0
        ? []
        : [
            `${say.form(refused, 'отклонён', 'отклонены', 'отклонено')} ${say.count(refused, 'файл', 'файла', 'файлов')}`,
          ]),
      ...(untold === 0 ? [] : [`здесь не перечислено: ${say.count(untold, 'файл', 'файла', 'файлов')}`]),
    ].join(', ') + '.',
  notAccepted: (events, more, say) =>
    `Ещё не приняты: ${say.list(events)}${more === 0 ? '' : ` (и ещё ${say.number(more)})`}. Прочтите, что о них сказано выше, затем «events accept ТУРНИР» или «events refuse ТУРНИР».`,
  cameLate: (event) =>
    `Если отчёт поступил раньше, отзовите турнир («events withdraw ${event}») и подайте файл снова с --received ДЕНЬ.`,
  cameIn: (event, state, questions, say) =>
    questions === 0
      ? `${event}: ${EVENT_WORDS.states[state]}`
      : `${event}: ${say.count(questions, 'открытый вопрос', 'открытых вопроса', 'открытых вопросов')}`,
  noStandard: 'нет (новичок)',
  newcomer: 'новый человек, будет внесён, когда турнир будет принят',
  newcomerMark: 'новый',
  refusedFile: 'отклонён',
  accepted: (event, edition, list, say) =>
    list === undefined
      ? `Турнир ${event} принят по правилам ${edition} и обсчитан.`
      : `Турнир ${event} принят по правилам ${edition}, рейтинг-лист: ${say.month(list)}`,
  ratedAgain: (events, say) => `Обсчитаны заново: ${say.list(events)}.`,
  moved: (player, before, after) => `${player}: ${before} → ${after}`,
  refused: (event, clauses, say) =>
    clauses.length === 0 ? `Турнир ${event} отклонён.` : `Турнир ${event} отклонён по пунктам: ${say.list(clauses)}.`,
  changed: (event) => `Турнир ${event} изменён.`,
  exported: (event, file, players, games, say) =>
    `Турнир ${event} записан в файл ${file}: ${say.count(players, 'игрок', 'игрока', 'игроков')}, ${say.count(games, 'партия', 'партии', 'партий')}.`,
  exportedMonth: (events, file, say) =>
    `Записано в файл ${file}: ${say.count(events, 'турнир', 'турнира', 'турниров')}.`,
  arbiters: 'Судьи',
  roles: { chief: 'главный судья', deputy: 'заместитель главного судьи', arbiter: 'судья' },
  arbitersErased: (event, papers, say) => `Стёрто документов о судьях турнира ${event}: ${say.number(papers)}.`,
  noArbiters: (event) => `Судьи турнира ${event} не названы.`,
  withdrawn: (event) => `Турнир ${event} отозван.`,
  answered: (question, person, open, say) =>
    `На вопрос ${question} дан ответ${person === undefined ? '' : `: ${person}`}; ${
      open === 0
        ? 'вопросов больше нет'
        : `${say.form(open, 'остался', 'остались', 'осталось')} ${say.count(open, 'вопрос', 'вопроса', 'вопросов')}`
    }.`,
  who: (question, event, reported) => `${event}, вопрос ${question}: кто это — ${reported}?`,
  what: (question, event, field) => `${event}, вопрос ${question}: ${field}?`,
  rated: (question, event, reported, rating) => `${event}, вопрос ${question}: ${reported}, рейтинг ${rating}?`,
  answeredRatings: (event, answered, open, say) =>
    `${event}: дан ответ на ${say.count(answered, 'вопрос', 'вопроса', 'вопросов')} о рейтингах; ${
      open === 0
        ? 'вопросов больше нет'
        : `${say.form(open, 'остался', 'остались', 'осталось')} ${say.count(open, 'вопрос', 'вопроса', 'вопросов')}`
    }.`,
  ratingAnswers: (event) =>
    `  На каждый ответьте «taken» (взять из отчёта), «unrated» (без рейтинга) или «other» (другой человек); на все сразу: events answer ${event} --all taken`,
  listedBefore: (list, rating, say) => `в рейтинг-листе от ${say.date(list)}: ${rating ?? 'без рейтинга'}`,
  noQuestions: 'Открытых вопросов нет.',
  noEvents: 'Таких турниров нет.',
  status: {
    title: (name, today, say) => `${name}, ${say.date(today)}`,
    counts: (entries, persons, say) =>
      `В журнале ${say.count(entries, 'запись', 'записи', 'записей')}, в реестре ${say.count(persons, 'человек', 'человека', 'человек')}.`,
    newest: (date, players, say) =>
      `последний рейтинг-лист — ${say.date(date)}, ${say.count(players, 'игрок', 'игрока', 'игроков')}`,
    noList: 'рейтинг-листа ещё нет',
    next: (list, say) => `следующий рейтинг-лист — ${say.month(list)}`,
    openQuestions: ({ identity, fact, rating, events }, say) =>
      events === 0
        ? 'Открытых вопросов нет.'
        : `${say.count(identity + fact + rating, 'открытый вопрос', 'открытых вопроса', 'открытых вопросов')} по ${say.count(events, 'турниру', 'турнирам', 'турнирам')}: об игроках — ${say.number(identity)}, о сведениях — ${say.number(fact)}, о рейтингах — ${say.number(rating)}.`,
    deadlines: 'Сроки',
    noDeadlines: 'Ближайших сроков нет.',
    overdue: 'просрочено',
    kinds: {
      registration: () => 'регистрация',
      'arbiter-report': () => 'отчёт главного судьи федерации',
      report: (list, say) => (list === undefined ? 'отчёт' : `отчёт, для рейтинг-листа: ${say.month(list)}`),
      'last-list': (list, say) => `последний день для любого рейтинг-листа (${say.month(list as string)})`,
      appeal: () => 'апелляция на отказ',
      list: (list, say) => `закрытие рейтинг-листа: ${say.month(list as string)}`,
    },
  },
};
