import type { EncodingFindings } from '../../../formats/encoding.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const ENCODING_FINDINGS: FindingPhrases<EncodingFindings> = {
  'encoding.guessed': ({ encoding, bytes }, say) =>
    `The file does not say its encoding; it was read as ${encoding} because of ${say.count(bytes, 'letter', 'letters')} beyond plain ones.`,
  'encoding.mark': () => 'The file begins with a byte order mark, which was passed over.',
  'encoding.damaged': ({ encoding, bytes }, say) =>
    `${say.count(bytes, 'byte', 'bytes')} could not be read as ${encoding}; set the encoding if it is another.`,
};
