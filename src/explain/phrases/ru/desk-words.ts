/** The desk's short sentences, in Russian. */
import type { DeskWords } from '../../desk-words.ts';

export const DESK_WORDS: DeskWords = {
  dryRun: 'Это была проба: ничего из этого не сохранено.',
  nothingDone: 'Ничего не изменено.',
  demo: ({ office, pools, entries, until }, say) =>
    `Служба «${office}» заполнена: ${say.count(pools, 'пул', 'пула', 'пулов')}, последние списки: ${say.month(until)}, ${say.count(entries, 'запись', 'записи', 'записей')} в журнале. Все лица вымышлены.`,
  decided: (player, indicator, old, value) => `${player}: ${indicator} ${old} → ${value}`,
  revoked: (entry) => `Решение записи ${entry} отменено:`,
  none: 'нет',
};
