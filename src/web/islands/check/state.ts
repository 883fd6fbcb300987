/**
 * The state: the files that were read, the rules by which they are checked, and the results. It knows no page; it notifies its
 * listeners.
 */
import type { Finding, Weight } from '../../../core/finding.ts';
import { groupedByKind } from '../../../explain/kinds.ts';
import type {
  AskWorker,
  InspectionQuery,
  InspectionReply,
  OfferedList,
  OpenedPart,
  RatingsChoice,
} from './protocol.ts';

/** A file that was dropped, chosen or pasted. */
export interface GivenBlob {
  readonly name: string;
  readonly blob: Blob;
  /** The report that the office has already: others are compared with it, and it is not sent again. */
  readonly isStanding?: true;
}

export interface FileState {
  readonly key: number;
  readonly name: string;
  /** Which of several files of this name it is, from 1. */
  readonly time: number;
  readonly part: Exclude<OpenedPart, { readonly kind: 'list' }>;
  readonly isStanding?: true;
  /** Absent until it has been looked at. */
  readonly reply?: InspectionReply;
}

/** A file that can be sent: its name, its bytes, and whether something refuses it. */
export interface CheckedReport {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly format: string | null;
  readonly counts: Readonly<Record<Weight, number>>;
}

/** The choice: `meant`, `own`, `fide:rapid`, or the id of an edition. */
export const MEANT_RULES = 'meant';
export const OWN_RULES = 'own';

export function rulesOfChoice(choice: string): Pick<InspectionQuery, 'rules' | 'control'> {
  if (choice === OWN_RULES) return {};
  const [rules, control] = choice.split(':') as [string, InspectionQuery['control']];
  return control === undefined ? { rules } : { rules, control };
}

/** `auto`, `file`, or the key of a list. */
export const ratingsOfChoice = (choice: string): RatingsChoice =>
  choice === 'auto' || choice === 'file' ? choice : { list: choice };

export const findingsOfFile = ({ part, reply }: FileState): readonly Finding[] =>
  part.kind === 'fault' ? [part.finding] : (reply?.findings ?? []);

export function countsOf(findings: readonly Finding[]): Readonly<Record<Weight, number>> {
  const counts = { refuse: 0, warn: 0, note: 0 };
  for (const { weight } of findings) counts[weight] += 1;
  return counts;
}

const RANK: Readonly<Record<Weight, number>> = { refuse: 0, warn: 1, note: 2 };

/** The gravest first, those of one kind together, as on the command line. */
export const groupsOf = (findings: readonly Finding[]): ReturnType<typeof groupedByKind> =>
  groupedByKind(findings.toSorted((one, other) => RANK[one.weight] - RANK[other.weight]));

export class CheckState {
  readonly #ask: AskWorker;
  readonly #listeners = new Set<() => void>();
  #next = 1;
  #generation = 0;
  #opening = 0;
  files: readonly FileState[] = [];
  lists: readonly OfferedList[];
  selected: number | undefined;
  rules: string = MEANT_RULES;
  ratings: string;
  /** The list that was dropped last. */
  listTaken: string | undefined;
  hasFailed = false;

  constructor(ask: AskWorker, lists: readonly OfferedList[]) {
    this.#ask = ask;
    this.lists = lists;
    this.ratings = lists.some(({ href }) => href !== undefined) ? 'auto' : 'file';
    ask('offer', lists).catch(() => this.#fail());
  }

  get isBusy(): boolean {
    return this.#opening > 0 || this.files.some(({ part, reply }) => part.kind === 'report' && reply === undefined);
  }

  get query(): InspectionQuery {
    return { ...rulesOfChoice(this.rules), ratings: ratingsOfChoice(this.ratings) };
  }

  /** Calls `listener` after every change, until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async add(given: readonly GivenBlob[]): Promise<void> {
    this.#opening += 1;
    this.listTaken = undefined;
    this.#tell();
    let first: number | undefined;
    try {
      for (const { name, blob, isStanding } of given) {
        for (const part of await this.#ask('open', { name, blob })) {
          if (part.kind === 'list') this.#takeList(part.list);
          else {
            const key = this.#addFile(part, isStanding);
            if (isStanding === undefined) first ??= key;
          }
        }
      }
    } catch {
      this.#fail();
    }
    this.#opening -= 1;
    this.selected = first ?? this.selected;
    await this.#refresh(this.listTaken === undefined ? 'new' : 'all');
  }

  #addFile(part: FileState['part'], isStanding: true | undefined): number {
    const key = this.#next;
    this.#next += 1;
    const time = 1 + this.files.filter(({ name }) => name === part.name).length;
    const file = { key, name: part.name, time, part };
    this.files = [...this.files, isStanding === undefined ? file : { ...file, isStanding }];
    return key;
  }

  #takeList(list: OfferedList): void {
    this.lists = [...this.lists.filter(({ key }) => key !== list.key), list];
    this.ratings = list.key;
    this.listTaken = list.name;
  }

  select(key: number): void {
    this.selected = key;
    this.#tell();
  }

  remove(key: number): void {
    const file = this.files.find((each) => each.key === key);
    this.files = this.files.filter((each) => each !== file);
    if (file?.part.kind === 'report') void this.#ask('forget', file.part.file);
    if (this.selected === key) this.selected = this.files.at(-1)?.key;
    this.#tell();
  }

  async choose(chosen: { readonly rules?: string; readonly ratings?: string }): Promise<void> {
    this.rules = chosen.rules ?? this.rules;
    this.ratings = chosen.ratings ?? this.ratings;
    await this.#refresh('all');
  }

  /** Looks at files, the one that is shown first; a newer question ends an older one. */
  async #refresh(which: 'new' | 'all'): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    const { query } = this;
    this.#tell();
    const inOrder = this.files.toSorted((one, other) => this.#rank(one) - this.#rank(other));
    for (const { key, part, reply } of inOrder) {
      if (part.kind === 'fault' || (which === 'new' && reply !== undefined)) continue;
      try {
        const fresh = await this.#ask('inspect', { file: part.file, query });
        if (generation !== this.#generation) return;
        this.files = this.files.map((file) => (file.key === key ? { ...file, reply: fresh } : file));
      } catch {
        this.#fail();
        return;
      }
      this.#tell();
    }
    this.#tell();
  }

  #rank = ({ key }: FileState): number => (key === this.selected ? 0 : key);

  #fail(): void {
    this.hasFailed = true;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The files that have been read and can be sent. */
export const checkedReports = (files: readonly FileState[]): readonly CheckedReport[] =>
  files.flatMap((file) =>
    file.part.kind === 'fault' || file.reply === undefined || file.isStanding === true
      ? []
      : [
          {
            name: file.name,
            bytes: file.part.bytes,
            format: file.reply.format,
            counts: countsOf(file.reply.findings),
          },
        ],
  );

/** The number of given files that cannot be sent because they cannot be read. */
export const unreadableFiles = (files: readonly FileState[]): number =>
  files.filter(({ part }) => part.kind === 'fault').length;

/** The numbers of findings that are gone, new and left between two versions of a file; lines may have moved. */
export function settledBetween(
  before: readonly Finding[],
  after: readonly Finding[],
): { readonly settled: number; readonly young: number; readonly left: number } {
  const keyOf = ({ code, clause, facts }: Finding): string => JSON.stringify([code, clause ?? null, facts]);
  const known = new Map<string, number>();
  for (const each of before) known.set(keyOf(each), (known.get(keyOf(each)) ?? 0) + 1);
  let left = 0;
  for (const each of after) {
    const count = known.get(keyOf(each)) ?? 0;
    if (count === 0) continue;
    known.set(keyOf(each), count - 1);
    left += 1;
  }
  return { settled: before.length - left, young: after.length - left, left };
}
