/** What the desk says of jobs, in English. */
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

export const JOB_PAGE_WORDS = {
  title: 'Jobs',
  lead: 'Long work is done by a worker, so that nobody has to wait for it. You may close the page and come back: nothing is lost.',
  none: 'There are no jobs. Uploads of many files, lists of players and publications of large pools become jobs.',
  job: 'Job',
  what: 'What',
  by: 'Asked for by',
  asked: 'Asked for',
  state: 'State',
  progress: 'How far',
  started: 'Begun',
  ended: 'Ended',
  worker: 'Worker',
  ground: 'Ground',
  sent: 'Sent',
  preview: 'only looked at, nothing is kept',
  states: {
    waiting: 'waits for a worker',
    running: 'runs',
    done: 'done',
    failed: 'failed',
    declined: 'declined',
  },
  phases: { unpacking: 'unpacking', working: 'at work', rating: 'events are rated', writing: 'players are written' },
  touched: (players: number, say: Say) =>
    `Everybody whom it touches, as a table for a spreadsheet: ${say.count(players, 'player', 'players')}`,
  doneOf: (done: number, total: number, say: Say) => `${say.number(done)} of ${say.number(total)}`,
  files: (count: number, say: Say) => say.count(count, 'file', 'files'),
  reloads: 'This page is loaded again every few seconds.',
  waitsForWorker:
    'No worker has taken it yet. One does as soon as it is free; where none runs, whoever looks after the server starts one.',
  failedLead:
    'It broke off several times without coming further. What was done until then stays, once. Start it again; if it fails once more, show this page to whoever runs the server.',
  fault: 'The program says',
  startAgain: 'Start again',
  declinedLead: 'The office refused it. What stands below says why, and what to do.',
  doIt: 'Do exactly this',
  toRequest: (request: string, _say: Say) => `It waits for a second officer: ${request}`,
  result: 'What came of it',
  uploaded: (
    { files, events, refused, questions }: { files: number; events: number; refused: number; questions: number },
    say: Say,
  ) =>
    `${say.count(files, 'file', 'files')}: ${say.count(events, 'event', 'events')}, ${say.count(questions, 'question', 'questions')}, ${say.number(refused)} not taken in.`,
  moreFiles: (count: number, say: Say) =>
    `${say.count(count, 'more file is', 'more files are')} not shown here; “elobook jobs show” and the API have more of them.`,
  inboxFailed: 'the job failed',
  all: 'All jobs',
};

export type JobPageWords = Worded<typeof JOB_PAGE_WORDS>;
