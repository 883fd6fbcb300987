/** Comments between those who work on an event. The text is in a paper, so that it can be erased. */
import { canonicalBytes } from '../../ledger/canonical.ts';
import { eventId, eventNumber } from '../../ledger/ids.ts';
import { paperOf, SALT_LENGTH, paperRecord } from '../../ledger/papers.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import { eventSubject } from '../../ledger/rows/subjects.ts';
import type { Desk } from '../../ledger/store.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { accessFinding } from '../findings/access.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { eventOf } from './states.ts';

export interface ShownComment {
  readonly no: number;
  readonly time: string;
  readonly author: string;
  /** Absent after an erasure. */
  readonly text?: string;
}

const LONGEST = 10_000;

export const commentOnEvent = (
  office: Office,
  { event: id, text }: { readonly event: string; readonly text: string },
  options: ChangeOptions,
): Promise<Outcome<ShownComment>> =>
  changeOffice(office, options, async ({ desk, post, random }) => {
    const { row, fault } = await eventOf(desk, id);
    if (fault !== undefined) return refused(fault);
    const said = text.trim().slice(0, LONGEST);
    if (said === '') return refused(accessFinding('access.comment-empty', {}));
    const [content, salt] = [canonicalBytes({ text: said }), random(SALT_LENGTH)];
    const { digest } = paperOf(content, salt);
    const [entry] = await post({
      kind: 'event.commented',
      data: { event: eventId(row.event), comment: digest },
      papers: [{ digest, kind: 'comment', of: row.event, salt, content }],
    });
    const { no = 0, time = '', author = '' } = entry ?? {};
    return { value: { no, time, author, text: said }, findings: [] };
  });

export const commentsOn = (office: Office, event: string): Promise<readonly ShownComment[]> =>
  readOffice(office, (desk) => commentsIn(desk, eventNumber(event) ?? 0));

export async function commentsIn(desk: Desk, event: number): Promise<readonly ShownComment[]> {
  const entries = await desk.entriesOf('event.commented', [eventSubject(event)]);
  const digests = entries.map((entry) => entryData<'event.commented'>(entry).comment);
  const papers = new Map((await desk.papers(digests)).map((paper) => [paper.digest, paper]));
  return entries.map(({ no, time, author }, place) => {
    const paper = papers.get(digests[place] as string);
    const said = paper === undefined ? {} : paperRecord<{ readonly text: string }>(paper);
    return { no, time, author, ...said };
  });
}
