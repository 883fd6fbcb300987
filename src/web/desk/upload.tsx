/** Reports are sent here, and what became of them is told file by file. */
import type { SubmittedEvent } from '../../desk/events/submit.ts';
import type { Site } from '../site.ts';
import { DeskField, type DeskPage, FindingList, type ToldFinding } from './frame.tsx';

export interface UploadData {
  readonly pools: readonly { readonly pool: string; readonly name: string }[];
  readonly event: string;
  readonly mayAccept: boolean;
}

export function uploadPage({ pools, event, mayAccept }: UploadData, site: Site): DeskPage {
  const words = site.pages.desk.upload;
  return {
    title: words.title,
    section: 'upload',
    body: (
      <>
        <h1>{words.title}</h1>
        <p>
          {words.lead} <a href={site.to.check}>{words.checkFirst}</a>
        </p>
        <form method="post" class="desk-form" enctype="multipart/form-data" action={site.to.office('/upload')}>
          <div class="drop">
            <DeskField label={words.files}>
              <input type="file" name="files" multiple />
            </DeskField>
          </div>
          <DeskField label={words.text}>
            <textarea name="text" rows={6} spellcheck={false} data-draft="report" />
          </DeskField>
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
          {mayAccept ? (
            <p>
              <label>
                <input type="checkbox" name="accept" value="1" /> {words.accept}
              </label>
            </p>
          ) : null}
          <p class="buttons">
            <button type="submit" name="do" value="preview">
              {words.preview}
            </button>
            <button type="submit" name="do" value="send" class="plain">
              {words.send}
            </button>
          </p>
        </form>
      </>
    ),
  };
}

export interface SubmittedData {
  readonly state: 'done' | 'preview' | 'refused';
  readonly files: readonly {
    readonly file: string;
    readonly events: readonly Pick<SubmittedEvent, 'event' | 'state' | 'questions' | 'players' | 'games'>[];
    readonly findings: readonly ToldFinding[];
  }[];
  readonly findings: readonly ToldFinding[];
  readonly draft?: string;
}

export function submittedPage({ state, files, findings, draft }: SubmittedData, site: Site): DeskPage {
  const { upload: words, acts } = site.pages.desk;
  const events = site.commands.events;
  const title = state === 'done' ? words.doneTitle : state === 'preview' ? words.previewTitle : acts.refusedTitle;
  return {
    title,
    section: 'upload',
    status: state === 'refused' ? 422 : 200,
    body: (
      <>
        <h1>{title}</h1>
        <FindingList findings={findings} />
        {files.map(({ file, events: came, findings: told }, place) => (
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
            <FindingList findings={told} />
          </section>
        ))}
        {draft === undefined ? null : (
          <form method="post" action={site.to.office('/upload')} class="buttons" enctype="multipart/form-data">
            <input type="hidden" name="draft" value={draft} />
            <button type="submit">{words.send}</button>
          </form>
        )}
        <p class="buttons">
          <a href={site.to.office('/upload')}>{words.again}</a>
        </p>
      </>
    ),
  };
}
