/** The public log and proofs of one number in short, in Hungarian. */
import type { LogWords } from '../../en/commands/log.ts';

export const LOG_WORDS: LogWords = {
  written: (file, { player, rating, pool, date }, hashes, say) =>
    `${file}: bizonyíték arról, hogy ${player} értékszáma ${rating} a listán (${pool}, ${say.date(date)}); ${say.count(hashes, 'lenyomat')}`,
  good: (file, { player, rating, pool, date }, say) =>
    `Rendben: a fájl (${file}) bizonyítja, hogy ${player} értékszáma ${rating} a listán (${pool}, ${say.date(date)}).`,
  stated: ({ entry, origin, size }) =>
    `Az iroda nyilatkozata a listáról: a nyilvános napló (${origin}, ${size} bejegyzés) ${entry}. bejegyzése.`,
  signed: ({ key }) => `A nyilvános napló aláírásának kulcsa: ${key}.`,
  witnessed: (name, day, say) => `Tanúként aláírta: ${name}, ${say.date(day)}`,
  unwitnessed: 'Itt ismert tanú nem írta alá.',
  notGood: (file) => `Nincs rendben: ${file}`,
  headHolds: (hash) => `A feljegyzett lenyomat egy bejegyzésé: ${hash}.`,
  noteHolds: (file) => `Egyezik ezzel a főkönyvvel: ${file}.`,
};
