/** What is said of a file of OpenGotha, in Hungarian. */
import type { OpenGothaFindings } from '../../../formats/opengotha/findings.ts';
import type { FindingPhrases } from '../../../explain/language.ts';
import { goField } from './h9.ts';

const EXPECTED: Readonly<Record<string, string>> = {
  'a whole number': 'egész szám',
  'a grade': 'minősítés',
  'a result': 'eredmény',
  'a date': 'dátum',
  minutes: 'percek száma',
};

export const OPENGOTHA_FINDINGS: FindingPhrases<OpenGothaFindings> = {
  'opengotha.too-large': ({ bytes, limit }, say) =>
    `A fájl mérete ${say.number(bytes)} bájt; legfeljebb ${say.number(limit)} bájt olvasható be.`,
  'opengotha.not-xml': () => 'A fájl itt nem szabályos XML.',
  'opengotha.doctype': () =>
    'A fájl dokumentumtípusa (DOCTYPE) maga is meghatároz valamit, például entitásokat; ilyen fájlt nem olvasunk be. Az nem akadály, ha csak a leírás helyét nevezi meg.',
  'opengotha.too-deep': ({ limit }, say) => `Az elemek egymásba ágyazása mélyebb, mint ${say.number(limit)} szint.`,
  'opengotha.too-many-attributes': ({ element, limit }, say) =>
    `Az elemnek (${element}) több mint ${say.number(limit)} attribútuma van.`,
  'opengotha.wrong-root': ({ element }) => `A fájl első eleme ${element}, pedig ez kellene: Tournament.`,
  'opengotha.too-many-players': ({ limit }, say) => `A fájlban több mint ${say.number(limit)} játékos van.`,
  'opengotha.too-many-games': ({ limit }, say) => `A fájlban több mint ${say.number(limit)} játszma van.`,
  'opengotha.no-players': () => 'A fájlban nincs játékos.',
  'opengotha.no-parameters': () =>
    'A fájlban nincs GeneralParameterSet: hiányzik a név, a dátum, a fordulók száma és a gondolkodási idő.',

  'opengotha.missing': ({ element, attribute }) => `Az elemből (${element}) hiányzik ez az attribútum: ${attribute}.`,
  'opengotha.unreadable': ({ attribute, text, expected }) =>
    `${attribute}: itt „${text}” áll, pedig ez kellene: ${EXPECTED[expected] ?? expected}.`,
  'opengotha.dates-reversed': ({ start, end }, say) =>
    `A verseny utolsó napja (${say.date(end)}) korábbi, mint az első (${say.date(start)}).`,
  'opengotha.date-form': ({ text }) => `A dátum nem ÉÉÉÉ-HH-NN alakú, de érthető: „${text}”.`,
  'opengotha.grade-missing': ({ player }) => `${player}: nincs minősítés.`,
  'opengotha.grade-from-rank': ({ player, grade, count }) =>
    `${player}: nincs minősítés, helyette a rang számít: ${grade} (${count} ilyen játékos van).`,
  'opengotha.grade-differs': ({ player, rank, grade }) =>
    `${player}: a nevezési minősítés (rank) ${rank}, a hivatalos (grade) ${grade}; a nevezési számít.`,
  'opengotha.rank-missing': ({ player, grade }) =>
    `${player}: nincs nevezési minősítés (rank), helyette a hivatalos (grade) számít: ${grade}.`,
  'opengotha.pin-unreadable': ({ player, text }) => `${player}: nem nyolcjegyű PIN, ezért nem számít: „${text}”.`,
  'opengotha.repeated-player': ({ key, otherLine }) =>
    `${key} már szerepel: ${otherLine}. sor; a játszmák nem különböztetik meg a kettőt.`,
  'opengotha.repeated-pin': ({ pin, otherLine }) => `A PIN (${pin}) már szerepel: ${otherLine}. sor.`,
  'opengotha.not-registered': ({ player, count }, say) =>
    `${say.number(count)} játékos (elsőként ${player}) csak előzetesen nevezett és nem játszott; kimaradt.`,

  'opengotha.unknown-player': ({ round, key }) => `${round}. forduló: „${key}” nincs a játékosok között.`,
  'opengotha.self-game': ({ round, key }) =>
    `${round}. forduló: ${key} ugyanabban a játszmában mindkét színnel szerepel.`,
  'opengotha.round-out-of-range': ({ round, limit }) => `Nincs ${round}. forduló; a lehetséges fordulók: 1–${limit}.`,
  'opengotha.result-unknown': ({ round, white, black }, say) =>
    `${round}. forduló: ${say.player(white)} – ${say.player(black)}, az eredmény ismeretlen; a játszma kimaradt.`,
  'opengotha.double-win': ({ round, white, black }, say) =>
    `${round}. forduló: ${say.player(white)} és ${say.player(black)} is nyert; a játszma kimaradt.`,
  'opengotha.jigo-by-default': ({ round, white, black }, say) =>
    `${round}. forduló: ${say.player(white)} – ${say.player(black)}, le nem játszott döntetlen; a játszma kimaradt.`,
  'opengotha.colour-unknown': ({ round, count }) =>
    `Egy előnyadás nélküli játszma színei bizonytalanok (${round}. forduló; ${count} ilyen játszma van); a fájlban megadott színek számítanak.`,
  'opengotha.colour-unknown-with-stones': ({ round, white, black, stones }, say) =>
    `${round}. forduló: ${say.player(white)} – ${say.player(black)}, a színek bizonytalanok, pedig fekete előnyt kapott (${stones} kő).`,
  'opengotha.many-stones': ({ stones, count }) => `Kilencnél több előnykő szerepel: ${stones} (${count} helyen).`,
  'opengotha.rounds-not-played': ({ rounds, played }, say) =>
    `A verseny ${say.number(rounds)} fordulós, de az utolsó játszma fordulója ${say.number(played)}.`,

  'opengotha.handicap-from-games': ({ games }, say) =>
    `${say.number(games)} játszmát előnykövekkel játszottak, ezért a verseny előnyadásosnak számít.`,
  'opengotha.handicap-open': ({ ceiling }, say) =>
    ceiling === null
      ? 'Egyetlen játszmában sincs előnykő, és a fájlból nem derül ki, van-e előnyadás.'
      : `Egyetlen játszmában sincs előnykő, bár legfeljebb ${say.number(ceiling)} kő lehetséges volt; meg kell adni, hogy előnyadással írták-e ki a versenyt.`,
  'opengotha.stones-against-ceiling': ({ games }, say) =>
    `A beállítások szerint nincs előnyadás, de ${say.number(games)} játszmában előnykövek szerepelnek.`,
  'opengotha.not-in-file': ({ fields }, say) =>
    `A fájlban nem szerepel, ezért meg kell adni: ${say.list(fields.map(goField))}.`,
  'opengotha.more-findings': ({ count }, say) => `További ${say.number(count)} észrevétel van ebben a fájlban.`,
};
