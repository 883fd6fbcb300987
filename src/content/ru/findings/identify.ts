/** Who a reported player is in the registry, in Russian. */
import type { IdentifyFindings } from '../../../intake/identify.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { firstFew } from '../../../explain/games.ts';

const NUMBERS: Readonly<Record<IdentifyFindings['identify.number-unknown']['number'], string>> = {
  fide: 'номер ФИДЕ',
  komir: 'номер KOMIR',
  orr: 'номер ОРР',
  pin: 'PIN го',
};

const who = (person: number, say: Say): string => say.player(String(person));
const all = (persons: readonly number[], say: Say): string =>
  firstFew(
    persons,
    (person) => who(person, say),
    (more) => `и ещё ${say.count(more, 'человек', 'человека', 'человек')}`,
  );

const DOUBTS: Readonly<Record<IdentifyFindings['identify.doubtful']['because'], string>> = {
  'no-birth': 'В отчёте нет даты рождения, а одного имени недостаточно',
  several: 'Имя и дата рождения подходят нескольким людям',
  spelling: 'Дата рождения подходит, но имя написано иначе',
  'birth-unknown': 'В реестре не у всех с таким именем известна дата рождения',
  differs: 'Имя подходит, но дата рождения другая',
};

export const IDENTIFY_FINDINGS: FindingPhrases<IdentifyFindings> = {
  'identify.nothing-to-go-by': () => 'У игрока нет ни имени, ни номера, известного реестру, поэтому найти его нельзя.',
  'identify.number-unknown': ({ number }) => `Указанного в отчёте номера нет в реестре ни у кого (${NUMBERS[number]}).`,
  'identify.number-shared': ({ number, persons }, say) =>
    `Указанный в отчёте номер (${NUMBERS[number]}) есть в реестре у нескольких людей: ${all(persons, say)}.`,
  'identify.numbers-disagree': ({ numbers, persons }, say) =>
    `Номера из отчёта (${say.list(numbers.map((each) => NUMBERS[each]))}) принадлежат разным людям: ${all(persons, say)}.`,
  'identify.number-differs': ({ person, number }, say) =>
    `${who(person, say)}: в реестре другой номер, чем в отчёте (${NUMBERS[number]}).`,
  'identify.name-contradicts': ({ person, number, likeness }, say) =>
    `По номеру (${NUMBERS[number]}) это ${who(person, say)}, но в отчёте совсем другое имя (сходство ${say.number(likeness)} из 1000).`,
  'identify.birth-contradicts': ({ person, number }, say) =>
    `По номеру (${NUMBERS[number]}) это ${who(person, say)}, но в отчёте другой год рождения.`,
  'identify.deceased': ({ person }, say) => `${who(person, say)}: по данным реестра, игрок скончался до турнира.`,
  'identify.doubtful': ({ persons, because }, say) => `${DOUBTS[because]}; возможно, это: ${all(persons, say)}.`,
  'identify.name-differs': ({ person, likeness }, say) =>
    `${who(person, say)}: в реестре имя написано иначе (сходство ${say.number(likeness)} из 1000).`,
  'identify.birthday-differs': ({ person }, say) =>
    `${who(person, say)}: год рождения в отчёте и реестре один и тот же, а день разный.`,
  'identify.sex-differs': ({ person }, say) => `${who(person, say)}: пол в отчёте и реестре указан по-разному.`,
  'identify.federation-differs': ({ person }, say) =>
    `${who(person, say)}: федерация в отчёте и реестре указана по-разному.`,
  'identify.others-alike': ({ person, persons }, say) =>
    `По имени и дате рождения это ${who(person, say)}; похожее имя в реестре также у других: ${all(persons, say)}.`,
  'identify.namesakes': ({ persons }, say) =>
    `Новый человек; в реестре есть тёзки совсем другого возраста: ${all(persons, say)}.`,
};
