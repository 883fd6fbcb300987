/** What the desk says about backups and exports, in Russian. */
import type { Damage, KeepingFindings } from '../../../explain/desk-findings/keeping.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const DAMAGES: Readonly<Record<Damage, string>> = {
  packing: 'не распаковывается',
  'cut-off': 'продолжения нет',
  seal: 'сжатые данные не соответствуют печати',
  'not-text': 'это не текст UTF-8',
  'too-long': 'строка длиннее любой строки выгрузки',
  'no-line': 'это не документ, не запись и не конец',
  paper: 'документ повреждён или не тот, за который себя выдаёт',
  'paper-of-nobody': 'следующая запись не ссылается на этот документ',
  sum: 'контрольная сумма всех строк другая',
  'after-end': 'строка находится после конца',
};

export const KEEPING_FINDINGS: FindingPhrases<KeepingFindings> = {
  'keeping.not-empty': ({ name, entries }, say) =>
    `Здесь уже есть служба «${name}», в её журнале ${say.count(entries, 'запись', 'записи', 'записей')}. Поверх существующей службы ничего не записывается; укажите пустую базу данных в --db.`,
  'keeping.file-there': ({ file }) => `Файл «${file}» уже есть и не заменяется; укажите другое имя.`,
  'keeping.not-an-export': () => 'Этот файл не является выгрузкой службы рейтинга.',
  'keeping.damaged': ({ line, entry, damage }) => `Строка ${line} файла, у записи №\u00a0${entry}: ${DAMAGES[damage]}.`,
  'keeping.place': ({ line, entry }) => `Это строка ${line} файла, у записи №\u00a0${entry}.`,
  'keeping.unknown-kind': ({ line, entry, kind }) =>
    `Строка ${line} файла: вид «${kind}» записи №\u00a0${entry} известен только более новой версии Elobook; воспользуйтесь ею.`,
  'keeping.not-verified': () =>
    'Копия сделана без проверки; команда «elobook verify» покажет, всё ли в ней следует из записей.',
};
