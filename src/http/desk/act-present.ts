/** The present values when a form is opened: facts of an event, its arbiters, a card, names of a pool. */
import { controlsText } from '../../core/control.ts';
import type { ControlPeriod } from '../../core/report.ts';
import { refusalOf } from '../../desk/accounts/allowed.ts';
import { showEvent } from '../../desk/events/show.ts';
import { readOffice } from '../../desk/office.ts';
import { shownPool } from '../../desk/registry/pools.ts';
import { showPlayer } from '../../desk/registry/show.ts';
import type { DeskRequest } from './desk-route.ts';

/** Texts by the names of fields: `facts.name`, `arbiters.0.name`. */
export type PresentTexts = Readonly<Record<string, string>>;

const texts = (under: string, members: Readonly<Record<string, unknown>>): PresentTexts =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[`${under}.${name}`, String(value)] as const],
    ),
  );

async function eventOf({ office, account, query }: DeskRequest) {
  const event = (query['event'] ?? '').toLowerCase();
  const against = await readOffice(office, (desk) => refusalOf(desk, account, 'events.show', { event }));
  return against === undefined ? (await showEvent(office, event)).value : undefined;
}

const PRESENT: Readonly<Record<string, (request: DeskRequest) => Promise<PresentTexts>>> = {
  'events.change': async (request) => {
    const { controls, ...facts } = (await eventOf(request))?.facts ?? {};
    const time = controls === undefined ? undefined : controlsText(controls as unknown as readonly ControlPeriod[]);
    return texts('facts', { ...facts, controls: time });
  },
  'events.arbiters': async (request) => {
    const { arbiters = [] } = (await eventOf(request)) ?? {};
    return Object.assign({}, ...arbiters.map((each, place) => texts(`arbiters.${place}`, { ...each })));
  },
  // the day of birth is shown only on request
  'players.change': async ({ office, query }) => {
    const { value: card } = await showPlayer(office, query['player'] ?? '', 'officer');
    if (card === undefined) return {};
    const { name, sex, federation, title, numbers, club, guestClub, deceased, blocked, exempt, licences = {} } = card;
    const lines = Object.entries(licences).map(([year, holder]) => `${year} = ${holder}`);
    return texts('fields', {
      ...numbers,
      name,
      sex,
      federation,
      title,
      club,
      guestClub,
      deceased,
      blocked,
      exempt,
      private: card.private,
      licences: lines.length === 0 ? undefined : lines.join('\n'),
    });
  },
  'pools.change': async ({ office, query }) => {
    const row = await readOffice(office, (desk) => desk.pool(query['pool'] ?? ''));
    if (row === undefined) return {};
    const { name, names = {} } = shownPool(row);
    return { name, ...texts('names', names) };
  },
};

export const presentTexts = async (act: string, request: DeskRequest): Promise<PresentTexts> =>
  (await PRESENT[act]?.(request)) ?? {};
