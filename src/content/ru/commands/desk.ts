/** The desk's short sentences, in Russian. */
import type { DeskWords } from '../../en/commands/desk.ts';

export const DESK_WORDS: DeskWords = {
  dryRun: 'Это был пробный запуск: ничего не сохранено.',
  upgraded: (file) =>
    `База службы была от более старой версии Elobook и теперь обновлена. Её прежнее состояние, с именами и датами рождения, лежит здесь: «${file}». Удалите этот файл, когда убедитесь, что всё в порядке.`,
  upgradedServer:
    'Таблицы службы были от более старой версии Elobook и теперь обновлены одной транзакцией. Копия базы данных на сервере здесь не делается: перед каждой новой версией сохраняйте её с помощью pg_dump.',
  nothingDone: 'Ничего не изменено.',
  demo: ({ office, pools, entries, until }, say) =>
    `Служба «${office}» заполнена: ${say.count(pools, 'пул', 'пула', 'пулов')}, последние рейтинг-листы: ${say.month(until)}, ${say.count(entries, 'запись', 'записи', 'записей')} в журнале. Все люди вымышлены.`,
  decided: (player, indicator, old, value) => `${player}: ${indicator} ${old} → ${value}`,
  revoked: (entry) => `Решение из записи №\u00a0${entry} отменено:`,
  none: 'нет',
};
