/** `/events/{id}`, and with `?under=fide-2014` the same event by other rules. */
import { contentIn } from '../../content/languages.ts';
import { groupedByKind } from '../../explain/kinds.ts';
import { tellFinding } from '../../explain/tell.ts';
import { eventUnderOtherRules, type PublicEvent, recalledEvent } from '../../reading/public/event.ts';
import { eventWay } from '../../reading/public/event-way.ts';
import { isEditionId } from '../../engine/index.ts';
import { eventPage, type FindingInWords } from '../../web/pages/event/page.tsx';
import type { PageRoute } from '../page-route.ts';
import { pageIn } from './page-in.ts';

export const EVENT_PAGE: PageRoute = {
  path: '/events/:event',
  cost: ({ under }) => (under === undefined ? 3 : 10),
  make: async ({ publicOffice, params, query, site }) => {
    const id = params['event'] as string;
    const event = await recalledEvent(publicOffice, id);
    if (event === undefined) return undefined;
    const book = (await contentIn(site.language)).book;
    const names = new Map(event.players.map(({ player, name }) => [player, site.personShort(name)]));
    const nameOf = (player: string): string | undefined => names.get(player);
    const { under: rules } = query;
    const under =
      rules !== undefined && isEditionId(rules)
        ? await publicOffice.look((desk) => eventUnderOtherRules(desk, id, rules, publicOffice.pause))
        : undefined;
    return eventPage(
      {
        event,
        way: await eventWay(publicOffice, event),
        page: pageIn(query['page']),
        findings: findingsByKind(event.findings, (finding) => tellFinding(withoutClause(finding), book, nameOf)),
        under: under && {
          ...under,
          findings: findingsByKind(
            under.findings.filter(({ weight }) => weight === 'refuse'),
            (finding) => tellFinding(finding, book, nameOf),
          ),
        },
        texts: await (await contentIn(site.language)).loadClauses(),
      },
      site,
    );
  },
};

type Finding = PublicEvent['findings'][number];

/** Grouped by kind, as on the command line. */
export const findingsByKind = (
  findings: readonly Finding[],
  tell: (finding: Finding) => string,
): readonly FindingInWords[] =>
  groupedByKind(findings).map(({ first, others }) => {
    const [text = '', ...rest] = eachOnce([first, ...others].map(tell));
    return { text, clause: first.clause, others: rest };
  });

/** Equal sentences are shown once, with their number. */
function eachOnce(texts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count === 1 ? text : `${text} (${count}×)`));
}

/** The clause is shown beside the sentence, and the authority in the list of waivers. */
function withoutClause({ code, weight, facts }: Finding): Finding {
  const { approvedBy: _by, ...others } = facts;
  return { code, weight, facts: others };
}
