import { speak } from '../../explain/language.ts';
import type { PhraseBook, ToldStep } from '../../explain/tell.ts';
import { type Explanation, explainText, isUnreadable, unreadable } from '../../office/index.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { readInput } from '../input.ts';
import { phraseBookOf, rulesOf, textOf } from '../options.ts';
import { findingLines, printLines } from '../print.ts';
import { exitOf, nameIn } from './rate.ts';

export async function explainCommand(file: string, options: object): Promise<ExitCode> {
  const player = textOf(options, 'player');
  const rules = rulesOf(options);
  const book = await phraseBookOf(options);
  const { text, fault } = await readInput(file);
  const { answer, explanation } =
    fault === undefined ? explainText(text, { player, rules, book }) : { answer: unreadable([fault]) };
  if (explanation === undefined && !isUnreadable(answer) && answer.rulebook !== null) {
    throw new UsageError(`there is no player "${player}" in ${file}`);
  }
  const refused = answer.findings.filter(({ weight }) => weight === 'refuse');
  const told = explanation === undefined ? [] : explanationLines(explanation, book);
  const against = refused.length === 0 ? [] : findingLines(refused, book, nameIn(text));
  await printLines(told.length > 0 && against.length > 0 ? [...told, '', ...against] : [...told, ...against]);
  return exitOf(answer);
}

export function explanationLines({ name, result, lines }: Explanation, book: PhraseBook): string[] {
  const say = speak(book.language);
  const shown = (rating: number | null): string => (rating === null ? book.words.unrated : say.number(rating));
  const { display } = result as { readonly display?: string | null };
  return [book.words.title(name, shown(result.before), display ?? shown(result.after)), '', ...lines.map(indented)];
}

export const indented = ({ text, depth }: ToldStep): string => `${'  '.repeat(depth)}${text}`;
