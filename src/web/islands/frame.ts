/** What a script adds to every page: light or dark, and `/` for the search. Without it nothing is missing. */
const root = document.documentElement;
const KEY = 'theme';

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(theme: string): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // if nothing may be stored, it applies to this page only
  }
}

const before = remembered();
if (before !== null) root.dataset['theme'] = before;

const button = document.querySelector<HTMLButtonElement>('button.theme');
if (button !== null) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const isDark = root.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    const theme = isDark === 'dark' ? 'light' : 'dark';
    root.dataset['theme'] = theme;
    remember(theme);
  });
}

/** Paper says where it came from, and when. */
addEventListener('beforeprint', () => {
  const put = (name: string, text: string): void => {
    const at = document.querySelector(`[data-printed="${name}"]`);
    if (at !== null) at.textContent = text;
  };
  put('address', location.href.replace(/#.*$/, ''));
  put(
    'day',
    new Intl.DateTimeFormat(root.lang === 'en' ? 'en-GB' : root.lang, { dateStyle: 'long' }).format(new Date()),
  );
});

document.addEventListener('keydown', (event) => {
  const at = event.target as HTMLElement;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || /^(?:INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return;
  event.preventDefault();
  document.querySelector<HTMLInputElement>('form.search input')?.focus();
});
