/** `elobook decide`: a decision on a player's standing, with ground, author and authority; `--revoke` takes it back. */
import { actAs } from '../acting.ts';
import { speak } from '../../explain/language.ts';
import type { DecisionTaken } from '../../desk/lists/decide.ts';
import type { RevocationInput } from '../../desk/lists/revoke-decision.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { namesWithIds } from '../names.ts';
import { type DeskBook, withOffice } from '../office.ts';
import { withoutAbsent } from '../../engine/index.ts';
import { givenAmong, optionText, neededText } from '../given.ts';
import { isOptionOn, contentOf } from '../options.ts';

const NONE = 'none';

export async function decideCommand(player: string, options: object): Promise<ExitCode> {
  const [pool, by, indicator] = [
    neededText(options, 'pool'),
    neededText(options, 'by'),
    neededText(options, 'indicator'),
  ];
  const asked = { pool, player, indicator, by };
  return isOptionOn(options, 'revoke') ? revoke(asked, options) : decide(asked, options);
}

async function decide(input: RevocationInput, options: object): Promise<ExitCode> {
  const value = valueOf(neededText(options, 'value'));
  const { old, although, on } = givenAmong(options, ['old', 'although', 'on']);
  const show = await shower(options);
  return withOffice(options, async (office, { book, print }) => {
    const { decideStanding } = await import('../../desk/lists/decide.ts');
    const more = withoutAbsent({ old: old && valueOf(old), on, although: although && valueOf(although) });
    const decision = { ...input, value, ...more };
    const outcome = await actAs(office, options, { act: 'standings.decide', input: decision }, (change, within) =>
      decideStanding(within, decision, change),
    );
    const nameOf = await namesWithIds(office, outcome.findings);
    return print(outcome, (taken) => show(taken, book), nameOf);
  });
}

async function revoke(input: RevocationInput, options: object): Promise<ExitCode> {
  for (const name of ['value', 'old', 'on', 'although']) {
    if (optionText(options, name) !== undefined)
      throw new UsageError((words) => words.takesNo('--revoke', `--${name}`));
  }
  const show = await shower(options);
  return withOffice(options, async (office, { book, print }) => {
    const { revokeDecision } = await import('../../desk/lists/revoke-decision.ts');
    const asked = { act: 'standings.revoke' as const, input: { ...input } };
    const outcome = await actAs(office, options, asked, (change, within) => revokeDecision(within, input, change));
    const nameOf = await namesWithIds(office, outcome.findings);
    return print(outcome, (taken) => [book.desk.revoked(taken.entry), ...show(taken, book)], nameOf);
  });
}

/** How a decision is shown: what was, what is, and which events were rated again. */
async function shower(options: object): Promise<(taken: DecisionTaken, book: DeskBook) => readonly string[]> {
  const language = await contentOf(options);
  const words = language.commands.events;
  return ({ player, name = '', indicator, old, new: value, events }, { desk }) => {
    const shown = (of: unknown): string => (of === null ? desk.none : String(of));
    return [
      desk.decided(`${player} ${name}`.trimEnd(), indicator, shown(old), shown(value)),
      ...(events.length === 0 ? [] : [words.ratedAgain(events, speak(language))]),
    ];
  };
}

/** A number, yes or no, nothing, or a grade. */
function valueOf(text: string): number | boolean | string | null {
  if (text === NONE) return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
