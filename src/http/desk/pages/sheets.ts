/** Pages for printing: a player's card, the protocol of an event, the report before a publication. */
import { dayText } from '../../../core/dates.ts';
import type { Finding } from '../../../core/finding.ts';
import { refusalOf } from '../../../desk/accounts/allowed.ts';
import { namesOfPersons } from '../../../desk/events/given.ts';
import { showEvent } from '../../../desk/events/show.ts';
import { previewList } from '../../../desk/lists/publish.ts';
import { readOffice } from '../../../desk/office.ts';
import { recordReading } from '../../../desk/readings/record.ts';
import { type PlayerCard, showPlayer } from '../../../desk/registry/show.ts';
import { publicEvent } from '../../../reading/public/event.ts';
import { eventProtocol } from '../../../web/desk/event-protocol.tsx';
import { listReportSheet } from '../../../web/desk/lists.tsx';
import { playerSheet, type SheetPeriod } from '../../../web/desk/player-sheet.tsx';
import type { DeskRoute } from '../desk-route.ts';
import { idsIn, toldFindings } from '../told.ts';
import { whatHappened } from '../what-happened.ts';

/** Everything that officers see except the day of birth, which is shown only where that is recorded. */
export function withoutBirth(card: PlayerCard): PlayerCard {
  const { birth: _birth, sheets, ...others } = card;
  if (sheets === undefined) return others;
  const { birth: _day, ...left } = sheets.left;
  return { ...others, sheets: { ...sheets, left } };
}

/** The validity of a card's FIDE sheet. */
export function periodOf({ sheets }: PlayerCard): SheetPeriod | undefined {
  const period = sheets?.right?.period;
  return period === undefined ? undefined : { from: dayText(period.from), to: dayText(period.to) };
}

export const PLAYER_SHEET: DeskRoute = {
  path: '/players/:player/card',
  needs: 'players.show',
  get: async ({ office, account, params, query, site }) => {
    const asked = params['player'] as string;
    const isFull = query['full'] !== undefined;
    const { value: card } = await showPlayer(office, asked, 'officer');
    if (card === undefined) return undefined;
    if (isFull) await recordReading(office, { reader: account.account, what: 'players.show', player: card.player });
    const findings = await toldFindings(card.sheets?.findings ?? [], site, office);
    return playerSheet({ card: isFull ? card : withoutBirth(card), period: periodOf(card), findings }, site);
  },
};

export const EVENT_PROTOCOL: DeskRoute = {
  path: '/events/:event/protocol',
  needs: 'events.show',
  get: async ({ office, account, params, site, serving }) => {
    const id = (params['event'] as string).toLowerCase();
    const against = await readOffice(office, (desk) => refusalOf(desk, account, 'events.show', { event: id }));
    if (against !== undefined) return undefined;
    const { value: event } = await showEvent(office, id);
    if (event === undefined) return undefined;
    const table = await readOffice(office, (desk) => publicEvent(desk, id, '', serving.publicOffice.pause));
    if (table === undefined) return undefined;
    return eventProtocol(
      {
        event,
        table,
        findings: await toldFindings(event.findings as readonly Finding[], site, office),
        ...(await whatHappened(office, event, site)),
      },
      site,
    );
  },
};

export const LIST_REPORT: DeskRoute = {
  path: '/lists/:pool/report',
  needs: 'lists.publish',
  get: async ({ office, account, params, query, site }) => {
    const pool = params['pool'] as string;
    const against = await readOffice(office, (desk) => refusalOf(desk, account, 'lists.publish', { pool }));
    if (against !== undefined) return undefined;
    const { date } = query;
    const { value, findings } = await previewList(office, {
      pool,
      ...(date === undefined || date === '' ? {} : { date }),
    });
    if (value === undefined) return undefined;
    const names = await namesOfPersons(office, [...idsIn(value.report)].slice(0, 5000));
    return listReportSheet(
      {
        pool,
        report: value.report,
        findings: await toldFindings(findings, site, office),
        nameOf: (each) => names.get(each),
      },
      site,
    );
  },
};
