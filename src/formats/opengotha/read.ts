/** Reads OpenGotha's own file into a report. Players are called by their names there; here they are numbered. */
import { withoutAbsent } from '../../core/absent.ts';
import { dayText, parseDay } from '../../core/dates.ts';
import { decimal } from '../../core/exact.ts';
import type { Place } from '../../core/finding.ts';
import type { Bye, Byoyomi, EventFacts, Report, ReportedGame, ReportedPlayer, Team } from '../../core/report.ts';
import { readDate } from '../dates.ts';
import { decode, ENCODINGS, type Encoding, type EncodingFindings, guessEncoding, tellDamage } from '../encoding.ts';
import type { ReadOptions, ReadReport } from '../format.ts';
import { familyAndGiven, PIN, readGrade } from '../go.ts';
import type { Limits } from '../limits.ts';
import { Notes } from '../../core/notes.ts';
import { type XmlElement, attributePlace, readElements } from './elements.ts';
import type { OpenGothaFindings } from './findings.ts';
import { OPENGOTHA_RESULTS, TIME_SYSTEMS } from './records.ts';

type OpenGothaNotes = Notes<OpenGothaFindings & EncodingFindings>;

export function readOpenGotha(bytes: Uint8Array, options: ReadOptions): ReadReport {
  const notes: OpenGothaNotes = new Notes('opengotha.more-findings');
  const report = reportOf(bytes, options, notes);
  const findings = notes.all();
  return report === undefined ? { findings } : { report, findings };
}

function reportOf(bytes: Uint8Array, { encoding, limits }: ReadOptions, notes: OpenGothaNotes): Report | undefined {
  if (bytes.length > limits.reportBytes) {
    notes.say('opengotha.too-large', 'refuse', {}, { bytes: bytes.length, limit: limits.reportBytes });
    return undefined;
  }
  const file = new TournamentFile(limits, notes);
  const isWhole = readElements(textOf(bytes, encoding, notes), notes as Notes<OpenGothaFindings>, (path, element) => {
    file.take(path, element);
  });
  return isWhole ? file.report() : undefined;
}

const DECLARED = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.-]{1,40})["']/;

/** UTF-8 if it is valid; otherwise the encoding of the declaration, otherwise what the bytes look like. */
function textOf(bytes: Uint8Array, set: Encoding | undefined, notes: OpenGothaNotes): string {
  const guess = guessEncoding(bytes);
  const beginning = new TextDecoder('iso-8859-1').decode(bytes.subarray(guess.mark, guess.mark + 300));
  const declared = ENCODINGS.find((known) => known === DECLARED.exec(beginning)?.[1]?.toLowerCase());
  const encoding = set ?? (guess.encoding === 'utf-8' ? 'utf-8' : (declared ?? guess.encoding));
  const text = decode(bytes, { encoding, mark: guess.mark });
  if (guess.foreign === 0) return text;
  if (set === undefined && encoding !== declared) {
    notes.say('encoding.guessed', 'note', {}, { encoding, bytes: guess.foreign });
  }
  tellDamage(text, encoding, notes);
  return text;
}

/** As the program writes it: both names in capitals, without blanks. Turkish capitals have a dotted I. */
const keyOf = (name: string): string => name.replaceAll(/\s/g, '').normalize('NFC').toUpperCase().replaceAll('İ', 'I');

/** Results that are not rated, and the findings about them. */
const LEFT_OUT = {
  unknown: 'opengotha.result-unknown',
  'both-win': 'opengotha.double-win',
  'jigo-by-default': 'opengotha.jigo-by-default',
} as const;

const isLeftOut = (result: string): result is keyof typeof LEFT_OUT => Object.hasOwn(LEFT_OUT, result);

interface Paired {
  readonly element: XmlElement;
  readonly round: number;
  readonly white: string;
  readonly black: string;
}

interface Entered {
  readonly player: ReportedPlayer;
  readonly key: string;
  /** One character a round, `0`: absent. */
  readonly participating: string;
  readonly at: Place;
}

/** One more than the limit is kept, to detect that there are too many. */
function keep<Item>(items: Item[], item: Item, limit: number): void {
  if (items.length <= limit) items.push(item);
}

/** The content of the file, collected while the elements are read; they may come in any order. */
class TournamentFile {
  readonly #limits: Limits;
  readonly #notes: OpenGothaNotes;
  readonly #players: XmlElement[] = [];
  readonly #games: XmlElement[] = [];
  readonly #byes: XmlElement[] = [];
  readonly #teams: { readonly team: XmlElement; readonly boards: XmlElement[] }[] = [];
  #general: XmlElement | undefined;
  #handicap: XmlElement | undefined;

  constructor(limits: Limits, notes: OpenGothaNotes) {
    this.#limits = limits;
    this.#notes = notes;
  }

  take(path: string, element: XmlElement): void {
    if (path === 'Players/Player') keep(this.#players, element, this.#limits.players);
    else if (path === 'Games/Game') keep(this.#games, element, this.#mostGames());
    else if (path === 'ByePlayers/ByePlayer') keep(this.#byes, element, this.#mostGames());
    else if (path === 'Teams/Team') keep(this.#teams, { team: element, boards: [] }, this.#limits.players);
    else if (path === 'Teams/Team/Board') keep(this.#boards(), element, this.#mostGames());
    else if (path === 'TournamentParameterSet/GeneralParameterSet') this.#general ??= element;
    else this.#handicap ??= element;
  }

  /** For the present team. */
  #boards(): XmlElement[] {
    return (this.#teams[this.#teams.length - 1] as { readonly team: XmlElement; readonly boards: XmlElement[] }).boards;
  }

  /** Everybody in every round. */
  #mostGames(): number {
    return Math.floor((this.#limits.players * this.#limits.rounds) / 2);
  }

  report(): Report | undefined {
    const { players: limit } = this.#limits;
    const excess = this.#games[this.#mostGames()];
    if (excess !== undefined) {
      this.#notes.say('opengotha.too-many-games', 'refuse', excess.at, { limit: this.#mostGames() });
      return undefined;
    }
    if (this.#players.length === 0) this.#notes.say('opengotha.no-players', 'refuse', { line: 1, column: 1 }, {});
    if (this.#players.length > limit) {
      this.#notes.say('opengotha.too-many-players', 'refuse', (this.#players[limit] as XmlElement).at, { limit });
    }
    if (this.#players.length === 0 || this.#players.length > limit) return undefined;
    const paired = this.#games.flatMap((element) => this.#pairedIn(element));
    const entered = this.#entered(paired);
    const ids = new Map(entered.map(({ key, player }) => [key, player.id]).reverse() as [string, string][]);
    const games = paired.flatMap((pair) => this.#gameOf(pair, ids));
    const played = paired.reduce((last, { round }) => Math.max(last, round), 0);
    const teams = this.#teamsOf(ids);
    return {
      event: this.#event(entered.length, games, played),
      players: entered.map(({ player }) => player),
      games,
      byes: this.#byesOf(entered, paired, ids, played),
      ...(teams.length === 0 ? {} : { teams }),
      at: {},
    };
  }

  #text({ attributes }: XmlElement, attribute: string): string | undefined {
    return attributes[attribute]?.trim() || undefined;
  }

  /** A whole number; where it is none, a finding. */
  #whole(element: XmlElement, attribute: string, weight: 'refuse' | 'warn', name: string): number | undefined {
    const text = this.#text(element, attribute);
    if (text === undefined || /^\d{1,6}$/.test(text)) return text === undefined ? undefined : Number(text);
    this.#unreadable(element, attribute, weight, name, 'a whole number');
    return undefined;
  }

  #unreadable(element: XmlElement, attribute: string, weight: 'refuse' | 'warn', name: string, expected: string): void {
    const text = (element.attributes[attribute] as string).slice(0, 60);
    const facts = { element: name, attribute, text, expected };
    this.#notes.say('opengotha.unreadable', weight, attributePlace(element, attribute), facts);
  }

  #missing(element: XmlElement, name: string, attribute: string): void {
    this.#notes.say('opengotha.missing', 'refuse', element.at, { element: name, attribute });
  }

  /** The players in their order. A person who is only registered and has no game is not one of them. */
  #entered(paired: readonly Paired[]): readonly Entered[] {
    const met = new Set(paired.flatMap(({ white, black }) => [white, black]));
    const entered: Entered[] = [];
    const lines = new Map<string, number>();
    const pins = new Map<string, number>();
    for (const element of this.#players) {
      const family = this.#text(element, 'name') ?? '';
      const given = this.#text(element, 'firstName') ?? '';
      if (family + given === '') {
        this.#missing(element, 'Player', 'name');
        continue;
      }
      const key = keyOf(family + given);
      const name = familyAndGiven(family, given);
      if (this.#text(element, 'registeringStatus') === 'PRE' && !met.has(key)) {
        this.#notes.count('opengotha.not-registered', attributePlace(element, 'registeringStatus'), { player: name });
        continue;
      }
      const line = element.at.line as number;
      const otherLine = lines.get(key);
      if (otherLine !== undefined)
        this.#notes.say('opengotha.repeated-player', 'refuse', element.at, { key, otherLine });
      lines.set(key, otherLine ?? line);
      const pin = this.#pinOf(element, name);
      const otherPin = pin === undefined ? undefined : pins.get(pin);
      if (pin !== undefined && otherPin !== undefined) {
        this.#notes.say('opengotha.repeated-pin', 'warn', attributePlace(element, 'egfPin'), {
          pin,
          otherLine: otherPin,
        });
      } else if (pin !== undefined) pins.set(pin, line);
      const federation = this.#text(element, 'country')?.toUpperCase();
      entered.push({
        key,
        participating: this.#text(element, 'participating') ?? '',
        at: element.at,
        player: withoutAbsent({
          at: element.at,
          id: String(entered.length + 1),
          startNumber: entered.length + 1,
          name,
          federation: federation === 'XX' ? undefined : federation,
          club: this.#text(element, 'club'),
          entryRank: this.#entryRankOf(element, name),
          pin,
        }),
      });
    }
    return entered;
  }

  #pinOf(element: XmlElement, player: string): string | undefined {
    const text = this.#text(element, 'egfPin');
    if (text === undefined || PIN.test(text)) return text;
    this.#notes.say('opengotha.pin-unreadable', 'warn', attributePlace(element, 'egfPin'), {
      player,
      text: text.slice(0, 60),
    });
    return undefined;
  }

  /**
   * The rank, which is the strength with which a player entered: the program pairs by it and writes it to its h9 files. The grade,
   * an official one, only if there is no rank.
   */
  #entryRankOf(element: XmlElement, player: string): string | undefined {
    const [rank, grade] = [this.#strengthOf(element, 'rank'), this.#strengthOf(element, 'grade')];
    if (rank !== undefined) {
      if (grade !== undefined && grade !== rank) {
        this.#notes.say('opengotha.grade-differs', 'note', attributePlace(element, 'grade'), { player, rank, grade });
      }
      return rank;
    }
    if (grade === undefined) this.#notes.say('opengotha.grade-missing', 'warn', element.at, { player });
    else this.#notes.say('opengotha.rank-missing', 'note', element.at, { player, grade });
    return grade;
  }

  #strengthOf(element: XmlElement, attribute: 'rank' | 'grade'): string | undefined {
    const text = this.#text(element, attribute);
    const strength = text === undefined ? undefined : readGrade(text);
    if (text !== undefined && strength === undefined) this.#unreadable(element, attribute, 'warn', 'Player', 'a grade');
    return strength?.text;
  }

  /** The two players and the round of a game; undefined if one of the three is missing. */
  #pairedIn(element: XmlElement): readonly Paired[] {
    const round = this.#whole(element, 'roundNumber', 'refuse', 'Game');
    const [white, black] = [this.#text(element, 'whitePlayer'), this.#text(element, 'blackPlayer')];
    for (const attribute of ['roundNumber', 'whitePlayer', 'blackPlayer']) {
      if (this.#text(element, attribute) === undefined) this.#missing(element, 'Game', attribute);
    }
    if (round === undefined || white === undefined || black === undefined) return [];
    const { rounds: limit } = this.#limits;
    if (round < 1 || round > limit) {
      const at = attributePlace(element, 'roundNumber');
      this.#notes.say('opengotha.round-out-of-range', 'refuse', at, { round, limit });
      return [];
    }
    return [{ element, round, white: keyOf(white), black: keyOf(black) }];
  }

  #gameOf({ element, round, white, black }: Paired, ids: ReadonlyMap<string, string>): readonly ReportedGame[] {
    const { at } = element;
    const [ofWhite, ofBlack] = [ids.get(white), ids.get(black)];
    if (ofWhite === undefined) this.#unknownPlayer(element, 'whitePlayer', round, white);
    if (ofBlack === undefined) this.#unknownPlayer(element, 'blackPlayer', round, black);
    const stones = this.#whole(element, 'handicap', 'refuse', 'Game') ?? 0;
    const written = this.#text(element, 'result') ?? 'RESULT_UNKNOWN';
    const result = Object.hasOwn(OPENGOTHA_RESULTS, written) ? OPENGOTHA_RESULTS[written] : undefined;
    if (result === undefined) this.#unreadable(element, 'result', 'refuse', 'Game', 'a result');
    if (ofWhite === undefined || ofBlack === undefined || result === undefined) return [];
    if (ofWhite === ofBlack) {
      this.#notes.say('opengotha.self-game', 'refuse', attributePlace(element, 'blackPlayer'), { round, key: black });
      return [];
    }
    const facts = { round, white: ofWhite, black: ofBlack };
    if (isLeftOut(result)) {
      this.#notes.say(LEFT_OUT[result], 'warn', attributePlace(element, 'result'), facts);
      return [];
    }
    if (this.#text(element, 'knownColor') === 'false') {
      const where = attributePlace(element, 'knownColor');
      if (stones === 0) this.#notes.count('opengotha.colour-unknown', where, { round });
      else this.#notes.say('opengotha.colour-unknown-with-stones', 'warn', where, { ...facts, stones });
    }
    if (stones > 9) this.#notes.count('opengotha.many-stones', attributePlace(element, 'handicap'), { stones });
    return [{ at, ...facts, result, ...(stones === 0 ? {} : { handicap: stones }) }];
  }

  #unknownPlayer(element: XmlElement, attribute: string, round: number, key: string): void {
    const facts = { round, key: key.slice(0, 60) };
    this.#notes.say('opengotha.unknown-player', 'refuse', attributePlace(element, attribute), facts);
  }

  /** Free by the pairing, or absent by the marks of participation; the parameters say how many points this gives. */
  #byesOf(
    entered: readonly Entered[],
    paired: readonly Paired[],
    ids: ReadonlyMap<string, string>,
    played: number,
  ): readonly Bye[] {
    const busy = new Set(paired.flatMap(({ round, white, black }) => [`${round} ${white}`, `${round} ${black}`]));
    const worth = (attribute: string): string | undefined => this.#general?.attributes[attribute];
    const free = { '0': 'zero', '1': 'half' }[worth('genNBW2ValueBye') ?? ''] ?? 'paired';
    const absent = { '1': 'half', '2': 'full' }[worth('genNBW2ValueAbsent') ?? ''] ?? 'zero';
    const byes: Bye[] = this.#byes.flatMap((element) => {
      const round = this.#whole(element, 'roundNumber', 'warn', 'ByePlayer');
      const key = keyOf(this.#text(element, 'player') ?? '');
      const player = ids.get(key);
      if (round === undefined || round < 1 || round > this.#limits.rounds) return [];
      if (player === undefined) this.#unknownPlayer(element, 'player', round, key);
      else busy.add(`${round} ${key}`);
      return player === undefined ? [] : [{ at: element.at, player, round, kind: free as Bye['kind'] }];
    });
    for (const { key, player, participating, at } of entered) {
      for (let round = 1; round <= played; round += 1) {
        if (participating[round - 1] !== '0' || busy.has(`${round} ${key}`)) continue;
        byes.push({ at, player: player.id, round, kind: absent as Bye['kind'] });
      }
    }
    return byes;
  }

  /** The boards of the first round that is reported. */
  #teamsOf(ids: ReadonlyMap<string, string>): readonly Team[] {
    return this.#teams.flatMap(({ team, boards }) => {
      const seats = boards.flatMap((element) => {
        const id = ids.get(keyOf(this.#text(element, 'player') ?? ''));
        const round = this.#whole(element, 'roundNumber', 'warn', 'Board');
        const board = this.#whole(element, 'boardNumber', 'warn', 'Board');
        return id === undefined || round === undefined || board === undefined ? [] : [{ id, round, board }];
      });
      const first = seats.reduce((least, { round }) => Math.min(least, round), Infinity);
      const members = seats
        .filter(({ round }) => round === first)
        .sort((a, b) => a.board - b.board)
        .map(({ id }) => id);
      const name = this.#text(team, 'teamName');
      return name === undefined || members.length === 0 ? [] : [{ name, members }];
    });
  }

  #event(participants: number, games: readonly ReportedGame[], played: number): EventFacts {
    const general = this.#general;
    if (general === undefined) this.#notes.say('opengotha.no-parameters', 'warn', { line: 1, column: 1 }, {});
    const facts: EventFacts = general === undefined ? { id: '' } : this.#generalFacts(general, played);
    const handicap = this.#handicapOf(games);
    const event: EventFacts = withoutAbsent({ ...facts, handicap, participants });
    const open = (['board', 'baseMinutes', 'byoyomi', 'handicap', 'importance'] as const).filter(
      (field) => event[field] === undefined,
    );
    this.#notes.say('opengotha.not-in-file', 'note', {}, { fields: [...open, 'rating'] });
    return event;
  }

  #generalFacts(general: XmlElement, played: number): EventFacts {
    const name = this.#text(general, 'name');
    const place = this.#text(general, 'location');
    const [start, end] = [this.#dayOf(general, 'beginDate'), this.#dayOf(general, 'endDate')];
    if (start !== undefined && end !== undefined && end < start) {
      const facts = { start: dayText(start), end: dayText(end) };
      this.#notes.say('opengotha.dates-reversed', 'refuse', attributePlace(general, 'endDate'), facts);
    }
    const board = this.#whole(general, 'size', 'warn', 'GeneralParameterSet');
    const rounds = this.#whole(general, 'numberOfRounds', 'warn', 'GeneralParameterSet');
    const byoyomi = this.#byoyomiOf(general);
    const baseMinutes = this.#minutesOf(general);
    if (rounds !== undefined && played > 0 && played < rounds) {
      this.#notes.say('opengotha.rounds-not-played', 'note', attributePlace(general, 'numberOfRounds'), {
        rounds,
        played,
      });
    }
    const id = this.#text(general, 'shortName') ?? name ?? '';
    return withoutAbsent({ id, name, place, start, end, rounds, board, baseMinutes, byoyomi });
  }

  #dayOf(general: XmlElement, attribute: string): number | undefined {
    const text = this.#text(general, attribute);
    if (text === undefined) return undefined;
    const day = parseDay(text);
    if (day !== undefined) return day;
    const read = readDate(text)?.day;
    if (read === undefined) this.#unreadable(general, attribute, 'warn', 'GeneralParameterSet', 'a date');
    else this.#notes.say('opengotha.date-form', 'note', attributePlace(general, attribute), { text });
    return read;
  }

  #minutesOf(general: XmlElement) {
    const text = this.#text(general, 'basicTime');
    if (text === undefined) return undefined;
    const minutes = /^\d{1,5}(?:\.\d{1,4})?$/.test(text) ? decimal(Number(text), 4) : undefined;
    if (minutes === undefined) this.#unreadable(general, 'basicTime', 'warn', 'GeneralParameterSet', 'minutes');
    return minutes;
  }

  /** Standard is Japanese, Canadian is Canadian, sudden death is none; Fischer's is one that the rulebook does not know. */
  #byoyomiOf(general: XmlElement): Byoyomi | null | undefined {
    const text = this.#text(general, 'complementaryTimeSystem');
    const system = TIME_SYSTEMS.find((known) => known === text);
    const number = (attribute: string): number | undefined => {
      const value = this.#whole(general, attribute, 'warn', 'GeneralParameterSet');
      return value === 0 ? undefined : value;
    };
    if (system === 'SUDDENDEATH') return null;
    if (system === 'STDBYOYOMI') {
      const seconds = number('stdByoYomiTime');
      return seconds === undefined ? undefined : { kind: 'japanese', seconds };
    }
    if (system === 'CANBYOYOMI') {
      const [seconds, moves] = [number('canByoYomiTime'), number('nbMovesCanTime')];
      if (seconds === undefined || moves === undefined) return undefined;
      // in minutes only thirds have infinitely many decimals: three times the time for three times the moves has not
      const times = seconds % 3 === 0 ? 1 : 3;
      return { kind: 'canadian', minutes: (seconds * times) / 60, moves: moves * times };
    }
    if (system === 'FISCHER') return { kind: 'other', name: 'Fischer' };
    if (text !== undefined) {
      this.#unreadable(general, 'complementaryTimeSystem', 'warn', 'GeneralParameterSet', TIME_SYSTEMS.join(', '));
    }
    return undefined;
  }

  /** Stones speak for themselves; a ceiling of 0 forbids them. A higher ceiling without stones leaves the question open. */
  #handicapOf(games: readonly ReportedGame[]): boolean | undefined {
    const withStones = games.filter(({ handicap = 0 }) => handicap > 0).length;
    const element = this.#handicap;
    const ceiling = element && this.#whole(element, 'hdCeiling', 'warn', 'HandicapParameterSet');
    const at = element === undefined ? {} : attributePlace(element, 'hdCeiling');
    if (withStones > 0) {
      if (ceiling === 0) this.#notes.say('opengotha.stones-against-ceiling', 'warn', at, { games: withStones });
      this.#notes.say('opengotha.handicap-from-games', 'note', at, { games: withStones });
      return true;
    }
    if (ceiling === 0) return false;
    this.#notes.say('opengotha.handicap-open', 'note', at, { ceiling: ceiling ?? null });
    return undefined;
  }
}
