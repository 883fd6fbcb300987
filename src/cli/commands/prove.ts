/** `elobook prove --player ID --list fide:2024-06`: the proof of one number, as a file or on standard output. */
import { speak } from '../../explain/language.ts';
import { proofText, readLeaf, type ProvedRow } from '../../ledger/log/proof.ts';
import { proofCode } from '../../ledger/log/proof-code.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { givenAmong, optionText } from '../given.ts';
import { readingOffice } from '../office.ts';
import { contentOf, isOptionOn } from '../options.ts';
import { Output } from '../output.ts';

const STANDARD_OUTPUT = '-';

export async function proveCommand(options: object): Promise<ExitCode> {
  const { player, list, pool } = givenAmong(options, ['player', 'list', 'pool']);
  if (player === undefined || list === undefined)
    throw new UsageError((words) => words.bothOptions('prove', '--player', '--list'));
  const content = await contentOf(options);
  const [words, say] = [content.commands.log, speak(content)];
  return readingOffice(options, 'anybody', async (office, { print }) => {
    const { provePlayer } = await import('../../reading/lists/prove-player.ts');
    const outcome = await provePlayer(office, { player, list, ...(pool === undefined ? {} : { pool }) });
    if (outcome.value === undefined) return print(outcome, () => []);
    const { proof } = outcome.value;
    const text = isOptionOn(options, 'code') ? `${proofCode(proof)}\n` : proofText(proof);
    if (isOptionOn(options, 'json')) return print({ ...outcome, value: { file: outcome.value.file, text } }, () => []);
    const name = optionText(options, 'to') ?? STANDARD_OUTPUT;
    const output = await Output.open(name, options);
    try {
      await output.write(new TextEncoder().encode(text));
      await output.keep();
    } finally {
      await output.drop();
    }
    if (name === STANDARD_OUTPUT) return 0;
    const hashes = proof.inList.hashes.length + proof.inLog.hashes.length;
    return print(outcome, () => [words.written(name, readLeaf(proof.leaf) as ProvedRow, hashes, say)]);
  });
}
