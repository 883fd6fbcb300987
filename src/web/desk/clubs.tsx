/** Clubs of the registry, and the two sheets of each that offices print. */
import type { VNode } from 'preact';
import type { Club, ClubPlayer, ClubSummary } from '../../desk/registry/clubs.ts';
import type { Site } from '../site.ts';
import { DeskField, type DeskPage } from './frame.tsx';
import { PrintButton, Signatures } from './printing.tsx';
import { type DeskColumn, DeskTable } from './table.tsx';

export const clubAddress = (site: Site, club: string, path = ''): string =>
  site.to.office(`/clubs/${encodeURIComponent(club)}${path}`);

export function clubsPage(clubs: readonly ClubSummary[], site: Site): DeskPage {
  const words = site.commands.clubs;
  return {
    title: words.title,
    section: 'players',
    body: (
      <>
        <h1>{words.title}</h1>
        {clubs.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <DeskTable
            columns={[
              {
                title: words.club,
                kind: 'name',
                cell: ({ club }: ClubSummary) => <a href={clubAddress(site, club)}>{club}</a>,
              },
              { title: words.members, kind: 'number', cell: ({ members }) => site.grouped(members) },
              { title: words.guests, kind: 'number', cell: ({ guests }) => site.grouped(guests) },
              { title: words.ordered, kind: 'number', cell: ({ ordered }) => site.grouped(ordered) },
              {
                title: '',
                cell: ({ club }) => (
                  <>
                    <a href={clubAddress(site, club, '/licences')}>{words.licenceSheet}</a>
                    {' · '}
                    <a href={clubAddress(site, club, '/order')}>{words.orderSheet}</a>
                  </>
                ),
              },
            ]}
            rows={clubs}
            keyOf={({ club }) => club}
          />
        )}
      </>
    ),
  };
}

/** The role in which a player plays for the club. */
export function roleText({ isGuest, otherClub }: ClubPlayer, site: Site): string {
  const words = site.commands.clubs;
  if (isGuest) return words.guest(otherClub, site.say);
  return otherClub === undefined ? words.member : words.guestElsewhere(otherClub, site.say);
}

type ClubColumn = DeskColumn<ClubPlayer>;

const columnsOf = (
  site: Site,
): Readonly<Record<'place' | 'player' | 'komir' | 'fide' | 'born' | 'rating' | 'role', ClubColumn>> => {
  const words = site.commands.clubs;
  return {
    place: { title: words.place, kind: 'number', cell: ({ place }) => place ?? '' },
    player: {
      title: words.player,
      kind: 'name',
      cell: ({ player, name, title }) => (
        <>
          {title === undefined ? null : <abbr class="title">{title} </abbr>}
          <a href={site.to.office(`/players/${player}`)}>{site.personName(name)}</a>
        </>
      ),
    },
    komir: { title: words.komir, kind: 'number', cell: ({ numbers }) => numbers.komir ?? '' },
    fide: { title: words.fide, kind: 'number', cell: ({ numbers }) => numbers.fide ?? '' },
    born: { title: words.born, kind: 'number', cell: ({ birthYear }) => birthYear ?? '' },
    rating: { title: words.rating, kind: 'number', cell: ({ rating }) => rating ?? '–' },
    role: { title: words.role, cell: (player) => roleText(player, site) },
  };
};

/** Everybody with or without a licence for a year. */
export function licenceSheet({ club, year, players }: Club, site: Site): DeskPage {
  const words = site.commands.clubs;
  const { player, komir, fide, born, role } = columnsOf(site);
  const title = words.licenceTitle(club, year);
  const licensed = players.filter(({ licence }) => licence !== undefined).length;
  const licence: ClubColumn = {
    title: words.licence,
    cell: ({ licence: of }) => (of === undefined ? words.noLicence : of === club ? year : `${year}, ${of}`),
  };
  const since: ClubColumn = { title: words.since, kind: 'number', cell: ({ licensed: years }) => years?.from ?? '' };
  return {
    title,
    section: 'players',
    body: (
      <>
        <h1>{title}</h1>
        <p>{words.counted(players.length, licensed, site.say)}</p>
        <form class="buttons" action={clubAddress(site, club, '/licences')}>
          <label>
            {words.year} <input name="year" value={year} inputmode="numeric" pattern="[0-9]{4}" size={5} />
          </label>
          <button type="submit" class="plain">
            {words.show}
          </button>
          <PrintButton site={site} />
        </form>
        <DeskTable
          columns={[player, komir, fide, born, role, licence, since]}
          rows={players}
          keyOf={({ player: id }) => id}
        />
        <Signatures of={[words.club, site.pages.sheets.report.officer]} site={site} />
      </>
    ),
  };
}

/** The present order of a club. */
export function orderSheet({ club, day, players }: Club, site: Site): DeskPage {
  const words = site.commands.clubs;
  const title = words.orderTitle(club, day, site.say);
  const ordered = players.filter(({ place }) => place !== undefined);
  const { place, player, komir, fide, born, rating, role } = columnsOf(site);
  return {
    title,
    section: 'players',
    body: (
      <>
        <h1>{title}</h1>
        <p class="buttons">
          <PrintButton site={site} />
        </p>
        {ordered.length === 0 ? (
          <p>{words.noOrder}</p>
        ) : (
          <DeskTable
            columns={[place, player, komir, fide, born, rating, role]}
            rows={ordered}
            keyOf={({ player: id }) => id}
          />
        )}
        <Signatures of={[words.club, site.pages.sheets.report.officer]} site={site} />
      </>
    ),
  };
}

/** The order by dragging; without a script by numbers. */
function OrderForm({ players, site }: { players: readonly ClubPlayer[]; site: Site }): VNode {
  const words = site.commands.clubs;
  const { title, lead, look, put, up, down } = words.putOrder;
  return (
    <section id="order">
      <h2>{title}</h2>
      <p>{lead}</p>
      <form method="post" class="order-form">
        <ol class="order" data-up={up} data-down={down}>
          {players.map((each) => (
            <li key={each.player}>
              <label>
                <input
                  name={`place ${each.player}`}
                  value={each.place ?? ''}
                  inputmode="numeric"
                  pattern="[0-9]{1,4}"
                  size={3}
                  aria-label={`${words.place}: ${site.personName(each.name)}`}
                />{' '}
                <span class="who">{site.personName(each.name)}</span>{' '}
                <span class="quiet">
                  {each.rating ?? '–'}, {roleText(each, site)}
                </span>
              </label>
            </li>
          ))}
        </ol>
        <DeskField label={site.pages.desk.acts.ground}>
          <input name="ground" />
        </DeskField>
        <p class="buttons">
          <button type="submit" name="do" value="preview">
            {look}
          </button>
          <button type="submit" name="do" value="do" class="plain">
            {put}
          </button>
        </p>
      </form>
    </section>
  );
}

/** A club with everybody who plays for it. */
export function clubPage({ club, players, year }: Club, site: Site): DeskPage {
  const words = site.commands.clubs;
  const licensed = players.filter(({ licence }) => licence !== undefined).length;
  const { place, player, komir, born, rating, role } = columnsOf(site);
  const licence: ClubColumn = {
    title: `${words.licence} ${year}`,
    cell: ({ licence: of }) => (of === undefined ? words.noLicence : of),
  };
  return {
    title: club,
    section: 'players',
    islands: ['order'],
    body: (
      <>
        <h1>{club}</h1>
        <p>{words.counted(players.length, licensed, site.say)}</p>
        <p class="buttons">
          <a class="button plain" href={clubAddress(site, club, '/licences')}>
            {words.licenceSheet}
          </a>
          <a class="button plain" href={clubAddress(site, club, '/order')}>
            {words.orderSheet}
          </a>
          <a href={site.to.office('/clubs')}>{words.title}</a>
        </p>
        <DeskTable
          columns={[place, player, komir, born, rating, role, licence]}
          rows={players}
          keyOf={({ player: id }) => id}
        />
        <OrderForm players={players} site={site} />
      </>
    ),
  };
}
