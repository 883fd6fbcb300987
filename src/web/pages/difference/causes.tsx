/** Why a player's row differs: a line for each cause, with links to the events, players and lists that it names. */
import type { ComponentChildren, VNode } from 'preact';
import type { Cause } from '../../../explain/diff-words.ts';
import type { DiffWords } from '../../../content/en/commands/diff.ts';
import type { Say } from '../../../explain/language.ts';
import type { ListChange } from '../../../reading/analysis/diff.ts';
import type { PublicDifference } from '../../../reading/public/difference.ts';
import { authorityName } from '../../parts/authorities.ts';
import { listDateText } from '../../../explain/list-date.ts';
import { type Site, wordsFor } from '../../site.ts';
import type { DifferenceWords } from '../../../content/en/pages/difference.ts';

export interface DifferenceProps {
  readonly site: Site;
  readonly words: DifferenceWords;
  readonly told: DiffWords;
  readonly difference: PublicDifference;
}

/** Over many months there may be a hundred; the player's card has them all. */
const MOST_CAUSES = 6;

export function CauseList({ change, ...shown }: DifferenceProps & { change: ListChange }): VNode {
  const { causes, unexplained, player } = change;
  const { told, words, site } = shown;
  if (causes.length === 0 && unexplained === 0) return <span>{words.none}</span>;
  const more = causes.length - MOST_CAUSES;
  return (
    <ul>
      {causes.slice(0, MOST_CAUSES).map((cause, place) => (
        <li key={place}>
          <CauseText cause={cause} next={causes[place + 1]} player={player} {...shown} />
        </li>
      ))}
      {more > 0 ? (
        <li>
          <a href={site.to.player(player)}>{words.more(more, site.say)}</a>
        </li>
      ) : null}
      {unexplained === 0 ? null : <li class="notice">{told.unexplained(unexplained, site.say)}</li>}
    </ul>
  );
}

/** There each event has its own explanation. */
const isAtOnce = ({ calendar }: PublicDifference): boolean => calendar === 'at-once';

interface CauseShown extends DifferenceProps {
  readonly cause: Cause;
  readonly next: Cause | undefined;
  readonly player: string;
}

/** An event has a page of its own; the changes of one list have one explanation. */
function CauseText({ cause, next, player, ...shown }: CauseShown): VNode {
  const { site, told, words, difference } = shown;
  if (cause.cause !== 'event') {
    const phrase = told.causes[cause.cause] as (given: Cause, say: Say) => string;
    return <>{linked(phrase(inWords(cause, shown), site.say), shown)}</>;
  }
  const { event, name, list, games, k, change, clause } = cause;
  const why = (of: string): ComponentChildren => (
    <>
      {' '}
      <a class="no-print" rel="nofollow" href={site.to.why(player, difference.pool, of)}>
        {site.words.why}
      </a>
    </>
  );
  return (
    <>
      <a href={site.to.event(event)}>{name === '' ? event : name}</a>
      {list === difference.to ? '' : `, ${words.on(listDateText(list, site))}`}: {words.games(games, site.say)}
      {k === null ? '' : `, K ${k}`}, {site.say.signed(change / 100)}
      {clause === null ? '' : ` (${site.cite(clause)})`}
      {isAtOnce(difference) ? why(event) : next?.cause === 'event' && next.list === list ? null : why(list)}
    </>
  );
}

/** Codes of the ledger and labels of clauses as the language has them. */
function inWords(cause: Cause, { site, difference: { family } }: DifferenceProps): Cause {
  if (cause.cause === 'decision') {
    const { indicators, settled, unsettled } = wordsFor(site, 'why', family);
    const value = (text: string): string => (text === 'true' ? unsettled : text === 'false' ? settled : text);
    return {
      ...cause,
      old: value(cause.old),
      new: value(cause.new),
      by: authorityName(cause.by, site),
      indicator: indicators[cause.indicator] ?? cause.indicator,
    };
  }
  if (cause.cause === 'brought') {
    return { ...cause, as: cause.as.length === MONTH ? site.say.month(cause.as) : site.say.date(cause.as) };
  }
  return 'clause' in cause && cause.clause !== null ? ({ ...cause, clause: site.cite(cause.clause) } as Cause) : cause;
}

const MONTH = '2026-10'.length;

/** An arrow is drawn: not every font has one. */
const withArrows = (text: string): ComponentChildren =>
  text.split('→').map((part, place) => (
    <>
      {place === 0 ? null : (
        <span class="to">
          <span class="hidden">→</span>
        </span>
      )}
      {part}
    </>
  ));

/** Sentences name events and players by their ids; here they are links with names. */
function linked(text: string, { site, difference: { events, names } }: DifferenceProps): ComponentChildren {
  return text.split(/\b(e\d+|[0-9a-z]{7})\b/).map((part, place) => {
    if (place % 2 === 0) return withArrows(part);
    const [event, name] = [events[part], names[part]];
    if (event !== undefined) return <a href={site.to.event(part)}>{event === '' ? part : event}</a>;
    return name === undefined ? part : <a href={site.to.player(part)}>{name}</a>;
  });
}
