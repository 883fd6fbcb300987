/** What is wrong with an archive, in Hungarian. */
import type { ZipFindings, ZipProblem } from '../../../formats/zip.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const PROBLEMS: Readonly<Record<ZipProblem, string>> = {
  record: 'egyik bejegyzése olvashatatlan, ezért elveszett, ami utána áll',
  compression: 'a tömörített adatok nem bonthatók ki',
  checksum: 'a méret vagy az ellenőrző összeg nem egyezik a tartalommal',
  cut: 'a vége hiányzik',
};

export const ZIP_FINDINGS: FindingPhrases<ZipFindings> = {
  'zip.damaged': ({ entry, problem }) =>
    `${entry === null ? 'Sérült archívum' : `Sérült fájl az archívumban („${entry}”)`}: ${PROBLEMS[problem]}.`,
  'zip.encrypted': ({ entry }) => `Ez a fájl az archívumban titkosított, ezért nem olvasható: „${entry}”.`,
  'zip.unknown-method': ({ entry, method }, say) =>
    `Ez a fájl itt nem ismert eljárással van tömörítve (száma ${say.number(method)}): „${entry}”.`,
  'zip.too-large': ({ entry, limit }, say) =>
    `Ezzel a fájllal az archívum kibontva több, mint ${say.number(limit)} bájt, ezért a fájl kimarad: „${entry}”.`,
  'zip.too-dense': ({ entry, limit }, say) =>
    `A kibontott és a tömörített méret aránya nagyobb, mint ${say.number(limit)}, ami rendes fájlnál nem fordul elő, ezért a fájl kimarad: „${entry}”.`,
  'zip.file-too-large': ({ entry, limit }, say) =>
    `Ez a fájl nagyobb, mint ${say.number(limit)} bájt, ezért kimarad: „${entry}”.`,
  'zip.empty': () => 'Az archívumban nincs fájl.',
};
