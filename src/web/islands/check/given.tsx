/** Where files are dropped, chosen or pasted. */
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useKit } from './kit.ts';
import type { GivenBlob } from './state.ts';

const blobsOf = (files: Iterable<File>): readonly GivenBlob[] =>
  [...files].map((file) => ({ name: file.name, blob: file }));

/** Files may be dropped anywhere on the page: a browser would open them in its place otherwise. */
function useDrop(take: (given: readonly GivenBlob[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take(blobsOf(event.dataTransfer?.files ?? []));
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [take]);
  return isOver;
}

export function Given({ take, isSmall }: { take: (given: readonly GivenBlob[]) => void; isSmall: boolean }): VNode {
  const { words } = useKit();
  const isOver = useDrop(take);
  const input = useRef<HTMLInputElement>(null);
  const [isPasting, setPasting] = useState(false);
  return (
    <div class={['given', isOver ? 'over' : '', isSmall ? 'small-drop' : ''].join(' ').trim()}>
      <p class="drop">{words.drop}</p>
      <p class="quiet small">{words.dropKinds}</p>
      <p class="buttons">
        <button type="button" onClick={() => input.current?.click()}>
          {words.choose}
        </button>{' '}
        <button type="button" class="plain" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
          {words.paste}
        </button>
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          take(blobsOf(currentTarget.files ?? []));
          // so that the same file can be chosen again once it is corrected
          currentTarget.value = '';
        }}
      />
      {isPasting ? <Pasted take={take} done={() => setPasting(false)} /> : null}
    </div>
  );
}

let pasted = 0;

function Pasted({ take, done }: { take: (given: readonly GivenBlob[]) => void; done: () => void }): VNode {
  const { words } = useKit();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const read = (): void => {
    const text = area.current?.value ?? '';
    if (text.trim() === '') return;
    pasted += 1;
    take([{ name: words.pasted(pasted), blob: new Blob([text]) }]);
    done();
  };
  return (
    <div class="pasted">
      <label>
        {words.pasteLabel}
        <textarea
          ref={area}
          rows={8}
          spellcheck={false}
          autocomplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) read();
          }}
        />
      </label>
      <button type="button" onClick={read}>
        {words.readPasted}
      </button>
    </div>
  );
}
