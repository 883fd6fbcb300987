/** What an entry is about: by this it is found again. */
import { eventNumber, personNumber } from '../ids.ts';
import type { EntryKinds } from '../entries.ts';
import type { Posted } from './posting.ts';

export type Subject = readonly [subject: string, no: number];

export const ofPerson = (person: number): string => `person:${person}`;
export const ofEvent = (event: number): string => `event:${event}`;
export const ofPool = (pool: string): string => `pool:${pool}`;
/** All public keys of the office: they have no table of their own. */
export const KEYS = 'keys';
/** What the office has chosen for itself: it has no table of its own. */
export const SETTINGS = 'settings';
/** All erasures. */
export const ERASED = 'erased';
export const ofList = (pool: string, date: string): string => `list:${pool}:${date}`;

/** All imports of lists, from beginning to end: they have no table of their own. */
export const IMPORTS = 'imports';
/** What one of them brought. */
export const ofImport = (id: string): string => `import:${id}`;

export const ofFederation = (federation: string): string => `federation:${federation}`;

const person = (id: string): string => ofPerson(personNumber(id) as number);
const event = (id: string): string => ofEvent(eventNumber(id) as number);

const broughtBy = (id: string | undefined): readonly string[] => (id === undefined ? [] : [ofImport(id)]);

type Subjects = { readonly [K in keyof EntryKinds]: (data: EntryKinds[K]) => readonly string[] };

/** A person who comes in with a thousand others, or plays in an event, is found by other ways. */
const SUBJECTS: Subjects = {
  'office.opened': () => [],
  'office.set': () => [SETTINGS],
  'pool.opened': ({ pool }) => [ofPool(pool)],
  'pool.set': ({ pool }) => [ofPool(pool)],
  'persons.entered': ({ persons, source, import: by }) =>
    source === undefined ? persons.map((each) => person(each.person)) : broughtBy(by),
  'person.changed': (data) => [person(data.person), ...broughtBy(data.import)],
  'persons.merged': (data) => [person(data.person), person(data.into)],
  'persons.split': (data) => [person(data.person), person(data.from)],
  'person.erased': ({ person: id, formerly }) => [ERASED, ...[id, ...formerly].map(person)],
  'persons.removed': ({ persons }) => persons.map(person),
  'persons.restored': ({ persons }) => persons.map((each) => person(each.person)),
  'federation.set': ({ federation }) => [ofFederation(federation)],
  'standings.brought': ({ pool, import: by }) => [ofPool(pool), ...broughtBy(by)],
  'import.begun': () => [IMPORTS],
  'import.ended': () => [IMPORTS],
  'import.undone': () => [IMPORTS],
  'standing.decided': (data) => [person(data.person), ofPool(data.pool)],
  'decision.revoked': (data) => [person(data.person), ofPool(data.pool)],
  'event.registered': (data) => [event(data.event)],
  'event.submitted': (data) => [
    event(data.event),
    ...(data.corrects === undefined ? [] : [event(data.corrects)]),
    ...data.entered.map((each) => person(each.person)),
  ],
  'questions.asked': (data) => [event(data.event)],
  'question.answered': (data) => [
    event(data.event),
    ...(data.person === undefined ? [] : [person(data.person)]),
    ...(data.entered === undefined ? [] : [person(data.entered.person)]),
  ],
  'event.accepted': ({ event: id, entered = [] }) => [event(id), ...entered.map((each) => person(each.person))],
  'event.refused': (data) => [event(data.event)],
  'event.withdrawn': (data) => [event(data.event)],
  'events.rated': ({ pool, events }) => [ofPool(pool), ...events.map((each) => event(each.event))],
  'key.announced': () => [KEYS],
  'key.retired': () => [KEYS],
  'list.published': ({ pool, date }) => [ofPool(pool), ofList(pool, date)],
};

export function subjectsOf({ no, kind, data }: Posted): readonly Subject[] {
  const subjects = (SUBJECTS[kind] as (data: EntryKinds[typeof kind]) => readonly string[])(data);
  return [...new Set(subjects)].map((subject) => [subject, no] as const);
}
