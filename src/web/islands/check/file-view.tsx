/** Everything about one file. */
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { threeLetterCode } from '../../../core/three-letter-code.ts';
import { fileLines } from '../../../engine/file-text.ts';
import type { InspectedEvent } from '../../../engine/inspection.ts';
import { daysText } from '../../parts/days.ts';
import { RatingChanges } from './changes.tsx';
import { Corrected, isReportState } from './corrected.tsx';
import { ReportTable } from './cross-table.tsx';
import { type TextLines, WholeText } from './excerpts.tsx';
import { fileLabel } from './file-label.ts';
import { Findings } from './findings.tsx';
import { useKit } from './kit.ts';
import { Lacking } from './lacking.tsx';
import { ListUsed } from './settings.tsx';
import { type CheckState, type FileState, findingsOfFile } from './state.ts';

const NO_LINES: TextLines = { lines: [], format: null };
const nobody = (): undefined => undefined;

export function FileView({ file, state }: { file: FileState; state: CheckState }): VNode {
  const { words } = useKit();
  const { part, reply } = file;
  const format = reply?.format ?? null;
  const of = useMemo(
    () => (part.kind === 'fault' ? NO_LINES : { lines: fileLines(part.text, format), format }),
    [part, format],
  );
  const names = useMemo(() => new Map(reply?.names), [reply]);
  const nameOf = part.kind === 'fault' ? nobody : (id: string): string | undefined => names.get(id);
  if (part.kind === 'report' && reply === undefined) {
    return (
      <p class="quiet" role="status">
        {words.reading}
      </p>
    );
  }
  const events = reply?.events ?? [];
  const game = reply?.rating?.game ?? (format === 'h9' || format === 'opengotha' ? 'go' : 'chess');
  return (
    <article class="checked" aria-label={fileLabel(file, words)}>
      <h2 class="name">
        <bdi>{events[0]?.name ?? fileLabel(file, words)}</bdi>
      </h2>
      <AboutFile file={file} />
      {events.length === 0 ? null : <Contents hasText={part.kind === 'report'} />}
      <Findings findings={findingsOfFile(file)} of={of} nameOf={nameOf} />
      {isReportState(file) ? <Corrected key={file.key} file={file} files={state.files} /> : null}
      {part.kind === 'fault' || reply === undefined || events.length === 0 ? null : (
        <>
          <section id="changes">
            <h3>{words.changes}</h3>
            <ListUsed use={reply.list} lists={state.lists} />
            {reply.rating === undefined ? (
              <p>{words.notRatable}</p>
            ) : (
              <RatingChanges
                key={file.key}
                rating={reply.rating}
                file={part.file}
                query={state.query}
                nameOf={nameOf}
              />
            )}
          </section>
          <section id="lacking">
            <h3>{words.lacking}</h3>
            {events.map((event, place) => (
              <OfEvent key={place} event={event} isOne={events.length === 1}>
                <Lacking lacking={event.lacking} />
              </OfEvent>
            ))}
          </section>
          <section id="cross-table">
            <h3>{words.table}</h3>
            {events.map((event, place) => (
              <OfEvent key={`${file.key} ${place}`} event={event} isOne={events.length === 1}>
                <ReportTable table={event.table} game={game} />
              </OfEvent>
            ))}
            <p class="quiet small">{game === 'go' ? words.tableGo : words.tableChess}</p>
          </section>
        </>
      )}
      {part.kind === 'fault' ? null : (
        <section id="text">
          <h3>{words.text}</h3>
          <WholeText key={file.key} findings={findingsOfFile(file)} of={of} />
        </section>
      )}
    </article>
  );
}

/** A period has several events, each under its name. */
function OfEvent({ event, isOne, children }: { event: InspectedEvent; isOne: boolean; children: VNode }): VNode {
  return (
    <>
      {isOne ? null : (
        <h4>
          <bdi>{event.table.event}</bdi>
        </h4>
      )}
      {children}
    </>
  );
}

function Contents({ hasText }: { hasText: boolean }): VNode {
  const { words } = useKit();
  const places: readonly (readonly [string, string])[] = [
    ['findings', words.findings],
    ['changes', words.changes],
    ['lacking', words.lacking],
    ['cross-table', words.table],
    ...(hasText ? ([['text', words.text]] as const) : []),
  ];
  return (
    <nav class="contents no-print" aria-label={words.onThisPage}>
      <ul class="row">
        {places.map(([id, text]) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The findings of the file, and of the first event in it. */
function AboutFile({ file: { name, part, reply } }: { file: FileState }): VNode {
  const { words, say, book } = useKit();
  const [event] = reply?.events ?? [];
  const facts = [
    ...(event === undefined
      ? []
      : [
          daysText(event.start ?? null, event.end ?? null, { say, grammar: book.grammar }),
          [event.place, threeLetterCode(event.federation)].filter(Boolean).join(', '),
        ]),
    ...(event === undefined
      ? []
      : [
          words.players(event.table.rows.length, say),
          words.rounds(event.table.rounds, say),
          words.games(event.games, say),
        ]),
  ].filter((text) => text !== '');
  const of = [
    name,
    ...(reply?.format == null ? [] : [FORMAT_NAMES[reply.format]]),
    ...(part.kind === 'report' ? [part.encoding, words.size(say.number(part.bytes.length))] : []),
  ];
  return (
    <>
      {facts.length === 0 ? null : <p>{facts.join(' · ')}</p>}
      <p class="quiet small">
        <bdi>{of.join(' · ')}</bdi>
      </p>
    </>
  );
}

/** As the formats call themselves. */
const FORMAT_NAMES = {
  trf06: 'TRF06',
  trf16: 'TRF16',
  trf26: 'TRF26',
  json: 'JSON',
  h9: 'h9',
  opengotha: 'OpenGotha',
} as const;
