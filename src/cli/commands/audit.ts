/** `elobook audit`: entries of the ledger in words. */
import type { AuditWords } from '../../content/en/commands/audit.ts';
import { speak } from '../../explain/language.ts';
import type { AuditedEntry } from '../../reading/analysis/audit.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { readingOffice } from '../office.ts';
import { optionText } from '../given.ts';
import { contentOf } from '../options.ts';

const ASKED = ['player', 'event', 'list', 'by', 'since', 'until', 'kind'] as const;

export async function auditCommand(options: object): Promise<ExitCode> {
  const given = ASKED.flatMap((name) => {
    const value = optionText(options, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  if (given.length === 0)
    throw new UsageError((words) =>
      words.options('audit', ['--player', '--event', '--list', '--by', '--since', '--until', '--kind']),
    );
  const language = await contentOf(options);
  const words = language.commands.audit;
  return readingOffice(options, 'office.audit', async (office, { print }) => {
    const { audit } = await import('../../reading/analysis/audit.ts');
    const outcome = await audit(office, { ...Object.fromEntries(given), language, words });
    return print(outcome, (entries) =>
      entries.length === 0
        ? [words.none]
        : [...entries.flatMap((entry) => entryLines(entry, words)), '', words.count(entries.length, speak(language))],
    );
  });
}

const entryLines = (
  { no, time, author, ground, says, changes }: AuditedEntry,
  words: AuditWords,
): readonly string[] => [
  `${String(no).padStart(6)}  ${time.slice(0, 10)} ${time.slice(11, 16)}  ${author}: ${says}`,
  ...(ground === null ? [] : [`${INDENT}${words.ground(ground)}`]),
  ...changes.map((change) => `${INDENT}${change.says}`),
];

const INDENT = ' '.repeat(8);
