/**
 * Accepted events as files for FIDE: one event, possibly only some of its rounds, or all of a list. Previewed first;
 * reading days of birth is recorded.
 */
import { refusalOf } from '../../../desk/accounts/allowed.ts';
import {
  EVENT_FILE_FORMATS,
  type EventFile,
  type EventFileFormat,
  exportEvent,
  exportMonth,
  hasFideFiles,
  zipped,
} from '../../../desk/events/export.ts';
import { showEvent } from '../../../desk/events/show.ts';
import { type Outcome, readOffice } from '../../../desk/office.ts';
import { recordReading } from '../../../desk/readings/record.ts';
import { type ExportChoice, exportPage } from '../../../web/desk/event-export.tsx';
import type { DeskAnswer, DeskRequest, DeskRoute } from '../desk-route.ts';
import { toldFindings } from '../told.ts';

const formatIn = ({ query }: DeskRequest): EventFileFormat | undefined =>
  EVENT_FILE_FORMATS.find((each) => each === query['format']);

const given = ({ query }: DeskRequest, ...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = (query[name] ?? '').trim();
      return text === '' ? [] : [[name, text] as const];
    }),
  );

const idOf = ({ params }: DeskRequest): string => (params['event'] as string).toLowerCase();

async function oneEvent(request: DeskRequest): Promise<Outcome<readonly EventFile[]> | undefined> {
  const format = formatIn(request);
  if (format === undefined) return undefined;
  const input = { event: idOf(request), format, ...given(request, 'from', 'to') };
  const { value, findings } = await exportEvent(request.office, input);
  return value === undefined ? { findings } : { value: [value], findings };
}

async function oneList(request: DeskRequest): Promise<Outcome<readonly EventFile[]> | undefined> {
  const format = formatIn(request);
  const { pool, list } = given(request, 'pool', 'list');
  return format === undefined || pool === undefined || list === undefined
    ? undefined
    : exportMonth(request.office, { pool, list, format });
}

/** Whether the account may have files of this event, or of this pool. */
const isRefusedTo = (
  { office, account }: DeskRequest,
  scope: { readonly event?: string; readonly pool?: string },
): Promise<boolean> =>
  readOffice(office, async (desk) => (await refusalOf(desk, account, 'events.export', scope)) !== undefined);

/** The form, and a preview of the files. */
async function shown(
  request: DeskRequest,
  asked: ExportChoice,
  outcome: Outcome<readonly EventFile[]> | undefined,
): Promise<DeskAnswer> {
  const { office, site } = request;
  const format = formatIn(request);
  return exportPage(
    {
      asked,
      formats: EVENT_FILE_FORMATS,
      ...(format === undefined ? {} : { format }),
      ...(outcome === undefined
        ? {}
        : {
            answer: {
              findings: await toldFindings(outcome.findings, site, office),
              ...(outcome.value === undefined
                ? {}
                : { files: outcome.value.map(({ bytes: _bytes, ...file }) => file) }),
            },
          }),
    },
    site,
  );
}

async function poolsOf({ office, account, site }: DeskRequest) {
  const rows = await readOffice(office, (desk) => desk.pools());
  return rows
    .filter((row) => hasFideFiles(row) && (account.pools === undefined || account.pools.includes(row.pool)))
    .map(({ pool, name }) => ({ pool, name: site.poolName(pool, name) }));
}

export const EVENT_EXPORT: DeskRoute = {
  path: '/events/:event/export',
  needs: 'events.export',
  get: async (request) => {
    const event = idOf(request);
    if (await isRefusedTo(request, { event })) return undefined;
    const { value } = await showEvent(request.office, event);
    if (value === undefined) return undefined;
    const days = given(request, 'from', 'to');
    return shown(request, { event, name: value.name, ...days }, await oneEvent(request));
  },
};

export const EVENT_EXPORT_FILE: DeskRoute = {
  path: '/events/:event/export/file',
  needs: 'events.export',
  get: async (request) => {
    const event = idOf(request);
    if (await isRefusedTo(request, { event })) return undefined;
    const [file] = (await oneEvent(request))?.value ?? [];
    if (file === undefined) return { to: request.site.to.office(`/events/${event}/export`) };
    await recordReading(request.office, {
      reader: request.account.account,
      what: 'events.export',
      player: file.event,
      persons: file.players,
    });
    return { file: file.name, type: 'text/plain; charset=utf-8', bytes: file.bytes };
  },
};

export const LIST_EXPORT: DeskRoute = {
  path: '/events/export',
  needs: 'events.export',
  get: async (request) => {
    const asked = given(request, 'pool', 'list');
    const { pool } = asked;
    if (pool !== undefined && (await isRefusedTo(request, { pool }))) return undefined;
    return shown(request, { ...asked, pools: await poolsOf(request) }, await oneList(request));
  },
};

export const LIST_EXPORT_FILE: DeskRoute = {
  path: '/events/export/file',
  needs: 'events.export',
  get: async (request) => {
    const { pool = '', list = '' } = given(request, 'pool', 'list');
    if (pool !== '' && (await isRefusedTo(request, { pool }))) return undefined;
    const files = (await oneList(request))?.value ?? [];
    if (files.length === 0) return { to: request.site.to.office('/events/export') };
    await recordReading(request.office, {
      reader: request.account.account,
      what: 'events.export',
      player: `${pool}:${list}`,
      persons: files.reduce((sum, { players }) => sum + players, 0),
    });
    return { file: `${pool}-${list}.zip`, type: 'application/zip', bytes: zipped(files) };
  },
};
