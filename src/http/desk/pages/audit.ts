/** Every act, by person, event, player and time; and the head of the ledger. */
import { readOffice } from '../../../desk/office.ts';
import type { EntryKind } from '../../../ledger/entries.ts';
import { accountsIn } from '../../../ledger/rows/accounts.ts';
import { contentIn } from '../../../content/languages.ts';
import { audit } from '../../../reading/analysis/audit.ts';
import { auditPage } from '../../../web/desk/audit.tsx';
import type { DeskRoute } from '../desk-route.ts';
import { toldFindings } from '../told.ts';

const DAYS = 31;
const SHOWN = 300;

export const DESK_AUDIT: DeskRoute = {
  path: '/audit',
  needs: 'office.audit',
  get: async ({ office, query, site }) => {
    const content = await contentIn(site.language);
    const [by, about] = [(query['by'] ?? '').trim(), (query['about'] ?? '').trim()];
    const month = new Date(office.clock() - DAYS * 86_400_000).toISOString().slice(0, 10);
    const since = (query['since'] ?? '').trim();
    const [until, kind] = [(query['until'] ?? '').trim(), (query['kind'] ?? '').trim()];
    const kindWords = site.pages.sheets.audit.kinds;
    const kinds = (Object.keys(kindWords) as EntryKind[]).sort((one, other) =>
      kindWords[one].localeCompare(kindWords[other], site.language),
    );
    const asked = {
      ...(by === '' ? {} : { by }),
      ...(about === '' ? {} : /^e\d+$/i.test(about) ? { event: about } : { player: about }),
      ...(until === '' ? {} : { until }),
      ...(kinds.some((each) => each === kind) ? { kind } : {}),
      ...(since === ''
        ? by === '' && about === '' && until === '' && kind === ''
          ? { since: month }
          : {}
        : { since }),
    };
    const { value = [], findings } = await audit(office, {
      ...asked,
      language: content,
      words: content.commands.audit,
    });
    const { head, accounts } = await readOffice(office, async (desk) => ({
      head: await desk.head(),
      accounts: await accountsIn(desk),
    }));
    return auditPage(
      {
        by,
        about,
        since,
        until,
        kind,
        kinds,
        head,
        accounts: accounts.map(({ account, name }) => ({ account, name: name ?? account })),
        entries: value.toReversed().slice(0, SHOWN),
        findings: await toldFindings(findings, site, office),
      },
      site,
    );
  },
};
