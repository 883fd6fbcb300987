/** What the office has chosen for itself. */
import type { FourEyes } from '../../desk/registry/four-eyes.ts';
import type { ShownFederation } from '../../desk/registry/federations.ts';
import type { ShownPool } from '../../desk/registry/pools.ts';
import type { AnnouncedKey } from '../../ledger/signatures.ts';
import type { ClosingDay } from '../../reading/analysis/closing-days.ts';
import type { Site } from '../site.ts';
import type { DeskPage } from './frame.tsx';

export interface SettingsData {
  readonly pools: readonly ShownPool[];
  readonly federations: readonly ShownFederation[];
  readonly fourEyes: FourEyes;
  readonly keys: readonly AnnouncedKey[];
  readonly calendar: readonly ClosingDay[];
}

export function settingsPage({ pools, federations, fourEyes, keys, calendar }: SettingsData, site: Site): DeskPage {
  const words = site.pages.desk.settings;
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
        <h2>{words.pools}</h2>
        <table>
          <tbody>
            {pools.map(({ pool, name, family, from, control }) => (
              <tr key={pool}>
                <td>{pool}</td>
                <td>{site.poolName(pool, name)}</td>
                <td>{[family, control].filter((each) => each !== undefined).join(', ')}</td>
                <td class="date">{from}</td>
                <td>
                  <a href={act('pools.set', `?pool=${pool}`)}>{site.pages.desk.people.change}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <h2>{words.fourEyes}</h2>
        <form method="post">
          <p>{fourEyes === 'on' ? words.fourEyesOn : words.fourEyesOff}</p>
          <p class="buttons">
            <button type="submit" name="fourEyes" value={fourEyes === 'on' ? 'off' : 'on'} class="plain">
              {fourEyes === 'on' ? words.switchOff : words.switchOn}
            </button>
          </p>
        </form>
        <h2>{words.calendar}</h2>
        <table>
          <tbody>
            {calendar.map(({ pool, list, day, clause }) => (
              <tr key={`${pool} ${list}`}>
                <td class="date">{site.say.date(day)}</td>
                <td>{site.poolName(pool)}</td>
                <td>{site.say.month(list)}</td>
                <td class="quiet">{site.cite(clause)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h2>{words.federations}</h2>
        <table>
          <tbody>
            {federations.map(({ federation, status, officer }) => (
              <tr key={federation}>
                <td>
                  <a href={act('federations.set', `?federation=${federation}&status=${status}`)}>{federation}</a>
                </td>
                <td>{site.commands.registry.statuses[status]}</td>
                <td>{officer ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h2>{words.keys}</h2>
        <ul>
          {keys.map(({ key, from, until }) => (
            <li key={key}>
              <code>{key}</code> {site.say.date(from.slice(0, 10))}
              {until === undefined ? '' : ` – ${site.say.date(until.slice(0, 10))}`}
            </li>
          ))}
        </ul>
      </>
    ),
  };
}
