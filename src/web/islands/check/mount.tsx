/**
 * The part of a page that reads report files before anything is sent: `mountCheck` puts it into an element. The page around it can
 * get the files that were read (`onFiles`), for example a desk that offers to send them.
 */
import { render, type VNode } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { speak } from '../../../explain/language.ts';
import { FileView } from './file-view.tsx';
import { fileLabel } from './file-label.ts';
import { Given } from './given.tsx';
import { type CheckKit, type CheckLanguage, KitContext, useKit } from './kit.ts';
import type { OfferedList } from './protocol.ts';
import { Settings } from './settings.tsx';
import {
  type CheckedReport,
  checkedReports,
  CheckState,
  countsOf,
  type FileState,
  findingsOfFile,
  type GivenBlob,
  unreadableFiles,
} from './state.ts';
import { workerAsker } from './worker-messages.ts';

export interface CheckOptions {
  readonly language: CheckLanguage;
  /** Starts the worker, of which there is one. */
  readonly worker: () => Worker;
  /** Lists of the office, for ratings and K. */
  readonly lists?: readonly OfferedList[];
  /** Names of the editions, by id, in their order. */
  readonly editions: Readonly<Record<string, string>>;
  /** The address of a clause, or of a rulebook where none is named. */
  readonly clauseAt?: (edition: string, clause: string) => string;
  /** Hears of the files that have been read, and how many could not be, after every change. */
  readonly onFiles?: (files: readonly CheckedReport[], unreadable: number) => void;
}

export interface MountedCheck {
  /** Adds files as if they had been dropped. */
  readonly add: (given: readonly GivenBlob[]) => Promise<void>;
  readonly dispose: () => void;
}

export function mountCheck(place: Element, options: CheckOptions): MountedCheck {
  const { language, lists = [], editions, clauseAt, onFiles } = options;
  const worker = options.worker();
  const ask = workerAsker(worker);
  const state = new CheckState(ask, lists);
  const kit: CheckKit = {
    ...language,
    say: speak(language.book),
    ask,
    rulesName: (edition) => editions[edition] ?? edition,
    editions: Object.keys(editions),
    ...(clauseAt === undefined ? {} : { clauseAt }),
  };
  const unlisten =
    onFiles === undefined
      ? undefined
      : state.listen(() => {
          if (!state.isBusy) onFiles(checkedReports(state.files), unreadableFiles(state.files));
        });
  place.replaceChildren();
  render(
    <KitContext.Provider value={kit}>
      <Check state={state} />
    </KitContext.Provider>,
    place,
  );
  return {
    add: (given) => state.add(given),
    dispose: () => {
      unlisten?.();
      render(null, place);
      worker.terminate();
    },
  };
}

/** Shows a state again after each of its changes. */
function useChanges(state: CheckState): void {
  const [, setCount] = useState(0);
  useEffect(() => state.listen(() => setCount((count) => count + 1)), [state]);
}

function Check({ state }: { state: CheckState }): VNode {
  const { words } = useKit();
  useChanges(state);
  const take = useCallback((given: readonly GivenBlob[]) => void (given.length > 0 && state.add(given)), [state]);
  const file = state.files.find(({ key }) => key === state.selected);
  return (
    <>
      <Given take={take} isSmall={state.files.length > 0} />
      <p class="nothing-sent small">{words.nothingSent}</p>
      {state.hasFailed ? <p class="notice">{words.failed}</p> : null}
      {state.files.length === 0 && state.listTaken === undefined ? null : <Settings state={state} />}
      {state.listTaken === undefined ? null : <p role="status">{words.listTaken(state.listTaken)}</p>}
      {state.files.length > 1 ? <Files state={state} /> : null}
      <div aria-busy={state.isBusy} class="result">
        {file === undefined && state.isBusy ? (
          <p class="quiet" role="status">
            {words.reading}
          </p>
        ) : null}
        {file === undefined ? null : <FileView key={file.key} file={file} state={state} />}
      </div>
    </>
  );
}

function Files({ state }: { state: CheckState }): VNode {
  const { words } = useKit();
  return (
    <section class="given-files">
      <h2 class="hidden">{words.files}</h2>
      <ul>
        {state.files.map((file) => (
          <FileButton key={file.key} file={file} state={state} />
        ))}
      </ul>
    </section>
  );
}

function FileButton({ file, state }: { file: FileState; state: CheckState }): VNode {
  const { words } = useKit();
  const label = fileLabel(file, words);
  const { refuse, warn } = countsOf(findingsOfFile(file));
  const isReady = file.part.kind === 'fault' || file.reply !== undefined;
  const weight = refuse > 0 ? 'refuse' : warn > 0 ? 'warn' : 'note';
  return (
    <li>
      <button
        type="button"
        class={`plain file ${isReady ? weight : ''}`}
        aria-pressed={file.key === state.selected}
        onClick={() => state.select(file.key)}
      >
        <bdi>{label}</bdi> <span class="small">{isReady ? words.marks[weight] : words.reading}</span>
      </button>
      {file.isStanding === true ? null : (
        <button
          type="button"
          class="plain remove"
          aria-label={words.remove(label)}
          title={words.removeShort}
          onClick={() => state.remove(file.key)}
        >
          ×
        </button>
      )}
    </li>
  );
}
