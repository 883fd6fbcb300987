/** Events that the office writes as files for others, in Russian. */
import type { EventExportFindings } from '../../../explain/desk-findings/event-export.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';

const players = (ids: readonly string[], more: number, say: Say): string =>
  more === 0
    ? say.list(ids.map(say.player))
    : `${ids.map(say.player).join(', ')} и ещё ${say.count(more, 'игрок', 'игрока', 'игроков')}`;

export const EVENT_EXPORT_FINDINGS: FindingPhrases<EventExportFindings> = {
  'export.not-accepted': ({ event }) =>
    `Турнир ${event} не учитывается: выдаётся только принятый турнир («events accept ${event}»).`,
  'export.not-chess': ({ pool, format }) => `Пул «${pool}» — для го, а ${format} — шахматный формат.`,
  'export.no-events': ({ pool, list }, say) =>
    `В пуле «${pool}» нет принятых турниров для этого рейтинг-листа (${say.month(list)}).`,
  'export.bad-list': ({ seen }) => `«${seen}» — не рейтинг-лист; месяц пишите так: 2024-07.`,
  'export.corrected': ({ event, corrected }) => `Отчёт о турнире ${event} исправлен: в файле результаты ${corrected}.`,
  'export.report-erased': ({ event }) =>
    `Копия отчёта о турнире ${event} стёрта: пропуски туров, команды, места и стартовые номера неизвестны, и в файле их нет.`,
  'export.no-number': ({ players: ids, more }, say) =>
    `Без номера ФИДЕ, по которому ФИДЕ узнаёт игроков: ${players(ids, more, say)}. На карточку его записывает «players change … --fide НОМЕР».`,
  'export.nameless': ({ players: ids, more }, say) => `Стёртые, в файле без имени: ${players(ids, more, say)}.`,
  'export.no-schedule': ({ event, rounds }, say) =>
    `Неизвестно, в какие дни сыграны туры турнира ${event}${rounds.length === 0 ? '' : ` (${say.list(rounds.map(String))})`}, поэтому нельзя сказать, какие из них относятся к промежуточному отчёту.`,
  'export.no-rounds': ({ event, from, to }, say) =>
    `В эти дни в турнире ${event} не сыграно ни одной партии (${say.date(from)} – ${say.date(to)}).`,
  'export.cut': ({ rounds, from, to, players: count, left }, say) =>
    `В файле туры ${say.list(rounds.map(String))} (${say.date(from)} – ${say.date(to)}), пронумерованные с 1; ${say.count(count, 'игрок', 'игрока', 'игроков')}${left === 0 ? '' : `, без партий в этих турах и потому не вошли: ${say.number(left)}`}.`,
};
