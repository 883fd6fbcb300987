/** The results of an event, each with the choice of another one; or a corrected report in its place. */
import type { VNode } from 'preact';
import type { EventDetails } from '../../desk/events/show.ts';
import type { Site } from '../site.ts';
import { DeskField, type DeskPage } from './frame.tsx';

const RESULTS = ['1-0', '0-1', '1/2-1/2', '+/-', '-/+', '-/-'] as const;

export function correctEventPage({ event }: { readonly event: EventDetails }, site: Site): DeskPage {
  const words = site.pages.entry.correct;
  const names = new Map(event.entrants.map(({ player, name }) => [player, name]));
  const shown = (player: string): string => site.personName(names.get(player)) || player;
  const isCounted = ['rated', 'published'].includes(event.state);
  const rounds = [...new Set(event.gamesPlayed.map(({ round }) => round))].sort((one, other) => one - other);
  return {
    title: `${words.title}: ${event.name}`,
    section: 'events',
    body: (
      <>
        <h1>
          {words.title} <span class="quiet">{event.event}</span>
        </h1>
        <p>
          <a href={site.to.office(`/events/${event.event}`)}>{event.name}</a>
        </p>
        <p>{isCounted ? words.lead : words.notYet}</p>
        <form method="post" enctype="multipart/form-data" id="correct">
          {rounds.map((round) => (
            <details key={round} open={rounds.length <= 3}>
              <summary>{site.pages.check.round(round)}</summary>
              <table>
                <tbody>
                  {event.gamesPlayed
                    .filter((game) => game.round === round)
                    .map(({ white, black, result }, place) => (
                      <tr key={String(place)}>
                        <td>
                          {shown(white)} – {shown(black)}
                        </td>
                        <td>
                          <select
                            name={`game ${round} ${white} ${black} ${result}`}
                            aria-label={`${shown(white)} – ${shown(black)}`}
                          >
                            {RESULTS.map((each) => (
                              <option key={each} value={each} selected={each === result}>
                                {each}
                              </option>
                            ))}
                            <option value="none">{words.none}</option>
                          </select>
                        </td>
                      </tr>
                    ))}
                </tbody>
              </table>
            </details>
          ))}
          <details>
            <summary>{words.add}</summary>
            <p class="buttons">
              <label>
                {words.round} <input name="new-round" inputmode="numeric" size={3} />
              </label>
              <PlayerChoice name="new-white" label={words.white} event={event} shown={shown} />
              <PlayerChoice name="new-black" label={words.black} event={event} shown={shown} />
              <label>
                {words.result}{' '}
                <select name="new-result">
                  {RESULTS.map((each) => (
                    <option key={each} value={each}>
                      {each}
                    </option>
                  ))}
                </select>
              </label>
            </p>
          </details>
          <details>
            <summary>{words.file}</summary>
            <DeskField label={words.fileHint}>
              <input type="file" name="files" />
            </DeskField>
          </details>
          <p class="quiet">
            <a href={`${site.to.office('/acts/events.correct')}?event=${event.event}`}>{words.more}</a>
          </p>
          <div class="desk-form">
            <DeskField label={words.ground}>
              <input name="ground" required />
            </DeskField>
            <p>
              <label>
                <input type="checkbox" name="accept" value="1" checked /> {words.accept}
              </label>
            </p>
            <p class="buttons">
              <button type="submit" name="do" value="preview">
                {site.pages.desk.acts.preview}
              </button>
              <button type="submit" name="do" value="do" class="plain">
                {site.pages.desk.acts.doIt}
              </button>
            </p>
          </div>
        </form>
      </>
    ),
  };
}

interface PlayerChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly event: EventDetails;
  readonly shown: (player: string) => string;
}

function PlayerChoice({ name, label, event, shown }: PlayerChoiceProps): VNode {
  return (
    <label>
      {label}{' '}
      <select name={name}>
        <option value="">–</option>
        {event.entrants.map(({ player }) => (
          <option key={player} value={player}>
            {shown(player)}
          </option>
        ))}
      </select>
    </label>
  );
}
