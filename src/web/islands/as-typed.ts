/** Results while the visitor types: the page of the form is requested again, and its results replace the old ones. */
/** Milliseconds after the last key. */
const WAIT = 150;

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-as-typed]')) {
  const input = form.querySelector<HTMLInputElement>('input[type="search"]');
  const place = form.dataset['asTyped'] ?? '';
  if (input === null) continue;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  const ask = async (): Promise<void> => {
    asking?.abort();
    const own = new AbortController();
    asking = own;
    const address = `${form.getAttribute('action') ?? ''}?q=${encodeURIComponent(input.value.trim())}&typed=1`;
    try {
      const answer = await fetch(address, { signal: own.signal });
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const [found, shown] = [page.getElementById(place), document.getElementById(place)];
      // a late answer is about earlier input
      if (found !== null && shown !== null && !own.signal.aborted) shown.replaceWith(document.importNode(found, true));
    } catch {
      // without an answer the form works as it does without a script
    }
  };

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), WAIT);
  });
}

export {};
