/** The effect of a correction: results, facts and players before and after, each in a table. */
import type { VNode } from 'preact';
import type { CorrectedReportOutcome } from '../../desk/events/correct.ts';
import type { CorrectionEffect, GameCorrected, PlayerCorrected } from '../../desk/events/correction.ts';
import { ChangeNumber, RatingNumber } from '../parts/numbers.tsx';
import type { Site } from '../site.ts';
import { DeskTable } from './table.tsx';
import type { ValueNames } from './value.tsx';

interface CorrectionOf {
  readonly names: ValueNames;
  readonly site: Site;
}

/** Undefined where an answer is of another kind. */
export function correctionIn(value: unknown): CorrectedReportOutcome | undefined {
  const { event, correction, games } = (value ?? {}) as Partial<CorrectedReportOutcome>;
  return event !== undefined && (correction !== undefined || Array.isArray(games))
    ? (value as CorrectedReportOutcome)
    : undefined;
}

export function CorrectionView({
  corrected,
  ...of
}: CorrectionOf & { readonly corrected: CorrectedReportOutcome }): VNode {
  const { site, names } = of;
  const { event, state, questions, correction, games, list } = corrected;
  const words = site.pages.answers.correction;
  const states: Readonly<Record<string, string | undefined>> = site.commands.events.states;
  return (
    <section id="correction">
      <h2>{words.title}</h2>
      <p>
        <a href={site.to.office(`/events/${event}`)}>{event}</a>: {states[state] ?? state}
        {list === undefined ? '' : `, ${site.say.month(list)}`}
        {questions === 0 ? '' : `, ${site.pages.desk.inbox.questions(questions, site.say)}`}
      </p>
      {games === undefined ? null : (
        <>
          <p>{words.held}</p>
          <Games games={games} {...of} />
        </>
      )}
      {correction === undefined ? null : <Correction correction={correction} site={site} names={names} />}
    </section>
  );
}

function Correction({ correction, ...of }: CorrectionOf & { readonly correction: CorrectionEffect }): VNode {
  const { site } = of;
  const { facts, added, removed, games, players, events } = correction;
  const words = site.pages.answers.correction;
  return (
    <>
      <p>{words.listsStay}</p>
      <Games games={games} {...of} />
      <Named title={words.added} players={added} {...of} />
      <Named title={words.removed} players={removed} {...of} />
      {facts.length === 0 ? null : (
        <>
          <h3>{words.facts}</h3>
          <DeskTable
            columns={[
              { title: words.fact, kind: 'name', cell: ({ field }: CorrectionEffect['facts'][number]) => field },
              { title: words.was, cell: ({ was }) => factText(was) },
              { title: words.now, cell: ({ now }) => factText(now) },
            ]}
            rows={facts}
            keyOf={({ field }) => field}
          />
        </>
      )}
      <h3>{words.players}</h3>
      {players.length === 0 ? (
        <p>{words.nobody}</p>
      ) : (
        <DeskTable
          columns={[
            {
              title: words.player,
              kind: 'name',
              cell: ({ player }: PlayerCorrected) => <Player id={player} {...of} />,
            },
            { title: words.change, kind: 'number', cell: ({ change }) => <Change {...change} site={site} /> },
            { title: words.rating, kind: 'number', cell: ({ rating }) => <Rating {...rating} site={site} /> },
            {
              title: words.lists,
              cell: ({ lists }) =>
                lists.map(({ list, ...rating }) => (
                  <div key={list}>
                    {site.say.date(list)}: <Rating {...rating} site={site} />
                  </div>
                )),
            },
          ]}
          rows={players}
          keyOf={({ player }) => player}
        />
      )}
      {events.length < 2 ? null : (
        <p>
          {words.events}:{' '}
          {events.map(({ event, players: count }) => (
            <span key={event}>
              <a href={site.to.office(`/events/${event}`)}>{event}</a> ({site.grouped(count)}){' '}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

const factText = (fact: unknown): string =>
  fact === null ? '–' : typeof fact === 'string' ? fact : JSON.stringify(fact);

function Games({ games, ...of }: CorrectionOf & { readonly games: readonly GameCorrected[] }): VNode | null {
  const { site } = of;
  const words = site.pages.answers.correction;
  if (games.length === 0) return null;
  return (
    <>
      <h3>{words.games}</h3>
      <DeskTable
        columns={[
          {
            title: words.game,
            kind: 'name',
            cell: ({ white, black }: GameCorrected) => (
              <>
                <Player id={white} {...of} /> – <Player id={black} {...of} />
              </>
            ),
          },
          { title: words.round, kind: 'number', cell: ({ round }) => round },
          { title: words.was, cell: ({ was }) => was ?? words.notReported },
          { title: words.now, cell: ({ now }) => now ?? words.notReported },
        ]}
        rows={games}
        keyOf={({ round, white, black, now }) => `${round} ${white} ${black} ${now}`}
      />
    </>
  );
}

function Named({ title, players, ...of }: CorrectionOf & { title: string; players: readonly string[] }): VNode | null {
  if (players.length === 0) return null;
  return (
    <p>
      {title}:{' '}
      {players.map((id, place) => (
        <span key={id}>
          {place === 0 ? '' : ', '}
          <Player id={id} {...of} />
        </span>
      ))}
    </p>
  );
}

/** A player who is new to the registry has no card yet. */
function Player({ id, names, site }: CorrectionOf & { readonly id: string }): VNode {
  const name = names.nameOf(id);
  if (id.startsWith('?')) return <>{name === undefined ? id : site.personName(name)}</>;
  return <a href={site.to.office(`/players/${id}`)}>{name === undefined ? id : site.personName(name)}</a>;
}

interface WasAndNow {
  readonly was: number | null;
  readonly now: number | null;
  readonly site: Site;
}

const Change = ({ was, now, site }: WasAndNow): VNode => (
  <>
    <ChangeNumber value={was} site={site} /> → <ChangeNumber value={now} site={site} />
  </>
);

const Rating = ({ was, now, site }: WasAndNow): VNode => (
  <>
    <RatingNumber value={was} site={site} /> → <RatingNumber value={now} site={site} />
  </>
);
