/** Who works in the office. */
import type { VNode } from 'preact';
import { languageName, LANGUAGES } from '../../content/languages.ts';
import type { ShownAccount } from '../../desk/accounts/accounts.ts';
import type { AccountRole } from '../../ledger/rows/accounts.ts';
import type { Site } from '../site.ts';
import { DeskField, type DeskPage, FindingList, type ToldFinding } from './frame.tsx';
import { SheetFields } from './printing.tsx';
import { DeskTable } from './table.tsx';

export interface PeopleData {
  readonly accounts: readonly ShownAccount[];
  /** Which ones can be given. */
  readonly roles: readonly AccountRole[];
  readonly pools: readonly string[];
  readonly findings: readonly ToldFinding[];
  /** A link that was made just now. */
  readonly link?: { readonly url: string; readonly until: string };
}

export function peoplePage({ accounts, roles, pools, findings, link }: PeopleData, site: Site): DeskPage {
  const words = site.pages.desk.people;
  return {
    title: words.title,
    section: 'people',
    isShownOnce: link !== undefined,
    body: (
      <>
        <h1>{words.title}</h1>
        <FindingList findings={findings} />
        {link === undefined ? null : (
          <div class="notice">
            <p>
              {words.link} {site.say.date(site.dayOf(link.until))}. {words.linkOnce}
            </p>
            <p class="secret">{link.url}</p>
          </div>
        )}
        {accounts.length === 1 ? <p>{site.pages.answers.people.nobodyYet}</p> : null}
        <DeskTable
          columns={[
            {
              title: words.account,
              cell: ({ account, role }: ShownAccount) =>
                roles.includes(role) ? <a href={site.to.office(`/people/${account}`)}>{account}</a> : account,
            },
            { title: words.name, kind: 'name', cell: ({ name }) => name ?? site.pages.desk.nothing },
            { title: words.mail, cell: ({ mail }) => mail ?? '' },
            {
              title: words.role,
              cell: ({ role, closed }) =>
                `${site.pages.desk.roles[role]}${closed === true ? ` (${words.closed})` : ''}`,
            },
            {
              title: words.pools,
              cell: ({ pools: own = [], club, federation }) =>
                [...own, club, federation].filter((each) => each !== undefined).join(', '),
            },
            {
              title: '',
              cell: ({ account, role, closed }) =>
                closed === true || !roles.includes(role) ? null : <Links account={account} site={site} />,
            },
          ]}
          rows={accounts}
          keyOf={({ account }) => account}
        />
        <h2>{words.add}</h2>
        <form method="post" class="desk-form" action={site.to.office('/people')}>
          <AccountFields account={undefined} pools={pools} roles={roles} site={site} />
          <p class="buttons">
            <button type="submit" name="act" value="add">
              {words.add}
            </button>
          </p>
        </form>
      </>
    ),
  };
}

/** Links by which somebody chooses a password. */
function Links({ account, site }: { account: string; site: Site }): VNode {
  const words = site.pages.desk.people;
  return (
    <form method="post" class="buttons" action={site.to.office('/people')}>
      <input type="hidden" name="account" value={account} />
      <button type="submit" name="act" value="invitation" class="plain">
        {words.invite}
      </button>
      <button type="submit" name="act" value="reset" class="plain">
        {words.reset}
      </button>
    </form>
  );
}

function AccountFields({
  account,
  pools,
  roles,
  site,
}: {
  account: ShownAccount | undefined;
  pools: readonly string[];
  roles: readonly AccountRole[];
  site: Site;
}): VNode {
  const words = site.pages.desk.people;
  const { mail } = site.pages.ownAccount;
  return (
    <>
      <DeskField label={words.name}>
        <input name="name" required value={account?.name ?? ''} />
      </DeskField>
      <DeskField label={words.mail}>
        <input name="mail" type="email" value={account?.mail ?? ''} />
      </DeskField>
      <DeskField label={words.role}>
        <select name="role">
          {roles.map((role) => (
            <option key={role} value={role} selected={role === account?.role}>
              {site.pages.desk.roles[role]}
            </option>
          ))}
        </select>
      </DeskField>
      <fieldset hidden={!roles.includes('officer')}>
        <legend>{words.pools}</legend>
        {pools.map((pool) => (
          <label key={pool}>
            <input type="checkbox" name="pools" value={pool} checked={account?.pools?.includes(pool) === true} /> {
              pool
            }{' '}
          </label>
        ))}
      </fieldset>
      <DeskField label={words.federation}>
        <input name="federation" value={account?.federation ?? ''} />
      </DeskField>
      <DeskField label={words.club}>
        <input name="club" value={account?.club ?? ''} />
      </DeskField>
      <DeskField label={mail.language}>
        <select name="language">
          <option value="">{mail.anyLanguage}</option>
          {LANGUAGES.map((language) => (
            <option key={language} value={language} selected={language === account?.language}>
              {languageName(language)}
            </option>
          ))}
        </select>
      </DeskField>
    </>
  );
}

export interface PersonData {
  readonly account: ShownAccount;
  readonly pools: readonly string[];
  readonly roles: readonly AccountRole[];
  /** For officers: accounts that they may only help to sign in. */
  readonly mayChange: boolean;
  readonly findings: readonly ToldFinding[];
}

export function personPage({ account, pools, roles, mayChange, findings }: PersonData, site: Site): DeskPage {
  const words = site.pages.desk.people;
  return {
    title: account.name ?? account.account,
    section: 'people',
    body: (
      <>
        <h1>
          {account.name ?? site.pages.desk.nothing} <span class="quiet">{account.account}</span>
        </h1>
        <FindingList findings={findings} />
        {mayChange ? (
          <form method="post" class="desk-form">
            <AccountFields account={account} pools={pools} roles={roles} site={site} />
            <p class="buttons">
              <button type="submit" name="act" value="save">
                {words.save}
              </button>
              <button type="submit" name="act" value={account.closed === true ? 'open' : 'close'} class="plain">
                {account.closed === true ? words.reopen : words.close}
              </button>
            </p>
          </form>
        ) : (
          <SheetFields
            fields={[
              [words.mail, account.mail ?? site.pages.desk.nothing],
              [words.role, site.pages.desk.roles[account.role]],
              [words.club, account.club ?? site.pages.desk.nothing],
              [words.federation, account.federation ?? site.pages.desk.nothing],
            ]}
          />
        )}
        <form method="post" class="buttons">
          <button type="submit" name="act" value="second-factor" class="plain">
            {site.pages.ownAccount.codes.resetOfOther}
          </button>
        </form>
        <p>
          <a href={site.to.office('/people')}>{words.title}</a>
        </p>
      </>
    ),
  };
}
