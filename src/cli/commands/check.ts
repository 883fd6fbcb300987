import type { PhraseBook } from '../../explain/tell.ts';
import { checkReport, type Finding } from '../../office/index.ts';
import { type ExitCode, graver } from '../exit.ts';
import { namesOf } from '../input.ts';
import { isOn, phraseBookOf, rulesOf } from '../options.ts';
import { findingLines, printJson, printLines } from '../print.ts';
import { type Loaded, linesOf, load, placed } from '../reports.ts';
import { filesOf } from '../sources.ts';

export async function checkCommand(files: readonly string[], options: object): Promise<ExitCode> {
  const rules = rulesOf(options);
  const book = await phraseBookOf(options);
  const all = await filesOf(namesOf(files));
  let [exit, count, refused]: [ExitCode, number, number] = [0, 0, 0];
  for await (const loaded of load(all, options)) {
    const { report, name } = loaded;
    const found = report === undefined ? loaded.findings : checkReport(report, { rules }, loaded.findings);
    const findings = placed(found, loaded);
    const own = exitOf(findings);
    exit = graver(exit, own);
    count += 1;
    if (own > 0) refused += 1;
    const several = all.length > 1 || count > 1 || name !== all[0];
    if (isOn(options, 'json')) await printJson(several ? { file: name, findings } : { findings });
    else
      await printLines([
        ...(several ? [...(count > 1 ? [''] : []), `${name}:`] : []),
        ...shownFindings(findings, loaded, book),
      ]);
  }
  if (count > 1 && !isOn(options, 'json')) await printLines(['', book.words.checked(count, refused)]);
  return exit;
}

/** The findings, with the line they are about and its column marked. */
function shownFindings(findings: readonly Finding[], { names, bytes }: Loaded, book: PhraseBook): string[] {
  const lineAt = bytes === undefined ? () => undefined : linesOf(bytes);
  return findingLines(findings, book, (id) => names.get(id), lineAt);
}

/** What a rulebook refuses, or that none applies. */
const UNRATED = /^(?:(?:fide|mssz|orr|mgsz)\..*|rulebook\.(?:missing|no-edition|no-date))$/;

/** A document that only a rulebook refuses is an event that cannot be rated; everything else is unreadable input. */
const exitOf = (findings: readonly Finding[]): ExitCode => {
  const refused = findings.filter(({ weight }) => weight === 'refuse');
  if (refused.length === 0) return 0;
  return refused.every(({ code }) => UNRATED.test(code)) ? 1 : 3;
};
