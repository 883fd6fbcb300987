import { checkText, type Finding, namesInText } from '../../office/index.ts';
import { type ExitCode, graver } from '../exit.ts';
import { namesOf, readInput } from '../input.ts';
import { isOn, onlyKnown, phraseBookOf, rulesOf } from '../options.ts';
import { findingLines } from '../print.ts';

export async function checkCommand(files: readonly string[], options: object): Promise<ExitCode> {
  onlyKnown(options, ['rules', 'json', 'lang']);
  const rules = rulesOf(options);
  const book = await phraseBookOf(options);
  const names = namesOf(files);
  let exit: ExitCode = 0;
  for (const name of names) {
    const { file, text, fault } = await readInput(name);
    const findings = fault === undefined ? checkText(text as string, { rules }) : [fault];
    exit = graver(exit, exitOf(findings));
    if (isOn(options, 'json')) {
      process.stdout.write(`${JSON.stringify(names.length > 1 ? { file, findings } : { findings })}\n`);
      continue;
    }
    const players = namesInText(text ?? '');
    const lines = findingLines(findings, book, (id) => players.get(id));
    process.stdout.write(`${[...(names.length > 1 ? [`${file}:`] : []), ...lines].join('\n')}\n`);
  }
  return exit;
}

/** What the reader could not take is unreadable input; what a rulebook refuses is an event that cannot be rated. */
const exitOf = (findings: readonly Finding[]): ExitCode => {
  const refused = findings.filter(({ weight }) => weight === 'refuse');
  if (refused.length === 0) return 0;
  return refused.some(({ code }) => /^(?:json|document|report|file|period)\./.test(code)) ? 3 : 1;
};
