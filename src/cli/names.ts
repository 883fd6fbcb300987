/** Findings name persons by their ids, because they are kept longer than names may be; readers see the names. */
import type { Office } from '../desk/office.ts';

export type NameById = (id: string) => string | undefined;

const PERSON_ID = /^[0-9a-z]{7}$/;

/** The names of all persons in some findings. */
export async function namesOfFindings(
  office: Office,
  findings: readonly { readonly facts: object }[],
  more: readonly { readonly player: string }[] = [],
): Promise<NameById> {
  const ids = new Set(more.map(({ player }) => player));
  const collect = (fact: unknown): void => {
    if (typeof fact === 'string' && PERSON_ID.test(fact)) ids.add(fact);
    else if (typeof fact === 'object' && fact !== null) Object.values(fact).forEach(collect);
  };
  for (const { facts } of findings) collect(facts);
  if (ids.size === 0) return () => undefined;
  const { namesOfPersons } = await import('../desk/events/given.ts');
  const names = await namesOfPersons(office, [...ids]);
  return (id) => names.get(id);
}

/** Id and name, for readers who continue with the id. */
export async function namesWithIds(office: Office, findings: readonly { readonly facts: object }[]): Promise<NameById> {
  const nameOf = await namesOfFindings(office, findings);
  return (id) => {
    const name = nameOf(id);
    return name === undefined ? undefined : `${id} ${name}`;
  };
}
