/** The clock by which entries get their time, in Hungarian. */
import type { ClockFindings } from '../../../explain/desk-findings/clock.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';

const at = (time: string, say: Say): string => `${say.date(time.slice(0, 10))} ${time.slice(11, 16)} (UTC)`;

export const CLOCK_FINDINGS: FindingPhrases<ClockFindings> = {
  'clock.behind': ({ now, last }, say) =>
    `A gép órája szerint most ${at(now, say)} van, a főkönyv utolsó bejegyzésének ideje viszont ${at(last, say)}. Ha az óra késik, be kell állítani. Ha az a bejegyzés akkor készült, amikor egy óra sietett, ezt a --clock-is-right kapcsolóval és indokkal (--ground) kell jelezni; a bejegyzések ideje nem csökkenhet, ezért az új bejegyzés az utolsó idejét kapja.`,
  'clock.ahead': ({ now, last }, say) =>
    `A gép órája szerint most ${at(now, say)} van, a főkönyv utolsó bejegyzésének ideje viszont ${at(last, say)}, azaz több mint 400 nappal korábbi. Ha az óra siet, be kell állítani, mert ezután egyetlen bejegyzés ideje sem lehetne korábbi. Ha az iroda valóban ilyen sokáig szünetelt, ezt a --clock-is-right kapcsolóval és indokkal (--ground) kell jelezni.`,
  'clock.server': ({ now, server }, say) =>
    `A gép órája szerint most ${at(now, say)} van, az adatbázis-kiszolgálóé szerint ${at(server, say)}. Be kell állítani azt, amelyik rosszul jár.`,
  'clock.no-ground': () => 'Indokolni kell (--ground), hogy az óra az utolsó bejegyzés ellenére jól jár.',
};
