/** What stands against writing a file, in Russian. */
import type { Guarded, OutputFindings } from '../../../explain/desk-findings/output.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const GUARDED: Readonly<Record<Guarded, string>> = {
  office: 'база данных службы',
  'office-log': 'часть базы данных службы, в ней последние изменения',
  'office-key': 'место одного из закрытых ключей службы',
  database: 'база данных',
  'database-log': 'часть базы данных, в ней последние изменения',
  'private-key': 'файл с закрытым ключом',
  'public-keys': 'файл открытых ключей',
  signature: 'подпись',
};

export const OUTPUT_FINDINGS: FindingPhrases<OutputFindings> = {
  'output.guarded': ({ file, is }) =>
    `Файл «${file}» — это ${GUARDED[is]}; заменить его другим файлом нельзя. Укажите другое имя.`,
  'output.there': ({ file }) => `Файл «${file}» уже есть. Укажите другое имя или замените его с помощью --replace.`,
  'output.folder': ({ folder, other }) =>
    `В папке «${folder}» есть «${other}» — это не таблица экспорта. Укажите пустую или новую папку либо такую, где лежат только эти таблицы.`,
  'output.site-folder': ({ folder, other }) =>
    `В папке «${folder}» есть «${other}» — это не часть копии сайта. Укажите пустую или новую папку либо такую, которую записала команда elobook site.`,
  'output.signed': ({ file, signature }) =>
    `Рядом с «${file}» лежит подпись другого файла, «${signature}»: при проверке новый файл показался бы поддельным. Переместите подпись, укажите другое имя или запишите рейтинг-лист с его собственной подписью (без --unsigned).`,
};
