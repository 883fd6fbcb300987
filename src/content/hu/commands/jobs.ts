/** Feladatok és végrehajtók röviden, magyarul. */
import type { JobWords } from '../../en/commands/jobs.ts';

export const JOB_WORDS: JobWords = {
  none: 'Nincs feladat.',
  noneOpen: 'Egy feladat sem vár, és egy sem fut; a befejezetteket az „elobook jobs --all” mutatja meg.',
  states: { waiting: 'vár', running: 'fut', done: 'kész', failed: 'elakadt', declined: 'visszautasítva' },
  /** Why a job failed, by what is kept of it. */
  faults: { 'the worker died': 'A feladatot végző folyamat többször leállt, és nem mondta meg, miért.' },
  preview: 'csak előnézet',
  again: (job) => `A feladat (${job}) ismét végrehajtóra vár, és onnan folytatódik, ahol megállt.`,
  works: (worker) => `A végrehajtó (${worker}) leállításig végzi a feladatokat.`,
  ended: (job) => `A feladat (${job}) befejeződött.`,
  givenBack: (job) => `A feladat (${job}) megszakadt, újra megpróbáljuk.`,
  lost: (job) => `A feladatot (${job}) már más végzi.`,
};
