/** Players of the registry, for its officers. */
import type { AttachedForm } from '../../desk/registry/attachments.ts';
import type { NamedPlayer } from '../../desk/registry/find-named.ts';
import type { PlayerCard } from '../../desk/registry/show.ts';
import type { AuditedEntry } from '../../reading/analysis/audit.ts';
import type { FieldHistory } from '../../reading/field-history.ts';
import type { Site } from '../site.ts';
import { type DeskPage, FindingList, type ToldFinding } from './frame.tsx';
import { type DecidablePool, DecideForm, FieldHistories, Forms } from './player-parts.tsx';
import { DeskTable } from './table.tsx';
import { KomirSheets, Licences, Ratings, type SheetPeriod } from './player-sheet.tsx';

export interface DeskPlayersData {
  readonly q: string;
  readonly players: readonly NamedPlayer[];
  readonly findings: readonly ToldFinding[];
}

export function deskPlayersPage({ q, players, findings }: DeskPlayersData, site: Site): DeskPage {
  const words = site.pages.desk.players;
  const { fields } = site.commands.registry;
  return {
    title: words.title,
    section: 'players',
    islands: ['as-typed'],
    body: (
      <>
        <h1>{words.title}</h1>
        <form class="buttons" role="search" data-as-typed="found" action={site.to.office('/players')}>
          <label>
            {words.search} <input name="q" type="search" value={q} />
          </label>
          <button type="submit">{words.find}</button>
          <a class="button plain" href={site.to.office('/acts/players.add')}>
            {words.add}
          </a>
          <a class="button plain" href={site.to.office('/acts/players.import')}>
            {site.pages.forms.players.bringIn}
          </a>
          <a href={site.to.office('/clubs')}>{site.commands.clubs.title}</a>
        </form>
        <div id="found" aria-live="polite">
          <FindingList findings={findings} />
          {q !== '' && players.length === 0 ? <p>{words.none}</p> : null}
          {players.length === 0 ? null : (
            <DeskTable
              columns={[
                {
                  title: fields.name,
                  kind: 'name',
                  cell: ({ player, name }: NamedPlayer) => (
                    <>
                      <a href={site.to.office(`/players/${player}`)}>{name}</a> <span class="quiet">{player}</span>
                    </>
                  ),
                },
                { title: fields.birth, cell: ({ birthYear }) => birthYear ?? '' },
                { title: fields.federation, cell: ({ federation }) => federation ?? '' },
                { title: fields.club, cell: ({ club }) => club ?? '' },
                {
                  title: words.standings,
                  cell: ({ standings }) => standings.map(({ pool, rating }) => `${pool} ${rating ?? '–'}`).join(', '),
                },
              ]}
              rows={players}
              keyOf={({ player }) => player}
            />
          )}
        </div>
      </>
    ),
  };
}

export interface DeskPlayerData {
  readonly card: PlayerCard;
  /** Whether the day of birth is shown, which is recorded. */
  readonly isFull: boolean;
  readonly entries: readonly AuditedEntry[];
  /** The days that the FIDE sheet holds for. */
  readonly period?: SheetPeriod | undefined;
  /** What is wrong with the sheets. */
  readonly findings: readonly ToldFinding[];
  readonly fields: readonly FieldHistory[];
  readonly forms: readonly AttachedForm[];
  /** Pools in which something can be decided by the account. */
  readonly pools: readonly DecidablePool[];
  readonly nameOfAccount: (author: string) => string;
}

export function deskPlayerPage(data: DeskPlayerData, site: Site): DeskPage {
  const { card, period, isFull, entries, findings, fields, forms, pools, nameOfAccount } = data;
  const words = site.pages.desk.players;
  const { player, events, name } = card;
  const act = (id: string): string => `${site.to.office(`/acts/${id}`)}?player=${player}`;
  return {
    title: name ?? player,
    section: 'players',
    body: (
      <>
        <h1>
          {site.personName(name)} <span class="quiet">{player}</span>
        </h1>
        {card.erased === undefined ? null : <p class="notice">{site.pages.player.erased}</p>}
        <p class="buttons">
          {card.erased === undefined ? (
            <>
              <a class="button" href={act('players.change')}>
                {words.change}
              </a>
              <a class="button plain" href={act('players.merge')}>
                {words.merge}
              </a>
              <a class="button plain" href={act('players.split')}>
                {words.split}
              </a>
              <a class="button plain" href={act('players.erase')}>
                {words.erase}
              </a>
            </>
          ) : null}
          <a href={site.to.player(player)}>{words.publicPage}</a>
          <a href={site.to.office(`/players/${player}/card`)}>{site.pages.sheets.card.sheet}</a>
        </p>
        <FindingList findings={findings} />
        <KomirSheets card={card} period={period} site={site} />
        {isFull ? null : (
          <p>
            <a href={`${site.to.office(`/players/${player}`)}?full=1`}>{words.full}</a>{' '}
            <span class="quiet">{words.fullNote}</span>
          </p>
        )}
        <p>
          <a href={site.to.office(`/players/${player}/data`)}>{words.data}</a>{' '}
          <span class="quiet">{words.dataNote}</span>
        </p>
        <Licences card={card} site={site} />
        <Ratings card={card} site={site} />
        <Forms card={card} forms={forms} nameOfAccount={nameOfAccount} site={site} />
        <DecideForm card={card} pools={pools} site={site} />
        <FieldHistories history={fields} nameOfAccount={nameOfAccount} site={site} />
        <h2>{words.events}</h2>
        <ul>
          {events.slice(0, 50).map((event) => (
            <li key={event.event}>
              <a href={site.to.office(`/events/${event.event}`)}>{event.event}</a> {event.name}
              {event.start === null ? '' : `, ${site.say.date(event.start)}`}:{' '}
              {site.commands.events.states[event.state]}
            </li>
          ))}
        </ul>
        <details>
          <summary>{words.history}</summary>
          <EntryTable entries={entries} nameOfAccount={nameOfAccount} site={site} />
        </details>
      </>
    ),
  };
}

/** Entries in words, with what each changed. */
export function EntryTable({
  entries,
  nameOfAccount = (author) => author,
  site,
}: {
  entries: readonly AuditedEntry[];
  nameOfAccount?: (author: string) => string;
  site: Site;
}) {
  return (
    <table>
      <tbody>
        {entries.map(({ no, time, author, says, ground, changes }) => (
          <tr key={String(no)}>
            <td class="number quiet">{no}</td>
            <td class="date">{site.say.date(site.dayOf(time))}</td>
            <td>{nameOfAccount(author)}</td>
            <td>
              {says}
              {ground === null ? '' : ` — ${ground}`}
              {changes.length === 0 ? null : (
                <ul>
                  {changes.slice(0, 20).map((change, place) => (
                    <li key={String(place)}>{change.says}</li>
                  ))}
                </ul>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
