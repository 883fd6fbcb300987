/** The public page: mounts the part that reads files, and has the page stored for use without a network. */
import { addressesIn } from '../../addresses.ts';
import type { CheckLanguage } from './kit.ts';
import { type CheckOptions, mountCheck } from './mount.tsx';
import type { OfferedList } from './protocol.ts';

/** In a page that stands alone the worker's code stands in the page as text. */
function workerOf({ worker }: DOMStringMap): Worker {
  if (worker !== undefined) return new Worker(worker, { type: 'module' });
  const code = JSON.parse(document.querySelector('#check-worker')?.textContent ?? '""') as string;
  return new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), { type: 'module' });
}

/** The facts about the office in the element into which it is put. */
export function checkOptions({ dataset }: HTMLElement, language: CheckLanguage): CheckOptions {
  const { base, editions = '{}', lists = '[]' } = dataset;
  const to = base === undefined ? undefined : addressesIn(document.documentElement.lang, base);
  return {
    language,
    worker: () => workerOf(dataset),
    lists: JSON.parse(lists) as readonly OfferedList[],
    editions: JSON.parse(editions) as Readonly<Record<string, string>>,
    ...(to === undefined
      ? {}
      : { clauseAt: (edition, clause) => to.rulebook(edition, clause === '' ? undefined : clause) }),
  };
}

export function startCheck(language: CheckLanguage): void {
  const place = document.querySelector<HTMLElement>('#check');
  if (place === null) return;
  const { offline, scope } = place.dataset;
  mountCheck(place, checkOptions(place, language));
  if (offline !== undefined && scope !== undefined && 'serviceWorker' in navigator) {
    void keepForOffline(offline, scope);
  }
}

/** Shows a note once the page is stored; browsers that do not store anything show none. */
async function keepForOffline(script: string, scope: string): Promise<void> {
  const told = document.querySelector<HTMLElement>('#check-offline');
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register(script, { scope });
    const worker = installing ?? waiting ?? active;
    const show = (): void => {
      if (told !== null && worker?.state === 'activated') told.hidden = false;
    };
    worker?.addEventListener('statechange', show);
    show();
  } catch {
    // private windows, and browsers with that setting, store nothing
  }
}
