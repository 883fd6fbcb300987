/** Why a player would gain or lose by an event, before it counts. */
import type { EventDetails } from '../../desk/events/show.ts';
import type { Step } from '../../core/reasons.ts';
import type { PhraseBook } from '../../explain/tell.ts';
import { sayStep } from '../../explain/tell.ts';
import type { Family } from '../../rulebooks/rulebook.ts';
import { StepList } from '../parts/step-list.tsx';
import type { Site } from '../site.ts';
import type { DeskPage } from './frame.tsx';

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
