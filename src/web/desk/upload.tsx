/** The page for sending reports, with the result of each file. */
import type { VNode } from 'preact';
import type { SubmittedEvent } from '../../desk/events/submit.ts';
import type { Site } from '../site.ts';
import { DeskField, type DeskPage, FindingList, type ToldFinding } from './frame.tsx';
import { choiceWord, fieldWord } from './value.tsx';
import { NoPools, type NoPoolsData } from './no-pools.tsx';
import { type CorrectedFile, CorrectedFileView, type MarkedFinding, MarkedFindings } from './marked-findings.tsx';

export interface UploadData extends NoPoolsData {
  readonly pools: readonly { readonly pool: string; readonly name: string }[];
  readonly event: string;
  /** The event has a report, which the new one is compared with. */
  readonly hasReport: boolean;
  readonly mayAccept: boolean;
  readonly encodings: readonly string[];
  readonly reportRatings: readonly string[];
  /** What the part that reads files in the page needs to know about the office. */
  readonly check: Readonly<Record<string, string>>;
}

export function uploadPage(data: UploadData, site: Site): DeskPage {
  const { pools, event, hasReport, mayAccept, check } = data;
  const words = site.pages.desk.upload;
  const entry = site.pages.entry.upload;
  const standing = hasReport ? { 'data-event': event, 'data-report': site.to.office(`/events/${event}/report`) } : {};
  return {
    title: words.title,
    section: 'upload',
    islands: [`upload-${site.language}`],
    body: (
      <>
        <h1>{words.title}</h1>
        <p>
          {words.lead} <a href={site.to.office('/typing')}>{entry.typeIn}</a>{' '}
          <span class="quiet">({entry.typeInHint})</span>
        </p>
        {pools.length === 0 ? <NoPools mayOpen={data.mayOpen} site={site} /> : null}
        {hasReport ? <p class="notice">{entry.standingNote(event)}</p> : null}
        <div id="check" hidden {...check} {...standing} />
        <form
          id="upload"
          method="post"
          class="desk-form upload"
          enctype="multipart/form-data"
          action={site.to.office('/upload')}
        >
          <div class="drop without-script">
            <DeskField label={words.files}>
              <input type="file" name="files" multiple />
            </DeskField>
          </div>
          <div class="without-script">
            <DeskField label={words.text}>
              <textarea name="text" rows={6} spellcheck={false} />
            </DeskField>
          </div>
          <DeskField label={words.pool}>
            <select name="pool">
              <option value="">{words.byTime}</option>
              {pools.map(({ pool, name }) => (
                <option key={pool} value={pool}>
                  {name}
                </option>
              ))}
            </select>
          </DeskField>
          <DeskField label={words.event} hint={words.eventHint}>
            <input name="event" value={event} />
          </DeskField>
          <details>
            <summary>{site.pages.forms.further}</summary>
            <DeskField label={fieldWord('partOf', site)} hint={words.partOfHint}>
              <input name="partOf" />
            </DeskField>
            <Choice name="encoding" choices={data.encodings} hint={words.encodingHint} site={site} />
            <Choice name="reportRatings" choices={data.reportRatings} hint={words.reportRatingsHint} site={site} />
            <p>
              <a href={`${site.to.office('/acts/events.submit')}${event === '' ? '' : `?event=${event}`}`}>
                {site.pages.forms.wholeForm}
              </a>
            </p>
          </details>
          {mayAccept ? (
            <p>
              <label>
                <input type="checkbox" name="accept" value="1" /> {words.accept}
              </label>
            </p>
          ) : null}
        </form>
        <div class="send-bar no-print">
          <button type="submit" form="upload" name="do" value="preview">
            {words.preview}
          </button>
          <button type="submit" form="upload" name="do" value="send" class="plain">
            {words.send}
          </button>
          <span id="to-send" role="status" hidden />
        </div>
      </>
    ),
  };
}

interface ChoiceProps {
  readonly name: string;
  readonly choices: readonly string[];
  readonly hint: string;
  readonly site: Site;
}

/** One of several, or not set. */
const Choice = ({ name, choices, hint, site }: ChoiceProps): VNode => (
  <DeskField label={fieldWord(name, site)} hint={hint}>
    <select name={name}>
      <option value="" />
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choiceWord(name, choice, site)}
        </option>
      ))}
    </select>
  </DeskField>
);

export interface SubmittedData {
  readonly state: 'done' | 'preview' | 'refused';
  readonly files: readonly {
    readonly file: string;
    readonly events: readonly Pick<SubmittedEvent, 'event' | 'state' | 'questions' | 'players' | 'games'>[];
    readonly findings: readonly MarkedFinding[];
    /** Its differences from the report before it. */
    readonly corrected?: CorrectedFile;
  }[];
  readonly findings: readonly ToldFinding[];
  /** A previewed report, to be sent; or a report that the event has, or had earlier. */
  readonly draft?: { readonly id: string; readonly sentBefore: 'older' | 'same' | undefined };
  /** The event that was typed in, and came as this report. */
  readonly typed?: string;
}

const sendWord = (sentBefore: 'older' | 'same' | undefined, words: Site['pages']['desk']['upload']): string =>
  sentBefore === undefined ? words.send : sentBefore === 'older' ? words.putBack : words.onceMore;

export function submittedPage({ state, files, findings, draft, typed }: SubmittedData, site: Site): DeskPage {
  const { upload: words, acts } = site.pages.desk;
  const events = site.commands.events;
  const taken = files.filter(({ events: came }) => came.length > 0).length;
  const isNothing = taken === 0 && files.length > 0;
  const title =
    state === 'preview'
      ? words.previewTitle
      : isNothing
        ? words.nothingTitle
        : state === 'done'
          ? words.doneTitle
          : acts.refusedTitle;
  return {
    title,
    section: 'upload',
    status: state === 'refused' || (state === 'done' && isNothing) ? 422 : 200,
    isNotTaken: state === 'preview',
    body: (
      <>
        <h1>{title}</h1>
        {files.length < 2 ? null : <p>{words.takenOf(files.length, taken)}</p>}
        <FindingList findings={findings} />
        {files.map(({ file, events: came, findings: told, corrected }, place) => (
          <section key={String(place)} class="question">
            <h2>{file}</h2>
            {came.length === 0 ? <p class="loss">{events.refusedFile}</p> : null}
            <ul>
              {came.map(({ event, state: at, questions, players, games }) => (
                <li key={event}>
                  {state === 'done' ? <a href={site.to.office(`/events/${event}`)}>{event}</a> : event}:{' '}
                  {events.states[at]}
                  {questions > 0 ? `, ${site.pages.desk.inbox.questions(questions, site.say)}` : ''}; {events.players}:{' '}
                  {site.grouped(players)}, {events.games}: {site.grouped(games)}
                </li>
              ))}
            </ul>
            <MarkedFindings findings={told} site={site} />
            {corrected === undefined ? null : <CorrectedFileView corrected={corrected} site={site} />}
          </section>
        ))}
        {draft === undefined ? null : (
          <form method="post" action={site.to.office('/upload')} class="buttons" enctype="multipart/form-data">
            <input type="hidden" name="draft" value={draft.id} />
            {typed === undefined ? null : <input type="hidden" name="typed" value={typed} />}
            <button type="submit">{sendWord(draft.sentBefore, words)}</button>
          </form>
        )}
        <p class="buttons" data-taken-typed={state === 'done' ? typed : undefined}>
          {typed === undefined || state === 'done' ? null : (
            <a href={site.to.office(`/typing/${typed}`)}>{site.pages.entry.typing.backToTyping}</a>
          )}
          {typed !== undefined || (state === 'done' && !isNothing) ? (
            <a href={site.to.office('/upload')}>{words.again}</a>
          ) : (
            <a href={site.to.office('/upload')} data-filled>
              {acts.again}
            </a>
          )}
        </p>
      </>
    ),
  };
}
