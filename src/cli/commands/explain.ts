import { speak } from '../../explain/language.ts';
import { type Content, surenessTold } from '../../content/content.ts';
import type { ToldStep } from '../../explain/tell.ts';
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
import { assumedKOf, contentOf, controlOf, rulesOption, textOf } from '../options.ts';
import { findingLines, printLines } from '../print.ts';
import { type LoadedReport, loadReports, withPlacesAndFile } from '../reports.ts';
import { exitCodeOfAnswer } from './rate.ts';

export async function explainCommand(file: string, options: object): Promise<ExitCode> {
  const player = textOf(options, 'player');
  const rules = rulesOption(options);
  const control = controlOf(options);
  const assumeK = assumedKOf(options);
  const content = await contentOf(options);
  const { book } = content;
  let exit: ExitCode = 0;
  for await (const loaded of loadReports([file], options)) {
    const { report, findings, names } = loaded;
    const { answer, explanation }: Explained =
      report === undefined
        ? { answer: unreadableAnswer(findings) }
        : explainReport(report, { player: idOf(player, loaded), rules, control, assumeK, book }, findings);
    if (explanation === undefined && !isUnreadable(answer) && answer.rulebook !== null) {
      throw new UsageError((words) => words.explain.noPlayer(player, file));
    }
    const refused = withPlacesAndFile(answer.findings, loaded).filter(({ weight }) => weight === 'refuse');
    const told = explanation === undefined ? [] : await explanationLines(explanation, content, editionsOf(answer));
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

async function explanationLines(
  { name, result, lines }: Explanation,
  content: Content,
  editions: Parameters<typeof surenessOf>[1],
): Promise<readonly string[]> {
  const { book } = content;
  const say = speak(book);
  const shown = (rating: number | null): string => (rating === null ? book.words.unrated : say.number(rating));
  const { display, kind } = result as { readonly display?: string | null; readonly kind?: string };
  const before = `${shown(result.before)}${kind === 'unsettled' ? '*' : ''}`;
  return [
    book.words.title(name, before, display ?? shown(result.after)),
    '',
    ...lines.map(indented),
    ...(await surenessLines(surenessOf(result.steps ?? [], editions), content)),
  ];
}

/** Which rules of an edition that is put together were used, the least sure first. */
export async function surenessLines(rules: readonly SureRule[], content: Content): Promise<readonly string[]> {
  const { reading, sureness } = content.book.words.rulebooks;
  const { title, levels, source: from } = sureness;
  if (rules.length === 0) return [];
  const told = await surenessTold(rules, content);
  return [
    '',
    `${title}:`,
    ...told.map(({ edition, clause, confidence, source, readings }) => {
      const about = [
        ...(source === undefined ? [] : [`${from}: ${source}`]),
        ...(readings.length === 0
          ? []
          : [`${reading}: ${readings.map(({ id, confidence: sure }) => `${id} ${levels[sure]}`).join(', ')}`]),
      ];
      const said = `  ${levels[confidence]}  ${edition} ${clause}`;
      return about.length === 0 ? said : `${said} (${about.join('; ')})`;
    }),
  ];
}

export const indented = ({ text, depth }: ToldStep): string => `${'  '.repeat(depth)}${text}`;
