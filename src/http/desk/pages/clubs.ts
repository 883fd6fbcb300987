/** Clubs of the registry, and their sheets to print. */
import { clubsIn, showClub } from '../../../desk/registry/clubs.ts';
import { clubPage, clubsPage, licenceSheet, orderSheet } from '../../../web/desk/clubs.tsx';
import type { Club } from '../../../desk/registry/clubs.ts';
import type { Finding } from '../../../core/finding.ts';
import { registryFinding } from '../../../desk/findings/registry.ts';
import { readOffice } from '../../../desk/office.ts';
import type { DeskRequest, DeskRoute } from '../desk-route.ts';
import { doAct, shownResult } from '../doing.ts';
import type { DeskForm } from '../forms.ts';

export const CLUBS: DeskRoute = {
  path: '/clubs',
  needs: 'players.show',
  get: async ({ office, serving, site }) =>
    clubsPage(await readOffice(office, (desk) => clubsIn(desk, serving.publicOffice.pause)), site),
};

const clubOf = async ({ office, serving, params, query }: DeskRequest): Promise<Club | undefined> => {
  const year = /^\d{4}$/.test(query['year'] ?? '') ? { year: query['year'] as string } : {};
  const { value } = await showClub(office, params['club'] as string, { ...year, pause: serving.publicOffice.pause });
  return value;
};

const PLACE = 'place ';

/** Players with a number, sorted by it. */
const placesIn = ({ values }: DeskForm): readonly (readonly [player: string, place: number])[] =>
  [...values]
    .filter(([name, [text = '']]) => name.startsWith(PLACE) && /^\d+$/.test(text.trim()))
    .map(([name, [text = '']]) => [name.slice(PLACE.length), Number(text)] as const)
    .sort(([, a], [, b]) => a - b);

/** Who was given the same number as somebody before, so that nobody knows which of the two is meant to be first. */
const twiceIn = (club: string, places: ReturnType<typeof placesIn>): readonly Finding[] =>
  places.flatMap(([, place], at) => {
    const [player, before] = places[at - 1] ?? [];
    return player === undefined || before !== place
      ? []
      : [registryFinding('player.order-taken', { club, place, player })];
  });

export const CLUB: DeskRoute = {
  path: '/clubs/:club',
  needs: 'players.show',
  get: async (request) => {
    const club = await clubOf(request);
    return club === undefined ? undefined : clubPage(club, request.site);
  },
  post: async (request) => {
    const { form, params, site } = request;
    const club = params['club'] as string;
    const places = placesIn(form);
    const doing = {
      act: 'players.order',
      back: site.to.office(`/clubs/${encodeURIComponent(club)}#order`),
      section: 'players',
    } as const;
    const findings = twiceIn(club, places);
    if (findings.length > 0) return shownResult(request, doing, { state: 'refused', findings });
    const players = places.map(([player]) => player);
    return doAct(request, { ...doing, call: { input: { club, players }, files: [] } });
  },
};

export const LICENCE_SHEET: DeskRoute = {
  path: '/clubs/:club/licences',
  needs: 'players.show',
  get: async (request) => {
    const club = await clubOf(request);
    return club === undefined ? undefined : licenceSheet(club, request.site);
  },
};

export const ORDER_SHEET: DeskRoute = {
  path: '/clubs/:club/order',
  needs: 'players.show',
  get: async (request) => {
    const club = await clubOf(request);
    return club === undefined ? undefined : orderSheet(club, request.site);
  },
};
