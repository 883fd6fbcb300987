/** `elobook players order|attach|forms|detach`: the strength order of a club, and forms of a member. */
import type { RegistryWords } from '../../content/en/commands/registry.ts';
import type { AttachedForm } from '../../desk/registry/attachments.ts';
import { changeAs } from '../working-account.ts';
import type { ActionInput } from '../actions.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { optionText } from '../given.ts';
import { chunksOf, readBytes } from '../input.ts';
import { namesWithIds } from '../names.ts';
import { contentOf } from '../options.ts';
import { Output } from '../output.ts';
import { tableLines } from '../table.ts';

type Given = ActionInput<RegistryWords>;

export async function putOrder({ office, at, args, options }: Given): Promise<ExitCode> {
  const [club, ...players] = args;
  if (club === undefined) throw new UsageError((words) => words.players.order);
  const { orderClub } = await import('../../desk/registry/order.ts');
  const words = (await contentOf(options)).commands.clubs;
  const input = { club, players };
  const outcome = await orderClub(office, input, await changeAs(office, options, 'players.change'));
  const nameOf = await namesWithIds(office, outcome.findings);
  return at.print(
    outcome,
    ({ players: placed }) =>
      tableLines(
        [words.player, words.place, words.putOrder.was],
        placed.map(({ player, name, place, was }) => [
          `${player} ${name ?? ''}`.trim(),
          place?.toString() ?? '–',
          was?.toString() ?? '–',
        ]),
      ),
    nameOf,
  );
}

/** What is larger is not read; the office takes less. */
const MOST_BYTES = 64 * 1024 * 1024;

export async function attach({ office, at, args, options }: Given): Promise<ExitCode> {
  const [player, path, ...more] = args;
  if (player === undefined || path === undefined || more.length > 0) {
    throw new UsageError((words) => words.players.attach);
  }
  const form = optionText(options, 'form') ?? 'other';
  const { attachForm, ATTACHMENT_FORMS } = await import('../../desk/registry/attachments.ts');
  const known = ATTACHMENT_FORMS.find((each) => each === form);
  if (known === undefined) throw new UsageError((words) => words.oneOf('--form', ATTACHMENT_FORMS.join(', ')));
  const { bytes, fault } = await readBytes(path, chunksOf(path), MOST_BYTES);
  if (bytes === undefined) return at.print({ findings: [fault] });
  const words = (await contentOf(options)).commands.clubs;
  const outcome = await attachForm(
    office,
    { player, form: known, file: { name: path, bytes } },
    await changeAs(office, options, 'players.attach'),
  );
  const nameOf = await namesWithIds(office, outcome.findings);
  return at.print(outcome, (kept) => [formLine(kept, words.forms[kept.form])], nameOf);
}

const formLine = ({ entry, name, size, time }: AttachedForm, form: string): string =>
  `${entry}  ${time.slice(0, 10)}  ${form}, ${name ?? ''}, ${Math.ceil(size / 1024)} KB`;

/** All of them; with the number of one also where it is to be written. */
export async function forms({ office, at, args, options }: Given): Promise<ExitCode> {
  const [player, entry, to, ...more] = args;
  if (player === undefined || more.length > 0 || (entry !== undefined) !== (to !== undefined)) {
    throw new UsageError((words) => words.players.forms);
  }
  const { listForms, openForm } = await import('../../desk/registry/attachments.ts');
  const words = (await contentOf(options)).commands.clubs;
  if (entry === undefined || to === undefined) {
    const outcome = await listForms(office, player);
    const nameOf = await namesWithIds(office, outcome.findings);
    return at.print(
      outcome,
      (kept) => (kept.length === 0 ? [words.papers.none] : kept.map((each) => formLine(each, words.forms[each.form]))),
      nameOf,
    );
  }
  const { value, findings } = await openForm(office, { player, entry: Number(entry) });
  if (value === undefined) return at.print({ findings }, () => [], await namesWithIds(office, findings));
  const noted = await at.record('players.show', player);
  const output = await Output.open(to, options, { mode: 0o600 });
  await output.write(value.bytes);
  await output.keep();
  const written = { entry: Number(entry), name: value.name, bytes: value.bytes.length };
  return at.print({ value: written, findings: [...findings, ...noted] }, () => [`${to}: ${words.papers.given}`]);
}

export async function detach({ office, at, args, options }: Given): Promise<ExitCode> {
  const [player, entry, ...more] = args;
  if (player === undefined || !/^\d+$/.test(entry ?? '') || more.length > 0) {
    throw new UsageError((words) => words.players.detach);
  }
  const { detachForm } = await import('../../desk/registry/attachments.ts');
  const outcome = await detachForm(
    office,
    { player, entry: Number(entry) },
    await changeAs(office, options, 'players.attach'),
  );
  const nameOf = await namesWithIds(office, outcome.findings);
  return at.print(outcome, (gone) => [`${gone.player} ${gone.entry}`], nameOf);
}
