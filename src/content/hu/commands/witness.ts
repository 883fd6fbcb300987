/** Amit egy tanú mond, magyarul. */
import type { WitnessWords } from '../../en/commands/witness.ts';

export const WITNESS_WORDS: WitnessWords = {
  key: (key) => `A tanú kulcsa: ${key}`,
  listens: (address) => `Az irodák itt kérhetnek ellenjegyzést: ${address}`,
  trusts: (office, key) => `${office} ezzel a kulccsal ír alá: ${key}; mostantól csak ez a kulcs fogadható el tőle.`,
  cosigned: (origin, size) => `${origin}: ellenjegyezve, ${size} bejegyzésnél.`,
  refusals: {
    'no-answer': (office, problem) => `${office} nem válaszol (${problem}).`,
    'no-checkpoint': (office) => `${office} nem ad olvasható ellenőrzőpontot.`,
    'wrong-tiles': (office, problem) =>
      `${office}: a csempékből nem az aláírt gyökér adódik (${problem}). Nem készült ellenjegyzés.`,
    'other-log': (office, problem) =>
      `${office} más naplót mutat, mint eddig (${problem}): új történetet kezdett. Nem készült ellenjegyzés. Őrizze meg ezt az üzenetet, és szóljon másoknak.`,
    malformed: (office) => `${office} nem ad olvasható ellenőrzőpontot.`,
    'unknown-log': (office) =>
      `${office} naplóját ez a tanú nem ismeri. A kulcsát a --trust kapcsolóval lehet megadni.`,
    'not-signed': (office) =>
      `${office}: az ellenőrzőpontot nem olyan kulccsal írták alá, amelyben a tanú megbízik. Nem készült ellenjegyzés. Ha az irodának új kulcsa van, vesse össze, és adja meg a --trust kapcsolóval.`,
    conflict: (office) =>
      `${office} rövidebb vagy más múltat mutat, mint amelyet a tanú ellenjegyzett. Nem készült ellenjegyzés. Őrizze meg ezt az üzenetet, és szóljon másoknak.`,
    'not-consistent': (office) =>
      `${office} átírta a múltját: az új ellenőrzőpont nem az ellenjegyzett folytatása. Nem készült ellenjegyzés. Őrizze meg ezt az üzenetet, és szóljon másoknak.`,
  },
  cosignedBefore: 'Amit a tanú korábban ellenjegyzett:',
  shownNow: 'Amit az iroda most mutat:',
  noKey: (office) => `${office} nem mutatja naplójának kulcsát (log/key), és a --trust sem adott meg kulcsot.`,
  memory: {
    unreadable: (file) => `${file} nem egy tanú emlékezete, vagy nem olvasható. Semmi sem változott.`,
    'in-use': (file) =>
      `Egy másik tanú dolgozik ezzel a fájllal: ${file}. Előbb állítsa le, vagy adjon ennek saját emlékezetet (--memory).`,
    unwritable: (file) => `${file} nem írható. Az a tanú, amely nem tud emlékezni, semmit sem jegyez ellen.`,
  },
};
