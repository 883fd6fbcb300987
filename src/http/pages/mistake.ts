/** `/mistake?about=…`: how to report a mistake. Its subject is repeated only where it looks like one of our pages. */
import { showFederations } from '../../desk/registry/federations.ts';
import { listDateText } from '../../explain/list-date.ts';
import { eventNumber, personNumber } from '../../ledger/ids.ts';
import { eventTitle } from '../../ledger/rows/events.ts';
import type { PublicOffice } from '../../reading/public/public-office.ts';
import { type MistakeData, mistakePage } from '../../web/pages/mistake/page.tsx';
import type { Site } from '../../web/site.ts';
import type { PageRoute } from '../page-route.ts';

const MONTH_OR_DAY = /^\d{4}-\d\d(?:-\d\d)?$/;

/** The subject of the report in words, and its page, where the address tells it. */
async function subjectOf(
  about: string,
  publicOffice: PublicOffice,
  site: Site,
): Promise<Pick<MistakeData, 'about' | 'page'>> {
  const { to, pools } = site;
  const [first = '', second, third] = about.split(' ');
  const isPool = (name: string | undefined): name is string => pools.some(({ pool }) => pool === name);
  const told = (...parts: readonly (string | undefined)[]): string =>
    parts.filter((part) => part !== undefined).join(', ') || about;
  const ofList = (date: string): string =>
    MONTH_OR_DAY.test(date) ? listDateText(date.padEnd(10, '-01'), site) : date;
  const event = eventNumber(first);
  if (event !== undefined) {
    const row = await publicOffice.look((desk) => desk.event(event));
    return { about: told(row === undefined ? undefined : eventTitle(row)), page: to.event(first) };
  }
  if (isPool(first) && second !== undefined) {
    const pool = site.poolName(first);
    return third === undefined
      ? { about: told(pool, ofList(second)), page: to.list(first, second) }
      : { about: told(pool, `${ofList(second)} – ${ofList(third)}`), page: to.difference(first, second, third) };
  }
  const person = personNumber(first);
  if (person === undefined) return { about };
  const [shown] = await publicOffice.look((desk) => desk.shownAmong([person]));
  const name = shown === undefined ? undefined : site.personName(shown.name);
  if (!isPool(second) || third === undefined) return { about: told(name), page: to.player(first) };
  const of = eventNumber(third) === undefined ? ofList(third) : undefined;
  return { about: told(name, site.poolName(second), of), page: to.why(first, second, third) };
}

const OURS = /^[\w.-]{1,40}(?: [\w.-]{1,40}){0,2}$/;

export const MISTAKE_PAGE: PageRoute = {
  path: '/mistake',
  make: async ({ publicOffice, query, site }) => {
    const { about } = query;
    const federations = await publicOffice.remember('federations', () => showFederations(publicOffice.office));
    return mistakePage(
      {
        ...(about !== undefined && OURS.test(about) ? await subjectOf(about, publicOffice, site) : {}),
        officers: federations.flatMap(({ federation, officer }) =>
          officer === undefined ? [] : [{ federation, officer }],
        ),
      },
      site,
    );
  },
};
