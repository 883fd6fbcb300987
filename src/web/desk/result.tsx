/** The result of an act, or of its preview. */
import type { Site } from '../site.ts';
import { type DeskPage, FindingList, type ToldFinding } from './frame.tsx';
import { type Touched, TouchedTable } from './touched.tsx';
import { type CorrectedFile, CorrectedFileView } from './marked-findings.tsx';
import { actWord, AnswerView } from './answer.tsx';
import type { ValueNames } from './value.tsx';

/** The same form again, with the confirmations that were requested. */
export interface AllTheSame {
  readonly label: string;
  readonly action: string;
  readonly values: readonly (readonly [name: string, value: string])[];
}

/** A preview, as one of several things that can be done with it. */
export interface DraftWay {
  readonly draft: string;
  readonly label: string;
}

export interface ResultData {
  readonly act: string;
  readonly state: 'done' | 'preview' | 'waits' | 'refused';
  readonly value: unknown;
  readonly findings: readonly ToldFinding[];
  readonly names: ValueNames;
  /** The address of the form. */
  readonly back: string;
  /** The page of its subject. */
  readonly next?: string;
  /** The preview can be carried out now: the name of the draft. */
  readonly draft?: string;
  readonly request?: string;
  readonly section?: DeskPage['section'];
  readonly corrected?: CorrectedFile;
  /** Whether a second officer will have to confirm it. */
  readonly isConfirmed: boolean;
  /** Everybody and everything that it affects, and the address for another order. */
  readonly touched?: readonly Touched[];
  readonly address?: string | undefined;
  readonly sort?: string | undefined;
  /** If it was refused: how it can be done all the same, and the page with all of its fields. */
  readonly allTheSame?: AllTheSame;
  readonly wholeForm?: string;
  readonly ways?: readonly DraftWay[];
  /** It contains something that is shown only once. */
  readonly isToldOnce?: boolean;
}

const STATUS = { done: 200, preview: 200, waits: 202, refused: 422 } as const;

export function resultPage(data: ResultData, site: Site): DeskPage {
  const { state, value, findings, names, back, next, draft, request, act } = data;
  const words = site.pages.desk.acts;
  const titles = {
    done: words.doneTitle,
    preview: words.previewTitle,
    waits: words.waitsTitle,
    refused: words.refusedTitle,
  };
  return {
    title: titles[state],
    status: STATUS[state],
    islands: ['sort'],
    isNotTaken: state === 'preview',
    isShownOnce: data.isToldOnce === true,
    ...(data.section === undefined ? {} : { section: data.section }),
    body: (
      <>
        <h1>{titles[state]}</h1>
        {actWord(act, site) === act ? null : (
          <p class="quiet">
            {actWord(act, site)} <code>{act}</code>
          </p>
        )}
        <FindingList findings={findings} />
        <TouchedTable rows={data.touched ?? []} address={data.address} sort={data.sort} site={site} />
        <AnswerView value={value} site={site} names={names} />
        {data.isToldOnce === true && state === 'done' ? <p class="notice">{site.pages.desk.people.linkOnce}</p> : null}
        {data.corrected === undefined ? null : <CorrectedFileView corrected={data.corrected} site={site} />}
        {value === undefined && findings.length === 0 ? <p>{words.nothingToSay}</p> : null}
        {data.allTheSame === undefined ? null : (
          <form method="post" action={data.allTheSame.action} class="buttons">
            {data.allTheSame.values.map(([name, given]) => (
              <input key={`${name} ${given}`} type="hidden" name={name} value={given} />
            ))}
            <button type="submit">{data.allTheSame.label}</button>
          </form>
        )}
        {(data.ways ?? []).length === 0 ? null : <h2>{words.toDecide}</h2>}
        {(data.ways ?? []).map((way) => (
          <form key={way.draft} method="post" action={site.to.office('/draft')} class="buttons">
            <input type="hidden" name="draft" value={way.draft} />
            <button type="submit" class="plain">
              {way.label}
            </button>
          </form>
        ))}
        {draft === undefined ? null : (
          <form method="post" action={site.to.office('/draft')} class="buttons">
            <input type="hidden" name="draft" value={draft} />
            <button type="submit">{words.doIt}</button>
            {data.isConfirmed ? <span class="quiet">{words.confirmed}</span> : null}
          </form>
        )}
        <p class="buttons">
          {request === undefined ? null : (
            <a class="button plain" href={site.to.office(`/requests/${request}`)}>
              {request}
            </a>
          )}
          {state === 'refused' || state === 'preview' ? (
            <>
              <a href={back} data-filled>
                {words.again}
              </a>
              {state === 'refused' && data.wholeForm !== undefined ? (
                <a href={data.wholeForm}>{site.pages.forms.wholeForm}</a>
              ) : null}
            </>
          ) : (
            <a href={next ?? back}>{site.pages.forms.goOn}</a>
          )}
        </p>
      </>
    ),
  };
}
