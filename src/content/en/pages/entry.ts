/** The words of the pages on which reports come in and are worked on, in English. */
import type { Worded } from '../../worded.ts';

export const ENTRY_WORDS = {
  weights: { refuse: 'refused', warn: 'warning', note: 'note' },
  kept: {
    title: 'Send it now?',
    lead: 'You are signed in again. Nothing was done yet. This is what you had typed:',
    file: 'File',
    left: 'Too large to go along; choose them again:',
    send: 'Send it',
    back: 'Back to the page',
  },
  typing: {
    title: 'Type an event in',
    lead: 'For small events without a file. Players come from the registry while you type their names, results by keyboard, and everything is kept as you type.',
    begin: 'Begin a new one',
    noneBegun: 'Nothing is half typed.',
    unnamed: 'without a name',
    drop: 'Throw away',
    others: 'All that you have begun',
    toUpload: 'Send a file instead',
    noScript: 'Typing an event in needs JavaScript. A file, or its text, can be sent without.',
    backToTyping: 'Back to typing',
    pool: 'Pool',
    facts: {
      name: 'Name of the event',
      place: 'Place',
      federation: 'Federation',
      start: 'First day',
      end: 'Last day',
      system: 'System',
      minutes: 'Minutes for the game',
      increment: 'Seconds a move',
      event: 'Event, where it is registered already (e12)',
    },
    systems: {
      swiss: 'Swiss',
      'round-robin': 'round robin',
      'double-round-robin': 'double round robin',
      match: 'match',
      team: 'team event',
    },
    players: 'Players',
    addPlayer: 'Add a player',
    addPlayerHint: 'A name or a number; arrows choose, Enter takes',
    noPlayers: 'Nobody yet. Two players are needed before rounds can be typed.',
    newcomer: 'new to the registry',
    birthYear: 'born',
    federation: 'fed.',
    grade: 'grade',
    remove: (name: string) => `Take out ${name}`,
    rounds: 'Rounds',
    round: (round: number) => `Round ${round}`,
    nextRound: 'One more round',
    lineHint:
      'White, black, result, Enter: “3 7 1”. 1, 0, = (or 5); + and - not played, -- both absent. “3 bye”, “3 h” half a point, “3 z” none. Names work, too. Enter alone: next round; arrow up: the last game again; Page Up and Down: other rounds; Ctrl+Enter: look.',
    lineHintGo:
      'White, black, result, stones, Enter: “3 7 1 h2”. 1 white won, 0 black won, = jigo; + and - not played. “3 bye”. Names work, too. Enter alone: next round; arrow up: the last game again; Page Up and Down: other rounds; Ctrl+Enter: look.',
    faults: {
      form: 'White, black and result, such as “3 7 1”.',
      unknown: (text: string) => `Nobody here is “${text}”.`,
      several: (text: string) => `“${text}” fits several players; use the number.`,
      same: 'Nobody plays against themselves.',
      busy: (name: string, round: number) => `${name} has a game or a bye in round ${round} already.`,
    },
    roundFull: 'Everybody has a game or a bye.',
    idle: (players: readonly string[]) => `Still without a game: ${players.join(', ')}.`,
    edit: 'Change this game',
    stones: (count: number) => `${count} stones`,
    byes: { full: 'full-point bye', half: 'half-point bye', paired: 'pairing-allocated bye', zero: 'no game' },
    table: 'Cross table',
    tableEmpty: 'It grows here as you type.',
    look: 'Look first',
    send: 'Send',
    saving: {
      saved: 'Kept.',
      saving: 'Keeping …',
      'signed-out':
        'Your session has ended. Go on typing: it is kept in this browser, and on the server once you sign in.',
      unreachable: 'The server cannot be reached. Go on typing: it is kept in this browser.',
    },
    signIn: 'Sign in in another tab',
  },
  upload: {
    nothingSent: 'The files are read in this page first. Nothing is sent before you press a button below.',
    toSend: (count: number, refused: number) =>
      count === 0
        ? 'No file yet.'
        : `Will be sent: ${count}${refused === 0 ? '' : `; findings stand against ${refused} of them, and the office would refuse those`}.`,
    standing: (event: string) => `${event}, as it stands`,
    standingNote: (event: string) =>
      `${event} has a report already. The new one is shown beside it, and takes its place when you send it.`,
    differentLines: 'Line by line',
    typeIn: 'Type a small event in',
    typeInHint: 'where there is no file: players from the registry, results by keyboard',
  },
};

export type EntryWords = Worded<typeof ENTRY_WORDS>;
