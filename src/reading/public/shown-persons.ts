/**
 * The office as the public may read it if it shows minors by initials. Everything for the public reads through this one place, so
 * that no page, answer or file can forget it: minors have initials instead of the name. Years of birth stay in rows from which
 * ratings are calculated; `initials` says that they must not be shown.
 */
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import { rememberingDesk } from '../../ledger/remembering-desk.ts';
import type { Desk, FileCardValues, PersonRow, ShownPerson } from '../../ledger/store.ts';
import type { Office } from '../../desk/office.ts';
import { type StoredFacts, storedFacts } from '../../ledger/rows/persons.ts';
import { initialsOf } from './initials.ts';
import { isMinor, todayOfOffice } from './minors.ts';

export const officeForPublic = (office: Office): Office => ({
  ...office,
  store: {
    ...bound(office.store),
    read: (work) => office.store.read((desk) => work(deskForPublic(rememberingDesk(desk), office))),
  },
});

/** A store is an object of a class: its other methods stay its own. */
const bound = (store: Office['store']): Office['store'] => ({
  kind: store.kind,
  read: (work) => store.read(work),
  write: (work) => store.write(work),
  purge: () => store.purge(),
  close: () => store.close(),
});

/** The fields that decide who is a minor. */
type Known = Pick<PersonRow, 'person' | 'mergedInto' | 'name' | 'birthYear'>;

/** Whether a person is shown by initials; undefined if the office shows everybody by name. */
type IsByInitials = ((row: Known) => boolean) | undefined;

export function deskForPublic(desk: Desk, office: Office): Desk {
  let chosen: Promise<string | undefined> | undefined;
  /** The day that decides who is a minor; undefined if the office shows names. Determined once, when the first person is read. */
  const today = (): Promise<string | undefined> => {
    chosen ??= desk.office().then((own) => (own?.minors === 'initials' ? todayOfOffice(desk, office) : undefined));
    return chosen;
  };
  const chooser = async (rows: readonly Known[]): Promise<IsByInitials> => {
    const day = rows.length === 0 ? undefined : await today();
    if (day === undefined) return undefined;
    const leadsTo = await mergedTargets(desk, rows);
    return ({ birthYear, mergedInto }) =>
      isMinor(birthYear, day) || (mergedInto !== null && isMinor(leadsTo.get(mergedInto), day));
  };
  const rowsOf = async <Row extends Known>(rows: readonly Row[]): Promise<readonly Row[]> => {
    const isByInitials = await chooser(rows);
    return isByInitials === undefined ? rows : rows.map((row) => (isByInitials(row) ? reduced(row) : row));
  };
  const shownOf = async (rows: readonly ShownPerson[]): Promise<readonly ShownPerson[]> => {
    const isByInitials = await chooser(rows);
    return isByInitials === undefined
      ? rows
      : rows.map((row) => (isByInitials(row) ? withoutYears(reduced(row)) : row));
  };
  return {
    ...desk,
    persons: async (numbers) => rowsOf(await desk.persons(numbers)),
    personsWith: async (kind, values) => rowsOf(await desk.personsWith(kind, values)),
    personsNamed: async (keys) => rowsOf(await desk.personsNamed(keys)),
    allPersons: async function* () {
      for await (const batch of desk.allPersons()) yield await rowsOf(batch);
    },
    filePersons: async (persons) => {
      const page = await desk.filePersons(persons);
      if ((await today()) === undefined) return page;
      const cards = JSON.parse(UTF_8.to.decode(page)) as readonly FileCardValues[];
      const rows = cards.map(([person, mergedInto, name, birthYear]) => ({ person, mergedInto, name, birthYear }));
      const isByInitials = (await chooser(rows)) as NonNullable<IsByInitials>;
      const shown = cards.map((card, at) => (isByInitials(rows[at] as Known) ? reducedCard(card) : card));
      return UTF_8.from.encode(JSON.stringify(shown));
    },
    shownPersons: async (after) => shownOf(await desk.shownPersons(after)),
    shownAmong: async (persons) => shownOf(await desk.shownAmong(persons)),
  };
}

/** The years of birth of the persons into whom others were merged, by the number of the first step. */
async function mergedTargets(desk: Desk, rows: readonly Known[]): Promise<ReadonlyMap<number, number | null>> {
  const years = new Map<number, number | null>();
  const wanted = [...new Set(rows.flatMap(({ mergedInto }) => mergedInto ?? []))];
  if (wanted.length === 0) return years;
  const found = new Map<number, PersonRow>();
  for (let next = wanted; next.length > 0; ) {
    const targets = await desk.persons(next);
    for (const target of targets) found.set(target.person, target);
    next = targets.flatMap(({ mergedInto }) => (mergedInto === null || found.has(mergedInto) ? [] : mergedInto));
  }
  for (const first of wanted) {
    let target = found.get(first);
    while (target !== undefined && target.mergedInto !== null) target = found.get(target.mergedInto);
    years.set(first, target?.birthYear ?? null);
  }
  return years;
}

const reduced = <Row extends Known>(row: Row): Row =>
  row.name === null ? row : { ...row, name: initialsOf(row.name), initials: true };

const UTF_8 = { from: new TextEncoder(), to: new TextDecoder() };

function reducedCard(card: FileCardValues): FileCardValues {
  const [person, mergedInto, name, ...others] = card;
  return name === null ? card : ([person, mergedInto, initialsOf(name), ...others, 1] as unknown as FileCardValues);
}

/** Pages read these rows only to show them. Earlier facts may contain the year, too. */
function withoutYears(row: ShownPerson): ShownPerson {
  const { facts } = row;
  return { ...row, birthYear: null, facts: facts === null ? null : withoutYear(storedFacts({ facts })) };
}

function withoutYear({ now, was, ...others }: StoredFacts): string {
  const strip = ({ birthYear: _year, ...rest }: StoredFacts['now']): StoredFacts['now'] => rest;
  const kept = { ...others, now: strip(now), was: was.map((each) => ({ ...each, facts: strip(each.facts) })) };
  return canonicalJson(kept as unknown as Json);
}
