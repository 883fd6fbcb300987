/** Every page of the officers' desk. */
import type { DeskRoute, DoorRoute } from './desk-route.ts';
import { KEPT_ANSWER } from './answers.ts';
import { DRAFT, DRAFT_AGAIN } from './doing.ts';
import { ACCOUNT, NEW_PASSKEY } from './pages/account.ts';
import { ACT_PAGE, ACTS_PAGE } from './pages/acts.ts';
import { DESK_AUDIT } from './pages/audit.ts';
import { CLUB, CLUBS, LICENCE_SHEET, ORDER_SHEET } from './pages/clubs.ts';
import { CODES } from './pages/codes.ts';
import { CORRECT_EVENT } from './pages/correct.ts';
import { DESK_EVENT, PROVISIONAL_WHY, REPORT_FILE } from './pages/event.ts';
import { EVENT_EXPORT, EVENT_EXPORT_FILE, LIST_EXPORT, LIST_EXPORT_FILE } from './pages/event-export.ts';
import { DESK_EVENTS } from './pages/events.ts';
import { INBOX } from './pages/inbox.ts';
import { DESK_JOB, DESK_JOB_EVENTS, DESK_JOB_TOUCHED, DESK_JOBS } from './pages/jobs.ts';
import { KEYS_PAGE } from './pages/keys.ts';
import { DESK_LIST, DESK_LISTS } from './pages/lists.ts';
import { PEOPLE, PERSON } from './pages/people.ts';
import { DESK_PLAYER, DESK_PLAYERS, PLAYER_DATA, PLAYER_DECISION, PLAYER_FORM, PLAYER_FORMS } from './pages/players.ts';
import { MEMBERS_FILE, PUBLISHED_LIST, PUBLISHED_REPORT } from './pages/published.ts';
import { DESK_REQUEST, DESK_REQUESTS } from './pages/requests.ts';
import { SETTINGS } from './pages/settings.ts';
import { EVENT_PROTOCOL, LIST_REPORT, PLAYER_SHEET } from './pages/sheets.ts';
import { JOIN, PASSKEY_SIGN_IN, SIGN_IN, SIGN_OUT } from './pages/sign-in.ts';
import { PLAYER_SUGGESTIONS, TYPED_EVENT, TYPED_EVENTS } from './pages/typing.ts';
import { UPLOAD } from './pages/upload.ts';

export const DESK_ROUTES: readonly (DeskRoute | DoorRoute)[] = [
  SIGN_IN,
  PASSKEY_SIGN_IN,
  SIGN_OUT,
  JOIN,
  INBOX,
  KEYS_PAGE,
  UPLOAD,
  TYPED_EVENTS,
  TYPED_EVENT,
  PLAYER_SUGGESTIONS,
  DESK_EVENTS,
  DESK_EVENT,
  CORRECT_EVENT,
  PROVISIONAL_WHY,
  REPORT_FILE,
  EVENT_PROTOCOL,
  EVENT_EXPORT,
  EVENT_EXPORT_FILE,
  LIST_EXPORT,
  LIST_EXPORT_FILE,
  DESK_LISTS,
  DESK_LIST,
  LIST_REPORT,
  PUBLISHED_LIST,
  PUBLISHED_REPORT,
  MEMBERS_FILE,
  DESK_JOBS,
  DESK_JOB,
  DESK_JOB_EVENTS,
  DESK_JOB_TOUCHED,
  DESK_REQUESTS,
  DESK_REQUEST,
  DESK_PLAYERS,
  DESK_PLAYER,
  PLAYER_SHEET,
  PLAYER_FORMS,
  PLAYER_FORM,
  PLAYER_DATA,
  PLAYER_DECISION,
  CLUBS,
  CLUB,
  LICENCE_SHEET,
  ORDER_SHEET,
  DESK_AUDIT,
  ACTS_PAGE,
  ACT_PAGE,
  DRAFT,
  DRAFT_AGAIN,
  KEPT_ANSWER,
  SETTINGS,
  PEOPLE,
  PERSON,
  ACCOUNT,
  NEW_PASSKEY,
  CODES,
];
