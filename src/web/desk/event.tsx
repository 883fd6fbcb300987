/** One event: where it stands on its way, and what is to be done next. */
import type { VNode } from 'preact';
import type { ShownComment } from '../../desk/events/comment.ts';
import type { ShownQuestion } from '../../desk/events/questions.ts';
import type { EventDetails } from '../../desk/events/show.ts';
import type { Site } from '../site.ts';
import { authorityName } from '../parts/authorities.ts';
import { ChangeNumber, RatingNumber } from '../parts/numbers.tsx';
import { DeskField, type DeskPage, FindingList, type ToldFinding } from './frame.tsx';

export interface ProvisionalChange {
  readonly player: string;
  readonly name: string | null;
  readonly before?: number | null;
  readonly after?: number | null;
  readonly change?: number | null;
}

export interface DeskEventData {
  readonly event: EventDetails;
  /** What acceptance would say today, and which clauses of it can be set aside. */
  readonly verdict: readonly ToldFinding[];
  /** Clauses that may be set aside, and by whom. */
  readonly waivable: readonly { readonly clause: string; readonly by: readonly string[] }[];
  /** The list that it would be for. */
  readonly list?: string;
  readonly findings: readonly ToldFinding[];
  readonly questions: readonly { readonly question: ShownQuestion; readonly told: string }[];
  readonly changes: readonly ProvisionalChange[];
  readonly comments: readonly ShownComment[];
  readonly nameOfAccount: (author: string) => string;
  readonly may: { readonly answer: boolean; readonly decide: boolean; readonly correct: boolean };
}

interface Part {
  readonly data: DeskEventData;
  readonly site: Site;
}

export function deskEventPage(data: DeskEventData, site: Site): DeskPage {
  const { event } = data;
  const words = site.pages.desk.event;
  const of = site.commands.events;
  return {
    title: `${event.event} ${event.name}`,
    section: 'events',
    body: (
      <>
        <h1>
          {event.name} <span class="quiet">{event.event}</span>
        </h1>
        <Way data={data} site={site} />
        <dl class="facts-of">
          <dt>{of.pool}</dt>
          <dd>{site.poolName(event.pool)}</dd>
          <dt>{of.days}</dt>
          <dd>
            {event.start === null ? '' : site.say.date(event.start)}
            {event.end === null || event.end === event.start ? '' : ` – ${site.say.date(event.end)}`}
          </dd>
          <dt>{of.players}</dt>
          <dd>
            {site.grouped(event.players)}, {of.games}: {site.grouped(event.games)}
          </dd>
          {event.edition === null ? null : (
            <>
              <dt>{of.edition}</dt>
              <dd>
                <a href={site.to.rulebook(event.edition)}>{event.edition}</a>
              </dd>
            </>
          )}
          {event.sha256 === undefined ? null : (
            <>
              <dt>{of.report}</dt>
              <dd>
                <a href={site.to.office(`/events/${event.event}/report`)}>{words.report}</a>{' '}
                <code class="quiet">{event.sha256.slice(0, 16)}</code>
              </dd>
            </>
          )}
        </dl>
        <p>
          <a href={site.to.event(event.event)}>{words.publicPage}</a>
          {' · '}
          <a href={site.to.office(`/events/${event.event}/protocol`)}>{site.pages.sheets.protocol.link}</a>
        </p>
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
        <History data={data} site={site} />
      </>
    ),
  };
}

const STEPS = ['registered', 'submitted', 'questions', 'accepted', 'published'] as const;
/** The step that each kind of entry is. */
const BY_KIND: Readonly<Record<string, (typeof STEPS)[number]>> = {
  'event.registered': 'registered',
  'event.submitted': 'submitted',
  'question.answered': 'questions',
  'event.accepted': 'accepted',
  'events.rated': 'published',
  'list.published': 'published',
};
const REACHED: Readonly<Record<EventDetails['state'], number>> = {
  registered: 0,
  submitted: 1,
  questions: 2,
  accepted: 3,
  rated: 4,
  published: 4,
  corrected: 4,
  refused: 1,
  withdrawn: 0,
};

/** From registered to published, with days and persons. */
function Way({ data: { event, nameOfAccount }, site }: Part): VNode {
  const words = site.pages.desk.event.steps;
  const reached = REACHED[event.state];
  return (
    <>
      {event.state === 'refused' || event.state === 'withdrawn' ? (
        <p class="notice">{site.commands.events.states[event.state]}</p>
      ) : null}
      <ol class="way">
        {STEPS.map((step, place) => {
          const entry = event.entries.findLast(({ kind }) => BY_KIND[kind] === step);
          return (
            <li
              key={step}
              class={place <= reached ? 'done' : undefined}
              aria-current={place === reached ? 'step' : undefined}
            >
              {words[step]}
              {entry === undefined ? null : (
                <small class="quiet">
                  <br />
                  {site.say.date(entry.time.slice(0, 10))}, {nameOfAccount(entry.author)}
                </small>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Questions({ data: { event, questions, may }, site }: Part): VNode | null {
  const words = site.pages.desk.event;
  const open = questions.filter(({ question }) => question.open);
  if (open.length === 0) return null;
  const ratings = open.filter(({ question }) => question.kind === 'rating').length;
  const standards = open.filter(({ question }) => question.field === 'standardRating').length;
  return (
    <section>
      <h2>
        {words.questions} ({site.grouped(open.length)})
      </h2>
      {may.answer && ratings > 1 ? (
        <form method="post" class="buttons">
          <input type="hidden" name="act" value="answer-ratings" />
          <button type="submit" name="chosen" value="taken">
            {words.allTaken}
          </button>
          <button type="submit" name="chosen" value="unrated" class="plain">
            {words.allUnrated}
          </button>
        </form>
      ) : null}
      {may.answer && standards > 1 ? (
        <form method="post" class="buttons">
          <input type="hidden" name="act" value="answer-ratings" />
          <label>
            {words.ground} <input name="ground" required />
          </label>
          <button type="submit" name="chosen" value="none">
            {words.allWithoutStandard}
          </button>
        </form>
      ) : null}
      {open.map(({ question, told }) => (
        <Question key={String(question.question)} question={question} told={told} mayAnswer={may.answer} site={site} />
      ))}
      {event.state === 'refused' ? <p class="quiet">{site.commands.events.states.refused}</p> : null}
    </section>
  );
}

const cells = (row: {
  readonly name?: string | null | undefined;
  readonly birthYear?: number | null | undefined;
  readonly federation?: string | null | undefined;
  readonly fide?: string | null | undefined;
}): readonly string[] => [row.name ?? '', String(row.birthYear ?? ''), row.federation ?? '', row.fide ?? ''];

interface QuestionProps {
  readonly question: ShownQuestion;
  readonly told: string;
  readonly mayAnswer: boolean;
  readonly site: Site;
}

/** Candidates stand below what the report says, so that each column can be compared; a key presses each button. */
function Question({ question, told, mayAnswer, site }: QuestionProps): VNode {
  const words = site.pages.desk.event;
  const { reported, candidates = [], kind, question: number } = question;
  return (
    <div class="question" id={`q${number}`}>
      <h3>
        {number}. {kind === 'identity' ? words.whoIs : (question.field ?? reported?.name ?? '')}
      </h3>
      <p>{told}</p>
      <form method="post" action={`#q${number}`}>
        <input type="hidden" name="act" value="answer" />
        <input type="hidden" name="question" value={String(number)} />
        <input type="hidden" name="kind" value={kind} />
        {kind === 'identity' ? (
          <table>
            <tbody>
              {reported === undefined ? null : (
                <tr>
                  <th scope="row">{words.reported}</th>
                  {cells(reported).map((cell, place) => (
                    <td key={String(place)}>{cell}</td>
                  ))}
                  <td />
                </tr>
              )}
              {candidates.map((candidate, place) => (
                <tr key={candidate.person}>
                  <th scope="row">{words.candidate}</th>
                  {cells(candidate).map((cell, at) => (
                    <td key={String(at)}>
                      {at === 0 ? <a href={site.to.office(`/players/${candidate.person}`)}>{cell}</a> : cell}
                    </td>
                  ))}
                  <td>
                    {mayAnswer ? (
                      <button type="submit" name="chosen" value={candidate.person} data-key={String(place + 1)}>
                        {words.choose}
                      </button>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
        {mayAnswer ? <Answers kind={kind} isGrounded={question.field === 'standardRating'} site={site} /> : null}
      </form>
    </div>
  );
}

interface AnswersProps {
  readonly kind: ShownQuestion['kind'];
  /** The answer needs its ground. */
  readonly isGrounded: boolean;
  readonly site: Site;
}

function Answers({ kind, isGrounded, site }: AnswersProps): VNode {
  const words = site.pages.desk.event;
  if (kind === 'rating') {
    return (
      <p class="buttons">
        <button type="submit" name="chosen" value="taken">
          {words.taken}
        </button>
        <button type="submit" name="chosen" value="unrated" class="plain">
          {words.unrated}
        </button>
        <button type="submit" name="chosen" value="other" class="plain">
          {words.somebodyElse}
        </button>
      </p>
    );
  }
  return (
    <>
      {kind === 'identity' ? (
        <p class="buttons">
          <button type="submit" name="chosen" value="new" class="plain" data-key="n">
            {words.newcomer}
          </button>
          <button type="submit" name="chosen" value="as-is" class="plain">
            {words.asWritten}
          </button>
        </p>
      ) : null}
      <div class="buttons">
        <label>
          {kind === 'identity' ? words.other : words.value}{' '}
          <input name="typed" placeholder={kind === 'identity' ? words.otherHint : undefined} />
        </label>
        {isGrounded ? (
          <label>
            {words.ground} <input name="ground" required />
          </label>
        ) : null}
        <button type="submit" name="chosen" value="typed" class="plain">
          {words.answer}
        </button>
      </div>
      {kind === 'identity' ? (
        <p class="quiet">
          {words.although}{' '}
          {(['name', 'birth', 'federation'] as const).map((each) => (
            <label key={each}>
              <input type="checkbox" name="although" value={each} /> {site.commands.registry.fields[each]}{' '}
            </label>
          ))}
        </p>
      ) : null}
    </>
  );
}

function Decision({ data: { event, verdict, waivable, list, may }, site }: Part): VNode | null {
  const words = site.pages.desk.event;
  const isWaiting = event.state === 'submitted' && event.openQuestions === 0;
  const canRefuse = ['submitted', 'questions', 'registered'].includes(event.state);
  const canCorrect = may.correct && ['accepted', 'rated', 'published'].includes(event.state);
  return (
    <section>
      <h2>{words.decide}</h2>
      {isWaiting && may.decide ? (
        <>
          {verdict.length === 0 ? <p>{words.noFindings}</p> : <FindingList findings={verdict} />}
          {list === undefined ? null : (
            <p>
              {site.commands.events.list}: {site.say.month(list)}
            </p>
          )}
        </>
      ) : null}
      <form method="post" class="desk-form">
        {isWaiting && may.decide
          ? waivable.map(({ clause, by }) => (
              <p key={clause}>
                <label>
                  <input type="checkbox" name="waive" value={clause} /> {words.waive}: {site.cite(clause)}
                </label>{' '}
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
              </p>
            ))
          : null}
        <DeskField label={words.ground}>
          <input name="ground" />
        </DeskField>
        <p class="buttons">
          {isWaiting && may.decide ? (
            <button type="submit" name="act" value="accept" data-key="a">
              {words.accept}
            </button>
          ) : null}
          {canRefuse && may.decide ? (
            <button type="submit" name="act" value="refuse" class="plain">
              {words.refuse}
            </button>
          ) : null}
          {['registered', 'submitted', 'questions', 'accepted', 'rated'].includes(event.state) ? (
            <button type="submit" name="act" value="withdraw" class="plain">
              {words.withdraw}
            </button>
          ) : null}
          {canCorrect ? (
            <a class="button plain" href={`${site.to.office('/acts/events.correct')}?event=${event.event}`}>
              {words.correct}
            </a>
          ) : null}
        </p>
      </form>
    </section>
  );
}

function Changes({ data: { event, changes }, site }: Part): VNode | null {
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
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col" class="number">
              {words.before}
            </th>
            <th scope="col" class="number">
              {words.change}
            </th>
            <th scope="col" class="number">
              {words.after}
            </th>
            <th scope="col" />
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
              <td class="number">
                <RatingNumber value={before} site={site} />
              </td>
              <td class="number">
                <ChangeNumber
                  value={change}
                  {...(counted.length > 0 && change != null ? { text: site.say.signed(change / 100) } : {})}
                  site={site}
                />
              </td>
              <td class="number">
                <RatingNumber value={after} site={site} />
              </td>
              <td>
                {player.startsWith('?') || event.state === 'submitted' ? null : (
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
                {site.say.date(time.slice(0, 10))}, {nameOfAccount(author)}:
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

function History({ data: { event, nameOfAccount }, site }: Part): VNode {
  return (
    <section>
      <h2>{site.pages.desk.event.history}</h2>
      <table>
        <tbody>
          {event.entries.map(({ no, time, author, kind, ground }) => (
            <tr key={String(no)}>
              <td class="number quiet">{no}</td>
              <td class="date">{site.say.date(time.slice(0, 10))}</td>
              <td>{kind}</td>
              <td>{nameOfAccount(author)}</td>
              <td>{ground ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
