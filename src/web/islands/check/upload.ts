/** The desk's page for reports: its files are first read in the page, and the form sends those that were read. */
import type { EntryWords } from '../../../content/en/pages/entry.ts';
import type { CheckLanguage } from './kit.ts';
import { mountCheck } from './mount.tsx';
import { checkOptions } from './start.ts';
import type { CheckedReport } from './state.ts';

export function startUpload(language: CheckLanguage, words: EntryWords['upload']): void {
  const place = document.querySelector<HTMLElement>('#check');
  const form = document.querySelector<HTMLFormElement>('form.upload');
  const input = form?.querySelector<HTMLInputElement>('input[type="file"]');
  const told = document.querySelector<HTMLElement>('#to-send');
  if (place === null || form == null || input == null || told === null) return;
  const take = (files: readonly CheckedReport[], unreadable: number): void => {
    const sent = new DataTransfer();
    for (const { name, bytes } of files) sent.items.add(new File([bytes.slice()], name));
    input.files = sent.files;
    told.textContent = words.toSend(files.length, files.filter(({ counts }) => counts.refuse > 0).length, unreadable);
  };
  const { event, report } = place.dataset;
  const mounted = mountCheck(place, {
    ...checkOptions(place, { ...language, words: { ...language.words, nothingSent: words.nothingSent } }),
    onFiles: take,
  });
  place.hidden = false;
  for (const each of document.querySelectorAll<HTMLElement>('.without-script')) each.hidden = true;
  told.hidden = false;
  take([], 0);
  if (event !== undefined && report !== undefined) void addStanding(event, report);

  /** The report that the office has, so that a corrected one is shown beside it. */
  async function addStanding(of: string, href: string): Promise<void> {
    const answer = await fetch(href);
    if (!answer.ok) return;
    await mounted.add([{ name: words.standing(of), blob: await answer.blob(), isStanding: true }]);
  }
}
