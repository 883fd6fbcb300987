/** Small events that are typed in: those that were begun, and the page of one; all else is done by its script. */
import type { ShownTypedEvent, TypedEventDraft } from '../../acts/typed-events.ts';
import type { Family } from '../../rulebooks/rulebook.ts';
import type { Site } from '../site.ts';
import type { DeskPage } from './frame.tsx';
import { NoPools, type NoPoolsData } from './no-pools.tsx';

export interface TypingPool {
  readonly pool: string;
  readonly name: string;
  readonly family: Family;
  readonly game: 'chess' | 'go';
}

export interface TypedEventsData extends NoPoolsData {
  readonly events: readonly ShownTypedEvent[];
  readonly hasPools: boolean;
}

export function typedEventsPage({ events, hasPools, mayOpen }: TypedEventsData, site: Site): DeskPage {
  const words = site.pages.entry.typing;
  return {
    title: words.title,
    section: 'upload',
    body: (
      <>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        {hasPools ? null : <NoPools mayOpen={mayOpen} site={site} />}
        <form method="post" class="buttons">
          <button type="submit" disabled={!hasPools}>
            {words.begin}
          </button>
          <a href={site.to.office('/upload')}>{words.toUpload}</a>
        </form>
        {events.length === 0 ? (
          <p class="quiet">{words.noneBegun}</p>
        ) : (
          <table>
            <tbody>
              {events.map(({ name, title, changed }) => (
                <tr key={name}>
                  <td>
                    <a href={site.to.office(`/typing/${name}`)}>{title === '' ? words.unnamed : title}</a>
                  </td>
                  <td class="date">{site.say.date(site.dayOf(changed))}</td>
                  <td>
                    <form method="post">
                      <button type="submit" name="drop" value={name} class="plain">
                        {words.drop}
                      </button>
                    </form>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </>
    ),
  };
}

export interface TypedEventData {
  readonly name: string;
  readonly draft: TypedEventDraft;
  readonly pools: readonly TypingPool[];
}

export function typedEventPage({ name, draft, pools }: TypedEventData, site: Site): DeskPage {
  const words = site.pages.entry.typing;
  return {
    title: words.title,
    section: 'upload',
    islands: [`typing-${site.language}`],
    body: (
      <>
        <h1>{words.title}</h1>
        <noscript>
          <p class="notice">{words.noScript}</p>
          <p>
            <a href={site.to.office('/upload')}>{words.toUpload}</a>
          </p>
        </noscript>
        <div
          id="typing"
          data-name={name}
          data-draft={JSON.stringify(draft)}
          data-pools={JSON.stringify(pools)}
          data-suggest={site.to.office('/suggest')}
          data-save={site.to.office(`/typing/${name}`)}
          data-sign-in={site.to.office()}
        />
        <form id="typed" method="post" enctype="multipart/form-data" action={site.to.office('/upload')} hidden>
          <input type="hidden" name="typed" value={name} />
          <input type="hidden" name="text" value="" />
          <input type="hidden" name="pool" value="" />
          <input type="hidden" name="event" value="" />
        </form>
        <p>
          <a href={site.to.office('/typing')}>{words.others}</a>
        </p>
      </>
    ),
  };
}
