/** One event: where it stands on its way, and what is to be done next. */
import type { VNode } from 'preact';
import type { ShownComment } from '../../desk/events/comment.ts';
import type { ShownQuestion } from '../../desk/events/questions.ts';
import type { EventDetails } from '../../desk/events/show.ts';
import type { Step } from '../../core/reasons.ts';
import type { PhraseBook } from '../../explain/tell.ts';
import { sayStep } from '../../explain/tell.ts';
import type { Family } from '../../rulebooks/rulebook.ts';
import { authorityName } from '../parts/authorities.ts';
import { StepList } from '../parts/step-list.tsx';
import type { Site } from '../site.ts';
import { ChangeNumber, RatingNumber } from '../parts/numbers.tsx';
import { DeskField, type DeskPage, FindingList, type ToldFinding } from './frame.tsx';

export interface ProvisionalChange {
  readonly player: string;
  readonly name: string | null;
  readonly before?: number | null;
  readonly after?: number | null;
  readonly change?: number | null;
}

/** A clause that speaks against the event, or about it, and who may set it aside. */
export interface ShownCheck {
  readonly clause?: string;
  readonly weight: 'refuse' | 'warn' | 'note';
  readonly text: string;
  readonly by: readonly string[];
}

/** What tells who somebody is, as the report and the registry have it. */
export interface ComparedTraits {
  readonly name: string | undefined;
  readonly numbers: readonly string[];
  readonly birthYear: number | undefined;
  readonly federation: string | undefined;
  readonly club: string | undefined;
  readonly rating: number | undefined;
}

export interface ComparedPerson extends ComparedTraits {
  readonly person: string;
}

export interface ComparedQuestion {
  readonly reported: ComparedTraits;
  readonly candidates: readonly ComparedPerson[];
}

interface AskedQuestion {
  readonly question: ShownQuestion;
  readonly told: string;
  readonly compared: ComparedQuestion;
}

export interface DeskEventData {
  readonly event: EventDetails;
  /** What acceptance would say today. */
  readonly checks: readonly ShownCheck[];
  /** The list that it would be for. */
  readonly list?: string;
  readonly findings: readonly ToldFinding[];
  readonly questions: readonly AskedQuestion[];
  readonly changes: readonly ProvisionalChange[];
  /** Ratings as the report gives them, by player. */
  readonly ratingsInFile: ReadonlyMap<string, number>;
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
function Way({ data: { event, nameOfAccount }, site }: Part): VNode {
  const words = site.pages.desk.event.steps;
  const reached = REACHED[event.state];
  return (
    <>
      {event.state === 'withdrawn' ? <p class="notice">{site.commands.events.states[event.state]}</p> : null}
      <ol class="way">
        {STEPS.map((step, place) => {
          const entry = event.entries.findLast(({ kind }) => BY_KIND[kind] === step);
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
      {open.map((asked, place) => (
        <Question
          key={String(asked.question.question)}
          asked={asked}
          isFirst={place === 0}
          mayAnswer={may.answer}
          site={site}
        />
      ))}
      {event.state === 'refused' ? <p class="quiet">{site.commands.events.states.refused}</p> : null}
    </section>
  );
}

interface QuestionProps {
  readonly asked: AskedQuestion;
  /** Keys answer the first question that is open. */
  readonly isFirst: boolean;
  readonly mayAnswer: boolean;
  readonly site: Site;
}

/** What the report says stands in the first column and those who could be meant beside it, so that each line can be compared. */
function Question({ asked, isFirst, mayAnswer, site }: QuestionProps): VNode {
  const words = site.pages.desk.event;
  const { question, told, compared } = asked;
  const { reported, kind, question: number } = question;
  return (
    <div class="question" id={`q${number}`}>
      <h3>
        {number}. {kind === 'identity' ? words.whoIs : (reported?.name ?? fieldName(question.field, site))}
      </h3>
      <p>{told}</p>
      <form method="post" action={`#q${number}`}>
        <input type="hidden" name="act" value="answer" />
        <input type="hidden" name="question" value={String(number)} />
        <input type="hidden" name="kind" value={kind} />
        {kind === 'identity' ? (
          <Compared compared={compared} isFirst={isFirst} mayAnswer={mayAnswer} site={site} />
        ) : null}
        {mayAnswer ? <Answers question={question} isFirst={isFirst} site={site} /> : null}
      </form>
    </div>
  );
}

type Likeness = 'same' | 'near' | 'other' | 'unknown';

/** Ratings that are not far apart are of one strength. */
const NEAR = 100;

const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const alike = (one: string | undefined, other: string | undefined): Likeness => {
  if (one === undefined || other === undefined || one === '' || other === '') return 'unknown';
  if (one === other) return 'same';
  return plainText(one) === plainText(other) ? 'near' : 'other';
};

const TRAITS: readonly {
  readonly trait: keyof ComparedTraits;
  readonly text: (traits: ComparedTraits) => string;
  readonly likeness: (reported: ComparedTraits, candidate: ComparedTraits) => Likeness;
}[] = [
  { trait: 'name', text: ({ name }) => name ?? '', likeness: (one, other) => alike(one.name, other.name) },
  {
    trait: 'numbers',
    text: ({ numbers }) => numbers.join(', '),
    likeness: (one, other) =>
      one.numbers.length === 0 || other.numbers.length === 0
        ? 'unknown'
        : one.numbers.some((each) => other.numbers.includes(each))
          ? 'same'
          : 'other',
  },
  {
    trait: 'birthYear',
    text: ({ birthYear }) => String(birthYear ?? ''),
    likeness: (one, other) =>
      one.birthYear === undefined || other.birthYear === undefined
        ? 'unknown'
        : one.birthYear === other.birthYear
          ? 'same'
          : Math.abs(one.birthYear - other.birthYear) === 1
            ? 'near'
            : 'other',
  },
  {
    trait: 'federation',
    text: ({ federation }) => federation ?? '',
    likeness: (one, other) => alike(one.federation, other.federation),
  },
  { trait: 'club', text: ({ club }) => club ?? '', likeness: (one, other) => alike(one.club, other.club) },
  {
    trait: 'rating',
    text: ({ rating }) => String(rating ?? ''),
    likeness: (one, other) =>
      one.rating === undefined || other.rating === undefined
        ? 'unknown'
        : one.rating === other.rating
          ? 'same'
          : Math.abs(one.rating - other.rating) <= NEAR
            ? 'near'
            : 'other',
  },
];

const SIGNS: Readonly<Record<Likeness, string>> = { same: '=', near: '≈', other: '≠', unknown: '' };

interface ComparedProps {
  readonly compared: ComparedQuestion;
  readonly isFirst: boolean;
  readonly mayAnswer: boolean;
  readonly site: Site;
}

function Compared({ compared: { reported, candidates }, isFirst, mayAnswer, site }: ComparedProps): VNode {
  const words = site.pages.desk.event;
  const entry = site.pages.entry.event;
  return (
    <div class="scroll" role="region" aria-label={words.whoIs} tabIndex={0}>
      <table class="compared cross">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.reported}</th>
            {candidates.map(({ person }, place) => (
              <th key={person} scope="col">
                {words.candidate}: <a href={site.to.office(`/players/${person}`)}>{place + 1}.</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TRAITS.map(({ trait, text, likeness }) => (
            <tr key={trait}>
              <th scope="row">{entry.traits[trait]}</th>
              <td>{text(reported)}</td>
              {candidates.map((candidate) => {
                const how = likeness(reported, candidate);
                return (
                  <td key={candidate.person} class={how}>
                    {how === 'unknown' ? null : (
                      <span class="likeness" title={entry.likeness[how]}>
                        <span aria-hidden="true">{SIGNS[how]}</span>
                        <span class="hidden">{entry.likeness[how]}: </span>
                      </span>
                    )}{' '}
                    {text(candidate)}
                  </td>
                );
              })}
            </tr>
          ))}
          {mayAnswer ? (
            <tr>
              <td />
              <td />
              {candidates.map(({ person }, place) => (
                <td key={person}>
                  <button
                    type="submit"
                    name="chosen"
                    value={person}
                    data-press={isFirst ? String(place + 1) : undefined}
                  >
                    {words.choose}
                    {isFirst ? <kbd>{place + 1}</kbd> : null}
                  </button>
                </td>
              ))}
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

const fieldName = (field: string | undefined, { pages }: Site): string =>
  field === 'controls' ? pages.entry.event.time : (field ?? '');

function Answers({
  question: { kind, field },
  isFirst,
  site,
}: {
  question: ShownQuestion;
  isFirst: boolean;
  site: Site;
}): VNode {
  const words = site.pages.desk.event;
  const entry = site.pages.entry.event;
  // the answer needs its ground
  const isGrounded = field === 'standardRating';
  const isTime = field === 'controls';
  const hint =
    kind === 'identity'
      ? words.otherHint
      : field === 'entryRank'
        ? entry.gradeHint
        : isTime
          ? entry.timeHint
          : undefined;
  if (kind === 'rating') {
    return (
      <p class="buttons">
        <button type="submit" name="chosen" value="taken" data-press={isFirst ? '1' : undefined}>
          {words.taken}
          {isFirst ? <kbd>1</kbd> : null}
        </button>
        <button type="submit" name="chosen" value="unrated" class="plain" data-press={isFirst ? '2' : undefined}>
          {words.unrated}
          {isFirst ? <kbd>2</kbd> : null}
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
          <button type="submit" name="chosen" value="new" class="plain" data-press={isFirst ? 'n' : undefined}>
            {words.newcomer}
            {isFirst ? <kbd>n</kbd> : null}
          </button>
          <button type="submit" name="chosen" value="as-is" class="plain">
            {words.asWritten}
          </button>
        </p>
      ) : null}
      <div class="buttons">
        <label>
          {kind === 'identity' ? words.other : field === 'entryRank' ? entry.grade : isTime ? entry.time : words.value}{' '}
          <input name="typed" placeholder={hint} />
        </label>
        {isGrounded ? (
          <label>
            {words.ground} <input name="ground" required />
          </label>
        ) : null}
        <button type="submit" name="chosen" value="typed" class="plain">
          {words.answer}
        </button>
        {isTime ? (
          <button type="submit" name="chosen" value="as-is" class="plain">
            {entry.timeUnchecked}
          </button>
        ) : null}
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

function Decision({ data: { event, checks, list, may }, site }: Part): VNode | null {
  const words = site.pages.desk.event;
  const isWaiting = event.state === 'submitted' && event.openQuestions === 0;
  const canRefuse = ['submitted', 'questions', 'registered'].includes(event.state);
  const canCorrect = may.correct && ['accepted', 'rated', 'published'].includes(event.state);
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
      <form method="post" class="desk-form">
        {isWaiting && may.decide ? <Checks checks={checks} site={site} /> : null}
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
            <a class="button plain" href={site.to.office(`/events/${event.event}/correct`)}>
              {words.correct}
            </a>
          ) : null}
          {['registered', 'submitted', 'questions'].includes(event.state) ? (
            <a class="button plain" href={`${site.to.office('/upload')}?event=${event.event}`}>
              {event.sha256 === undefined ? site.pages.entry.event.sendReport : site.pages.entry.event.sendCorrected}
            </a>
          ) : null}
        </p>
      </form>
    </section>
  );
}

/** Clause by clause: what was found, and who may set it aside, on what ground. */
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
      <table>
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
                <td class={`number ${(ratingsInFile.get(player) ?? null) === (before ?? null) ? 'quiet' : 'other'}`}>
                  {ratingsInFile.get(player) ?? '–'}
                </td>
              )}
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

export interface ProvisionalWhyData {
  readonly event: EventDetails;
  readonly edition: string;
  readonly family: Family;
  readonly steps: readonly Step[];
  readonly name: string;
  readonly nameOf: (player: string) => string | undefined;
  readonly book: PhraseBook;
}

/** Step by step, before the event counts. */
export function provisionalWhyPage(data: ProvisionalWhyData, site: Site): DeskPage {
  const { event, edition, family, steps, name, nameOf, book } = data;
  const words = site.pages.desk.event;
  return {
    title: `${name}: ${event.name}`,
    section: 'events',
    body: (
      <>
        <h1>{site.personName(name)}</h1>
        <p>
          <a href={site.to.office(`/events/${event.event}`)}>
            {event.event} {event.name}
          </a>
        </p>
        <p class="quiet">{words.provisional}</p>
        {steps.length === 0 ? (
          <p>{site.pages.check.noReasons}</p>
        ) : (
          <StepList
            steps={steps}
            rules={edition}
            say={(step) => sayStep(step, family, book, nameOf)}
            book={book}
            clauseAt={(rules, clause) => site.to.rulebook(rules, clause === '' ? undefined : clause)}
          />
        )}
      </>
    ),
  };
}
