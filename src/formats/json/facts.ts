/** A facts file: what a report cannot contain. `{ "event": {…}, "players": { "12": {…} } }`. */
import type { Finding } from '../../core/finding.ts';
import type { EventFacts, PlayerFacts } from '../../core/report.ts';
import { isAbsent, isObject, readEventFacts, readPlayerFacts, shownValue } from './fields.ts';
import { DocumentNotes } from './findings.ts';
import { parseJson, withLines } from './read.ts';
import { pathOf } from './scan.ts';

export interface ReadFacts {
  readonly event?: Partial<EventFacts>;
  readonly players: ReadonlyMap<string, Partial<PlayerFacts>>;
  readonly findings: readonly Finding[];
}

export function readFacts(text: string): ReadFacts {
  const parsed = parseJson(text);
  if (!('value' in parsed)) return { players: new Map(), findings: parsed.findings };
  const notes = new DocumentNotes();
  const facts = factsIn(parsed.value, notes);
  return { ...facts, findings: [...parsed.findings, ...withLines(notes.all(), text)] };
}

function factsIn(value: unknown, notes: DocumentNotes): Omit<ReadFacts, 'findings'> {
  const players = new Map<string, Partial<PlayerFacts>>();
  if (!isObject(value)) {
    notes.refuse('document.wrong-type', '$', { expected: 'an object', seen: shownValue(value) });
    return { players };
  }
  for (const field of Object.keys(value)) {
    if (field !== 'event' && field !== 'players') notes.note('document.unknown-field', pathOf('$', field), { field });
  }
  const event = isAbsent(value['event']) ? undefined : readEventFacts(value['event'], '$.event', notes);
  const given = value['players'] ?? {};
  if (!isObject(given))
    notes.refuse('document.wrong-type', '$.players', { expected: 'an object', seen: shownValue(given) });
  else {
    for (const [id, facts] of Object.entries(given)) {
      const read = readPlayerFacts(facts, pathOf('$.players', id), notes);
      if (read !== undefined) players.set(id, read);
    }
  }
  return { ...(event === undefined ? {} : { event }), players };
}
