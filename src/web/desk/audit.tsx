/** Every act of the office, and the head of its ledger. */
import type { EntryKind } from '../../ledger/entries.ts';
import type { LedgerHead } from '../../ledger/store.ts';
import type { AuditedEntry } from '../../reading/analysis/audit.ts';
import type { Site } from '../site.ts';
import { type DeskPage, FindingList, type ToldFinding } from './frame.tsx';
import { EntryTable } from './players.tsx';

export interface AuditData {
  readonly by: string;
  readonly about: string;
  readonly since: string;
  readonly until: string;
  readonly kind: string;
  /** All kinds of entries, in the order of their words. */
  readonly kinds: readonly EntryKind[];
  readonly head: LedgerHead;
  readonly accounts: readonly { readonly account: string; readonly name: string }[];
  /** The newest first. */
  readonly entries: readonly AuditedEntry[];
  readonly findings: readonly ToldFinding[];
}

export function auditPage(data: AuditData, site: Site): DeskPage {
  const { by, about, since, until, kind, kinds, head, accounts, entries, findings } = data;
  const names = new Map(accounts.map(({ account, name }) => [account, name]));
  const more = site.pages.sheets.audit;
  const words = site.pages.desk.audit;
  return {
    title: words.title,
    section: 'audit',
    body: (
      <>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <form class="buttons" action={site.to.office('/audit')}>
          <label>
            {words.by}{' '}
            <select name="by">
              <option value="" />
              {accounts.map(({ account, name }) => (
                <option key={account} value={account} selected={account === by}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.about} <input name="about" value={about} />
          </label>
          <label>
            {words.since} <input name="since" type="date" value={since} />
          </label>
          <label>
            {more.until} <input name="until" type="date" value={until} />
          </label>
          <label>
            {more.kind}{' '}
            <select name="kind">
              <option value="" />
              {kinds.map((each) => (
                <option key={each} value={each} selected={each === kind}>
                  {more.kinds[each]}
                </option>
              ))}
            </select>
          </label>
          <button type="submit">{words.show}</button>
        </form>
        <FindingList findings={findings} />
        {entries.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <EntryTable entries={entries} nameOfAccount={(author) => names.get(author) ?? author} site={site} />
        )}
        <h2>{words.head}</h2>
        <p>
          {site.grouped(head.no)}: <code class="secret">{head.hash}</code>
        </p>
        <p class="quiet">{words.headText}</p>
        <h2>{more.check}</h2>
        <p>{more.checkText}</p>
      </>
    ),
  };
}
