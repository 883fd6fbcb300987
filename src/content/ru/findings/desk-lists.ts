/** Ratings, lists and their proof, in Russian. */
import type { DeskListFindings } from '../../../explain/desk-findings/lists.ts';
import type { FindingPhrases } from '../../../explain/language.ts';
import { AUTHORITY_NAMES } from './desk-events.ts';

const shown = (value: unknown): string => (value === null ? 'нет' : String(value));
const quoted = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(', ');

/** What can be decided on, and how it is written. */
const VALUES: Readonly<Record<string, string>> = {
  rating: 'целое число, например 1850, или «none»',
  grade: 'степень, например 5k или 2d',
  games: 'целое число, например 12',
  unsettled: '«true» или «false»',
};

export const DESK_LIST_FINDINGS: FindingPhrases<DeskListFindings> = {
  'lists.unknown-event': ({ event }) => `Турнира «${event}» нет.`,
  'lists.not-there': ({ player, where }, say) => `Здесь («${where}») нет игрока: ${say.player(player)}.`,
  'lists.brought-in': ({ pool, date }, say) =>
    `Рейтинг-лист пула ${pool} от ${say.date(date)} перенесён из другого источника: отчёта о его публикации нет.`,
  'lists.unknown-list': ({ pool, date, count, first, last }, say) =>
    `В пуле «${pool}» нет рейтинг-листа «${date}»; ${count === 0 ? 'пока нет ни одного' : count === 1 ? `есть только ${first}` : `всего их ${say.number(count)}, с ${first} по ${last} (их покажет «lists ${pool}»)`}.`,
  'lists.which-pool': ({ date, pools }) =>
    `Игрок есть в рейтинг-листах «${date}» нескольких пулов (${quoted(pools)}); укажите пул: --pool.`,
  'lists.no-tables': ({ month, first, last }, say) =>
    first === null || last === null
      ? 'Рейтинг-листов ещё нет, записывать нечего.'
      : `Рейтинг-листа за этот месяц (${say.month(month)}) нет. Первый — от ${say.date(first)}, последний — от ${say.date(last)}: укажите другой месяц между ними (--month) или не указывайте месяца, тогда будут записаны все.`,
  'lists.no-list': ({ pool }) => `В пуле «${pool}» ещё нет рейтинг-листов.`,
  'lists.bad-date': ({ seen, periodic }) =>
    periodic
      ? `«${seen}» — не месяц рейтинг-листа; пишется так: 2024-06.`
      : `«${seen}» — не дата; пишется так: 2024-06-01.`,
  'lists.import-open': ({ pool, date, players }, say) =>
    `Импорт рейтинг-листа от ${say.date(date)} в пул «${pool}» прерван, внесено игроков: ${say.number(players)}. Запустите его снова; пока он не завершён, следующего рейтинг-листа быть не может.`,
  'lists.not-after': ({ date, last }, say) =>
    date === last
      ? `Рейтинг-лист от ${say.date(date)} уже есть и больше не меняется; новый не создан.`
      : `Рейтинг-листы следуют по порядку: после ${say.date(last)} рейтинг-лист от ${say.date(date)} невозможен.`,
  'lists.before-pool': ({ date, from }, say) =>
    `Первый рейтинг-лист пула — ${say.month(from)}, поэтому рейтинг-листа от ${say.date(date)} нет.`,
  'lists.several-due': ({ pool, dates, count }, say) =>
    `Пора опубликовать ${say.count(count, 'рейтинг-лист', 'рейтинг-листа', 'рейтинг-листов')} (${say.list([...dates.map((date) => say.date(date)), ...(count > dates.length ? [`ещё ${say.number(count - dates.length)}`] : [])])}). Укажите, какой имеется в виду; следующий — «publish ${pool} --date ${dates[0]?.slice(0, 7)}».`,
  'lists.due-without-events': ({ pool, date, events, count }, say) =>
    `В рейтинг-листе от ${say.date(date)}, который пора опубликовать, не было бы ни одного турнира, а ${say.form(count, 'ждёт', 'ждут', 'ждут')} ${say.count(count, 'турнир', 'турнира', 'турниров')}: ${events.join(', ')}${count > events.length ? ', …' : ''}. Сначала примите то, что должно в него войти; если он верен и так, подтвердите: «publish ${pool} --date ${date.slice(0, 7)}».`,
  'lists.not-next': ({ date, next }, say) =>
    `Следующий рейтинг-лист — от ${say.date(next)}, а рейтинг-лист от ${say.date(date)} идёт после него. Сначала опубликуйте следующий; если промежуточные не содержали бы ничего нового, их можно пропустить: --skip.`,
  'lists.early-not-next': ({ date, next }, say) =>
    `Раньше срока можно опубликовать только следующий рейтинг-лист, от ${say.date(next)}, а рейтинг-лист от ${say.date(date)} нельзя.`,
  'lists.not-empty-between': ({ date, next, events, players }, say) =>
    `Рейтинг-листы до ${say.date(date)} пропустить нельзя, для них есть данные: ${say.list([
      ...(events.length === 0 ? [] : [`${events.length === 1 ? 'турнир' : 'турниры'} ${events.join(', ')}`]),
      ...(players === 0
        ? []
        : [`решения, объединения или внесённые рейтинги (${say.count(players, 'игрок', 'игрока', 'игроков')})`]),
    ])}. Сначала нужно опубликовать рейтинг-лист (${say.date(next)}).`,
  'lists.months-skipped': ({ next, date, count }, say) =>
    `Начиная с ${say.date(next)} ${say.form(count, 'пропущен', 'пропущены', 'пропущено')} ${say.count(count, 'рейтинг-лист', 'рейтинг-листа', 'рейтинг-листов')}; следующий рейтинг-лист (${say.date(date)}) публикуется.`,
  'lists.looks-ahead': ({ date, next }, say) =>
    `Это предварительный расчёт: следующий рейтинг-лист — от ${say.date(next)}, и пока он не вышел, рейтинг-лист от ${say.date(date)} опубликовать нельзя.`,
  'lists.too-early': ({ date, before, today }, say) =>
    `Рейтинг-лист от ${say.date(date)} ещё нельзя опубликовать даже раньше срока: для предыдущего турниры принимаются по ${say.date(before)} (сегодня ${say.date(today)}).`,
  'lists.not-closed': ({ date, closing, today }, say) =>
    `Для рейтинг-листа от ${say.date(date)} турниры принимаются по ${say.date(closing)} (сегодня ${say.date(today)}). Чтобы закрыть его раньше, нужны --early и основание (--ground).`,
  'lists.early-ground': ({ date }, say) =>
    `Чтобы закрыть рейтинг-лист от ${say.date(date)} раньше срока, нужно основание.`,
  'lists.future': ({ date, today }, say) =>
    `Этот день (${say.date(date)}) ещё не наступил (сегодня ${say.date(today)}).`,
  'lists.later-event': ({ date, event, end }, say) =>
    `Турнир ${event} уже обсчитан и закончился ${say.date(end)}, то есть позже указанного дня (${say.date(date)}); нужен более поздний день.`,
  'lists.no-edition': ({ family, date }, say) =>
    `Elobook не знает редакции правил «${family}», действовавшей для этого рейтинг-листа (${say.date(date)}).`,
  'lists.event-not-rated': ({ event, clauses }) =>
    `Турнир ${event} был принят, но с рейтингами первого дня не обсчитывается (${clauses.join(', ')}); при публикации этого рейтинг-листа он отклоняется.`,
  'lists.rated-again': ({ pool, events, players }, say) =>
    `В пуле «${pool}» обсчитано заново: ${say.count(events, 'турнир', 'турнира', 'турниров')}; меняется рейтингов: ${say.number(players)}.`,
  'lists.before-first-list': ({ event, start, list }, say) =>
    `Турнир ${event} начался ${say.date(start)}, до первого рейтинг-листа; действуют рейтинги первого рейтинг-листа (${say.date(list)}).`,
  'lists.open-questions': ({ events, questions }, say) =>
    `${say.count(questions, 'вопрос ещё открыт', 'вопроса ещё открыты', 'вопросов ещё открыты')}, поэтому эти турниры отложены: ${events.join(', ')}.`,
  'lists.unknown-indicator': ({ indicator, expected }) =>
    `О показателе «${indicator}» решение принять нельзя; возможны: ${quoted(expected)}.`,
  'lists.bad-value': ({ indicator, value }) =>
    `«${shown(value)}» не может быть значением «${indicator}»; ожидается ${VALUES[indicator] ?? 'целое число'}.`,
  'lists.out-of-range': ({ indicator, value, from, to }) =>
    `Значение «${indicator}» здесь может быть от ${from} до ${to}, но не ${value}.${indicator === 'rating' && value < from ? ' Чтобы оставить игрока без рейтинга, укажите «none».' : ''}`,
  'lists.day-outside': ({ on, from, today }, say) =>
    `С ${say.date(on)} решение действовать не может: день должен быть между последним рейтинг-листом (${say.date(from)}) и сегодняшним днём (${say.date(today)}).`,
  'lists.say-twice': ({ player, indicator, old, value, doubts, most, highest }, say) =>
    `Значение «${indicator}» (${say.player(player)}) изменилось бы, ${shown(old)} → ${shown(value)}: ${say.list(
      doubts.map(
        (doubt) =>
          ({
            'taken-away': 'игрок остался бы без рейтинга',
            far: `изменение больше ${say.count(most, 'пункта', 'пунктов', 'пунктов')}`,
            highest: `это выше, чем у любого другого в пуле (${shown(highest)})`,
          })[doubt],
      ),
    )}. Если это верно, подтвердите: --although ${value === null ? 'none' : shown(value)}.`,
  'lists.said-otherwise': ({ indicator, value, although }) =>
    `В решении «${indicator}» равно ${shown(value)}, а в --although указано ${shown(although)}: одно из двух — опечатка.`,
  'lists.peak-below-rating': ({ player, peak, rating }, say) =>
    `Наивысший рейтинг (${say.player(player)}) не может быть ${peak}: нынешний равен ${rating}. Если неверен он, сначала примите решение о нём.`,
  'lists.peak-stays': ({ player, peak }, say) =>
    `Наивысший рейтинг (${say.player(player)}) по-прежнему ${peak}, от него зависит K. Если игрок его не достигал, исправьте и его: --indicator peak.`,
  'lists.nothing-to-revoke': ({ player, pool, indicator }, say) =>
    `В пуле «${pool}» нет решения о значении «${indicator}» (${say.player(player)}).`,
  'lists.decision-published': ({ entry, player, date }, say) =>
    `Решение из записи №\u00a0${entry} (${say.player(player)}) уже вошло в рейтинг-лист (${say.date(date)}), отменить его нельзя. В следующем рейтинг-листе это исправит новое решение.`,
  'lists.changed-since': ({ entry, player, since }, say) =>
    `Решение из записи №\u00a0${entry} (${say.player(player)}) само по себе отменить нельзя: запись №\u00a0${since} с тех пор изменила то, что на нём основано. Примите вместо этого новое решение.`,
  'lists.no-ground': () => 'Для решения нужно основание.',
  'lists.no-authority': () => 'Нужно указать, кто принял решение.',
  'lists.wrong-authority': ({ by, pool, expected }, say) =>
    `«${by}» не может принимать решения о рейтинге игрока в пуле «${pool}». Это вправе сделать: ${say.list(expected.map((each) => AUTHORITY_NAMES[each]))}.`,
  'lists.other-value': ({ player, indicator, named, present }, say) =>
    `Решение исходит из того, что «${indicator}» (${say.player(player)}) равно ${shown(named)}, а на деле: ${shown(present)}.`,
  'lists.nothing-decided': ({ player, indicator, value }, say) =>
    `Значение «${indicator}» (${say.player(player)}) уже ${shown(value)}.`,
  'lists.unknown-format': ({ format, expected }) => `Формата рейтинг-листа «${format}» нет; есть ${quoted(expected)}.`,
  'lists.wrong-format': ({ format, rulebook, expected }) =>
    `Для рейтинг-листов по «${rulebook}» нет файла в формате «${format}»; есть ${quoted(expected)}.`,
  'lists.without-number': ({ players }, say) =>
    `Без номера ФИДЕ в файл этого формата не попали: ${say.count(players, 'игрок', 'игрока', 'игроков')}; в CSV и JSON есть все.`,
  'lists.not-in-combined': ({ pool, date }, say) =>
    `У пула ${pool} нет рейтинг-листа на ${say.date(date)}: его рейтингов в файле нет.`,
  'lists.corrected-report': ({ event, corrects, list, enters }, say) =>
    `Турнир ${event} — исправленный отчёт о турнире ${corrects}: так было бы в рейтинг-листе (${say.date(list)}). Тот рейтинг-лист не меняется; разница ${enters === null ? 'войдёт в рейтинг-лист, когда отчёт примут' : `входит в рейтинг-лист (${say.date(enters)})`}.`,
  'lists.explained-otherwise': ({ player, published, explained }, say) =>
    `Опубликованный рейтинг (${say.player(player)}) — ${shown(published)}; расчёт по известным сегодня данным даёт другое: ${shown(explained)}.`,
  'lists.two-ratings': ({ pool, other, date, count, players }, say) =>
    `Рейтинг федерации совпадает с рейтингом ФИДЕ, но в рейтинг-листах от ${say.date(date)} пулы «${pool}» и «${other}» расходятся у ${say.count(count, 'игрока', 'игроков', 'игроков')}: ${say.list(players.map(({ player, here, there }) => `${say.player(player)} ${say.number(here)} и ${say.number(there)}`))}${count > players.length ? ', …' : ''}.`,
  'lists.raised-results': ({ entries, results }, say) =>
    `Соперники в результатах, полученных до изменения всех рейтингов (${say.list(entries.map((entry) => `запись ${say.number(entry)}`))}), учитываются с изменёнными рейтингами, потому что так выбрано для пула (pool.raiseOld: yes): ${say.list(results.map(({ event, games, points }) => `${event}: ${say.signed(points)} ${say.form(points, 'пункт', 'пункта', 'пунктов')} в ${say.count(games, 'партии', 'партиях', 'партиях')}`))}.`,
  'lists.readings': ({ pool, date, readings }, say) =>
    `Рейтинг-лист от ${say.date(date)} составлен по толкованиям, которые выбраны для пула ${pool}: ${say.list([...readings])}.`,
  'lists.unofficial': ({ pool, date }, say) =>
    date === null
      ? 'Неофициально: в опубликованном рейтинг-листе этого ещё нет.'
      : `Неофициально: в опубликованном рейтинг-листе этого ещё нет (последний рейтинг-лист пула «${pool}» — от ${say.date(date)}).`,
  'lists.change-waits': ({ date, list, entry }, say) =>
    `Рейтинг-лист (${say.date(date)}) пропустил бы изменение всех рейтингов, решение о котором принято на ${say.month(list)} (запись №\u00a0${entry}). Сначала опубликуйте тот рейтинг-лист или отмените изменение: «pools adjust ПУЛ --revoke ${entry}».`,
  'adjust.continuous': ({ pool, family }) =>
    `В пуле «${pool}» (${family}) каждый турнир учитывается сразу, поэтому нет рейтинг-листа, в котором можно было бы изменить все рейтинги. Рейтинг отдельного игрока изменяет решение («decide»).`,
  'adjust.decided-day': ({ seen, today }, say) =>
    `«${seen}» не может быть днём решения: нужен день не позднее сегодняшнего, ${say.date(today)} (--decided 2024-01-31).`,
  'adjust.rule': ({ seen }) =>
    `«${seen}» не правило. Правила: towards:2000:2/5 (две пятых того, чего не хватает до 2000, с округлением до ближайшего целого), towards:2000:3/5:down (с отбрасыванием дробной части), at-least:standard:100 (не более чем на 100 ниже рейтинга в пуле «standard»).`,
  'adjust.fraction': ({ seen }) =>
    `В правиле «${seen}» дробь должна быть больше 0 и не больше 1: это часть того, чего не хватает до границы.`,
  'adjust.order': ({ seen, expected }, say) =>
    `«${seen}» — не порядок изменения и турниров. Возможны (--order): ${say.list(expected)}.`,
  'adjust.sealed': ({ list, last, next }, say) =>
    last === null
      ? `Такого рейтинг-листа (${say.month(list)}) в пуле нет. Первый рейтинг-лист: ${say.month(next)} (--list ${next}).`
      : `Этот рейтинг-лист (${say.month(list)}) изменить уже нельзя. Последний опубликован ${say.date(last)}, следующий: ${say.month(next)} (--list ${next}).`,
  'adjust.nobody': ({ pool, list, rule }, say) =>
    `В рейтинг-листе пула «${pool}» (${say.month(list)}) правило ${rule} не меняет ни одного рейтинга, поэтому в журнал ничего не записано.`,
  'adjust.twice': ({ pool, rule, list, entry }, say) =>
    `В рейтинг-листе пула «${pool}» (${say.month(list)}) изменение ${rule} уже есть (запись №\u00a0${entry}). Отменить его: «pools adjust ${pool} --revoke ${entry}».`,
  'adjust.again': ({ pool, rule, list, entry }, say) =>
    `Рейтинги пула «${pool}» уже изменялись по правилу ${rule}, в рейтинг-листе за ${say.month(list)} (запись №\u00a0${entry}). Если это нужно сделать ещё раз: --although again.`,
  'adjust.own-pool': ({ pool }) => `Пул «${pool}» нельзя сравнивать с самим собой: at-least называет другой пул.`,
  'adjust.other-list': ({ pool, of, date }, say) =>
    `Рейтинг-лист пула «${of}» (${say.date(date)}) ещё не опубликован, а рейтинги пула «${pool}» сравниваются с ним. Сначала опубликуйте его: «publish ${of} --date ${date.slice(0, 7)}».`,
  'adjust.way': ({ seen, expected }, say) => `«${seen}» не способ отмены. Возможны (--way): ${say.list(expected)}.`,
  'adjust.unknown': ({ pool, entry, known }, say) =>
    `Запись №\u00a0${entry} не изменяла всех рейтингов пула «${pool}». ${known.length === 0 ? 'Таких записей нет.' : `Такие записи: ${say.list(known.map(String))}.`}`,
  'adjust.taken-back': ({ entry, by, list }, say) =>
    `Изменение из записи №\u00a0${entry} уже отменено записью №\u00a0${by} (рейтинг-лист: ${say.month(list)}).`,
  'verify.change': ({ entry, pool, date }, say) =>
    `Рейтинг-лист пула ${pool} (${say.date(date)}) не согласуется с тем, что запись №\u00a0${entry} говорит об изменении всех рейтингов: документ, суммы и результат правила не совпадают.`,
  'verify.recomputed': ({ entry, pool, date }, say) =>
    `В записи №\u00a0${entry} рейтинг-лист от ${say.date(date)} (пул ${pool}) без изменения всех рейтингов не тот, который следует из записей, или в её документе другие строки.`,
  'lists.recomputed': ({ date, published, recomputed, adjusts, reversal, list }, say) =>
    `Рейтинг-лист от ${say.date(date)} пересчитан без изменения по записи №\u00a0${adjusts}, которое отменила запись №\u00a0${reversal}: ${published === null ? 'в опубликованном рейтинг-листе игрока нет' : `опубликовано ${published}`}, ${recomputed === null ? 'без изменения игрока в нём нет' : `без изменения ${recomputed}`}. Опубликованный рейтинг-лист остаётся; разница стоит в рейтинг-листе (${say.month(list)}).`,
  'verify.list': ({ entry, pool, date, seen, expected }, say) =>
    `По записи №\u00a0${entry} печать рейтинг-листа пула «${pool}» от ${say.date(date)} — ${seen}; из записей следует ${expected}.`,
  'verify.root': ({ entry, pool, date, seen, expected }, say) =>
    `По записи №\u00a0${entry} корень дерева Меркла рейтинг-листа пула «${pool}» от ${say.date(date)} — ${seen}; из записей следует ${expected}.`,
  'verify.event': ({ entry, event, seen, expected }) =>
    `В записи №\u00a0${entry} результаты турнира ${event} имеют отпечаток ${seen}; из записей следует ${expected}.`,
  'verify.report-players': ({ entry, event, seen, expected }, say) =>
    `В записи №\u00a0${entry} у турнира ${event} ${say.count(seen, 'игрок', 'игрока', 'игроков')}; в сохранённом отчёте — ${say.number(expected)}.`,
  'verify.report-game': ({ entry, event, round, seen, expected }) =>
    `Турнир ${event}, ${round}-й тур: в записи №\u00a0${entry} — ${seen ?? 'такой партии нет'}; в сохранённом отчёте — ${expected ?? 'такой партии нет'}. Числа — места игроков в отчёте.`,
  'verify.report-person': ({ entry, event, player, person }) =>
    `В записи №\u00a0${entry} игрок ${player} из отчёта о турнире ${event} принят за ${person}, но сохранённый отчёт не может иметь его в виду: ни одно имя и ни один номер этого человека не были похожи.`,
  'verify.reports-unread': ({ reports, entry }, say) =>
    `Эта версия не может прочитать ${say.count(reports, 'сохранённый отчёт', 'сохранённых отчёта', 'сохранённых отчётов')}, поэтому партии в записях с ними не сверены; первый относится к записи №\u00a0${entry}.`,
  'verify.reports-told': ({ reports, entry }, say) =>
    `${say.count(reports, 'запись содержит', 'записи содержат', 'записей содержат')} другие сведения о турнире, чем сохранённый отчёт: их сообщили помимо него; первая — запись №\u00a0${entry}.`,
  'verify.paper': ({ paper, kind, of }) =>
    `Документ ${paper} (${kind}, номер ${of}) — не тот, на который ссылаются записи.`,
  'verify.paper-missing': ({ entry, paper, kind, of }) =>
    `Документа ${paper} (${kind}, номер ${of}), на который ссылается запись №\u00a0${entry}, нет, и ни в одной записи нет сведений о его удалении.`,
  'verify.paper-back': ({ entry, paper, kind, of }) =>
    `Документ ${paper} (${kind}, номер ${of}) на месте, хотя он удалён записью №\u00a0${entry}.`,
  'verify.store': ({ said }) => `Файл базы данных повреждён: «${said}».`,
  'verify.schema': ({ name, wrong, seen, expected }) =>
    `Структура базы данных отличается от той, которую создаёт программа: ${
      {
        missing: `нет «${name}»`,
        foreign: `лишнее: «${name}»`,
        changed: `«${name}» — это «${seen}», а должно быть «${expected}»`,
      }[wrong]
    }.`,
  'verify.entry': ({ entry, field }) =>
    `То, что хранится рядом с записью №\u00a0${entry} (${field}), расходится с самой записью.`,
  'verify.row': ({ projection, row, key, column }) =>
    column === null
      ? `Строка ${row} таблицы «${projection}» (${key}) отсутствует или лишняя.`
      : `Строка ${row} таблицы «${projection}» (${key}) не следует из записей: отличается столбец ${column}.`,
};
