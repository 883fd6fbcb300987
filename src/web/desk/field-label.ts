/** The label of a field of the desk's forms, for pages that repeat what was typed into it. */
import type { Site } from '../site.ts';
import { fieldWord } from './value.tsx';

/** Labels of fields that occur on one page, or have another name there than in the answers of acts. */
function ownLabels(path: string, { pages, commands }: Site): Readonly<Record<string, string>> {
  const { desk, entry } = pages;
  const { correct } = entry;
  const name = path.startsWith('/office/account')
    ? desk.account.keyName
    : path.startsWith('/office/people')
      ? desk.people.name
      : undefined;
  return {
    ...(name === undefined ? {} : { name }),
    text: path.startsWith('/office/upload') ? desk.upload.text : desk.event.comment,
    ground: desk.acts.ground,
    typed: desk.event.answer,
    waive: desk.event.waive,
    although: desk.event.although,
    scopes: desk.account.scopes,
    clockIsRight: desk.acts.clockIsRight,
    format: pages.forms.export.format,
    year: commands.clubs.year,
    q: desk.nav.players,
    'new-round': correct.round,
    'new-white': correct.white,
    'new-black': correct.black,
    'new-result': correct.result,
  };
}

/** `path`: the page of the form, `/office/events/e12`. */
export function fieldLabel(path: string, name: string, site: Site): string {
  const own = ownLabels(path, site)[name];
  if (own !== undefined) return own;
  const { desk, entry } = site.pages;
  // a waiver has its authority and its ground next to the clause
  const [what = '', ...of] = name.split(' ');
  if (of.length > 0 && what === 'by') return `${desk.event.by} (${of.join(' ')})`;
  if (of.length > 0 && what === 'ground') return `${desk.event.ground} (${of.join(' ')})`;
  if (of.length > 0 && what === 'game') return `${entry.correct.round} ${of[0]}, ${of[1]} – ${of[2]}`;
  const member = name.replace(/^in\./, '').split('.').at(-1) as string;
  const cards = site.commands.registry.fields as Readonly<Record<string, string | undefined>>;
  return (path.includes('/players.') ? cards[member] : undefined) ?? fieldWord(member, site);
}
