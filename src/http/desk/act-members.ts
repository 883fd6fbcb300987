/**
 * Members of an input with their own fields: facts of an event, a card, names in other languages; and lists of choices.
 */
import { LANGUAGES } from '../../content/languages.ts';
import { CONTROLS } from '../../core/control.ts';
import { REPORT_RATINGS, SYSTEMS } from '../../core/report.ts';
import { POOL_CALENDARS } from '../../desk/registry/pools.ts';
import { FAMILIES } from '../../engine/index.ts';
import { MEMBERSHIPS } from '../../desk/registry/federations.ts';
import type { FormMember } from '../../web/desk/act-form.tsx';

/** How an emptied member is passed on: named in `clear`, as `null`, or as a blank text. */
export type Emptied = 'clear' | 'null' | 'blank';

export interface RecordForm {
  readonly members: readonly FormMember[];
  readonly emptied: Emptied;
  /** Whether members without a field of their own can be written as lines. */
  readonly hasOthers: boolean;
}

const text = (name: string): FormMember => ({ name, kind: 'text' });
const day = (name: string): FormMember => ({ name, kind: 'day' });

const EVENT: readonly FormMember[] = [
  text('name'),
  text('place'),
  text('federation'),
  day('start'),
  day('end'),
  { name: 'rounds', kind: 'number' },
  { name: 'system', kind: 'choice', choices: SYSTEMS },
  { name: 'controls', kind: 'time' },
];

const CARD: readonly FormMember[] = [
  text('name'),
  text('birth'),
  { name: 'sex', kind: 'choice', choices: ['m', 'f'] },
  text('federation'),
  text('title'),
  text('fide'),
  text('komir'),
  text('orr'),
  text('pin'),
  text('club'),
  text('guestClub'),
  { name: 'licences', kind: 'pairs' },
  day('deceased'),
  text('blocked'),
  text('exempt'),
  day('private'),
];

const needed = (members: readonly FormMember[], ...names: readonly string[]): readonly FormMember[] =>
  members.map((member) => (names.includes(member.name) ? { ...member, isNeeded: true } : member));

const NAMES: RecordForm = { members: LANGUAGES.map(text), emptied: 'blank', hasOthers: false };

/** By act and member of its input. */
export const RECORD_FORMS: Readonly<Record<string, RecordForm>> = {
  'events.register facts': { members: needed(EVENT, 'name', 'start'), emptied: 'clear', hasOthers: true },
  'events.change facts': { members: EVENT, emptied: 'clear', hasOthers: true },
  'players.add card': { members: needed(CARD, 'name'), emptied: 'null', hasOthers: true },
  'players.change fields': { members: CARD, emptied: 'null', hasOthers: true },
  'pools.open names': NAMES,
  'pools.change names': NAMES,
  'office.set names': NAMES,
};

/** Texts with a fixed set of values. */
export const MEMBER_CHOICES: Readonly<Record<string, readonly string[]>> = {
  'pools.open family': FAMILIES,
  'pools.open calendar': POOL_CALENDARS,
  'pools.open control': CONTROLS,
  'pools.set reportRatings': REPORT_RATINGS,
  'federations.set status': MEMBERSHIPS,
};
