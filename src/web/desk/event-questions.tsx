/** Questions about a report: the reported player next to the candidates, and the possible answers. */
import type { VNode } from 'preact';
import type { ShownQuestion } from '../../desk/events/questions.ts';
import type { EventDetails } from '../../desk/events/show.ts';
import type { Site } from '../site.ts';
import { fieldWord } from './value.tsx';

/** The traits that identify a person, in the report and in the registry. */
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

export interface AskedQuestion {
  readonly question: ShownQuestion;
  readonly told: string;
  readonly compared: ComparedQuestion;
}

export interface QuestionsData {
  readonly event: EventDetails;
  readonly questions: readonly AskedQuestion[];
  readonly may: { readonly answer: boolean };
}

export function Questions({ data: { questions, may }, site }: { data: QuestionsData; site: Site }): VNode | null {
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
      {may.answer ? null : <p>{site.pages.entry.event.officerAnswers}</p>}
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

/** The report is in the first column and the candidates beside it, so that each line can be compared. */
function Question({ asked, isFirst, mayAnswer, site }: QuestionProps): VNode {
  const words = site.pages.desk.event;
  const { question, told, compared } = asked;
  const { reported, kind, question: number } = question;
  return (
    <div class="question" id={`q${number}`}>
      <h3>
        {number}.{' '}
        {kind === 'identity'
          ? words.whoIs
          : reported === undefined
            ? fieldName(question.field, site)
            : site.personName(reported.name)}
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

/** Ratings that differ by less than this count as similar. */
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
  readonly text: (traits: ComparedTraits, site: Site) => string;
  readonly likeness: (reported: ComparedTraits, candidate: ComparedTraits) => Likeness;
}[] = [
  {
    trait: 'name',
    text: ({ name }, site) => (name === undefined ? '' : site.personName(name)),
    likeness: (one, other) => alike(one.name, other.name),
  },
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
              <td>{text(reported, site)}</td>
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
                    {text(candidate, site)}
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

const fieldName = (field: string | undefined, site: Site): string => {
  const { time, baseTime } = site.pages.entry.event;
  return field === 'controls' ? time : field === 'baseMinutes' ? baseTime : fieldWord(field ?? '', site);
};

/** Texts with control characters are never accepted, even if an officer confirms them. */
const isNeverEntered = ({ doubts }: Readonly<Record<string, unknown>>): boolean =>
  (doubts as readonly string[]).some((doubt) => doubt === 'control' || doubt === 'bidi');

function Answers({
  question: { kind, field, finding },
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
  const isDoubtful = finding.code === 'event.name-doubtful';
  // a text that is odd, and may be right
  const canStand = finding.code === 'event.text-doubtful' && !isNeverEntered(finding.facts);
  const hint =
    kind === 'identity'
      ? isDoubtful
        ? undefined
        : words.otherHint
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
          {kind === 'identity'
            ? isDoubtful
              ? words.rightName
              : words.other
            : field === 'entryRank'
              ? entry.grade
              : isTime
                ? entry.time
                : words.value}{' '}
          <input name="typed" placeholder={hint} data-players={kind === 'identity' && !isDoubtful ? '' : undefined} />
        </label>
        {isGrounded ? (
          <label>
            {words.ground} <input name="ground" required />
          </label>
        ) : null}
        <button type="submit" name="chosen" value="typed" class="plain">
          {words.answer}
        </button>
        {isTime || canStand ? (
          <button type="submit" name="chosen" value="as-is" class="plain">
            {isTime ? entry.timeUnchecked : entry.asItStands}
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
