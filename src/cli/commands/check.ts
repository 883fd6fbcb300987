import { checkText, type Finding } from '../../office/index.ts';
import { type ExitCode, graver } from '../exit.ts';
import { located, namesOf, readInput } from '../input.ts';
import { isOn, phraseBookOf, rulesOf } from '../options.ts';
import { findingLines, printJson, printLines } from '../print.ts';
import { headingOf, nameIn } from './rate.ts';

export async function checkCommand(files: readonly string[], options: object): Promise<ExitCode> {
  const rules = rulesOf(options);
  const book = await phraseBookOf(options);
  const names = namesOf(files);
  let exit: ExitCode = 0;
  for (const name of names) {
    const { file, text, fault } = await readInput(name);
    const findings = located(fault === undefined ? checkText(text, { rules }) : [fault], file);
    exit = graver(exit, exitOf(findings));
    if (isOn(options, 'json')) await printJson(names.length > 1 ? { file: name, findings } : { findings });
    else await printLines([...headingOf(name, names), ...findingLines(findings, book, nameIn(text))]);
  }
  return exit;
}

/** What a rulebook refuses, or that none applies. */
const UNRATED = /^(?:(?:fide|mssz|orr|mgsz)\..*|rulebook\.(?:missing|no-edition|no-date))$/;

/** A document that only a rulebook refuses is an event that cannot be rated; everything else is unreadable input. */
const exitOf = (findings: readonly Finding[]): ExitCode => {
  const refused = findings.filter(({ weight }) => weight === 'refuse');
  if (refused.length === 0) return 0;
  return refused.every(({ code }) => UNRATED.test(code)) ? 1 : 3;
};
