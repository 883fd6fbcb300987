/** A jegyzőkönyvek beérkezésének és feldolgozásának oldalai, magyarul. */
import type { EntryWords } from '../../en/pages/entry.ts';

export const ENTRY_WORDS: EntryWords = {
  weights: { refuse: 'elutasítva', warn: 'figyelmeztetés', note: 'megjegyzés' },
  upload: {
    nothingSent:
      'A fájlokat először ez az oldal olvassa be. Amíg lent meg nem nyom egy gombot, semmi sem kerül elküldésre.',
    toSend: (count, refused) =>
      count === 0
        ? 'Még nincs fájl.'
        : `Elküldésre vár: ${count} fájl${refused === 0 ? '' : `; közülük ${refused} ellen kifogás szól, ezeket az iroda elutasítaná`}.`,
    standing: (event) => `${event} jelenlegi jegyzőkönyve`,
    standingNote: (event) =>
      `${event}: ennek a versenynek már van jegyzőkönyve. Az új mellette látható, és elküldéskor a helyére lép.`,
    differentLines: 'Soronként',
    typeIn: 'Kis verseny begépelése',
    typeInHint: 'ha nincs fájl: játékosok a nyilvántartásból, eredmények billentyűzetről',
  },
};
