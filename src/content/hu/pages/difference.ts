/** The words of the difference between two lists; causes have their own, in `commands/diff.ts`, in Hungarian. */
import type { DifferenceWords } from '../../en/pages/difference.ts';

export const DIFFERENCE_WORDS: DifferenceWords = {
  title: (pool) => `${pool}: mi változott, és miért`,
  earlier: 'Korábbi lista:',
  later: 'Későbbi lista:',
  otherLists: 'Más listák összehasonlítása',
  compare: 'Összehasonlítás',
  kindsLabel: 'Mely változások',
  all: 'Minden változás',
  kinds: {
    gain: 'Emelkedett',
    loss: 'Csökkent',
    new: 'Új a listán',
    gone: 'Lekerült róla',
    other: 'Egyéb változás',
  },
  same: 'Változatlan',
  nobody: 'Senkinél sincs változás.',
  name: 'Név',
  before: 'Korábban',
  after: 'Most',
  change: 'Változás',
  more: (count, say) => `még ${say.count(count, 'ok')} az adatlapon`,
  games: (count, say) => say.count(count, 'játszma'),
  on: (list) => `lista: ${list}`,
  none: 'Az oka nincs feljegyezve.',
  pages: 'Az összehasonlítás oldalai',
};
