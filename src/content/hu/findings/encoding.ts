import type { EncodingFindings } from '../../../formats/encoding.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const ENCODING_FINDINGS: FindingPhrases<EncodingFindings> = {
  'encoding.guessed': ({ encoding, bytes }) =>
    `A fájl nem közli a kódolását; ${bytes} ékezetes vagy más betű alapján ${encoding} kódolásúként olvastuk be.`,
  'encoding.mark': () => 'A fájl bájtsorrendjellel kezdődik, ez kimaradt.',
  'encoding.damaged': ({ encoding, bytes }) =>
    `${bytes} bájt ${encoding} kódolással nem olvasható; ha más a kódolás, meg kell adni.`,
};
