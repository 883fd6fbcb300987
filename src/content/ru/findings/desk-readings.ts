/** Who was given birth dates or the whole registry, in Russian. */
import type { ReadingFindings, Unrecorded } from '../../../explain/desk-findings/readings.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import type { ReadingWords } from '../../en/findings/desk-readings.ts';

const REASONS: Readonly<Record<Unrecorded, string>> = {
  'read-only': 'базу данных можно только читать',
  full: 'диск переполнен',
  busy: 'база данных слишком долго занята',
};

const persons = (count: number, say: Say): string => say.count(count, 'человек', 'человека', 'человек');
const records = (count: number, say: Say): string => say.count(count, 'отметка', 'отметки', 'отметок');

export const READING_FINDINGS: FindingPhrases<ReadingFindings> = {
  'readings.not-recorded': ({ reason }) =>
    `Не удалось отметить, кто это просмотрел: ${REASONS[reason]}; сделайте отметку сами.`,
  'readings.bad-day': ({ seen }) => `«${seen}» — не дата; пишите так: 2024-06-15.`,
  'readings.later': ({ day, today }, say) =>
    `Этот день ещё не наступил (${say.date(day)}): отметки можно удалить не дальше чем до сегодняшнего дня (${say.date(today)}).`,
  'readings.no-ground': () => 'Отметки о просмотрах не удаляют без основания: укажите его в --ground.',
};

export const READING_WORDS: ReadingWords = {
  none: 'Отметок нет.',
  kinds: {
    'players.show': ({ about }) => `карточка ${about} с днём рождения`,
    'players.export': ({ count }, say) => `все игроки с днями рождения (${persons(count, say)})`,
    'players.erase': ({ about }) => `карточка ${about} перед стиранием`,
    'events.export': ({ about, count }, say) =>
      `отчёт в виде файла (${about}) с днями рождения (${persons(count, say)})`,
    export: ({ count }, say) => `вся служба в виде выгрузки (${persons(count, say)})`,
    backup: ({ count }, say) => `вся служба в виде резервной копии (${persons(count, say)})`,
    removal: ({ about, count }, say) => `удалено до ${say.date(about)}: ${records(count, say)}`,
  },
  ground: (ground) => `Основание: ${ground}`,
  count: records,
  removed: (readings, day, say) => `Удалено отметок, сделанных до ${say.date(day)}: ${say.number(readings)}.`,
};
