import { stat } from 'node:fs/promises';
import type { PhraseBook } from '../../explain/tell.ts';
import { type Finding, findingsOfReport, PlayersReader, playerBatches, type RateOptions } from '../../engine/index.ts';
import type { ExitCode } from '../exit.ts';
import { chunksOf, withFile, inputNames, systemProblem, readBytes, unreadableFile } from '../input.ts';
import { limitsOf } from '../limits.ts';
import { controlOf, encodingOf, isOptionOn, phraseBookOf, rulesOption } from '../options.ts';
import { findingLines, printJson, printLines } from '../print.ts';
import { type LoadedReport, lineReader, loadReports, withPlacesAndFile } from '../reports.ts';
import { Counter, filesOf, type Players } from '../sources.ts';

/** Ends with 1 if any file must be refused, for whatever reason. */
export async function checkCommand(files: readonly string[], options: object): Promise<ExitCode> {
  const rules = rulesOption(options);
  const control = controlOf(options);
  const book = await phraseBookOf(options);
  const all = await filesOf(inputNames(files));
  let [count, refused] = [0, 0];
  for await (const loaded of loadReports(all, options)) {
    const { name } = loaded;
    const findings = await findingsIn(loaded, { rules, control }, options);
    count += 1;
    if (findings.some(({ weight }) => weight === 'refuse')) refused += 1;
    const several = all.length > 1 || count > 1 || name !== all[0];
    if (isOptionOn(options, 'json')) await printJson(several ? { file: name, findings } : { findings });
    else
      await printLines([
        ...(several ? [...(count > 1 ? [''] : []), `${name}:`] : []),
        ...(await shownFindings(findings, loaded, book, options)),
      ]);
  }
  if (count > 1 && !isOptionOn(options, 'json')) await printLines(['', book.words.checked(count, refused)]);
  return refused > 0 ? 1 : 0;
}

async function findingsIn(loaded: LoadedReport, asked: RateOptions, options: object): Promise<readonly Finding[]> {
  const { report, findings, players, name } = loaded;
  if (players !== undefined)
    return withFile(await foundInList(name, players, options), name === '-' ? undefined : name);
  return withPlacesAndFile(findingsOfReport(report, asked, findings), loaded);
}

/** What the reader of a list has to say of it, while it goes by. */
async function foundInList(name: string, players: Players, options: object): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const reader = new PlayersReader({
    encoding: encodingOf(options),
    limits: limitsOf(options),
    control: controlOf(options),
  });
  const counter = new Counter();
  try {
    for await (const batch of playerBatches(reader, players)) {
      findings.push(...batch.findings);
      counter.add(batch.listed.length + batch.rows.length);
    }
  } catch (error) {
    findings.push(unreadableFile(name, systemProblem(error)));
  }
  counter.end();
  return findings;
}

/** The findings, with the line they are about and its column marked. */
async function shownFindings(
  findings: readonly Finding[],
  loaded: LoadedReport,
  book: PhraseBook,
  options: object,
): Promise<string[]> {
  const bytes =
    loaded.bytes ?? (findings.some(({ at }) => at?.line !== undefined) ? await again(loaded, options) : undefined);
  const lineAt = bytes === undefined ? () => undefined : lineReader(bytes, encodingOf(options));
  return findingLines(findings, book, (id) => loaded.names.get(id), lineAt, loaded.name);
}

/** A list went by; one that is no larger than a report is read again for its lines. */
async function again({ name, players }: LoadedReport, options: object): Promise<Uint8Array | undefined> {
  if (players === undefined || name === '-') return undefined;
  const isFile = await stat(name).then(
    (known) => known.isFile(),
    () => false,
  );
  if (!isFile) return undefined;
  const { bytes } = await readBytes(name, chunksOf(name), limitsOf(options).reportBytes);
  return bytes;
}
