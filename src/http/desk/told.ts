/** Findings in the words of the page, with names in place of ids. */
import type { Finding } from '../../core/finding.ts';
import { contentIn } from '../../content/languages.ts';
import { namesOfPersons } from '../../desk/events/given.ts';
import type { Office } from '../../desk/office.ts';
import { groupedByKind } from '../../explain/kinds.ts';
import { tellFinding } from '../../explain/tell.ts';
import type { ToldFinding } from '../../web/desk/frame.tsx';
import type { Site } from '../../web/site.ts';
import { inDeskWords } from './desk-words.ts';

const PERSON_ID = /^[0-9a-z]{7}$/;

/** All ids of persons in some facts. */
export function idsIn(facts: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof facts === 'string' && PERSON_ID.test(facts)) found.add(facts);
  else if (typeof facts === 'object' && facts !== null) for (const each of Object.values(facts)) idsIn(each, found);
  return found;
}

const WEIGHTS = ['refuse', 'warn', 'note'] as const;

export async function toldFindings(
  findings: readonly Pick<Finding, 'code' | 'weight' | 'facts' | 'clause'>[],
  site: Site,
  office: Office,
): Promise<readonly ToldFinding[]> {
  const { book } = await contentIn(site.language);
  const names = await namesOfPersons(office, [...idsIn(findings.map(({ facts }) => facts))]);
  const tell = (finding: (typeof findings)[number]): string =>
    inDeskWords(
      tellFinding(finding as Finding, book, (id) => names.get(id)),
      site,
    );
  return WEIGHTS.flatMap((weight) =>
    groupedByKind(findings.filter((each) => each.weight === weight) as readonly Finding[]).map(({ first, others }) => ({
      weight,
      text: tell(first),
      others: others.map(tell),
    })),
  );
}
