/**
 * What a script adds to the desk: shortcuts, files dropped on a field, printing, players found while they are typed, and forms that
 * store what is typed. The desk also works without it.
 */
import { keepForms } from './parts/kept-forms.ts';
import { suggestPlayers } from './parts/suggested-players.ts';

const KEYS: Readonly<Record<string, string>> = {
  i: '',
  u: '/upload',
  e: '/events',
  l: '/lists',
  p: '/players',
  r: '/requests',
  j: '/jobs',
  a: '/audit',
};

const office = document.querySelector<HTMLAnchorElement>('header .brand')?.getAttribute('href') ?? '';

/** `g` and then a letter goes to a section; a digit presses the button with that number. */
let isGoing = false;
document.addEventListener('keydown', (event) => {
  const at = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(?:INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return;
  const path = KEYS[event.key];
  if (isGoing && path !== undefined) {
    location.assign(`${office}${path}`);
    return;
  }
  isGoing = event.key === 'g';
  if (event.key === '?') document.querySelector<HTMLDialogElement>('dialog.keys')?.showModal();
  // the first open question is answered by one key
  document.querySelector<HTMLButtonElement>(`button[data-press="${CSS.escape(event.key)}"]`)?.click();
  const numbered = document.querySelector<HTMLButtonElement>(`button[data-key="${CSS.escape(event.key)}"]`);
  if (numbered !== null) numbered.focus();
});

for (const drop of document.querySelectorAll<HTMLElement>('.drop')) {
  const input = drop.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) continue;
  drop.addEventListener('dragover', (event) => {
    event.preventDefault();
    drop.classList.add('over');
  });
  drop.addEventListener('dragleave', () => drop.classList.remove('over'));
  drop.addEventListener('drop', (event) => {
    event.preventDefault();
    drop.classList.remove('over');
    if (event.dataTransfer !== null) {
      input.files = event.dataTransfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

keepForms();
suggestPlayers(`${office}/suggest`);
