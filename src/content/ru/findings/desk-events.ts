/** Events, their reports and the questions about them, in Russian. */
import type { Assumed } from '../../../ledger/entries.ts';
import type { Contradiction } from '../../../intake/identify.ts';
import type { EventState } from '../../../ledger/store.ts';
import type {
  Authority,
  Differing,
  EventDeskFindings,
  EventVerb,
  RatedUnlisted,
} from '../../../explain/desk-findings/events.ts';
import { doubtsIn, isNever } from './doubts.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';

const STATES: Readonly<Record<EventState, string>> = {
  registered: 'он зарегистрирован, отчёта нет',
  submitted: 'он ждёт решения',
  questions: 'по нему есть открытые вопросы',
  accepted: 'он принят',
  refused: 'он отклонён',
  rated: 'он обсчитан',
  published: 'он опубликован',
  corrected: 'он исправлен',
  withdrawn: 'он отозван',
};

const TEXTS = { name: 'Название турнира', place: 'Место турнира' } as const;

const POOL_LACKS = { controls: 'сколько времени было на партию', start: 'когда начался турнир' } as const;

const VERBS: Readonly<Record<EventVerb, string>> = {
  change: 'сейчас нельзя изменить (уже учтённый исправляет «events correct»)',
  submit: 'сейчас не принимает отчёт',
  answer: 'сейчас не принимает ответ',
  accept: 'сейчас нельзя принять',
  refuse: 'сейчас нельзя отклонить',
  withdraw: 'сейчас нельзя отозвать',
  correct: 'сейчас нельзя исправить',
};

const CONTROL_GAMES = { standard: 'классика', rapid: 'рапид', blitz: 'блиц' } as const;

export const AUTHORITY_NAMES: Readonly<Record<Authority, string>> = {
  president: 'президент (president)',
  'qc-chairman': 'председатель квалификационной комиссии (qc-chairman)',
  qc: 'квалификационная комиссия (qc)',
  council: 'Совет ФИДЕ (council)',
  committee: 'квалификационная комиссия (committee)',
  presidency: 'президиум (presidency)',
};

const oneOf = (authorities: readonly Authority[]): string =>
  authorities.map((each) => AUTHORITY_NAMES[each]).join(' или ');

const differing = (players: readonly Differing[], more: number, say: Say): string => {
  const named = players.map(({ player, report, office }) => {
    const ours = office === null ? 'нет' : String(office);
    return `${say.player(player)} ${report} (в рейтинг-листе: ${ours})`;
  });
  return more === 0 ? say.list(named) : `${named.join(', ')} и ещё ${say.count(more, 'игрок', 'игрока', 'игроков')}`;
};

const unlisted = (players: readonly RatedUnlisted[], more: number, say: Say): string => {
  const named = players.map(({ player, rating }) => `${say.player(player)} ${rating}`);
  return more === 0 ? say.list(named) : `${named.join(', ')} и ещё ${say.count(more, 'игрок', 'игрока', 'игроков')}`;
};

const ASSUMED: Readonly<Record<Assumed, string>> = {
  games: 'не менее 30 обсчитанных партий (0, если в отчёте K = 40)',
  peak: 'наивысший рейтинг равен этому',
  settled: 'рейтинг устоявшийся',
  grade: 'ранг соответствует рейтингу',
};

const asOf = (as: string, say: Say): string => (as.length === 7 ? `рейтинг-лист: ${say.month(as)}` : say.date(as));

const GAME = { chess: 'шахматам', go: 'го' } as const;

/** What a correction is said with, by what was asked. */
const CORRECTED_BY: Readonly<Record<EventDeskFindings['event.answer-counts']['about'], string>> = {
  identity: '--who СТАРЫЙ=НОВЫЙ',
  rating: '--rating ИГРОК=taken',
  fact: 'ФАЙЛ --facts ФАЙЛ',
};

type Contradicted = EventDeskFindings['event.answer-contradicts'];

const AGAINST: Readonly<
  Record<Contradiction, (births: Contradicted['births'], federations: Contradicted['federations']) => string>
> = {
  name: () => 'другое имя',
  birth: (births) =>
    births?.[0] === births?.[1]
      ? 'другой день рождения'
      : `другой год рождения (${births?.[0] ?? '–'}, а не ${births?.[1] ?? '–'})`,
  federation: (_births, federations) =>
    `другая федерация (${federations?.[0] ?? '–'}, а не ${federations?.[1] ?? '–'})`,
};

const although = (against: readonly Contradiction[]): string => against.map((each) => `--although ${each}`).join(' ');

export const EVENT_FINDINGS: FindingPhrases<EventDeskFindings> = {
  'event.unknown': ({ event }) => `В службе нет турнира «${event}»; все турниры показывает «events list».`,
  'event.other-pool': ({ event, pool, asked }) => `Турнир ${event} относится к пулу ${pool}, а не к ${asked}.`,
  'event.wrong-state': ({ event, state, verb }) => `Турнир ${event} ${VERBS[verb]}: ${STATES[state]}.`,
  'event.bad-day': ({ field, seen }) => `«${seen}» — не дата (${field}); пишите, например, 2024-05-30.`,
  'event.same-report': ({ event, mayAgain }) =>
    `Именно этот отчёт уже есть: турнир ${event}. Ничего не изменено.${mayAgain === true ? ' Чтобы прочесть его ещё раз и задать вопросы заново, добавьте --although sent-before.' : ''}`,
  'event.older-report': ({ event, since, state }, say) =>
    `У турнира ${event} уже был именно этот отчёт, пока его не заменил другой (поступил ${say.date(since)}). Если отправить его снова, старый отчёт займёт место более позднего${state === 'accepted' ? ', и турнир больше не будет принят' : ''}. Если так и нужно, подтвердите: --although sent-before.`,
  'event.twice-in-batch': ({ file }) => `Содержание этого файла то же, что у указанного раньше: ${file}.`,
  'event.other-game': ({ pool, seen, expected }) =>
    `Это отчёт о турнире по ${GAME[seen]}, а пул «${pool}» — по ${GAME[expected]}: такой отчёт не принимается.`,
  'event.other-control': ({ pool, expected, seen, right, family, group, event }) =>
    `Это ${CONTROL_GAMES[seen]}, а пул «${pool}» — ${CONTROL_GAMES[expected]}. ${right === null ? `В группе «${group}» такого пула ещё нет: «pools open ${group}-${seen} --family ${family} --control ${seen} --group ${group} …».` : `Отправьте отчёт в пул «${right}»: «events submit … --pool ${right}».`} ${event === undefined ? '' : `Сначала отзовите турнир («events withdraw ${event}»), после этого тот же файл будет принят там. `}Соревнование с разными контролями времени — это несколько турниров, на каждый нужен свой отчёт.`,
  'event.several-controls': ({ times }, say) =>
    `В отчёте разные контроли времени: ${say.list(times.map(({ time, control, pool }) => `${time} (${control === null ? 'слишком мало для любого рейтинга' : `${CONTROL_GAMES[control]}, ${pool === null ? `такого пула ещё нет: «pools open … --control ${control} --group …»` : `пул «${pool}»`}`})`))}. Каждый вид — отдельный турнир: отправьте отдельный отчёт на каждый («events submit … --pool …»). Если все партии игрались с одним контролем, укажите его и отправьте отчёт ещё раз (--facts, event.controls); из нескольких периодов одной партии у всех, кроме последнего, есть число ходов.`,
  'event.pool-asked': ({ pools, seen, lacks }, say) =>
    `${seen !== null ? `Это ${CONTROL_GAMES[seen]}, и подходят несколько пулов` : lacks.length === 0 ? 'Этот отчёт подходит нескольким пулам' : `Из отчёта не видно, ${lacks.map((each) => POOL_LACKS[each]).join(' или ')}, поэтому он может относиться к любому из этих пулов`}: ${say.list(pools)}. Назовите нужный, например --pool ${pools[0]}${seen !== null || lacks.length === 0 ? '' : `; или укажите недостающее (--facts, ${say.list(lacks.map((each) => `event.${each}`))})`}.`,
  'event.pool-none': ({ pools, seen, rulebook }, say) =>
    pools.length === 0
      ? 'В службе ещё нет ни одного пула; откройте его командой «pools open».'
      : seen.length > 1
        ? `В файле турниры разного вида (${say.list(seen.map((each) => CONTROL_GAMES[each]))}), они относятся к разным пулам: отправьте каждый отдельным файлом.`
        : `В службе нет пула для такого турнира${seen[0] === undefined ? '' : ` (${CONTROL_GAMES[seen[0]]})`}${rulebook === null ? '' : ` по положению «${rulebook}», названному в отчёте`}; есть пулы: ${say.list(pools)}. ${seen.length === 0 ? 'Если отчёт всё же нужно рассмотреть в одном из них, назовите его' : `Откройте его («pools open … --control ${seen[0]} --group …») или назовите нужный пул`}: «events submit … --pool ${pools[0]}».`,
  'event.standard-unknown': ({ event, question, group, start, players, more }, say) =>
    `У кого нет рейтинга в этом пуле, тот играет с классическим рейтингом на ${say.date(start)}, но классического рейтинг-листа на этот день здесь нет, поэтому неизвестно, кто новичок: ${say.list(players.map(say.player))}${more === 0 ? '' : ` и ещё ${say.number(more)}`}. По одному: «events answer ${event} ${question} 1850 --ground …» сообщает классический рейтинг на этот день, «none» означает, что рейтинга нет и игрок — новичок; «events answer ${event} --all none --ground …» отвечает за всех сразу. ${group === null ? 'Пул не входит в группу, где есть классический пул.' : `Или загрузите классический рейтинг-лист («players import … --pool ПУЛ --as-of ${start.slice(0, 7)}», группа «${group}») и примите турнир: «events accept ${event}».`}`,
  'event.standard-asked': ({ player, start }, say) =>
    `${say.player(player)}: в этом пуле рейтинга нет, и классического рейтинг-листа на ${say.date(start)} здесь нет. Какой классический рейтинг был у игрока в этот день? Ответьте числом, а для новичка — «none», и укажите основание (--ground).`,
  'event.standard-ground': ({ question }) =>
    `Вопрос ${question}: классический рейтинг, которого нет ни в одном здешнем рейтинг-листе, требует основания (где он указан); добавьте --ground.`,
  'event.standards-given': ({ players, more }, say) =>
    `Классические рейтинги, указанные сотрудником службы: ${say.list(players.map(({ player, rating, ground }) => `${say.player(player)} — ${rating === null ? 'нет (новичок)' : rating}${ground === null ? '' : ` (${ground})`}`))}${more === 0 ? '' : ` и ещё ${say.number(more)}`}.`,
  'event.ends-in-future': ({ end, today }, say) =>
    `У турнира уже есть результаты, а последний его день (${say.date(end)}) ещё не наступил (сегодня ${say.date(today)}). Исправьте даты, например через --facts, или дождитесь конца турнира.`,
  'event.without-licence': ({ year, players }, say) =>
    `Нет лицензии на ${year} год: ${say.list(players.map(say.player))}. Если лицензия есть, её вносит команда «players change … --licence ${year}=КЛУБ».`,
  'event.before-pool': ({ pool, end, from }, say) =>
    `Турнир (последний день ${say.date(end)}) закончился до начала пула «${pool}» (${from.length === 7 ? `первый рейтинг-лист: ${say.month(from)}` : say.date(from)}): в начальных рейтингах пула он может быть уже учтён. Если его всё же нужно учесть, проверьте его и подтвердите: «events accept … --although before-pool».`,
  'event.time-asked': ({ event, seen }) =>
    `Контроль времени «${seen}» записан словами, которые не разбираются, поэтому он не проверен. Укажите его и отправьте отчёт ещё раз («events submit … --event ${event} --facts …», event.controls) или примите турнир как есть: «events accept ${event}».`,
  'event.control-asked': ({ event, question, pool, seen }) =>
    `Контроль времени «${seen}» записан словами, которые не разбираются, а от него зависит, к какому пулу группы относится турнир. Укажите его: «events answer ${event} ${question} 15+10» (или «40/90+30, 30+30»); ответ «events answer ${event} ${question} as-is» оставляет турнир в пуле «${pool}» с непроверенным временем.`,
  'event.control-missing': ({ event, question, pool, pools }, say) =>
    `В отчёте не указан контроль времени, а от него зависит, к какому пулу группы относится турнир (${say.list(pools)}). Укажите его: «events answer ${event} ${question} 15+10» (или «40/90+30, 30+30»); ответ «events answer ${event} ${question} as-is» оставляет турнир в пуле «${pool}» с непроверенным временем.`,
  'event.answer-time': ({ question, seen }) =>
    `Вопрос ${question}: «${seen}» — не контроль времени вроде 15+10, 120 min или 40/90+30, 30+30. Если его никто не знает, ответьте «as-is».`,
  'event.without-games': ({ event }) =>
    `В турнире ${event} нет ни одной партии, и ничей рейтинг от него не изменится. Если партии игрались, отправьте отчёт ещё раз, уже с ними, и примите турнир после этого.`,
  'event.alike': ({ event, shared, players }, say) =>
    `Похоже, это тот же турнир ${event}: даты совпадают, общих игроков — ${say.number(shared)} из ${say.number(players)}.`,
  'event.several-reports': ({ reports }, say) =>
    `Для одного турнира нужен один отчёт; здесь их ${say.number(reports)}.`,
  'event.no-report': ({ event }) => `Отчёта о турнире ${event} ещё нет.`,
  'event.approvals-set-aside': ({ clauses }, say) =>
    `Отчёт ссылается на разрешения (${say.list(clauses)}); они действуют, только если при принятии турнира записаны с основанием.`,
  'event.persons-entered': ({ persons }, say) => `В реестр внесено новых людей: ${say.number(persons)}.`,
  'event.newcomers': ({ players }, say) =>
    `Новых для реестра игроков: ${say.number(players)}; они будут внесены, когда турнир будет принят.`,
  'event.newcomer-twice': ({ player }) =>
    `В этом же отчёте есть игрок с похожим именем: ${player}. Если это два человека, ответьте «new»; если один, нужно исправить отчёт.`,
  'event.recognised': ({ players }, say) =>
    `Внесены в реестр после поступления отчёта и опознаны: ${say.list(players.map(({ person }) => say.player(person)))}.`,
  'event.asked-first': ({ event, questions }, say) =>
    `Турнир ${event} ещё не принят: после поступления отчёта в реестр внесён кто-то, кто может быть одним из его новых игроков. Сначала нужно ответить на ${say.count(questions, 'вопрос', 'вопроса', 'вопросов')} («events questions ${event}»).`,
  'event.person-twice': ({ person }, say) => `${say.player(person)} уже среди игроков турнира.`,
  'event.ratings-differ': ({ field, players, more }, say) =>
    `В отчёте ${field === 'k' ? 'другой K' : 'другие рейтинги'}, чем в действующем рейтинг-листе; учитывается рейтинг-лист: ${differing(players, more, say)}.`,
  'event.whose-ratings': ({ pool, players }, say) =>
    `В таблице есть рейтинги (${say.count(players, 'игрок', 'игрока', 'игроков')}), но не указано, чьи они: ФИДЕ, которые становятся рейтингами системы (ОРР, раздел 2), или самой системы. Укажите это один раз для пула, «pools set ${pool} --report-ratings fide» или «own», или для этого отчёта, «--report-ratings fide» или «own», и подайте его снова.`,
  'event.rating-unlisted': ({ player, rating }, say) =>
    `В отчёте есть рейтинг (${say.player(player)}: ${rating}), а в этом пуле у игрока рейтинга нет. Ответьте «taken», чтобы взять его из отчёта, «unrated», чтобы обсчитать игрока как не имеющего рейтинга, или «other», если это другой человек.`,
  'event.ratings-unlisted': ({ event, question, players, more }, say) =>
    `В отчёте есть рейтинги игроков, у которых в этом пуле рейтинга нет: ${unlisted(players, more, say)}. Без рейтинга и они, и их соперники обсчитываются иначе. По одному: «events answer ${event} ${question} taken» берёт рейтинг из отчёта, «unrated» не учитывает его, «other» означает, что это другой человек; «events answer ${event} --all taken» отвечает за всех сразу. Если не хватает рейтинг-листа, отзовите турнир, загрузите рейтинг-лист (players import) и подайте отчёт снова.`,
  'event.ratings-unasked': ({ event, players, more }, say) =>
    `В отчёте есть рейтинги игроков, у которых в этом пуле рейтинга нет, и решения об этом нет: ${unlisted(players, more, say)}. Подайте отчёт ещё раз с --event ${event} --although sent-before и ответьте.`,
  'event.ratings-brought': ({ players, more, as, assumed }, say) =>
    `Взяты из отчёта (${asOf(as, say)}): ${unlisted(players, more, say)}.${assumed.length === 0 ? '' : ` Неизвестно, поэтому предполагается: ${say.list(assumed.map((each) => ASSUMED[each]))}; исправить можно командой «decide».`}`,
  'event.ratings-set-aside': ({ players, more }, say) =>
    `Обсчитываются как не имеющие рейтинга, хотя в отчёте он есть: ${unlisted(players, more, say)}.`,
  'event.ratings-lost': ({ event, later, players, more }, say) =>
    `Более поздние турниры (${later.join(', ')}) опираются на рейтинги, взятые из отчёта о турнире ${event}: ${unlisted(players, more, say)}. Без него эти игроки там — новички. Если это верно: --although ratings; после этого рейтинг можно взять из того отчёта: «events correct ${later[0]} --rating ИГРОК=taken --ground ТЕКСТ».`,
  'event.ratings-as-before': ({ event, players, more }, say) =>
    `Взяты из отчёта, согласно прежнему ответу по турниру ${event}: ${unlisted(players, more, say)}.`,
  'event.somebody-else': ({ person }, say) =>
    `Не ${say.player(person)}: укажите идентификатор человека или слово «new», если его нет в реестре.`,
  'event.answer-rating': ({ question, seen }) =>
    `Вопрос ${question} — о рейтинге: ответьте «taken», «unrated» или «other», а не «${seen}»; за всех сразу — «taken» или «unrated».`,
  'event.no-ratings-asked': ({ event }) => `По турниру ${event} нет открытых вопросов о рейтингах.`,
  'event.first-list': ({ list, start }, say) =>
    `Турнир начался ${say.date(start)}, раньше первого рейтинг-листа пула (${say.date(list)}); берутся рейтинги этого рейтинг-листа.`,
  'event.questions-open': ({ event, questions }, say) =>
    `По турниру ${event} есть ${say.count(questions, 'открытый вопрос', 'открытых вопроса', 'открытых вопросов')}; сначала нужно ответить.`,
  'event.question-unknown': ({ event, question }) => `По турниру ${event} нет вопроса ${question}.`,
  'event.question-answered': ({ event, question }) =>
    `На вопрос ${question} по турниру ${event} уже дан этот ответ; другой ответ его заменит.`,
  'event.answer-counts': ({ event, question, about }) =>
    `Турнир ${event} уже учтён, и на вопрос ${question} ответ есть: другой ответ — это исправление, которое сначала показывает последствия: events correct ${event} ${CORRECTED_BY[about]} --ground ТЕКСТ.`,
  'event.answer-contradicts': ({ person, against, births, federations }, say) =>
    `Отчёт противоречит ответу (${say.player(person)}): ${against.map((each) => AGAINST[each](births, federations)).join('; ')}. Если это всё же тот же человек: ${although(against)}.`,
  'event.reopened': ({ event, by }) =>
    `Турнир ${event} больше не принят: с новым ${by === 'answer' ? 'ответом' : 'отчётом'} его можно принять командой «events accept ${event}».`,
  'event.person-left': ({ person }, say) =>
    `${say.player(person)} больше не участвует ни в одном турнире; если игрок был внесён только ради этого, его можно убрать: «players tidy ${person}».`,
  'event.not-in-event': ({ event, asked }) =>
    `Среди игроков турнира ${event} нет «${asked}»: назовите игрока по идентификатору, номеру или месту (?3); их показывает «events show ${event}».`,
  'event.file-needed': ({ event }) =>
    `Укажите файл исправленного отчёта или, через --result, результат; для турнира ${event}, который ещё не учтён, к --who и --rating нужен и отчёт.`,
  'event.no-such-game': ({ event, round, white, black }) =>
    `В турнире ${event} нет партии «${white}» и «${black}» в ${round}-м туре; все партии показывает «events show ${event}».`,
  'event.answer-grade': ({ question, seen }) =>
    `В вопросе ${question} нужен ранг, а «${seen}» не ранг: 35k–1k, 1d–9d, 1p–9p.`,
  'event.told-rating': ({ asked, seen }) =>
    `О рейтинге (${asked}) укажите «taken» или «unrated», а не «${seen}»; если это другой человек: --who ${asked}=НОВЫЙ.`,
  'event.no-rating-asked': ({ event, asked }) =>
    `О рейтинге игрока ${asked} в отчёте о турнире ${event} вопроса не было: в отчёте его нет, или в пуле у игрока был свой. Рейтинг пула можно исправить командой «decide».`,
  'event.answer-person': ({ question }) =>
    `Вопрос ${question} — о том, кто этот игрок: укажите идентификатор человека или слово «new».`,
  'event.answer-value': ({ question, field }) => `Вопрос ${question} — о сведениях: укажите значение для «${field}».`,
  'event.report-erased': ({ event }) => `Отчёт о турнире ${event} удалён, поэтому внести из него никого нельзя.`,
  'event.nobody-reported': ({ question }) =>
    `В отчёте нет имени игрока, о котором вопрос ${question}, поэтому внести его нельзя.`,
  'event.name-doubtful': ({ doubts }, say) =>
    `Имя вызывает сомнение, в нём ${doubtsIn(doubts, say)}. ${isNever(doubts) ? 'Такое имя не вносится никогда: укажите верное имя.' : 'Укажите верное имя или ответьте «as-is», если всё верно.'}`,
  'event.text-doubtful': ({ field, doubts, seen }, say) =>
    `${TEXTS[field]} («${seen}») вызывает сомнение: ${doubtsIn(doubts, say)}. ${isNever(doubts) ? 'Такой текст не вносится никогда: укажите верный.' : 'Укажите верный текст или ответьте «as-is», если всё верно.'}`,
  'event.facts-doubtful': ({ field, doubts, seen }, say) =>
    `${TEXTS[field]} («${seen}») вызывает сомнение: ${doubtsIn(doubts, say)}. ${isNever(doubts) ? 'Такой текст не вносится никогда.' : 'Если всё верно, добавьте --although names.'}`,
  'event.club-left-out': ({ player, doubts }, say) =>
    `Клуб не внесён (${say.player(player)}): в нём ${doubtsIn(doubts, say)}. Верный клуб можно внести командой «players change».`,
  'event.waiver-idle': ({ clause }) => `По пункту ${clause} к турниру нет претензий, освобождать не от чего.`,
  'event.waiver-impossible': ({ clause }) => `От требования пункта ${clause} по правилам никто освободить не может.`,
  'event.wrong-authority': ({ clause, by, authorities }) =>
    `Освободить от требования пункта ${clause} может только ${oneOf(authorities)}, а не «${by}».`,
  'event.waiver-without-ground': ({ clause }) => `Чтобы освободить от требования пункта ${clause}, нужно основание.`,
  'event.ground-missing': ({ event, verb }) =>
    verb === 'correct'
      ? `Для исправления турнира ${event} нужно основание: --ground «в чём была ошибка».`
      : `Ни один пункт не препятствует турниру ${event}; чтобы его отклонить, нужно основание (--ground).`,
  'event.part-unknown': ({ part }) => `В пуле нет турнира «${part}», частью которого это могло бы быть.`,
  'event.change-fixed': ({ event, field }) =>
    `«${field}» турнира ${event} здесь не меняется: ${field === 'arbiters' ? `судей указывает «events arbiters ${event}»` : field === 'approvals' ? `разрешения записываются при принятии («events accept ${event} --waive …»)` : 'это записывает сама служба'}.`,
  'event.change-reported': ({ event, field }) =>
    `«${field}» указано в отчёте о турнире ${event}: это можно изменить, но нельзя убрать.`,
  'event.change-asked': ({ event, field, question }) =>
    `О «${field}» есть открытый вопрос ${question}: ответьте на него («events answer ${event} ${question} ЗНАЧЕНИЕ»).`,
  'event.arbiter-nameless': ({ event, place }) => `У судьи №\u00a0${place} турнира ${event} нет имени.`,
  'event.arbiter-number': ({ event, seen }) =>
    `«${seen}» — не номер ФИДЕ судьи (турнир ${event}): в нём от пяти до одиннадцати цифр.`,
  'event.arbiters-chief': ({ event, chiefs }) => `Главный судья у турнира один, а у ${event} их было бы ${chiefs}.`,
  'event.arbiters-ground': ({ event }) =>
    `Имена судей турнира ${event} не стирают без основания: укажите его в --ground.`,
  'event.arbiters-waiting': ({ event }) =>
    `Судьи названы в отчёте о турнире ${event}, а он ещё нужен: сначала примите, отклоните или отзовите турнир.`,
  'event.arbiters-erased': ({ event, reports }, say) =>
    `Имена судей турнира ${event} стёрты навсегда${reports === 0 ? '' : ` вместе с копиями отчётов, где они были (${say.number(reports)})`}. В прежних резервных копиях и выгрузках они остались.`,
  'event.unchanged': ({ event }) => `Данные турнира ${event} уже такие; ничего не изменено.`,
  'event.change-void': ({ event }) =>
    `Турнир ${event} был принят с другими данными и снова ждёт решения: «events accept ${event}».`,
  'event.edition-moved': ({ event, was, now }) =>
    `После изменения турнир ${event} обсчитывается по другой редакции: ${now ?? 'действующей нет'}; раньше: ${was ?? 'не было'}.`,
  'event.list-moved': ({ event, was, now }, say) =>
    now === null
      ? `После изменения неизвестно, для какого рейтинг-листа турнир ${event}.`
      : `После изменения турнир ${event} войдёт в рейтинг-лист (${say.month(now)})${was === null ? '' : `, а не в прежний (${say.month(was)})`}.`,
  'event.no-days': ({ event }) =>
    `У турнира ${event} нет первого дня, от которого его можно перенести; укажите даты: --start и --end.`,
  'event.registered-before': ({ event, start, end }, say) =>
    `Турнир с таким названием уже есть: ${event}${start === null ? '' : ` (${say.date(start)}${end === null || end === start ? '' : ` – ${say.date(end)}`})`}. Если это он же, отзовите один из двух («events withdraw») или измените первый («events change ${event}»).`,
  'event.registration-waits': ({ event, registered }) =>
    `Турнир с таким названием уже зарегистрирован (${registered}), а ${event} записан рядом. Если это он же, отзовите ${event} и отправьте отчёт снова с --event ${registered}.`,
};
