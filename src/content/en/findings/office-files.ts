/** What the office says of files that it is given, in English. */
import type { Program } from '../../../formats/foreign.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import type { InputProblem, OfficeFileFindings } from '../../../explain/office-findings.ts';
import { firstFew } from '../../../explain/games.ts';

const names = (players: readonly string[], say: Say): string =>
  firstFew(players, say.player, (more) => `and ${say.count(more, 'more player', 'more players')}`);

const PROGRAMS: Readonly<Record<Program, string>> = {
  'swiss-manager':
    'This is Swiss-Manager’s own tournament file. Export the FIDE report (TRF16) in Swiss-Manager, and hand that in',
  swissperfect:
    'This is one of SwissPerfect’s own files (ini, trn, sco). Export the tournament for FIDE (Krause format) in SwissPerfect, and hand that in',
  'swissperfect-table':
    'This is a cross table that SwissPerfect printed as text; it is no list of players and no report. Export the tournament for FIDE (Krause format) in SwissPerfect, and hand that in',
  'chess-results':
    'This is a file of Chess-Results, made to be shown. Ask the organiser for the FIDE report (TRF16), which Swiss-Manager exports',
  'cross-table':
    'This is a cross table as text, made to be shown; it is no list of players and no report. Export TRF16, or h9 for Go, in the program of the tournament',
  'swiss-chess':
    'This is Swiss-Chess’s own tournament file. Export the FIDE report (TRF16) in Swiss-Chess, and hand that in',
  vega: 'This is Vega’s own tournament file. Export the FIDE report (TRF16) in Vega, and hand that in',
  papi: 'This is Papi’s own tournament file. Export the FIDE report (TRF16) in Papi, and hand that in',
  macmahon:
    'This is MacMahon’s own tournament file. Export the table for the European Go Database (h9), and hand that in',
  tou: 'This is a tou file of the French Go federation. Export the table for the European Go Database (h9), and hand that in',
  pgn: 'These are moves of games (PGN), and no report. Export TRF16, or h9 for Go, in the program of the tournament',
  spreadsheet:
    'This is a spreadsheet. Save a list of players as CSV; a report comes as TRF16, or h9 for Go, from the program of the tournament',
  'text-document':
    'This is a document of a word processor. Ask the organiser for TRF16, or h9 for Go, which the program of the tournament exports',
  pdf: 'This is a PDF, made to be printed. Ask the organiser for TRF16, or h9 for Go, which the program of the tournament exports',
  'web-page':
    'This is a page of the web. Ask the organiser for TRF16, or h9 for Go, which the program of the tournament exports',
  xml: 'This is XML of a program that Elobook does not know: neither OpenGotha’s file nor a list of FIDE’s. Ask the organiser for TRF16, or h9 for Go, which the program of the tournament exports',
  image: 'This is an image. Ask the organiser for TRF16, or h9 for Go, which the program of the tournament exports',
  archive:
    'This is an archive that Elobook does not open. Unpack it and hand in the report itself, or pack it as a zip',
};

const PROBLEMS: Readonly<Record<InputProblem, string>> = {
  'no-file': 'no such file',
  folder: 'a folder, not a file',
  denied: 'no permission to read it',
  'not-text': 'not UTF-8 text',
};

/** Why a file cannot be read; else the system's own name of it. */
export const inputProblem = (problem: string): string => PROBLEMS[problem as InputProblem] ?? problem;

export const OFFICE_FILE_FINDINGS: FindingPhrases<OfficeFileFindings> = {
  'file.unreadable': ({ file, problem }) => `The file ${file} cannot be read: ${inputProblem(problem)}.`,
  'file.too-large': ({ file, bytes, limit }, say) =>
    `The file ${file} has ${say.count(bytes, 'byte', 'bytes')}; at most ${say.number(limit)} are read.`,
  'file.empty': () => 'The file is empty, or holds nothing but blanks.',
  'file.unknown-format': ({ beginning }) =>
    `This is no report that Elobook knows; it begins with “${beginning}”. Read are TRF (06, 16, 26), h9, OpenGotha’s XML and Elobook’s own JSON.`,
  'file.other-program': ({ program }) => `${PROGRAMS[program]}.`,
  'file.utf-16': () => 'The file is in UTF-16, which no report format uses; save it as UTF-8.',
  'convert.no-writer': ({ format }) => `Elobook reads ${format} but does not write it.`,
  'file.list-of-players': () =>
    'This is a list of players, not the report of an event: it has no games. To rate by it, name it with --list; an office takes it in with “players import”.',
  'file.archive-inside': () => 'An archive within an archive is not opened; unpack it.',
  'check.file-only': () =>
    'No rulebook is named, so only the file was checked; with --rules the event is checked by its clauses as well.',
  'period.by-name': ({ players }, say) =>
    `Taken for the same person as in another file, by name and birth: ${names(players, say)}.`,
  'period.perhaps-same': ({ players }, say) =>
    `Another file has a player of the same name, and nothing tells whether it is the same person; they are rated apart: ${names(players, say)}. A FIDE number would tell.`,
  'convert.no-games': ({ format }) =>
    `A list of players cannot become ${format}: that is the report of an event, and the list has no games.`,
  'convert.no-list': ({ format }) =>
    `A report cannot become ${format}, a rating list. Its players can be written as csv; for TRF under this name there is --format trf16.`,
  'convert.no-month': ({ format }) =>
    `The heading of ${format} names the month of the list, and the file does not tell it. Give it with --month 2026-10.`,
  'convert.no-number': ({ format, count }, say) =>
    `${say.count(count, 'player has', 'players have')} no number of up to nine digits, by which ${format} lists players.`,
  'convert.rating-unfit': ({ player, rating, max }, say) =>
    `The rating of player ${player} is ${say.number(rating)}; a FIDE list has ratings from 1 to ${say.number(max)}.`,
  'convert.several': ({ count }, say) =>
    `The archive holds ${say.count(count, 'file', 'files')}, and one target has room for one. Unpack it and convert each.`,
  'convert.players-only': ({ games }, say) =>
    `Only the players are written; the event and its ${say.count(games, 'game', 'games')} have no place in this format.`,
  'convert.not-carried': ({ format, field, count }, say) =>
    `There is no place for “${field}” in ${format}; ${say.count(count, 'player has', 'players have')} it.`,
  'convert.not-one-event': () => 'Only the JSON document can hold the several events of a period.',
  'convert.repeated-id': ({ ids, count }, say) =>
    `More than one player has the same identifier (${say.list(ids)}${count > ids.length ? ', …' : ''}), so nobody can say whose games are whose; nothing was written.`,
};
