/** `elobook diff LIST LIST`: two lists of the office, or one and a file from elsewhere. */
import type { Cause, Likely, LikelyCause } from '../../explain/diff-words.ts';
import type { DiffWords } from '../../content/en/commands/diff.ts';
import { type Grammar, type Say, speak } from '../../explain/language.ts';
import type { ListChange, ListDiff, ListPlace } from '../../reading/analysis/diff.ts';
import type { FileDiff, ListDifference } from '../../reading/analysis/diff-file.ts';
import type { Office } from '../../desk/office.ts';
import type { ExitCode } from '../exit.ts';
import { bytesOf, Unread, unreadableFile } from '../input.ts';
import { withoutAbsent } from '../../engine/index.ts';
import { limitsOf } from '../limits.ts';
import { type CommandContext, readingOffice } from '../office.ts';
import { controlOf, encodingOf, idsOf, isOptionOn, contentOf } from '../options.ts';

const SHOWN = 40;

interface DiffContext {
  readonly words: DiffWords;
  readonly language: { readonly grammar: Grammar };
  readonly shown: number;
}

export async function diffCommand(one: string, other: string, options: object): Promise<ExitCode> {
  const language = await contentOf(options);
  const words = language.commands.diff;
  const telling: DiffContext = {
    words,
    language,
    shown: isOptionOn(options, 'all') ? Number.POSITIVE_INFINITY : SHOWN,
  };
  return readingOffice(options, 'anybody', async (office, at) => {
    const { diffLists, isListOfOffice, noListOfOffice } = await import('../../reading/analysis/diff.ts');
    const [isOne, isOther] = [await isListOfOffice(office, one), await isListOfOffice(office, other)];
    if (!isOne && !isOther) return at.print(noListOfOffice());
    if (isOne && isOther) {
      const outcome = await diffLists(office, one, other);
      return at.print(outcome, (diff) => listLines(diff, telling));
    }
    return againstFile(office, at, isOne ? [one, other] : [other, one], options, telling);
  });
}

async function againstFile(
  office: Office,
  { print }: CommandContext,
  [list, file]: readonly [string, string],
  options: object,
  telling: DiffContext,
): Promise<ExitCode> {
  const ids = idsOf(options);
  const { diffFile } = await import('../../reading/analysis/diff-file.ts');
  try {
    const outcome = await diffFile(office, list, {
      chunks: bytesOf(file),
      ...withoutAbsent({ ids }),
      control: controlOf(options),
      encoding: encodingOf(options),
      limits: limitsOf(options),
    });
    return await print(outcome, (diff) => fileLines(diff, file, telling));
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    return print({ findings: [unreadableFile(file, error.message)] });
  }
}

const INDENT = '    ';

function listLines(diff: ListDiff, { words, language, shown }: DiffContext): readonly string[] {
  const say = speak(language, (id) => diff.names[id]);
  const title = words.title(`${diff.pool}:${diff.from}`, `${diff.pool}:${diff.to}`);
  const counts = { changed: diff.changes.length, same: diff.same };
  return [
    title,
    words.counts(counts, say),
    ...diff.changes.slice(0, shown).flatMap((change) => ['', ...changeLines(change, words, say)]),
    ...(diff.changes.length > shown ? ['', words.more(diff.changes.length - shown, say)] : []),
  ];
}

function changeLines(change: ListChange, words: DiffWords, say: Say): readonly string[] {
  const { player, name, before, after, causes, unexplained } = change;
  const difference =
    before.rating === null || after.rating === null ? '' : ` (${say.signed(after.rating - before.rating)})`;
  return [
    `${player} ${name ?? ''}: ${place(before, words)} → ${place(after, words)}${difference}`,
    ...causes.map((cause) => {
      const phrase = words.causes[cause.cause] as (cause: Cause, say: Say) => string;
      return `${INDENT}${phrase(cause, say)}`;
    }),
    ...(unexplained === 0 ? [] : [`${INDENT}${words.unexplained(unexplained, say)}`]),
  ];
}

const place = ({ status, rating }: ListPlace, words: DiffWords): string =>
  rating === null ? words.statuses[status] : `${rating}${status === 'active' ? '' : ` ${words.statuses[status]}`}`;

function fileLines(diff: FileDiff, file: string, { words, language, shown }: DiffContext): readonly string[] {
  const say = speak(language);
  const counts = Object.entries(diff.counts).sort(([, a], [, b]) => b - a) as [Likely, number][];
  return [
    words.title(`${diff.pool}:${diff.date}`, file),
    words.counts({ changed: diff.differences.length, same: diff.same }, say),
    '',
    ...(counts.length === 0
      ? [words.none]
      : counts.map(([likely, count]) => `${String(count).padStart(7)}  ${words.headings[likely]}`)),
    ...(counts.length === 0 ? [] : ['']),
    ...diff.differences.slice(0, shown).map((each) => differenceLine(each, words, say)),
    ...(diff.differences.length > shown ? ['', words.more(diff.differences.length - shown, say)] : []),
  ];
}

function differenceLine(difference: ListDifference, words: DiffWords, say: Say): string {
  const { player, name, number, ours, theirs, causes } = difference;
  const told = causes.map((cause) =>
    (words.likely[cause.likely] as (cause: LikelyCause, say: Say) => string)(cause, say),
  );
  const ratings = `${ours ?? '–'} / ${theirs ?? '–'}`;
  const signed = ours === null || theirs === null ? '' : ` (${say.signed(theirs - ours)})`;
  return `${player ?? number} ${name ?? ''}: ${ratings}${signed}; ${told.join('; ')}`;
}
