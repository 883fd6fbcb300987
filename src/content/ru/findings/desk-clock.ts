/** The clock by which entries get their time, in Russian. */
import type { ClockFindings } from '../../../explain/desk-findings/clock.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';

const at = (time: string, say: Say): string => `${say.date(time.slice(0, 10))}, ${time.slice(11, 16)} UTC`;

export const CLOCK_FINDINGS: FindingPhrases<ClockFindings> = {
  'clock.behind': ({ now, last }, say) =>
    `По часам этого компьютера сейчас ${at(now, say)}, а последняя запись журнала сделана ${at(last, say)}. Если часы отстают, переведите их. Если та запись сделана, когда какие-то часы спешили, подтвердите это: --clock-is-right с основанием (--ground); время записей не может идти назад, поэтому новая получит время последней.`,
  'clock.ahead': ({ now, last }, say) =>
    `По часам этого компьютера сейчас ${at(now, say)}, а последняя запись журнала сделана ${at(last, say)}, больше чем на 400 дней раньше. Если часы спешат, переведите их: более раннего времени у следующих записей быть уже не может. Если служба так долго не работала, подтвердите это: --clock-is-right с основанием (--ground).`,
  'clock.server': ({ now, server }, say) =>
    `По часам этого компьютера сейчас ${at(now, say)}, а по часам сервера базы данных — ${at(server, say)}. Переведите те, что идут неверно.`,
  'clock.no-ground': () => 'Нужно основание (--ground) того, что часы верны вопреки последней записи.',
};
