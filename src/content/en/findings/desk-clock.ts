/** The clock by which entries get their time, in English. */
import type { ClockFindings } from '../../../explain/desk-findings/clock.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';

const at = (time: string, say: Say): string => `${say.date(time.slice(0, 10))}, ${time.slice(11, 16)} UTC`;

export const CLOCK_FINDINGS: FindingPhrases<ClockFindings> = {
  'clock.behind': ({ now, last }, say) =>
    `By this machine’s clock it is ${at(now, say)}, but the last entry of the ledger is of ${at(last, say)}. If the clock is slow, set it. If that entry was made while a clock was fast, say so: --clock-is-right with --ground; the times of entries never go back, so yours gets the time of the last one.`,
  'clock.ahead': ({ now, last }, say) =>
    `By this machine’s clock it is ${at(now, say)}, but the last entry of the ledger is of ${at(last, say)}, more than 400 days before. If the clock is fast, set it: no later entry could have an earlier time. If the office has rested for so long, say so: --clock-is-right with --ground.`,
  'clock.server': ({ now, server }, say) =>
    `By this machine’s clock it is ${at(now, say)}, by that of the database’s server ${at(server, say)}. Set the one that is wrong.`,
  'clock.no-ground': () =>
    'That the clock is right although the last entry speaks against it needs a ground: --ground.',
};
