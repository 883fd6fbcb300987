/** Findings of the reader, the checks and the writer of TRF files, and where they are collected. */
import type { EncodingFindings } from '../encoding.ts';
import { Notes } from '../../core/notes.ts';

/** The facts of every finding about one player's round. */
interface InRound {
  player: string;
  round: number;
}

/** One period of a time control; `moves` null: the rest of the game. */
interface WrittenPeriod {
  moves: number | null;
  minutes: number;
  increment: number;
}

export interface TrfFindings {
  // the file
  'trf.too-large': { bytes: number; limit: number };
  'trf.line-too-long': { length: number; limit: number };
  'trf.too-many-players': { limit: number };
  'trf.too-many-lines': { limit: number };
  'trf.too-many-rounds': { limit: number };
  'trf.not-text': Record<never, never>;
  'trf.no-players': Record<never, never>;
  'trf.mixed-line-ends': Record<never, never>;
  'trf.more-findings': { count: number };
  // records
  'trf.unknown-record': { code: string; count: number };
  'trf.repeated-record': { code: string; first: number };
  'trf.missing-records': { codes: readonly string[] };
  'trf.number-unreadable': { code: string; seen: string };
  'trf.reference-unknown': { code: string; number: number };
  'trf.count-differs': { code: string; declared: number; counted: number };
  'trf.date-unreadable': { code: string; seen: string };
  'trf.date-form': { code: string; seen: string; date: string };
  'trf.dates-reversed': { start: string; end: string };
  'trf.round-date-unreadable': { round: number; seen: string };
  'trf.round-date-form': { round: number; seen: string; date: string };
  'trf.round-date-outside': { round: number; date: string; start: string | null; end: string | null };
  'trf.round-dates-disordered': { round: number; date: string; before: string };
  'trf.rounds-without-date': { rounds: readonly number[] };
  'trf.rounds-exceeded': { rounds: number; round: number };
  'trf.system-unknown': { seen: string };
  /** `encoded`: the file is of a version that has the record 192. */
  'trf.system-guessed': { seen: string; by: 'words' | 'teams' | 'games'; system: string; encoded: boolean };
  'trf.control-unreadable': { seen: string };
  'trf.control-uneven': { seen: string };
  'trf.control-words': { seen: string; periods: readonly WrittenPeriod[] };
  'trf.control-open': { seen: string };
  'trf.federation-unknown': { seen: string };
  'trf.page-address': { code: string; seen: string };
  'trf.scoring-unreadable': { code: string; seen: string };
  'trf.scoring-guessed': { win: number; draw: number; loss: number };
  'trf.board-colours': { seen: string };
  // players
  'trf.stray-character': { seen: string };
  'trf.tab': { count: number };
  'trf.start-number-unreadable': { seen: string };
  'trf.start-number-repeated': { number: number; first: number };
  'trf.start-numbers-missing': { numbers: readonly number[]; count: number };
  'trf.names-missing': { count: number };
  'trf.sex-unknown': { player: string; seen: string };
  'trf.sex-form': { seen: string; count: number };
  'trf.title-unknown': { player: string; seen: string };
  'trf.title-form': { seen: string; title: string; count: number };
  'trf.rating-unreadable': { player: string; seen: string };
  'trf.federation-form': { player: string; seen: string };
  'trf.fide-id-unreadable': { player: string; seen: string };
  'trf.fide-id-short': { player: string; seen: string };
  'trf.fide-id-repeated': { player: string; other: string; fideId: string; first: number };
  'trf.fide-ids-missing': { count: number };
  'trf.person-repeated': { player: string; other: string; first: number };
  'trf.birth-unreadable': { player: string };
  'trf.birth-form': { count: number };
  'trf.points-unreadable': { player: string; seen: string };
  'trf.points-form': { player: string; seen: string };
  'trf.points-missing': { count: number };
  'trf.points-differ': { player: string; points: number; sum: number };
  'trf.points-unplayed': { player: string; points: number; sum: number; rounds: readonly number[] };
  'trf.rank-unreadable': { player: string; seen: string };
  'trf.rank-against-points': { player: string; rank: number; points: number; other: string; otherPoints: number };
  // cells
  'trf.opponent-unreadable': InRound & { seen: string };
  'trf.colour-unknown': InRound & { seen: string };
  'trf.result-unknown': InRound & { seen: string };
  'trf.opponent-unknown': InRound & { opponent: number };
  'trf.self-game': InRound;
  'trf.not-mirrored': InRound & { opponent: string; line: number; theirs: number | null };
  'trf.colours-clash': InRound & { opponent: string; line: number; colour: string };
  'trf.results-clash': InRound & { opponent: string; line: number; seen: string; theirs: string };
  'trf.colour-missing': InRound & { opponent: string };
  'trf.colour-one-sided': InRound & { opponent: string };
  'trf.forfeit-without-colour': InRound & { opponent: string; seen: string; count: number };
  'trf.result-missing': InRound & { opponent: string };
  'trf.round-pending': { round: number; games: number };
  'trf.bye-with-opponent': InRound & { opponent: string; seen: string };
  'trf.result-without-opponent': InRound & { seen: string };
  'trf.colour-without-opponent': InRound & { colour: string };
  'trf.bye': InRound & { kind: 'F' | 'U' | 'H' | 'Z'; points: number };
  'trf.two-pairing-byes': { round: number; players: readonly string[] };
  'trf.bye-form': { round: number; seen: string; usual: string; count: number };
  'trf.cell-form': { round: number; seen: string; usual: string; count: number };
  // teams
  'trf.member-unknown': { team: string; number: number };
  'trf.member-unreadable': { team: string; seen: string };
  'trf.member-repeated': { team: string; player: string; first: number };
  'trf.team-number-repeated': { number: number; first: number };
  'trf.team-name-missing': Record<never, never>;
  // writing
  'trf.cut': { field: string; seen: string; written: string };
  'trf.not-carried': { fields: readonly string[] };
  'trf.records-not-carried': { records: readonly string[] };
  'trf.players-not-carried': { fields: readonly string[]; players: number };
  'trf.unrated-not-carried': { count: number };
  'trf.games-not-carried': { count: number };
  'trf.renumbered': { players: number };
}

export type TrfNotes = Notes<TrfFindings & EncodingFindings>;

export const trfNotes = (): TrfNotes => new Notes('trf.more-findings');

/** A player as findings name him; `?` if the starting rank cannot be read: then the line of the finding identifies him. */
export const shownStartNumber = (startNumber: number): string => (startNumber === 0 ? '?' : String(startNumber));

/** Up to this many of one kind are reported one by one; of more, the first and their number. */
export const MOST_TOLD_SINGLY = 20;
