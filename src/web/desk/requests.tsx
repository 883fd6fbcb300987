/** Requests that wait for a second officer. */
import type { ShownRequest } from '../../acts/requests.ts';
import type { Site } from '../site.ts';
import { DeskField, type DeskPage, FindingList, type ToldFinding } from './frame.tsx';
import { DeskTable } from './table.tsx';
import { type Touched, TouchedTable } from './touched.tsx';
import { actWord, AnswerView } from './answer.tsx';
import { type ValueNames, ValueView } from './value.tsx';

export interface RequestsData {
  readonly requests: readonly ShownRequest[];
  readonly isAll: boolean;
  readonly nameOf: (account: string) => string;
}

export function requestsPage({ requests, isAll, nameOf }: RequestsData, site: Site): DeskPage {
  const words = site.pages.desk.requests;
  return {
    title: words.title,
    section: 'requests',
    body: (
      <>
        <h1>{words.title}</h1>
        {requests.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <DeskTable
            columns={[
              {
                title: '',
                cell: ({ request }: ShownRequest) => <a href={site.to.office(`/requests/${request}`)}>{request}</a>,
              },
              { title: words.act, kind: 'name', cell: ({ act }) => actWord(act, site) },
              { title: words.by, cell: ({ by }) => nameOf(by) },
              { title: words.on, kind: 'date', cell: ({ asked }) => site.say.date(site.dayOf(asked)) },
              { title: words.state, cell: ({ state }) => words.states[state] },
            ]}
            rows={requests}
            keyOf={({ request }) => request}
          />
        )}
        {isAll ? null : (
          <p>
            <a href={`${site.to.office('/requests')}?all=1`}>{words.all}</a>
          </p>
        )}
      </>
    ),
  };
}

export interface RequestData {
  readonly request: ShownRequest;
  readonly isOwn: boolean;
  /** Its effect if it were confirmed today. */
  readonly value: unknown;
  readonly findings: readonly ToldFinding[];
  readonly names: ValueNames;
  readonly nameOf: (account: string) => string;
  readonly touched?: readonly Touched[];
  readonly sort?: string | undefined;
}

export function requestPage(
  { request, isOwn, value, findings, names, nameOf, touched = [], sort }: RequestData,
  site: Site,
): DeskPage {
  const words = site.pages.desk.requests;
  const { request: id, act, by, asked, ground, state, ended, input, files } = request;
  return {
    title: `${id} ${actWord(act, site)}`,
    islands: ['sort'],
    section: 'requests',
    body: (
      <>
        <h1>
          {actWord(act, site)} <span class="quiet">{id}</span>
        </h1>
        <p>
          {words.by} {nameOf(by)}, {site.say.date(site.dayOf(asked))}
          {ground === undefined ? '' : `: ${ground}`} · {words.states[state]}
          {ended === undefined
            ? ''
            : ` · ${words.ended} ${nameOf(ended.by)}${ended.ground === undefined ? '' : `: ${ended.ground}`}`}
        </p>
        <h2>{site.pages.desk.acts.input}</h2>
        <ValueView value={files.length === 0 ? input : { ...(input as object), files }} site={site} names={names} />
        {state === 'waits' ? (
          <>
            <h2>{words.wouldDo}</h2>
            <FindingList findings={findings} />
            <TouchedTable rows={touched} address={site.to.office(`/requests/${id}`)} sort={sort} site={site} />
            <AnswerView value={value} site={site} names={names} />
            <form method="post" class="desk-form">
              <DeskField label={words.ground}>
                <input name="ground" />
              </DeskField>
              {isOwn ? <p class="quiet">{words.own}</p> : null}
              <p class="buttons">
                {isOwn ? null : (
                  <button type="submit" name="act" value="confirm">
                    {words.confirm}
                  </button>
                )}
                <button type="submit" name="act" value="decline" class="plain">
                  {isOwn ? words.takeBack : words.decline}
                </button>
              </p>
            </form>
          </>
        ) : null}
      </>
    ),
  };
}
