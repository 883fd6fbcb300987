/** Changes of all ratings of a pool, in Hungarian. */
import type { PoolRule } from '../../../core/pool-rule.ts';
import { shareText } from '../../../explain/pool-change-words.ts';
import { AUTHORITY_TITLES } from '../pages/authorities.ts';
import type { PoolChangeWords } from '../../en/commands/pool-changes.ts';
import { the } from '../articles.ts';

const authority = (by: string): string => (AUTHORITY_TITLES as Readonly<Record<string, string>>)[by] ?? by;

/** Any rating by the rule. */
const formula = (rule: PoolRule): string =>
  rule.kind === 'at-least'
    ? `: az ottani értékszám − ${rule.minus}`
    : `: + ${shareText(rule.numerator, rule.denominator, ',')} × (${rule.limit} − értékszám)${rule.rounding === 'down' ? ', lefelé kerekítve' : ''}`;

export const POOL_CHANGE_WORDS: PoolChangeWords = {
  title: (change, say) => {
    if (change.kind === 'reversed')
      return change.way === 'points'
        ? `A módosítás pontjainak visszavétele (${change.adjusts}. bejegyzés)`
        : `Különbség a módosítás nélkül számolt listákhoz képest (${change.adjusts}. bejegyzés)`;
    if (change.kind === 'rerated')
      return `Különbség az újraszámolt listákhoz képest (kezdete: ${say.date(change.from)})`;
    return change.rule.kind === 'towards'
      ? `Minden ${change.rule.limit} alatti értékszám módosítása`
      : `Azoknak az értékszámoknak a módosítása, amelyek több mint ${change.rule.minus} ponttal elmaradtak ${the(`„${change.rule.of}”`, say)} állomány értékszámától`;
  },
  decided: (change, say) =>
    change.kind === 'recognised'
      ? `a számok alapján felismerve az átvett listán (${say.date(change.list)})`
      : `döntött: ${authority(change.by)}, ${say.date(change.on)}`,
  ground: (ground, reference) => `Indoklás: ${ground}${reference === undefined ? '' : ` (${reference})`}`,
  sum: (change, before, after) => {
    const points = after - before;
    const whole = `${before} ${points < 0 ? '−' : '+'} ${Math.abs(points)} = ${after}`;
    if (change.kind !== 'adjusted' && change.kind !== 'recognised') return whole;
    const { rule } = change;
    if (rule.kind === 'at-least') return `${after + rule.minus} − ${rule.minus} = ${after}`;
    return `${before} + ${shareText(rule.numerator, rule.denominator, ',')} × (${rule.limit} − ${before}) = ${whole}`;
  },
  before: 'Korábbi értékszám',
  period: 'A periódus változása',
  after: 'Új értékszám',
  affected: (affected, points, say) =>
    `${say.count(affected, 'értékszám')} változott, összesen ${say.signed(points)} pont`,
  line: (change, say) =>
    `${POOL_CHANGE_WORDS.title(change, say)}${change.kind === 'adjusted' ? formula(change.rule) : ''}; ${POOL_CHANGE_WORDS.decided(change, say)}; ${POOL_CHANGE_WORDS.affected(change.affected, change.points, say)}`,
  onList: (list, order, say) =>
    `Lista: ${say.month(list)}, ${order === 'after-events' ? 'a versenyek elszámolása után' : 'a versenyek elszámolása előtt'}`,
  /** On a chart. */
  readings: 'Hogyan értelmezzük az ilyen módosítást, és mennyire biztosan',
  mark: 'minden értékszám módosult',
  markMeaning:
    'A függőleges pontozott vonal minden értékszám egyszeri módosítását jelöli: ezt senki sem játékkal nyerte vagy veszítette.',
  /** Beside the change of a list: points that all were given. */
  given: (points, say) => `módosítás: ${say.signed(points)}`,
  entry: (entry) => `${entry}. bejegyzés`,
  histogram: 'Változások',
  greatest: 'Legnagyobb változások',
  passes: 'Átlépett határok',
  passed: (at, isFloor, up, down, say) =>
    `${at}${isFloor ? ' (a lista alsó határa)' : ''}: ${[
      ...(up === 0 ? [] : [`alulról ${say.number(up)}`]),
      ...(down === 0 ? [] : [`felülről ${say.number(down)}`]),
    ].join(', ')}`,
  cancelled: (adjusts, list, say) =>
    `A módosítás (${adjusts}. bejegyzés) elmarad ezen a listán: ${say.month(list)}. Senki sem kapott még pontot.`,
  recomputed: (date, changed, say) => `Újraszámolt lista (${say.date(date)}): ${say.count(changed, 'értékszám')} más`,
  beside: (adjusts, list, changed, say) =>
    `Újraszámolva a módosítás (${adjusts}. bejegyzés) nélkül, amelyet ezen a listán vontak vissza: ${say.month(list)}; ${say.count(changed, 'értékszám')} más`,
  without: 'a módosítás nélkül',
  notOn: 'nem szerepel a listán',
  ways: {
    points: 'Pontokkal: mindenki visszaadja, amit kapott',
    replay:
      'Újraszámolással: az azóta megjelent listák módosítás nélkül újraszámolva, az elsők mellett közzétéve; a különbség a következő listán',
  },
  chosen: 'ez érvényesül',
};
