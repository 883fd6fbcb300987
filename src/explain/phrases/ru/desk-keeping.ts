/** What the desk says about backups and exports, in Russian. */
import type { Damage, KeepingFindings } from '../../desk-findings/keeping.ts';
import type { FindingPhrases } from '../../language.ts';

const DAMAGES: Readonly<Record<Damage, string>> = {
  packing: 'не распаковывается',
  'cut-off': 'продолжения нет',
  seal: 'сжатые байты не те, на которые поставлена печать',
  'not-text': 'это не текст UTF-8',
  'too-long': 'строка длиннее любой строки выгрузки',
  'no-line': 'это не документ, не запись и не конец',
  paper: 'документ повреждён или не тот, которым назван',
  'paper-of-nobody': 'следующая запись не называет этого документа',
  sum: 'контрольная сумма всех строк другая',
  'after-end': 'строка стоит после конца',
};

export const KEEPING_FINDINGS: FindingPhrases<KeepingFindings> = {
  'keeping.not-empty': ({ name, entries }, say) =>
    `Здесь уже есть служба «${name}», в её журнале ${say.count(entries, 'запись', 'записи', 'записей')}. Поверх службы ничего не записывается; укажите пустую базу данных с --db.`,
  'keeping.file-there': ({ file }) => `Файл «${file}» уже есть и не заменяется; укажите другое имя.`,
  'keeping.not-an-export': () => 'Этот файл не является выгрузкой службы рейтинга.',
  'keeping.damaged': ({ line, entry, damage }) => `Строка ${line} файла, у записи ${entry}: ${DAMAGES[damage]}.`,
  'keeping.place': ({ line, entry }) => `Это строка ${line} файла, у записи ${entry}.`,
  'keeping.unknown-kind': ({ line, entry, kind }) =>
    `Строка ${line} файла: вид «${kind}» записи ${entry} знает только более новый Elobook; воспользуйтесь им.`,
  'keeping.not-verified': () =>
    'Копия сделана без проверки; команда «elobook verify» покажет, всё ли в ней следует из записей.',
};
