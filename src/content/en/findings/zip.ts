/** What is wrong with an archive, in English. */
import type { ZipFindings, ZipProblem } from '../../../formats/zip.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const PROBLEMS: Readonly<Record<ZipProblem, string>> = {
  record: 'one of its records cannot be read, so what follows it is lost',
  compression: 'its compressed data cannot be unpacked',
  checksum: 'its size or checksum does not agree with its content',
  cut: 'it ends too early',
};

export const ZIP_FINDINGS: FindingPhrases<ZipFindings> = {
  'zip.damaged': ({ entry, problem }) =>
    `${entry === null ? 'The archive' : `The file “${entry}” in the archive`} is damaged: ${PROBLEMS[problem]}.`,
  'zip.encrypted': ({ entry }) => `The file “${entry}” in the archive is encrypted and cannot be read.`,
  'zip.unknown-method': ({ entry, method }, say) =>
    `The file “${entry}” is compressed by a method that is not known here (number ${say.number(method)}).`,
  'zip.too-large': ({ entry, limit }, say) =>
    `With the file “${entry}” the archive unpacks to more than ${say.number(limit)} bytes; it is not read.`,
  'zip.too-dense': ({ entry, limit }, say) =>
    `The file “${entry}” unpacks to more than ${say.number(limit)} times its size, as no honest file does; it is not read.`,
  'zip.file-too-large': ({ entry, limit }, say) =>
    `The file “${entry}” is larger than ${say.number(limit)} bytes; it is not read.`,
  'zip.empty': () => 'There is no file in the archive.',
};
