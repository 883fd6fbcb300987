/** What is wrong with a rating list, in Hungarian. */
import type { ListFindings, XmlProblem } from '../../../formats/fide-list/findings.ts';
import type { Control, PlayerElement } from '../../../formats/fide-list/records.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const CONTROLS: Readonly<Record<Control, string>> = { standard: 'klasszikus', rapid: 'rapid', blitz: 'villám' };

const ELEMENTS: Readonly<Record<PlayerElement, string>> = {
  fideid: 'FIDE-azonosító',
  name: 'név',
  country: 'szövetség',
  sex: 'nem',
  title: 'cím',
  w_title: 'női cím',
  o_title: 'egyéb címek',
  foa_title: 'online cím',
  rating: 'értékszám',
  games: 'játszmák száma',
  k: 'K',
  rapid_rating: 'rapid értékszám',
  rapid_games: 'rapid játszmák száma',
  rapid_k: 'rapid K',
  blitz_rating: 'villám értékszám',
  blitz_games: 'villámjátszmák száma',
  blitz_k: 'villám K',
  birthday: 'születési év',
  flag: 'jelzés',
};

const XML_PROBLEMS: Readonly<Record<XmlProblem, string>> = {
  'close-tag': 'egy elem rossz helyen záródik',
  cut: 'hiányzik a vége',
  entity: 'ismeretlen karakterjelölés van benne',
  character: 'itt meg nem engedett karakter áll',
  'outside-root': 'a listán kívül is áll valami',
  syntax: 'egy címke vagy jel nem szabályos',
};

export const LIST_FINDINGS: FindingPhrases<ListFindings> = {
  'list.empty': () => 'A fájl üres.',
  'list.unknown-form': ({ seen }) =>
    `Ez nem játékosok listája (a FIDE szöveg- vagy XML-formátuma, vagy CSV); így kezdődik: „${seen}”.`,
  'list.is-report': ({ format }) => `Ez egy verseny jegyzőkönyve (${format}), nem játékosok listája.`,
  'list.no-players': () => 'A listából egyetlen játékost sem sikerült kiolvasni.',
  'list.missing-column': ({ element }) => `A fejlécből hiányzik ez az oszlop: ${ELEMENTS[element]}.`,
  'list.unknown-column': ({ heading }) => `Ez az oszlop ismeretlen, ezért nem számít: „${heading}”.`,
  'list.repeated-column': ({ heading }) => `Ez az oszlop többször szerepel a fejlécben: „${heading}”.`,
  'list.combined-incomplete': ({ elements }, say) =>
    `A klasszikus, rapid és villám értékszámokat együtt közlő listán ezeknek kilenc oszlopuk van; ezen hiányzik: ${say.list(elements.map((element) => ELEMENTS[element]))}. Ezeket az adatokat senkiről sem közli.`,
  'list.one-control': ({ control }) =>
    `A listán egyféle értékszám van, de nem derül ki, melyik; ezt feltételezzük: ${CONTROLS[control]}.`,
  'list.no-list-in-archive': () => 'Az archívumban nincs FIDE-értékszámlista.',
  'list.entry-skipped': ({ entry }) => `Ez a fájl az archívumból kimaradt: „${entry}”.`,
  'list.more-findings': ({ count }, say) => `További ${say.number(count)} észrevétel van.`,
  'list.line-short': ({ length, expected }, say) =>
    `A sor ${say.number(length)} karakter után véget ér, pedig ${say.number(expected)} hosszúnak kellene lennie. A játékos kimarad.`,
  'list.line-long': ({ seen, expected }, say) =>
    `Az utolsó oszlopon túl ez áll: „${seen}”; egy sor ${say.number(expected)} karakter hosszú.`,
  'list.line-too-long': ({ limit }, say) =>
    `Több mint ${say.number(limit)} karakter lezárás nélkül; ilyen lista nincs.`,
  'list.titles-overflow': ({ seen }) =>
    `A címek nem férnek el az oszlopukban: „${seen}”; a sort ennek megfelelően olvastuk.`,
  'list.columns-shifted': ({ seen }) => `„${seen}” után az oszlopok nem a fejlécük alatt állnak. A játékos kimarad.`,
  'list.doctype': () =>
    'Az XML dokumentumtípusa (DOCTYPE) maga is meghatároz valamit, például entitásokat; ilyen listát nem olvasunk be.',
  'list.xml-broken': ({ problem }) => `Az XML hibás: ${XML_PROBLEMS[problem]}.`,
  'list.too-deep': ({ limit }, say) =>
    `Az XML több mint ${say.number(limit)} szint mély; ilyen listát nem olvasunk be.`,
  'list.unknown-element': ({ element }) => `Ez az elem ismeretlen, ezért nem számít: „${element}”.`,
  'list.repeated-element': ({ element }) => `Ez az elem egy játékosnál többször szerepel: „${element}”.`,
  'list.id-unreadable': ({ seen }) =>
    seen === ''
      ? 'Hiányzik a FIDE-azonosító. A játékos kimarad.'
      : `Ez nem FIDE-azonosító: „${seen}”. A játékos kimarad.`,
  'list.repeated-player': ({ player }) => `Ez a FIDE-azonosító többször szerepel a listán: ${player}.`,
  'list.rating-unreadable': ({ element, seen }) =>
    `Ide ez kellene: ${ELEMENTS[element]}; ehelyett ez áll itt: „${seen}”. A játékos kimarad.`,
  'list.rating-out-of-range': ({ element, seen, max }, say) =>
    `Nem lehetséges érték (${ELEMENTS[element]}): ${say.number(seen)}; a legnagyobb ${say.number(max)}. A játékos kimarad.`,
  'list.number-unreadable': ({ element, seen }) =>
    `Ide ez kellene: ${ELEMENTS[element]}; ehelyett ez áll itt: „${seen}”.`,
  'list.birth-unreadable': () => 'A születési év nem négyjegyű évszám.',
  'list.name-missing': ({ player }) => `Ennek a FIDE-azonosítónak nincs neve a listán: ${player}.`,
  'list.name-damaged': ({ player }) => `Olvashatatlan karakter van ennek a FIDE-azonosítónak a nevében: ${player}.`,
  'list.sex-unknown': ({ seen }) => `A nem jelölése „${seen}”; M vagy F lehet.`,
  'list.sex-differs': ({ player }) => `Az oszlop szerint férfi, a jelzés szerint nő: ${player} FIDE-azonosító.`,
  'list.title-unknown': ({ seen }) => `Ismeretlen cím: „${seen}”; változatlanul marad.`,
  'list.title-adjusted': ({ seen, title }) => `Cím: „${seen}”; értelmezése: ${title}.`,
  'list.federation-unknown': ({ seen }) => `Nem hárombetűs szövetségkód: „${seen}”; változatlanul marad.`,
  'list.flag-unknown': ({ seen }) => `Ez a jelzés ismeretlen, ezért nem számít: „${seen}”.`,
  'list.transliterated': ({ from, to, count }, say) =>
    `„${from}” helyett „${to}” szerepel (${say.number(count)} helyen): a szöveges lista csak ékezet nélküli latin betűket ismer.`,
  'list.cut': ({ player, element, seen, width }, say) =>
    `${player} FIDE-azonosító: „${seen}” (${ELEMENTS[element]}) legfeljebb ${say.number(width)} karakter lehet, ezért csonkolva szerepel.`,
  'list.not-carried': ({ what, count }, say) =>
    `A listán nincs helye ${say.number(count)} játékos értékszámának (${CONTROLS[what as Control]}).`,
};
