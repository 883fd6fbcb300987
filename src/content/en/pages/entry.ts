/** The words of the pages on which reports come in and are worked on, in English. */
import type { Worded } from '../../worded.ts';

export const ENTRY_WORDS = {
  weights: { refuse: 'refused', warn: 'warning', note: 'note' },
  upload: {
    nothingSent: 'The files are read in this page first. Nothing is sent before you press a button below.',
    toSend: (count: number, refused: number) =>
      count === 0
        ? 'No file yet.'
        : `Will be sent: ${count}${refused === 0 ? '' : `; findings stand against ${refused} of them, and the office would refuse those`}.`,
    standing: (event: string) => `${event}, as it stands`,
    standingNote: (event: string) =>
      `${event} has a report already. The new one is shown beside it, and takes its place when you send it.`,
    differentLines: 'Line by line',
    typeIn: 'Type a small event in',
    typeInHint: 'where there is no file: players from the registry, results by keyboard',
  },
};

export type EntryWords = Worded<typeof ENTRY_WORDS>;
