import type { EncodingFindings } from '../../../formats/encoding.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const ENCODING_FINDINGS: FindingPhrases<EncodingFindings> = {
  'encoding.guessed': ({ encoding, bytes }, say) =>
    `Кодировка в файле не указана; по ${say.count(bytes, 'особой букве', 'особым буквам', 'особым буквам')} он прочитан как ${encoding}.`,
  'encoding.mark': () => 'Файл начинается с метки порядка байтов, она пропущена.',
  'encoding.damaged': ({ encoding, bytes }, say) =>
    `Не читается как ${encoding}: ${say.count(bytes, 'байт', 'байта', 'байтов')}; если кодировка другая, её нужно указать.`,
};
