/** Everything that waits, each line with its next step. */
import type { Site } from '../site.ts';
import type { DeskPage } from './frame.tsx';
import { DeskTable } from './table.tsx';

export interface InboxLine {
  /** The last day that is in time. */
  readonly day: string | undefined;
  readonly overdue: boolean;
  readonly what: string;
  readonly next: string;
  readonly to: string;
}

export interface InboxData {
  readonly lines: readonly InboxLine[];
  /** The first steps of a new office, in their order. */
  readonly steps: readonly FirstStep[];
}

export interface FirstStep {
  readonly text: string;
  readonly to: string;
  readonly isDone: boolean;
  /** Another way to the same. */
  readonly or?: { readonly text: string; readonly to: string };
}

export function inboxPage({ lines, steps }: InboxData, site: Site): DeskPage {
  const words = site.pages.desk.inbox;
  return {
    title: words.title,
    section: 'inbox',
    body: (
      <>
        <h1>{words.title}</h1>
        {steps.length === 0 ? null : (
          <section class="notice">
            <h2>{words.firstSteps}</h2>
            <ol>
              {steps.map(({ text, to, isDone, or }) => (
                <li key={to}>
                  {isDone ? (
                    <>
                      {text} <span class="gain">{site.pages.entry.inbox.done}</span>
                    </>
                  ) : (
                    <>
                      <a href={to}>{text}</a>
                      {or === undefined ? null : (
                        <>
                          ; <a href={or.to}>{or.text}</a>
                        </>
                      )}
                    </>
                  )}
                </li>
              ))}
            </ol>
          </section>
        )}
        {lines.length === 0 ? (
          <>
            <p>{words.empty}</p>
            <p>
              <a href={site.to.office('/upload')}>{site.pages.desk.nav.upload}</a> ·{' '}
              <a href={site.to.office('/events')}>{site.pages.desk.nav.events}</a>
            </p>
          </>
        ) : (
          <DeskTable
            columns={[
              {
                title: words.deadline,
                kind: 'date',
                cell: ({ day, overdue }: InboxLine) => (
                  <>
                    {day === undefined ? '' : site.say.date(day)}
                    {overdue ? <strong class="loss"> {words.overdue}</strong> : null}
                  </>
                ),
              },
              { title: words.what, cell: ({ what }) => what },
              { title: words.next, cell: ({ to, next }) => <a href={to}>{next}</a> },
            ]}
            rows={lines}
            keyOf={(line) => lines.indexOf(line)}
          />
        )}
      </>
    ),
  };
}
