/** A page of the officers' desk: an address below `/office`, who may see it, and how it is made. */
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
  /** Where the office's private key is stored, for signatures of files. */
  readonly keys?: KeyHolder | undefined;
}

/** What every page of the desk can use, signed in or not. */
export interface DoorRequest {
  readonly office: Office;
  readonly serving: ServerContext;
  readonly options: DeskOptions;
  readonly site: Site;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly form: DeskForm;
  /** The client's address, as the server counts addresses. */
  readonly address: string;
  readonly agent: string;
  readonly device: string | undefined;
  /** The account that is signed in with this browser, if any. */
  readonly before: SignedIn | undefined;
}

export interface DeskRequest extends DoorRequest {
  readonly account: Account;
  readonly signedIn: SignedIn;
}

/** Redirects after something was done. */
export interface DeskRedirect {
  readonly to: string;
  /** A new session, or the end of one. */
  readonly session?: { readonly token: string; readonly device?: string } | 'ends';
}

/** A file, such as a report. */
export interface DeskFile {
  readonly file: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Data for a script of the page. */
export interface DeskData {
  readonly data: object;
}

/** Events that the server sends while the page is open. */
export interface DeskEvents {
  readonly events: AsyncIterable<string>;
}

/** After signing in, something is shown before going on. */
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

/** For accounts with this act; `signed-in`: for every account. */
export interface DeskRoute extends RouteParts<DeskRequest> {
  readonly needs: ActName | 'signed-in';
}

/** Also for visitors who have not signed in. */
export interface DoorRoute extends RouteParts<DoorRequest> {
  readonly needs: 'nobody';
  /** A posted form is expensive, and waits for its turn: a password is hashed. */
  readonly inTurns?: true;
}
