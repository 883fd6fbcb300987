/** Files of events for FIDE: the format and the rounds, or the list; the findings, and the files. */
import type { VNode } from 'preact';
import type { EventFile, EventFileFormat } from '../../desk/events/export.ts';
import type { Site } from '../site.ts';
import { DeskField, type DeskPage, FindingList, type ToldFinding } from './frame.tsx';
import { DeskTable } from './table.tsx';

/** One event, also by the days of its rounds; or one list of a pool. */
export type ExportChoice =
  | { readonly event: string; readonly name: string; readonly from?: string; readonly to?: string }
  | {
      readonly pools: readonly { readonly pool: string; readonly name: string }[];
      readonly pool?: string;
      readonly list?: string;
    };

export interface ExportData {
  readonly asked: ExportChoice;
  readonly formats: readonly EventFileFormat[];
  readonly format?: EventFileFormat;
  readonly answer?: {
    readonly findings: readonly ToldFinding[];
    readonly files?: readonly Omit<EventFile, 'bytes'>[];
  };
}

interface Part {
  readonly data: ExportData;
  readonly site: Site;
}

const addressOf = (asked: ExportChoice, { to }: Site): string =>
  to.office('event' in asked ? `/events/${asked.event}/export` : '/events/export');

export function exportPage(data: ExportData, site: Site): DeskPage {
  const { asked, answer } = data;
  const words = site.pages.forms.export;
  const title = 'event' in asked ? words.title(asked.name) : words.monthTitle;
  const isRefused = answer !== undefined && answer.files === undefined;
  return {
    title,
    section: 'events',
    ...(isRefused ? { status: 422 } : {}),
    body: (
      <>
        <h1>{title}</h1>
        <p>{'event' in asked ? words.lead : words.monthLead}</p>
        <form class="desk-form" action={addressOf(asked, site)}>
          <Format data={data} site={site} />
          {'event' in asked ? <RoundDays asked={asked} site={site} /> : <WhichList asked={asked} site={site} />}
          <p class="buttons">
            <button type="submit">{words.look}</button>
          </p>
        </form>
        <Answer data={data} site={site} />
        {'event' in asked ? (
          <p>
            <a href={site.to.office(`/events/${asked.event}`)}>{asked.event}</a>
          </p>
        ) : null}
      </>
    ),
  };
}

const Format = ({ data: { formats, format }, site }: Part): VNode => (
  <DeskField label={site.pages.forms.export.format}>
    <select name="format">
      {formats.map((each) => (
        <option key={each} value={each} selected={each === format}>
          {site.pages.forms.export.formats[each]}
        </option>
      ))}
    </select>
  </DeskField>
);

function RoundDays({ asked: { from, to }, site }: { asked: { from?: string; to?: string }; site: Site }): VNode {
  const words = site.pages.forms.export;
  return (
    <>
      <DeskField label={words.from} hint={words.interimHint}>
        <input name="from" type="date" value={from ?? ''} />
      </DeskField>
      <DeskField label={words.to}>
        <input name="to" type="date" value={to ?? ''} />
      </DeskField>
    </>
  );
}

function WhichList({
  asked: { pools, pool, list },
  site,
}: {
  asked: Extract<ExportChoice, { readonly pools: unknown }>;
  site: Site;
}): VNode {
  return (
    <>
      <DeskField label={site.commands.events.pool}>
        <select name="pool">
          {pools.map((each) => (
            <option key={each.pool} value={each.pool} selected={each.pool === pool}>
              {each.name}
            </option>
          ))}
        </select>
      </DeskField>
      <DeskField label={site.pages.forms.export.list}>
        <input name="list" type="month" required pattern="\d{4}-\d{2}" placeholder="2026-11" value={list ?? ''} />
      </DeskField>
    </>
  );
}

function Answer({ data: { asked, format, answer }, site }: Part): VNode | null {
  const words = site.pages.forms.export;
  if (answer === undefined) return null;
  const { findings, files } = answer;
  const chosen =
    'event' in asked ? { from: asked.from, to: asked.to } : { pool: asked.pool ?? '', list: asked.list ?? '' };
  const query = new URLSearchParams({ format: format ?? '' });
  for (const [name, value] of Object.entries(chosen)) if (value !== undefined) query.set(name, value);
  return (
    <section id="answer">
      <h2>{files === undefined ? words.cannot : words.file}</h2>
      <FindingList findings={findings} />
      {files === undefined ? null : (
        <>
          {findings.every(({ weight }) => weight === 'note') ? <p>{words.clean}</p> : null}
          <DeskTable
            columns={[
              { title: words.file, kind: 'name', cell: ({ name }: Omit<EventFile, 'bytes'>) => name },
              { title: words.players, kind: 'number', cell: ({ players }) => site.grouped(players) },
              { title: words.games, kind: 'number', cell: ({ games }) => site.grouped(games) },
              { title: 'SHA-256', cell: ({ sha256 }) => <code class="secret">{sha256}</code> },
            ]}
            rows={files}
            keyOf={({ name }) => name}
          />
          <p class="buttons">
            <a class="button" href={`${addressOf(asked, site)}/file?${query.toString()}`}>
              {words.get}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
