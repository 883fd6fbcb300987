/** One event: its progress, and what has to be done next. */
import type { VNode } from 'preact';
import type { ShownComment } from '../../desk/events/comment.ts';
import type { EventDetails } from '../../desk/events/show.ts';
import { authorityName } from '../parts/authorities.ts';
import type { Site } from '../site.ts';
import { ChangeNumber, RatingNumber } from '../parts/numbers.tsx';
import type { AuditedEntry } from '../../reading/analysis/audit.ts';
import { ArbitersOfEvent, EventFactsOf, PartsOfEvent } from './event-facts.tsx';
import { type AskedQuestion, Questions } from './event-questions.tsx';
import { DeskField, type DeskPage, FindingList, type ToldFinding } from './frame.tsx';
import { EntryTable } from './players.tsx';

export interface ProvisionalNumbers {
  readonly before?: number | null;
  readonly after?: number | null;
  readonly change?: number | null;
}

export interface ProvisionalChange extends ProvisionalNumbers {
  readonly player: string;
  readonly name: string | null;
}

/** A clause that speaks against the event, or about it, and who may set it aside. */
export interface ShownCheck {
  readonly clause?: string;
  readonly weight: 'refuse' | 'warn' | 'note';
  readonly text: string;
  readonly by: readonly string[];
}

export interface DeskEventData {
  readonly event: EventDetails;
  /** The result of accepting it today. */
  readonly checks: readonly ShownCheck[];
  /** The list that it would be for. */
  readonly list?: string;
  readonly findings: readonly ToldFinding[];
  readonly questions: readonly AskedQuestion[];
  readonly changes: readonly ProvisionalChange[];
  /** Ratings as the report gives them, by player. */
  readonly ratingsInFile: ReadonlyMap<string, number>;
  /** The entry of the list that it counts on, once that is out. */
  readonly publication: { readonly time: string; readonly author: string } | undefined;
  readonly comments: readonly ShownComment[];
  readonly nameOfAccount: (author: string) => string;
  /** Its time control, as people write it. */
  readonly time: string | undefined;
  /** Its history, in words. */
  readonly entries: readonly AuditedEntry[];
  /** The acts that its state allows, for any account. */
  readonly can: { readonly [verb in 'accept' | 'refuse' | 'withdraw' | 'submit']: boolean };
  readonly may: {
    readonly answer: boolean;
    readonly decide: boolean;
    readonly correct: boolean;
    /** Its facts, while it is on no list. */
    readonly change: boolean;
    readonly arbiters: boolean;
    /** Files with days of birth, once it counts. */
    readonly export: boolean;
  };
}

interface Part {
  readonly data: DeskEventData;
  readonly site: Site;
}

export function deskEventPage(data: DeskEventData, site: Site): DeskPage {
  const { event } = data;
  const words = site.pages.desk.event;
  const forms = site.pages.forms.event;
  const act = (id: string): string => `${site.to.office(`/acts/${id}`)}?event=${event.event}`;
  return {
    title: `${event.event} ${event.name}`,
    section: 'events',
    body: (
      <>
        <h1>
          {event.name} <span class="quiet">{event.event}</span>
        </h1>
        <Way data={data} site={site} />
        <EventFactsOf event={event} time={data.time} site={site} />
        <p class="buttons">
          {data.may.change ? (
            <a class="button plain" href={act('events.change')}>
              {forms.change}
            </a>
          ) : null}
          {data.may.arbiters ? (
            <a class="button plain" href={act('events.arbiters')}>
              {forms.nameArbiters}
            </a>
          ) : null}
          {data.may.export ? (
            <a class="button plain" href={site.to.office(`/events/${event.event}/export`)}>
              {forms.export}
            </a>
          ) : null}
          <a href={site.to.event(event.event)}>{words.publicPage}</a>
          <a href={site.to.office(`/events/${event.event}/protocol`)}>{site.pages.sheets.protocol.link}</a>
        </p>
        <ArbitersOfEvent event={event} site={site} />
        <PartsOfEvent event={event} site={site} />
        <Questions data={data} site={site} />
        <Decision data={data} site={site} />
        {data.findings.length === 0 ? null : (
          <section>
            <h2>{words.findings}</h2>
            <FindingList findings={data.findings} />
          </section>
        )}
        <Changes data={data} site={site} />
        <Comments data={data} site={site} />
        <section>
          <h2>{words.history}</h2>
          <EntryTable entries={data.entries} nameOfAccount={data.nameOfAccount} site={site} />
        </section>
      </>
    ),
  };
}

const STEPS = ['registered', 'submitted', 'questions', 'accepted', 'rated', 'published'] as const;
/** The step that each kind of entry is. */
const BY_KIND: Readonly<Record<string, (typeof STEPS)[number]>> = {
  'event.registered': 'registered',
  'event.submitted': 'submitted',
  'questions.asked': 'questions',
  'question.answered': 'questions',
  'event.accepted': 'accepted',
  'event.refused': 'accepted',
  'events.rated': 'rated',
  'list.published': 'published',
};
const BY_LIST: readonly (typeof STEPS)[number][] = ['rated', 'published'];
const REACHED: Readonly<Record<EventDetails['state'], number>> = {
  registered: 0,
  submitted: 1,
  questions: 2,
  accepted: 3,
  refused: 3,
  rated: 4,
  published: 5,
  corrected: 5,
  withdrawn: 0,
};

/** From registered to published, with days and persons. */
function Way({ data: { event, publication, nameOfAccount }, site }: Part): VNode {
  const words = site.pages.desk.event.steps;
  const reached = REACHED[event.state];
  return (
    <>
      {event.state === 'withdrawn' ? <p class="notice">{site.commands.events.states[event.state]}</p> : null}
      {event.state === 'refused' ? <Refused event={event} site={site} /> : null}
      <ol class="way">
        {STEPS.map((step, place) => {
          const own = event.entries.findLast(({ kind }) => BY_KIND[kind] === step);
          // events that are rated with their list have no entry of their own for either step
          const entry = own ?? (BY_LIST.includes(step) ? publication : undefined);
          return (
            <li
              key={step}
              class={place <= reached ? 'done' : undefined}
              aria-current={place === reached ? 'step' : undefined}
            >
              {step === 'accepted' && event.state === 'refused' ? site.commands.events.states.refused : words[step]}
              {entry === undefined ? null : (
                <small class="quiet">
                  <br />
                  {site.say.date(site.dayOf(entry.time))}, {nameOfAccount(entry.author)}
                </small>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Why it was refused, and what can be done all the same. */
function Refused({ event, site }: { event: EventDetails; site: Site }): VNode {
  const ground = event.entries.findLast(({ kind }) => kind === 'event.refused')?.ground;
  return (
    <p class="notice">
      {site.commands.events.states.refused}
      {ground === undefined ? '. ' : `: ${ground}. `}
      {site.pages.entry.event.afterRefusal}
    </p>
  );
}

function Decision({ data: { event, checks, list, may, can }, site }: Part): VNode | null {
  const words = site.pages.desk.event;
  const isWaiting = can.accept && event.openQuestions === 0;
  const canCorrect = may.correct && ['accepted', 'rated', 'published'].includes(event.state);
  const canSend = can.submit && !(event.state === 'accepted' && canCorrect);
  const hasGround = (isWaiting && may.decide) || (can.refuse && may.decide) || can.withdraw;
  if (!hasGround && !canCorrect && !canSend) return null;
  return (
    <section>
      <h2>{words.decide}</h2>
      {isWaiting && may.decide ? (
        <>
          {checks.length === 0 ? <p>{words.noFindings}</p> : null}
          {list === undefined ? null : (
            <p>
              {site.commands.events.list}: {site.say.month(list)}
            </p>
          )}
        </>
      ) : null}
      {event.openQuestions > 0 && may.decide ? <p>{words.answerFirst}</p> : null}
      <form method="post" class="desk-form">
        {isWaiting && may.decide ? <Checks checks={checks} site={site} /> : null}
        {hasGround ? (
          <DeskField label={words.ground}>
            <input name="ground" />
          </DeskField>
        ) : null}
        <p class="buttons">
          {isWaiting && may.decide ? (
            <button type="submit" name="act" value="accept" data-key="a">
              {words.accept}
            </button>
          ) : null}
          {can.refuse && may.decide ? (
            <button type="submit" name="act" value="refuse" class="plain">
              {words.refuse}
            </button>
          ) : null}
          {can.withdraw ? (
            <button type="submit" name="act" value="withdraw" class="plain">
              {words.withdraw}
            </button>
          ) : null}
          {canCorrect ? (
            <a class="button plain" href={site.to.office(`/events/${event.event}/correct`)}>
              {words.correct}
            </a>
          ) : null}
          {canSend ? (
            <a class="button plain" href={`${site.to.office('/upload')}?event=${event.event}`}>
              {event.sha256 === undefined ? site.pages.entry.event.sendReport : site.pages.entry.event.sendCorrected}
            </a>
          ) : null}
        </p>
      </form>
    </section>
  );
}

/** Clause by clause: the finding, who may waive it, and on what ground. */
function Checks({ checks, site }: { checks: readonly ShownCheck[]; site: Site }): VNode {
  const words = site.pages.desk.event;
  const entry = site.pages.entry;
  return (
    <ul class="findings">
      {checks.map(({ clause, weight, text, by }, place) => (
        <li key={String(place)} class={weight}>
          <strong>
            {entry.weights[weight]}
            {clause === undefined ? '' : ` · ${site.cite(clause)}`}
          </strong>{' '}
          {text}
          {weight === 'refuse' && by.length === 0 && clause !== undefined ? (
            <p class="quiet small">{entry.event.nobodyWaives}</p>
          ) : null}
          {by.length === 0 || clause === undefined ? null : (
            <p class="buttons waiver">
              <label>
                <input type="checkbox" name="waive" value={clause} /> {words.waive}
              </label>
              <label>
                {words.by}{' '}
                <select name={`by ${clause}`}>
                  {by.map((each) => (
                    <option key={each} value={each}>
                      {authorityName(each, site)}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                {words.ground} <input name={`ground ${clause}`} />
              </label>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Changes({ data: { event, changes, ratingsInFile }, site }: Part): VNode | null {
  const words = site.pages.desk.event;
  const counted = event.entrants.flatMap(({ player, name, result }) =>
    result === undefined ? [] : [{ player, name, before: result.before, after: result.after, change: result.change }],
  );
  const rows = counted.length > 0 ? counted : changes;
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{words.changes}</h2>
      {counted.length === 0 ? <p class="quiet">{words.provisional}</p> : null}
      <table class="labelled">
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {ratingsInFile.size === 0 ? null : (
              <th scope="col" class="number">
                {site.pages.entry.event.inFile}
              </th>
            )}
            <th scope="col" class="number">
              {words.before}
            </th>
            <th scope="col" class="number">
              {words.change}
            </th>
            <th scope="col" class="number">
              {words.after}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player, name, before, after, change }) => (
            <tr key={player}>
              <td>
                {player.startsWith('?') ? (
                  site.personName(name)
                ) : (
                  <a href={site.to.office(`/players/${player}`)}>{site.personName(name)}</a>
                )}
              </td>
              {ratingsInFile.size === 0 ? null : (
                <td
                  class={`number ${(ratingsInFile.get(player) ?? null) === (before ?? null) ? 'quiet' : 'other'}`}
                  data-label={site.pages.entry.event.inFile}
                >
                  {ratingsInFile.get(player) ?? '–'}
                </td>
              )}
              <td class="number" data-label={words.before}>
                <RatingNumber value={before} site={site} />
              </td>
              <td class="number" data-label={words.change}>
                <ChangeNumber
                  value={change}
                  {...(counted.length > 0 && change != null ? { text: site.say.signed(change / 100) } : {})}
                  site={site}
                />
              </td>
              <td class="number" data-label={words.after}>
                <RatingNumber value={after} site={site} />
              </td>
              <td>
                {counted.length === 0 ? (
                  <a href={site.to.office(`/events/${event.event}/why/${encodeURIComponent(player)}`)}>{words.why}</a>
                ) : player.startsWith('?') ? null : (
                  <a href={site.to.why(player, event.pool, event.event)}>{words.why}</a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Comments({ data: { comments, nameOfAccount }, site }: Part): VNode {
  const words = site.pages.desk.event;
  return (
    <section>
      <h2>{words.comments}</h2>
      {comments.length === 0 ? (
        <p class="quiet">{words.noComments}</p>
      ) : (
        <ul class="comments">
          {comments.map(({ no, time, author, text }) => (
            <li key={String(no)}>
              <small class="quiet">
                {site.say.date(site.dayOf(time))}, {nameOfAccount(author)}:
              </small>{' '}
              {text ?? <em>{words.erased}</em>}
            </li>
          ))}
        </ul>
      )}
      <form method="post" class="desk-form">
        <input type="hidden" name="act" value="comment" />
        <DeskField label={words.comment}>
          <textarea name="text" rows={3} required />
        </DeskField>
        <p class="buttons">
          <button type="submit">{words.comment}</button>
        </p>
      </form>
    </section>
  );
}
