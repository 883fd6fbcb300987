/**
 * Forms of a member: registration sheets, requests for licences, transfer sheets. Each is a paper under the KOMIR
 * number (MSSZ 2. § KOMIR ID: every paper can be found by it), and is removed when the person is erased.
 */
import { type Finding, isRefused } from '../../core/finding.ts';
import type { AttachmentForm, AttachmentType } from '../../ledger/entries.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import { paperOf, SALT_LENGTH } from '../../ledger/papers.ts';
import { entryData, groundOf } from '../../ledger/rows/entries.ts';
import { erasedBy } from '../../ledger/rows/persons.ts';
import { personSubject } from '../../ledger/rows/subjects.ts';
import type { Desk, PersonRow } from '../../ledger/store.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { registryFinding } from '../findings/registry.ts';
import { type Office, type Outcome, readOffice, refused } from '../office.ts';
import { purgeAfterErasure } from './erase.ts';
import { findPlayer } from './find.ts';
import { formerIds } from './show.ts';

export { ATTACHMENT_FORMS } from '../../ledger/entries.ts';

/** Size of one form in bytes, and number of forms of a person. */
const LARGEST = 5 * 1024 * 1024;
const MOST = 200;

export interface AttachedForm {
  /** Number of its entry, by which it is referred to. */
  readonly entry: number;
  readonly form: AttachmentForm;
  readonly type: AttachmentType;
  readonly size: number;
  /** Absent after its removal. */
  readonly name?: string;
  readonly time: string;
  readonly author: string;
  readonly ground?: string;
}

export interface AttachInput {
  readonly player: string;
  readonly form: AttachmentForm;
  readonly file: { readonly name?: string | undefined; readonly bytes: Uint8Array };
}

/** How files of a type begin. */
const BEGINNINGS: Readonly<Record<AttachmentType, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
};

const typeOf = (bytes: Uint8Array): AttachmentType | undefined =>
  (Object.keys(BEGINNINGS) as AttachmentType[]).find((type) =>
    BEGINNINGS[type].every((byte, place) => bytes[place] === byte),
  );

/** The name of the file is personal data, too: it comes before its bytes, as a line of JSON. */
const LINE_END = 0x0a;

function written(name: string, bytes: Uint8Array): Uint8Array {
  const head = new TextEncoder().encode(`${JSON.stringify({ name })}\n`);
  const content = new Uint8Array(head.length + bytes.length);
  content.set(head);
  content.set(bytes, head.length);
  return content;
}

function read(content: Uint8Array): { readonly name: string; readonly bytes: Uint8Array } {
  const end = content.indexOf(LINE_END);
  const { name } = JSON.parse(new TextDecoder().decode(content.subarray(0, end))) as { readonly name: string };
  return { name, bytes: content.subarray(end + 1) };
}

/** Without the sender's folders, and without characters that no file name has. */
const plainFileName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) as string)
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200);

async function memberNamed(
  desk: Desk,
  asked: string,
): Promise<{ readonly row?: PersonRow; readonly findings: readonly Finding[] }> {
  const { person: row, findings } = await findPlayer(desk, asked);
  if (row === undefined) return { findings };
  const player = personId(row.person);
  if (erasedBy(row) !== undefined) return { findings: [registryFinding('player.erased', { player })] };
  return { row, findings };
}

export const attachForm = (
  office: Office,
  { player: asked, form, file }: AttachInput,
  options: ChangeOptions,
): Promise<Outcome<AttachedForm & { readonly player: string }>> =>
  changeOffice(office, options, async ({ desk, post, random }) => {
    const { row, findings } = await memberNamed(desk, asked);
    if (row === undefined) return { findings };
    const player = personId(row.person);
    const type = typeOf(file.bytes);
    const name = plainFileName(file.name ?? '') || `${form}.${type ?? 'pdf'}`;
    const held = (await formsOf(desk, row)).filter((each) => each.name !== undefined);
    const against = [
      ...(row.komir === null ? [registryFinding('attachment.no-komir', { player })] : []),
      ...(type === undefined ? [registryFinding('attachment.type', { name })] : []),
      ...(file.bytes.length > LARGEST
        ? [registryFinding('attachment.size', { name, size: file.bytes.length, most: LARGEST })]
        : []),
      ...(held.length >= MOST ? [registryFinding('attachment.many', { player, most: MOST })] : []),
    ];
    if (type === undefined || isRefused(against)) return refused(...findings, ...against);
    const [content, salt] = [written(name, file.bytes), random(SALT_LENGTH)];
    const { digest } = paperOf(content, salt);
    const size = file.bytes.length;
    const [entry] = await post({
      kind: 'person.attached',
      data: { person: player, attachment: digest, form, type, size },
      papers: [{ digest, kind: 'attachment', of: row.person, salt, content }],
    });
    const { no = 0, time = '', author = '' } = entry ?? {};
    return { value: { player, entry: no, form, type, size, name, time, author }, findings };
  });

/** A form that was attached by mistake is removed for good. */
export async function detachForm(
  office: Office,
  { player: asked, entry: no }: { readonly player: string; readonly entry: number },
  options: ChangeOptions,
): Promise<Outcome<{ readonly player: string; readonly entry: number }>> {
  const outcome = await changeOffice(office, options, async ({ desk, post }) => {
    const { row, findings } = await memberNamed(desk, asked);
    if (row === undefined) return { findings };
    const player = personId(row.person);
    if ((options.ground ?? '').trim() === '') return refused(registryFinding('attachment.no-ground', { player }));
    const form = (await formsOf(desk, row)).find((each) => each.entry === no && each.name !== undefined);
    const entry = form === undefined ? undefined : await desk.entry(no);
    if (entry === undefined) return refused(registryFinding('attachment.unknown', { player, entry: no }));
    const { attachment } = entryData<'person.attached'>(entry);
    await post({ kind: 'person.detached', data: { person: player, attached: no, papers: [attachment] } });
    return { value: { player, entry: no }, findings };
  });
  if (outcome.value === undefined || options.dryRun === true) return outcome;
  return { ...outcome, findings: [...outcome.findings, ...(await purgeAfterErasure(office))] };
}

/** Including cards that were merged into this one; oldest first. */
async function formsOf(desk: Desk, row: PersonRow): Promise<readonly AttachedForm[]> {
  const persons = [row.person, ...(await formerIds(desk, row.person)).map((id) => personNumber(id) as number)];
  const entries = await desk.entriesOf('person.attached', persons.map(personSubject));
  const papers = new Map(
    (await desk.papers(entries.map((entry) => entryData<'person.attached'>(entry).attachment))).map((paper) => [
      paper.digest,
      paper,
    ]),
  );
  return entries.map((entry) => {
    const { attachment, form, type, size } = entryData<'person.attached'>(entry);
    const paper = papers.get(attachment);
    const ground = groundOf(entry);
    return {
      entry: entry.no,
      form,
      type,
      size,
      ...(paper === undefined ? {} : { name: read(paper.content).name }),
      time: entry.time,
      author: entry.author,
      ...(ground === undefined ? {} : { ground }),
    };
  });
}

/** Those that exist. */
export const listForms = (office: Office, asked: string): Promise<Outcome<readonly AttachedForm[]>> =>
  readOffice(office, async (desk) => {
    const { row, findings } = await memberNamed(desk, asked);
    if (row === undefined) return { findings };
    return { value: (await formsOf(desk, row)).filter(({ name }) => name !== undefined), findings };
  });

/** One of them as it was sent. */
export const openForm = (
  office: Office,
  { player: asked, entry: no }: { readonly player: string; readonly entry: number },
): Promise<Outcome<{ readonly name: string; readonly type: AttachmentType; readonly bytes: Uint8Array }>> =>
  readOffice(office, async (desk) => {
    const { row, findings } = await memberNamed(desk, asked);
    if (row === undefined) return { findings };
    const form = (await formsOf(desk, row)).find((each) => each.entry === no);
    const entry = form === undefined ? undefined : await desk.entry(no);
    const paper = entry === undefined ? undefined : await desk.paper(entryData<'person.attached'>(entry).attachment);
    if (form === undefined || paper === undefined) {
      return refused(registryFinding('attachment.unknown', { player: personId(row.person), entry: no }));
    }
    return { value: { ...read(paper.content), type: form.type }, findings };
  });
