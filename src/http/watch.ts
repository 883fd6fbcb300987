/** What can be measured in a server, for monitoring. */
import type { Office } from '../desk/office.ts';
import type { PublicOffice } from '../reading/public/public-office.ts';
import type { LoggedAnswer } from './answer-log.ts';
import type { AnswerMaker } from './making.ts';
import type { EventLoopTurns } from './turns.ts';

export interface WatchedParts {
  readonly office: Office;
  readonly publicOffice: PublicOffice;
  readonly turns: Pick<EventLoopTurns, 'load'>;
  readonly making: Pick<AnswerMaker, 'load'>;
}

export interface ServerWatch {
  /** The server is built, and these are its parts. */
  open(parts: WatchedParts): void;
  answered(answer: LoggedAnswer): void;
}
