/** Clubs of the registry, and their sheets to print. */
import { clubsIn, showClub } from '../../../desk/registry/clubs.ts';
import { clubPage, clubsPage, licenceSheet, orderSheet } from '../../../web/desk/clubs.tsx';
import type { Club } from '../../../desk/registry/clubs.ts';
import { readOffice } from '../../../desk/office.ts';
import type { DeskRequest, DeskRoute } from '../desk-route.ts';
import { doAct } from '../doing.ts';
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
const orderIn = ({ values }: DeskForm): readonly string[] =>
  [...values]
    .filter(([name, [text = '']]) => name.startsWith(PLACE) && /^\d+$/.test(text.trim()))
    .map(([name, [text = '']]) => [name.slice(PLACE.length), Number(text)] as const)
    .sort(([, a], [, b]) => a - b)
    .map(([player]) => player);

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
    return doAct(request, {
      act: 'players.order',
      call: { input: { club, players: orderIn(form) }, files: [] },
      back: site.to.office(`/clubs/${encodeURIComponent(club)}#order`),
      section: 'players',
    });
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
