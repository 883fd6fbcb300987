/** What the office has chosen for itself. */
import { inWords } from '../../explain/kept-words.ts';
import type { VNode } from 'preact';
import type { ShownApiKey } from '../../desk/accounts/api-keys.ts';
import type { Account } from '../../ledger/rows/accounts.ts';
import type { ShownDelivery, ShownWebhook } from '../../desk/accounts/webhooks.ts';
import type { FourEyes } from '../../desk/registry/four-eyes.ts';
import type { ShownFederation } from '../../desk/registry/federations.ts';
import type { ShownPool } from '../../desk/registry/pools.ts';
import type { OfficeRow } from '../../ledger/store.ts';
import type { AnnouncedKey } from '../../ledger/signatures.ts';
import type { ClosingDay } from '../../reading/analysis/closing-days.ts';
import type { Site } from '../site.ts';
import { DeskField, type DeskPage } from './frame.tsx';
import { momentText } from './jobs.tsx';
import { SheetFields } from './printing.tsx';
import { DeskTable } from './table.tsx';
import { choiceWord, dayWord } from './value.tsx';

export interface SettingsData {
  readonly own: OfficeRow | undefined;
  /** Its name and time zone can still be chosen. */
  readonly isNew: boolean;
  readonly pools: readonly ShownPool[];
  readonly federations: readonly ShownFederation[];
  readonly fourEyes: FourEyes;
  readonly keys: readonly AnnouncedKey[];
  readonly calendar: readonly ClosingDay[];
  readonly accounts: readonly Account[];
  readonly apiKeys: readonly ShownApiKey[];
  readonly webhooks: readonly ShownWebhook[];
  /** The last deliveries, and those that wait. */
  readonly deliveries: readonly ShownDelivery[];
}

type PoolKind = keyof Site['pages']['check']['families'];

export function settingsPage(data: SettingsData, site: Site): DeskPage {
  const { pools, federations, fourEyes, keys, calendar, own, isNew } = data;
  const words = site.pages.desk.settings;
  const { fields, settings: more } = site.pages.answers;
  const act = (id: string, query = ''): string => `${site.to.office(`/acts/${id}`)}${query}`;
  return {
    title: words.title,
    section: 'settings',
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="buttons">
          <a class="button" href={site.to.office('/people')}>
            {words.people}
          </a>
          <a class="button plain" href={act('office.set')}>
            {words.office}
          </a>
          <a class="button plain" href={act('pools.open')}>
            {words.openPool}
          </a>
          <a class="button plain" href={act('federations.set')}>
            {words.federations}
          </a>
        </p>
        {own === undefined ? null : <OwnOffice own={own} isNew={isNew} site={site} />}
        <h2>{words.pools}</h2>
        {pools.length === 0 ? (
          <p>{more.noPools}</p>
        ) : (
          <DeskTable
            columns={[
              {
                title: fields.pool,
                kind: 'name',
                cell: ({ pool, name }: ShownPool) => (
                  <>
                    {site.poolName(pool, name)} <span class="quiet">{pool}</span>
                  </>
                ),
              },
              {
                title: fields.family,
                cell: ({ family, control = 'standard' }) =>
                  site.pages.check.families[`${family}:${control}` as PoolKind],
              },
              { title: fields.from, cell: ({ from }) => dayWord(from, site) },
              { title: fields.closed, cell: ({ closed }) => (closed === undefined ? '' : dayWord(closed, site)) },
              {
                title: '',
                cell: ({ pool, closed }) => (
                  <>
                    <a href={act('pools.change', `?pool=${pool}`)}>{more.rename}</a> ·{' '}
                    <a href={act('pools.set', `?pool=${pool}`)}>{site.pages.desk.people.change}</a> ·{' '}
                    <a href={act(closed === undefined ? 'pools.close' : 'pools.reopen', `?pool=${pool}`)}>
                      {closed === undefined ? more.close : more.reopen}
                    </a>
                  </>
                ),
              },
            ]}
            rows={pools}
            keyOf={({ pool }) => pool}
          />
        )}
        <h2 id="four-eyes">{words.fourEyes}</h2>
        <form method="post">
          <p>{fourEyes === 'on' ? words.fourEyesOn : words.fourEyesOff}</p>
          <p class="buttons">
            <button type="submit" name="fourEyes" value={fourEyes === 'on' ? 'off' : 'on'} class="plain">
              {fourEyes === 'on' ? words.switchOff : words.switchOn}
            </button>
          </p>
        </form>
        <h2>{words.calendar}</h2>
        {calendar.length === 0 ? (
          <p>{more.noCalendar}</p>
        ) : (
          <DeskTable
            columns={[
              { title: more.closes, kind: 'date', cell: ({ day }: ClosingDay) => site.say.date(day) },
              { title: fields.pool, cell: ({ pool }) => site.poolName(pool) },
              { title: fields.list, cell: ({ list }) => site.say.month(list) },
              { title: fields.clause, cell: ({ clause }) => <span class="quiet">{site.cite(clause)}</span> },
            ]}
            rows={calendar}
            keyOf={({ pool, list }) => `${pool} ${list}`}
          />
        )}
        <h2>{words.federations}</h2>
        {federations.length === 0 ? (
          <p>{more.noFederations}</p>
        ) : (
          <DeskTable
            columns={[
              {
                title: fields.federation,
                kind: 'name',
                cell: ({ federation, status }: ShownFederation) => (
                  <a href={act('federations.set', `?federation=${federation}&status=${status}`)}>{federation}</a>
                ),
              },
              { title: fields.status, cell: ({ status }) => site.commands.registry.statuses[status] },
              { title: fields.officer, cell: ({ officer }) => officer ?? '' },
            ]}
            rows={federations}
            keyOf={({ federation }) => federation}
          />
        )}
        <h2>{words.keys}</h2>
        <ul>
          {keys.map(({ key, from, until }) => (
            <li key={key}>
              <code>{key}</code> {site.say.date(site.dayOf(from))}
              {until === undefined ? '' : ` – ${site.say.date(site.dayOf(until))}`}
            </li>
          ))}
        </ul>
        <Doors data={data} site={site} />
      </>
    ),
  };
}

/** What a delivery tells, with the page of the event or list. */
function ToldOf({ delivery, site }: { delivery: ShownDelivery; site: Site }): VNode | null {
  const { type, event, pool, list } = delivery;
  if (type === undefined) return null;
  return (
    <>
      {choiceWord('events', type, site)}
      {event === undefined ? null : (
        <>
          : <a href={site.to.office(`/events/${event}`)}>{event}</a>
        </>
      )}
      {pool === undefined || list === undefined ? null : (
        <>
          :{' '}
          <a
            href={site.to.office(`/lists/${pool}/published/${list}`)}
          >{`${site.poolName(pool)}, ${dayWord(list, site)}`}</a>
        </>
      )}
    </>
  );
}

/** Access to the office: accounts, keys for programs, webhooks. */
function Doors({ data: { accounts, apiKeys, webhooks, deliveries }, site }: { data: SettingsData; site: Site }): VNode {
  const words = site.pages.sheets.settings;
  const { people, roles } = site.pages.desk;
  const names = new Map(accounts.map(({ account, name }) => [account, name ?? account]));
  return (
    <>
      <h2>{words.accounts}</h2>
      <DeskTable
        columns={[
          {
            title: people.name,
            kind: 'name',
            cell: ({ account, name }: Account) => <a href={site.to.office(`/people/${account}`)}>{name ?? account}</a>,
          },
          { title: words.role, cell: ({ role }) => roles[role] },
          { title: people.pools, cell: ({ pools }) => pools?.map((pool) => site.poolName(pool)).join(', ') ?? '' },
          { title: '', cell: ({ closed }) => (closed === true ? people.closed : '') },
        ]}
        rows={accounts}
        keyOf={({ account }) => account}
      />
      <h2>{words.keys}</h2>
      {apiKeys.length === 0 ? (
        <p>{words.noKeys}</p>
      ) : (
        <DeskTable
          columns={[
            { title: people.name, kind: 'name', cell: ({ name }: ShownApiKey) => name },
            { title: people.account, cell: ({ account }) => names.get(account) ?? account },
            { title: site.pages.desk.account.scopes, cell: ({ scopes }) => scopes.join(', ') },
            {
              title: words.used,
              kind: 'date',
              cell: ({ used }) => (used === undefined ? words.never : site.say.date(site.dayOf(used))),
            },
            {
              title: '',
              cell: ({ account, key }) => (
                <a href={`${site.to.office('/acts/users.revoke-key')}?account=${account}&key=${key}`}>{words.remove}</a>
              ),
            },
          ]}
          rows={apiKeys}
          keyOf={({ key }) => key}
        />
      )}
      <h2>{words.webhooks}</h2>
      {webhooks.length === 0 ? (
        <p>{words.noWebhooks}</p>
      ) : (
        <DeskTable
          columns={[
            { title: '', cell: ({ webhook }: ShownWebhook) => webhook },
            { title: 'URL', kind: 'name', cell: ({ url }) => url },
            {
              title: words.told,
              cell: ({ events }) => events.map((each) => choiceWord('events', each, site)).join(', '),
            },
            {
              title: '',
              cell: ({ webhook }) => (
                <a href={`${site.to.office('/acts/webhooks.remove')}?webhook=${webhook}`}>{words.remove}</a>
              ),
            },
          ]}
          rows={webhooks}
          keyOf={({ webhook }) => webhook}
        />
      )}
      {deliveries.length === 0 ? null : (
        <>
          <h3>{words.deliveries}</h3>
          <DeskTable
            columns={[
              { title: words.when, kind: 'date', cell: ({ time }: ShownDelivery) => momentText(time, site) },
              { title: words.webhooks, cell: ({ webhook }) => webhook },
              { title: words.told, cell: (delivery) => <ToldOf delivery={delivery} site={site} /> },
              { title: words.state, cell: ({ state }) => site.commands.users.deliveries[state] },
              { title: words.tries, kind: 'number', cell: ({ attempts }) => String(attempts) },
              { title: words.last, cell: ({ last = '' }) => inWords(site.commands.users.faults, last) },
            ]}
            rows={deliveries}
            keyOf={({ delivery }) => delivery}
          />
        </>
      )}
      <p class="buttons">
        <a class="button plain" href={site.to.office('/acts/webhooks.add')}>
          {words.addWebhook}
        </a>
      </p>
    </>
  );
}

/** The name and the time zone of the office. */
function OwnOffice({ own, isNew, site }: { own: OfficeRow; isNew: boolean; site: Site }): VNode {
  const words = site.pages.answers.office;
  return (
    <section id="office">
      <h2>{words.title}</h2>
      {isNew ? (
        <form method="post" class="desk-form">
          <p>{words.whileNew}</p>
          <DeskField label={words.name}>
            <input name="name" required value={own.name} />
          </DeskField>
          <DeskField label={words.timeZone}>
            <select name="timeZone">
              {[...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), own.timeZone])].map((zone) => (
                <option key={zone} value={zone} selected={zone === own.timeZone}>
                  {zone}
                </option>
              ))}
            </select>
          </DeskField>
          <p class="buttons">
            <button type="submit">{site.pages.desk.people.save}</button>
          </p>
        </form>
      ) : (
        <SheetFields
          fields={[
            [words.name, own.name],
            [words.timeZone, own.timeZone],
          ]}
        />
      )}
    </section>
  );
}
