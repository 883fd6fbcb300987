/** What an act of the office is: its name, its input, what it is about, and the verb that carries it out. */
import type { Static, TObject } from 'typebox';
import type { ActScope } from '../desk/accounts/allowed.ts';
import type { ActName } from '../desk/accounts/permissions.ts';
import type { ChangeOptions } from '../desk/change.ts';
import type { ReportFile } from '../desk/events/read.ts';
import type { Office, Outcome } from '../desk/office.ts';

/** A request for an act: the input as JSON, and the files that came with it. */
export interface ActCall<I> {
  readonly input: I;
  readonly files: readonly ReportFile[];
  /** The answer names every player concerned, however many; the caller stores them apart. */
  readonly everybody?: true;
  /** `stage`: what is being counted, where that changes in the course of the act. */
  readonly progress?: ((done: number, total?: number, stage?: 'rating' | 'writing') => void) | undefined;
}

export interface Act<I extends TObject = TObject, V = unknown> {
  /** Its name in the table of permissions. */
  readonly name: ActName;
  /** Several acts may share one permission: `import` and `undo` share `players.import`. Unique among all acts. */
  readonly id: string;
  /** Its path in the API, below `/api/v1`, with `:name` for members of the input. */
  readonly path: string;
  /** The command that does the same: `events accept`. */
  readonly command: string;
  readonly input: I;
  /** How many files it takes. */
  readonly files?: 'none' | 'one' | 'many';
  /** Its answer contains something that is shown only once and never stored. */
  readonly isToldOnce?: true;
  /** What it is about, for accounts that may do it only there. */
  readonly scope?: (input: Static<I>) => ActScope;
  /** Other permissions that this input needs: `events.accept`, where a report is to be accepted at once. */
  readonly also?: (input: Static<I>) => readonly ActName[];
  /** Of an act that needs a second officer: whether this call does, judged by its preview. Absent: every call does. */
  readonly weighs?: (preview: Outcome<V>, input: Static<I>) => boolean;
  /** Findings that refuse only because it is not said yet how it is to be done: one that is only looked at is shown, and leaves them open. */
  readonly leavesOpen?: readonly string[];
  readonly run: (office: Office, call: ActCall<Static<I>>, options: ChangeOptions) => Promise<Outcome<V>>;
}

/** An act in the list of all acts, which still knows its id and the type of its input. */
export type NamedAct<Id extends string, I extends TObject> = Omit<Act, 'id' | 'input'> & {
  readonly id: Id;
  readonly input: I;
};

/** Checks each act against the type of its own input, and lets all of them stand in one list. */
export const act = <const Id extends string, I extends TObject, V>(
  given: Act<I, V> & { readonly id: Id },
): NamedAct<Id, I> => given as unknown as NamedAct<Id, I>;
