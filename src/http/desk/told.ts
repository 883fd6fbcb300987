/** Findings in the language of the page, with names in place of ids. */
import type { Finding } from '../../core/finding.ts';
import { contentIn } from '../../content/languages.ts';
import { namesOfPersons } from '../../desk/events/given.ts';
import type { Office } from '../../desk/office.ts';
import { groupedByKind } from '../../explain/kinds.ts';
import { tellFinding } from '../../explain/tell.ts';
import { actWord } from '../../web/desk/answer.tsx';
import type { ToldFinding } from '../../web/desk/frame.tsx';
import type { Site } from '../../web/site.ts';
import { authorityName } from '../../web/parts/authorities.ts';
import { fieldWord } from '../../web/desk/value.tsx';
import { inDeskWords } from './desk-words.ts';

const PERSON_ID = /^[0-9a-z]{7}$/;

/** All ids of persons in some facts. */
export function idsIn(facts: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof facts === 'string' && PERSON_ID.test(facts)) found.add(facts);
  else if (typeof facts === 'object' && facts !== null) for (const each of Object.values(facts)) idsIn(each, found);
  return found;
}

const WEIGHTS = ['refuse', 'warn', 'note'] as const;

/** The button that answers a question about a doubtful text with `as-is`. */
const AS_IS: Readonly<Record<string, (site: Site) => string>> = {
  'event.name-doubtful': ({ pages }) => pages.desk.event.asWritten,
  'event.text-doubtful': ({ pages }) => pages.entry.event.asItStands,
};

/** An act, or for a mere view the section of the desk that shows it. */
function wordOf(act: string, site: Site): string {
  const nav: Readonly<Record<string, string | undefined>> = site.pages.desk.nav;
  const word = actWord(act, site);
  return word === act ? (nav[act.split('.')[0] as string] ?? act) : word;
}

/** The authority that approved it, as the rules name it. */
function withAuthority<F extends Pick<Finding, 'facts'>>(finding: F, site: Site): F {
  const { approvedBy } = finding.facts;
  return typeof approvedBy === 'string'
    ? { ...finding, facts: { ...finding.facts, approvedBy: authorityName(approvedBy, site) } }
    : finding;
}

/** What a decision is about, as its form calls it. */
function withIndicator<F extends Pick<Finding, 'facts'>>(finding: F, { pages }: Site): F {
  const { indicator } = finding.facts;
  const word = typeof indicator === 'string' ? pages.why.indicators[indicator] : undefined;
  return word === undefined ? finding : { ...finding, facts: { ...finding.facts, indicator: word } };
}

/** Acts, and missing or wrong fields, by the labels of their forms. */
function withFieldWords<F extends Pick<Finding, 'code' | 'facts'>>(finding: F, site: Site): F {
  const { act, field } = finding.facts as Readonly<Record<'act' | 'field', string>>;
  if (typeof act !== 'string') return finding;
  if (finding.code !== 'act.input') return { ...finding, facts: { ...finding.facts, act: wordOf(act, site) } };
  const named = field.split(', ').map((each) => fieldWord(each.split('/')[0] as string, site));
  const facts = { ...finding.facts, act: actWord(act, site), field: named.join(', ') };
  return { ...finding, facts };
}

/** `newcomers`: the names of persons not in the registry, by their places in the report: `?6`. */
export async function toldFindings(
  findings: readonly Pick<Finding, 'code' | 'weight' | 'facts' | 'clause'>[],
  site: Site,
  office: Office,
  newcomers: ReadonlyMap<string, string> = new Map(),
): Promise<readonly ToldFinding[]> {
  const { book } = await contentIn(site.language);
  const names = await namesOfPersons(office, [...idsIn(findings.map(({ facts }) => facts))]);
  const tell = (given: (typeof findings)[number]): string => {
    const finding = withIndicator(withAuthority(withFieldWords(given, site), site), site);
    const told = tellFinding(finding as Finding, book, (id) => names.get(id) ?? newcomers.get(id));
    const asIs = AS_IS[finding.code]?.(site);
    return inDeskWords(asIs === undefined ? told : told.replace('as-is', asIs), site);
  };
  return WEIGHTS.flatMap((weight) =>
    groupedByKind(findings.filter((each) => each.weight === weight) as readonly Finding[]).map(({ first, others }) => ({
      weight,
      text: tell(first),
      others: others.map(tell),
    })),
  );
}
