/** What stands against writing a file, in Hungarian. */
import type { Guarded, OutputFindings } from '../../../explain/desk-findings/output.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const GUARDED: Readonly<Record<Guarded, string>> = {
  office: 'Ez az iroda adatbázisa',
  'office-log': 'Ez az iroda adatbázisának a része, a legutóbbi változások vannak benne',
  'office-key': 'Ez az iroda egyik titkos kulcsának a helye',
  database: 'Ez egy adatbázis',
  'database-log': 'Ez egy adatbázis része, a legutóbbi változások vannak benne',
  'private-key': 'Ebben a fájlban titkos kulcs van',
  'public-keys': 'Ez nyilvános kulcsok fájlja',
  signature: 'Ez egy aláírás',
};

export const OUTPUT_FINDINGS: FindingPhrases<OutputFindings> = {
  'output.guarded': ({ file, is }) =>
    `${GUARDED[is]}: „${file}”. Más fájl soha nem kerül a helyére; adjon meg más nevet.`,
  'output.there': ({ file }) =>
    `Ez a fájl már létezik: „${file}”. Adjon meg más nevet, vagy írja felül a --replace kapcsolóval.`,
  'output.folder': ({ folder, other }) =>
    `Ebben a mappában („${folder}”) olyasmi is van, ami nem exportált táblázat: „${other}”. Adjon meg üres vagy új mappát, vagy olyat, amelyben csak ilyen táblázatok vannak.`,
  'output.site-folder': ({ folder, other }) =>
    `Ebben a mappában („${folder}”) olyasmi is van, ami nem a honlap másolatához tartozik: „${other}”. Adjon meg üres vagy új mappát, vagy olyat, amelyet az elobook site írt.`,
  'output.signed': ({ file, signature }) =>
    `A megadott hely („${file}”) mellett egy másik fájl aláírása van („${signature}”), ezért ellenőrzéskor az új fájl hamisítványnak látszana. Helyezze át az aláírást, adjon meg más nevet, vagy a listát írja ki a saját aláírásával (--unsigned nélkül).`,
};
