/**
 * Follows a job on its page: the server reports its progress, and when it has ended the page is loaded again. Without a script the
 * page reloads itself.
 */
interface Told {
  readonly state: string;
  readonly stateText: string;
  readonly done: number;
  readonly total?: number;
  readonly text: string;
}

const shown = document.querySelector<HTMLElement>('[data-job]');
const address = shown?.dataset['job'];
if (shown !== null && address !== undefined && 'EventSource' in window) {
  const bar = shown.querySelector('progress');
  const [state, text] = ['state', 'text'].map((name) => shown.querySelector<HTMLElement>(`[data-is="${name}"]`));
  const source = new EventSource(address);
  source.addEventListener('progress', (event) => {
    const told = JSON.parse((event as MessageEvent<string>).data) as Told;
    if (state != null) state.textContent = told.stateText;
    if (text != null) text.textContent = told.text;
    if (told.state !== 'waiting') shown.querySelector('[data-is="waiting"]')?.remove();
    if (bar === null) return;
    if (told.total === undefined) bar.removeAttribute('value');
    else {
      bar.max = Math.max(1, told.total);
      bar.value = told.done;
    }
  });
  source.addEventListener('ended', () => {
    source.close();
    location.reload();
  });
}

export {};
