/** What is wrong with an archive, in Russian. */
import type { ZipFindings, ZipProblem } from '../../../formats/zip.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const PROBLEMS: Readonly<Record<ZipProblem, string>> = {
  record: 'одна из его записей не читается, и всё после неё потеряно',
  compression: 'сжатые данные не распаковываются',
  checksum: 'размер или контрольная сумма не соответствует содержимому',
  cut: 'конец отсутствует',
};

export const ZIP_FINDINGS: FindingPhrases<ZipFindings> = {
  'zip.damaged': ({ entry, problem }) =>
    `${entry === null ? 'Архив повреждён' : `Файл «${entry}» в архиве повреждён`}: ${PROBLEMS[problem]}.`,
  'zip.encrypted': ({ entry }) => `Файл «${entry}» в архиве зашифрован, прочитать его нельзя.`,
  'zip.unknown-method': ({ entry, method }, say) =>
    `Файл «${entry}» сжат неизвестным здесь способом (номер ${say.number(method)}).`,
  'zip.too-large': ({ entry, limit }, say) =>
    `С файлом «${entry}» распакованный архив больше ${say.count(limit, 'байта', 'байт', 'байт')}; файл не читается.`,
  'zip.too-dense': ({ entry, limit }, say) =>
    `Файл «${entry}» при распаковке увеличивается более чем в ${say.count(limit, 'раз', 'раза', 'раз')}, чего у обычных файлов не бывает; он не читается.`,
  'zip.file-too-large': ({ entry, limit }, say) =>
    `Файл «${entry}» больше ${say.count(limit, 'байта', 'байт', 'байт')}; он не читается.`,
  'zip.empty': () => 'В архиве нет файлов.',
};
