/** What an act of the office is: its name, what it takes, what it is about, and the verb that does it. */
import type { Static, TObject } from 'typebox';
import type { ActScope } from '../desk/accounts/allowed.ts';
import type { ActName } from '../desk/accounts/permissions.ts';
import type { ChangeOptions } from '../desk/change.ts';
import type { ReportFile } from '../desk/events/read.ts';
import type { Office, Outcome } from '../desk/office.ts';

/** What somebody asks for: the input as JSON, and the files that came with it. */
export interface ActCall<I> {
  readonly input: I;
  readonly files: readonly ReportFile[];
  /** Everybody is named in the answer, however many: by whoever keeps it apart. */
  readonly everybody?: true;
  /** `stage`: what is counted, where it is not always the same. */
  readonly progress?: ((done: number, total?: number, stage?: 'rating' | 'writing') => void) | undefined;
}

export interface Act<I extends TObject = TObject, V = unknown> {
  /** By which the table of permissions knows it. */
  readonly name: ActName;
  /** Several acts may be one permission: `import` and `undo` of `players.import`. Unique among all. */
  readonly id: string;
  /** Where the API has it, below `/api/v1`, with `:name` for members of the input. */
  readonly path: string;
  /** The command that does it: `events accept`. */
  readonly command: string;
  readonly input: I;
  /** How many files it takes. */
  readonly files?: 'none' | 'one' | 'many';
  /** Its answer has something that is told only once, and is not kept. */
  readonly isToldOnce?: true;
  /** What it is about, for whoever may do it only there. */
  readonly scope?: (input: Static<I>) => ActScope;
  /** What else an input needs to be allowed: `events.accept`, where a report is to be accepted at once. */
  readonly also?: (input: Static<I>) => readonly ActName[];
  /** Of an act that needs a second officer: whether this one does, by what it would do. All of them unless it is said. */
  readonly weighs?: (preview: Outcome<V>, input: Static<I>) => boolean;
  readonly run: (office: Office, call: ActCall<Static<I>>, options: ChangeOptions) => Promise<Outcome<V>>;
}

/** An act in the list of all of them, which still knows its name and its input. */
export type NamedAct<Id extends string, I extends TObject> = Omit<Act, 'id' | 'input'> & {
  readonly id: Id;
  readonly input: I;
};

/** So that each act is checked by its own input, and all of them stand in one list. */
export const act = <const Id extends string, I extends TObject, V>(
  given: Act<I, V> & { readonly id: Id },
): NamedAct<Id, I> => given as unknown as NamedAct<Id, I>;
