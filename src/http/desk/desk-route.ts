/** What a page of the officers' desk is to the server: an address below `/office`, who may see it, and how it is made. */
import type { ActName } from '../../desk/accounts/permissions.ts';
import type { SignedIn } from '../../desk/accounts/sessions.ts';
import type { KeyHolder } from '../../desk/keys/holder.ts';
import type { Office } from '../../desk/office.ts';
import type { Account } from '../../ledger/rows/accounts.ts';
import type { DeskPage } from '../../web/desk/frame.tsx';
import type { Site } from '../../web/site.ts';
import type { ServerContext } from '../serving.ts';
import type { DeskForm } from './forms.ts';
import type { PublicUrl } from './origin.ts';

export interface DeskOptions {
  readonly publicUrl: PublicUrl;
  /** Where the office's private key lies, for signatures of files. */
  readonly keys?: KeyHolder | undefined;
}

/** What every page of the desk has at hand, signed in or not. */
export interface DoorRequest {
  readonly office: Office;
  readonly serving: ServerContext;
  readonly options: DeskOptions;
  readonly site: Site;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly form: DeskForm;
  /** Of the address that asks, as the server counts addresses. */
  readonly address: string;
  readonly agent: string;
  readonly device: string | undefined;
  /** Who has signed in with this browser, if anybody. */
  readonly before: SignedIn | undefined;
}

export interface DeskRequest extends DoorRequest {
  readonly account: Account;
  readonly signedIn: SignedIn;
}

/** Leads on after something was done. */
export interface DeskRedirect {
  readonly to: string;
  /** A new session, or the end of one. */
  readonly session?: { readonly token: string; readonly device?: string } | 'ends';
}

/** Bytes as they are, such as a report. */
export interface DeskFile {
  readonly file: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What a script of the page asked for. */
export interface DeskData {
  readonly data: object;
}

/** What the server tells as it happens, while the page is open. */
export interface DeskEvents {
  readonly events: AsyncIterable<string>;
}

/** Somebody has come in, and is shown something before going on. */
export interface DeskEntered {
  readonly page: DeskPage;
  readonly session: { readonly token: string; readonly device?: string };
}

export type DeskAnswer = DeskPage | DeskRedirect | DeskEntered | DeskFile | DeskEvents | DeskData | undefined;

interface RouteParts<R> {
  /** Below `/office`: `/events/:event`. */
  readonly path: string;
  readonly get?: (request: R) => Promise<DeskAnswer>;
  readonly post?: (request: R) => Promise<DeskAnswer>;
}

/** Seen by whoever has signed in and has this act; `signed-in`: by everybody who has. */
export interface DeskRoute extends RouteParts<DeskRequest> {
  readonly needs: ActName | 'signed-in';
}

/** Seen by those who have not signed in, too. */
export interface DoorRoute extends RouteParts<DoorRequest> {
  readonly needs: 'nobody';
  /** A posted form makes the processor work, and waits for its turn: a password is derived. */
  readonly inTurns?: true;
}
