/** What is wrong with a rating list, in English. */
import type { ListFindings, XmlProblem } from '../../../formats/fide-list/findings.ts';
import type { Control, PlayerElement } from '../../../formats/fide-list/records.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const CONTROLS: Readonly<Record<Control, string>> = { standard: 'standard', rapid: 'rapid', blitz: 'blitz' };

const ELEMENTS: Readonly<Record<PlayerElement, string>> = {
  fideid: 'the FIDE ID',
  name: 'the name',
  country: 'the federation',
  sex: 'the sex',
  title: 'the title',
  w_title: 'the women’s title',
  o_title: 'the other titles',
  foa_title: 'the arena title',
  rating: 'the rating',
  games: 'the number of games',
  k: 'K',
  rapid_rating: 'the rapid rating',
  rapid_games: 'the number of rapid games',
  rapid_k: 'K for rapid',
  blitz_rating: 'the blitz rating',
  blitz_games: 'the number of blitz games',
  blitz_k: 'K for blitz',
  birthday: 'the birth year',
  flag: 'the flag',
};

const XML_PROBLEMS: Readonly<Record<XmlProblem, string>> = {
  'close-tag': 'an element is closed where it should not be',
  cut: 'its end is missing',
  entity: 'an entity is not known',
  character: 'a character is not allowed here',
  'outside-root': 'something stands outside the list',
  syntax: 'a tag or a sign is not written as it should be',
};

export const LIST_FINDINGS: FindingPhrases<ListFindings> = {
  'list.empty': () => 'The file is empty.',
  'list.unknown-form': ({ seen }) =>
    `This is no list of players (FIDE’s text or XML, or CSV); it begins with “${seen}”.`,
  'list.is-report': ({ format }) => `This is a report of an event (${format}), not a list of players.`,
  'list.no-players': () => 'No player could be read from the list.',
  'list.missing-column': ({ element }) => `The heading line has no column for ${ELEMENTS[element]}.`,
  'list.unknown-column': ({ heading }) => `The column “${heading}” is not known and is not used.`,
  'list.repeated-column': ({ heading }) => `The column “${heading}” stands in the heading line more than once.`,
  'list.combined-incomplete': ({ elements }, say) =>
    `A list of standard, rapid and blitz ratings has nine columns for them; this one lacks ${say.list(elements.map((element) => ELEMENTS[element]))}. It gives nobody these numbers.`,
  'list.one-control': ({ control }) =>
    `The list has one kind of ratings and does not say which; they are taken as ${CONTROLS[control]} ratings.`,
  'list.no-list-in-archive': () => 'There is no FIDE rating list in the archive.',
  'list.entry-skipped': ({ entry }) => `The file “${entry}” in the archive was not read.`,
  'list.more-findings': ({ count }, say) => `${say.count(count, 'more finding', 'more findings')} in this list.`,
  'list.line-short': ({ length, expected }, say) =>
    `The line ends after ${say.count(length, 'character', 'characters')}; it should have ${say.number(expected)}. The player is left out.`,
  'list.line-long': ({ seen, expected }, say) =>
    `“${seen}” stands beyond the last column; a line has ${say.count(expected, 'character', 'characters')}.`,
  'list.line-too-long': ({ limit }, say) =>
    `More than ${say.count(limit, 'character', 'characters')} without an end; no list has that.`,
  'list.titles-overflow': ({ seen }) =>
    `The titles “${seen}” are longer than their column; the line was read accordingly.`,
  'list.columns-shifted': ({ seen }) =>
    `After “${seen}” the columns do not stand under their headings. The player is left out.`,
  'list.doctype': () =>
    'The document type of the XML declares something itself, such as entities, which no list needs; it is not read.',
  'list.xml-broken': ({ problem }) => `The XML is not well formed: ${XML_PROBLEMS[problem]}.`,
  'list.too-deep': ({ limit }, say) =>
    `The XML is nested more than ${say.count(limit, 'level', 'levels')} deep; it is not read.`,
  'list.unknown-element': ({ element }) => `The element “${element}” is not known and is not used.`,
  'list.repeated-element': ({ element }) => `The element “${element}” is given more than once for one player.`,
  'list.id-unreadable': ({ seen }) =>
    seen === ''
      ? 'The FIDE ID is missing. The player is left out.'
      : `“${seen}” is not a FIDE ID. The player is left out.`,
  'list.repeated-player': ({ player }) => `The player with the FIDE ID ${player} is on the list more than once.`,
  'list.rating-unreadable': ({ element, seen }) =>
    `“${seen}” stands where ${ELEMENTS[element]} should be. The player is left out.`,
  'list.rating-out-of-range': ({ element, seen, max }, say) =>
    `Here ${ELEMENTS[element]} is ${say.number(seen)}; the most possible is ${say.number(max)}. The player is left out.`,
  'list.number-unreadable': ({ element, seen }) => `“${seen}” stands where ${ELEMENTS[element]} should be.`,
  'list.birth-unreadable': () => 'The birth year is not a year of four digits.',
  'list.name-missing': ({ player }) => `The player with the FIDE ID ${player} has no name on the list.`,
  'list.name-damaged': ({ player }) =>
    `The name of the player with the FIDE ID ${player} has characters that cannot be read.`,
  'list.sex-unknown': ({ seen }) => `“${seen}” stands where the sex should be, M or F.`,
  'list.sex-differs': ({ player }) =>
    `The player with the FIDE ID ${player} is male by the one column and a woman by the flag.`,
  'list.title-unknown': ({ seen }) => `The title “${seen}” is not known; it is kept as it is.`,
  'list.title-adjusted': ({ seen, title }) => `The title “${seen}” is read as ${title}.`,
  'list.federation-unknown': ({ seen }) => `“${seen}” is not a federation of three letters; it is kept as it is.`,
  'list.flag-unknown': ({ seen }) => `The flag “${seen}” is not known and is not used.`,
  'list.transliterated': ({ from, to, count }, say) =>
    `“${from}” is written as “${to}” (${say.count(count, 'time', 'times')}): the text form has plain letters only.`,
  'list.cut': ({ player, element, seen, width }, say) =>
    `FIDE ID ${player}: ${ELEMENTS[element]} “${seen}” is cut to ${say.count(width, 'character', 'characters')}.`,
  'list.not-carried': ({ what, count }, say) =>
    `The list has no place for the ${CONTROLS[what as Control]} ratings of ${say.count(count, 'player', 'players')}.`,
};
