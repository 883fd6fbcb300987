/** What MSSZ adds to FIDE's rules, in Russian. */
import type { MsszFindings, MsszRules } from '../../../rulebooks/mssz/reasons.ts';
import type { FindingPhrases, StepPhrases } from '../../../explain/language.ts';

const SHEETS = { left: 'карточке KOMIR', right: 'карточке ФИДЕ' } as const;

export const MSSZ_STEPS: StepPhrases<MsszRules> = {
  'average-gap': ({ own, average, gap, limit }, gives, say) =>
    gap === gives
      ? `Рейтинг игрока ${say.number(own)}, средний рейтинг соперников ${say.number(average)}: разница ${say.signed(gap)}.`
      : `Рейтинг игрока ${say.number(own)}, средний рейтинг соперников ${say.number(average)}: разница ${say.signed(gap)} учитывается как ${say.number(limit)}.`,
  'average-expectation': ({ expected, games }, gives, say) =>
    `Ожидаемый результат одной партии ${say.number(expected)}, за ${say.count(games, 'партию', 'партии', 'партий')} ${say.number(gives)}.`,
  'average-change': ({ score, expected, k }, gives, say) =>
    `Набрано ${say.score(score)}, ожидалось ${say.number(expected)}; разница, умноженная на K = ${k}, даёт ${say.signed(gives)}. Это оценка, рассчитанная вручную.`,
  'k40-left': ({ games, needed }, gives, say) =>
    `K = 40 сохраняется до ${needed} партий: сыграно ${games}, остаётся ${say.count(gives, 'партия', 'партии', 'партий')}.`,
};

export const MSSZ_FINDINGS: FindingPhrases<MsszFindings> = {
  'mssz.field-missing': ({ sheet, field }) => `В ${SHEETS[sheet]} не заполнено поле: ${field}.`,
  'mssz.komir-id': ({ komirId, digits }) =>
    `Номер KOMIR «${komirId}»: нужно число, в котором цифр не больше ${digits}.`,
  'mssz.strength-order': ({ club, number }, say) =>
    `В списке игроков по силе (${club}) место должно быть не меньше 1, а указано ${say.number(number)}.`,
  'mssz.strength-order-shared': ({ club, number, komirIds }, say) =>
    `В списке игроков по силе (${club}) место ${say.number(number)} занято несколько раз: ${say.list(komirIds)}.`,
  'mssz.fide-id-differs': ({ left, right }) =>
    `В двух карточках разные номера ФИДЕ: ${left ?? 'нет'} и ${right ?? 'нет'}.`,
  'mssz.fide-id-unusual': ({ fideId }) =>
    `Номер ФИДЕ ${fideId} не похож на венгерский: обычно в нём шесть цифр и первая из них 7.`,
  'mssz.fide-id-due': ({ games }, say) =>
    `С рейтинговыми соперниками сыграно: ${say.count(games, 'партия', 'партии', 'партий')}, а номера ФИДЕ у игрока нет; он нужен после первой такой партии.`,
  'mssz.birth-year-differs': ({ left, right }) => `В двух карточках разные годы рождения: ${left} и ${right ?? 'нет'}.`,
  'mssz.rating-differs': ({ left, right }) =>
    `Рейтинг KOMIR (${left ?? 'нет'}) не совпадает с рейтингом ФИДЕ (${right ?? 'нет'}).`,
  'mssz.k': ({ k }) => `Коэффициент K может быть только 10, 20 или 40, а указано: ${k ?? 'нет'}.`,
  'mssz.status': ({ status }) => `Статус может быть только «активный» или «неактивный», а указано: «${status ?? ''}».`,
  'mssz.title': ({ title }) => `Звание «${title}» здесь не может быть указано.`,
};
