import { speak } from '../../explain/language.ts';
import type { PhraseBook, ToldStep } from '../../explain/tell.ts';
import {
  type Explained,
  type Explanation,
  explainReport,
  isUnreadable,
  type SureRule,
  surenessOf,
  unreadableAnswer,
} from '../../engine/index.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { assumedKOf, controlOf, phraseBookOf, rulesOption, textOf } from '../options.ts';
import { findingLines, printLines } from '../print.ts';
import { type LoadedReport, loadReports, withPlacesAndFile } from '../reports.ts';
import { exitCodeOfAnswer } from './rate.ts';

export async function explainCommand(file: string, options: object): Promise<ExitCode> {
  const player = textOf(options, 'player');
  const rules = rulesOption(options);
  const control = controlOf(options);
  const assumeK = assumedKOf(options);
  const book = await phraseBookOf(options);
  let exit: ExitCode = 0;
  for await (const loaded of loadReports([file], options)) {
    const { report, findings, names } = loaded;
    const { answer, explanation }: Explained =
      report === undefined
        ? { answer: unreadableAnswer(findings) }
        : explainReport(report, { player: idOf(player, loaded), rules, control, assumeK, book }, findings);
    if (explanation === undefined && !isUnreadable(answer) && answer.rulebook !== null) {
      throw new UsageError(`there is no player "${player}" in ${file}`);
    }
    const refused = withPlacesAndFile(answer.findings, loaded).filter(({ weight }) => weight === 'refuse');
    const told = explanation === undefined ? [] : explanationLines(explanation, book, editionsOf(answer));
    const against =
      refused.length === 0 ? [] : findingLines(refused, book, (id) => names.get(id), undefined, loaded.name);
    await printLines(told.length > 0 && against.length > 0 ? [...told, '', ...against] : [...told, ...against]);
    exit = exitCodeOfAnswer(answer);
  }
  return exit;
}

const editionsOf = (answer: Explained['answer']): Parameters<typeof surenessOf>[1] =>
  isUnreadable(answer) || answer.rulebook === null ? [] : [answer.rulebook];

/** A player by the id of the report, or by a FIDE number. */
function idOf(player: string, { report }: LoadedReport): string {
  const reports = report === undefined ? [] : 'period' in report ? report.period : [report];
  const players = reports.flatMap((each) => each.players);
  if (players.some(({ id }) => id === player)) return player;
  return players.find(({ fideId }) => fideId === player)?.id ?? player;
}

export function explanationLines(
  { name, result, lines }: Explanation,
  book: PhraseBook,
  editions: Parameters<typeof surenessOf>[1],
): string[] {
  const say = speak(book);
  const shown = (rating: number | null): string => (rating === null ? book.words.unrated : say.number(rating));
  const { display, kind } = result as { readonly display?: string | null; readonly kind?: string };
  const before = `${shown(result.before)}${kind === 'unsettled' ? '*' : ''}`;
  return [
    book.words.title(name, before, display ?? shown(result.after)),
    '',
    ...lines.map(indented),
    ...surenessLines(surenessOf(result.steps ?? [], editions), book),
  ];
}

/** Which rules of an edition that is put together were used, the least sure first. */
export function surenessLines(rules: readonly SureRule[], { words: { rulebooks } }: PhraseBook): string[] {
  const { title, levels, source: from } = rulebooks.sureness;
  if (rules.length === 0) return [];
  return [
    '',
    `${title}:`,
    ...rules.map(({ edition, clause, confidence, source }) => {
      const said = `  ${levels[confidence]}  ${edition} ${clause}`;
      return source === undefined ? said : `${said} (${from}: ${source})`;
    }),
  ];
}

export const indented = ({ text, depth }: ToldStep): string => `${'  '.repeat(depth)}${text}`;
