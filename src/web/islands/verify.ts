/** Checks a list file, or the proof of one number, in the page: nothing of it is sent. Words and keys stand in the page. */
import type { VerifyWords } from '../../content/en/pages/verify.ts';
import { checkNumberHere } from './parts/number-proof.ts';
import { checkListFile, type KnownOffice } from './parts/list-signature.ts';

const place = document.querySelector<HTMLElement>('#verify-here');
if (place !== null) start(place);

function start(place: HTMLElement): void {
  const words = JSON.parse(place.dataset['words'] as string) as VerifyWords['verdicts'];
  const known = JSON.parse(place.dataset['keys'] as string) as KnownOffice;
  const input = place.querySelector<HTMLInputElement>('input[type=file]');
  const answer = place.querySelector<HTMLElement>('[role=status]');
  if (input === null || answer === null) return;
  place.inert = false;

  /** Files may come one after the other. */
  let [list, signature]: [File | undefined, File | undefined] = [undefined, undefined];

  const show = (kind: string, text: string): void => {
    answer.className = kind === 'good' ? 'verdict good' : kind === 'pending' ? 'verdict' : 'verdict bad notice';
    answer.textContent = text;
  };

  const proofWords = JSON.parse(place.dataset['proofs'] as string) as VerifyWords['proofs'];

  /** The file of a proof, or what its QR code says. */
  const checkNumber = async (text: string): Promise<void> => {
    const verdict = await checkNumberHere(text, known, globalThis.crypto?.subtle as SubtleCrypto | undefined);
    if (verdict === undefined) return show('unsupported', words.unsupported);
    const { row, statement, ...said } = verdict.kind === 'good' ? verdict : { ...verdict, row: {}, statement: {} };
    show(verdict.kind, filledIn(proofWords[verdict.kind], { ...statement, ...row, ...said }));
  };

  place.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const code = place.querySelector<HTMLInputElement>('input[name=code]')?.value ?? '';
    void checkNumber(code.trim());
  });

  const take = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      const beginning = await file.slice(0, 15).text();
      if (beginning === 'elobook-proof-1' || beginning.startsWith('ELOBOOK1:')) return checkNumber(await file.text());
    }
    for (const file of files) {
      if (file.name.endsWith('.sig')) signature = file;
      else list = file;
    }
    if (list === undefined || signature === undefined) {
      show('pending', words.needsBoth);
      return;
    }
    show('pending', words.checking);
    const verdict = await checkListFile(
      await list.arrayBuffer(),
      await signature.text(),
      known,
      globalThis.crypto?.subtle as SubtleCrypto | undefined,
    );
    const said = 'signed' in verdict ? { ...verdict, signed: momentText(verdict.signed) } : verdict;
    show(verdict.kind, filledIn(words[verdict.kind], { file: list.name, ...said }));
    [list, signature] = [undefined, undefined];
  };

  input.addEventListener('change', () => void take([...(input.files ?? [])]));
  place.addEventListener('dragover', (event) => {
    event.preventDefault();
    place.classList.add('over');
  });
  place.addEventListener('dragleave', () => place.classList.remove('over'));
  place.addEventListener('drop', (event) => {
    event.preventDefault();
    place.classList.remove('over');
    void take([...(event.dataTransfer?.files ?? [])]);
  });
}

/** In the page's language, by the clock of all offices. */
function momentText(moment: string): string {
  const { lang } = document.documentElement;
  const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(moment))} UTC`;
}

/** `{list}` becomes what the answer says. */
const filledIn = (text: string, values: object): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((values as Readonly<Record<string, unknown>>)[name] ?? ''));
