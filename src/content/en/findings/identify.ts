/** Who a reported player is in the registry, in English. */
import type { IdentifyFindings } from '../../../intake/identify.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { firstFew } from '../../../explain/games.ts';

const NUMBERS: Readonly<Record<IdentifyFindings['identify.number-unknown']['number'], string>> = {
  fide: 'FIDE number',
  komir: 'KOMIR number',
  orr: 'ORR number',
  pin: 'Go PIN',
};

const who = (person: number, say: Say): string => say.player(String(person));
const all = (persons: readonly number[], say: Say): string =>
  firstFew(
    persons,
    (person) => who(person, say),
    (more) => `and ${say.count(more, 'more person', 'more persons')}`,
  );

const DOUBTS: Readonly<Record<IdentifyFindings['identify.doubtful']['because'], string>> = {
  'no-birth': 'The report has no birth, and a name alone is not enough',
  several: 'Name and birth fit more than one person',
  spelling: 'The birth fits, but the name is spelled in another way',
  'birth-unknown': 'The registry does not know the birth of everybody with such a name',
  differs: 'The name fits, but the birth is another one',
};

export const IDENTIFY_FINDINGS: FindingPhrases<IdentifyFindings> = {
  'identify.nothing-to-go-by': () =>
    'The player has neither a name nor a number that the registry knows, so nobody can be found.',
  'identify.number-unknown': ({ number }) => `Nobody in the registry has the ${NUMBERS[number]} of the report.`,
  'identify.number-shared': ({ number, persons }, say) =>
    `More than one person has the ${NUMBERS[number]} of the report: ${all(persons, say)}.`,
  'identify.numbers-disagree': ({ numbers, persons }, say) =>
    `The numbers of the report (${say.list(numbers.map((each) => NUMBERS[each]))}) belong to different persons: ${all(persons, say)}.`,
  'identify.number-differs': ({ person, number }, say) =>
    `${who(person, say)} has another ${NUMBERS[number]} in the registry than in the report.`,
  'identify.name-contradicts': ({ person, number, likeness }, say) =>
    `The ${NUMBERS[number]} is that of ${who(person, say)}, but the report has quite another name (likeness ${say.number(likeness)} of 1000).`,
  'identify.birth-contradicts': ({ person, number }, say) =>
    `The ${NUMBERS[number]} is that of ${who(person, say)}, but the report has another year of birth.`,
  'identify.deceased': ({ person }, say) =>
    `${who(person, say)} had died before the event, as far as the registry knows.`,
  'identify.doubtful': ({ persons, because }, say) => `${DOUBTS[because]}; possible are: ${all(persons, say)}.`,
  'identify.name-differs': ({ person, likeness }, say) =>
    `The name of ${who(person, say)} is written in another way in the registry (likeness ${say.number(likeness)} of 1000).`,
  'identify.birthday-differs': ({ person }, say) =>
    `${who(person, say)}: report and registry have the same year of birth, but not the same day.`,
  'identify.sex-differs': ({ person }, say) => `${who(person, say)}: report and registry differ about the sex.`,
  'identify.federation-differs': ({ person }, say) =>
    `${who(person, say)}: report and registry differ about the federation.`,
  'identify.others-alike': ({ person, persons }, say) =>
    `The player is ${who(person, say)} by name and birth; the registry also has, with a like name: ${all(persons, say)}.`,
  'identify.namesakes': ({ persons }, say) =>
    `A new person; the registry has namesakes of quite another age: ${all(persons, say)}.`,
};
