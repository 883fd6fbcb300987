/** `elobook decide`: a decision on a player's standing, with ground, author and authority. */
import { speak } from '../../explain/language.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { changeOptionsOf, givenText, printOutcome, withOffice } from '../office.ts';
import { languageOf } from '../options.ts';
import { eventWordsIn } from './events.ts';

const NONE = 'none';

export async function decideCommand(player: string, options: object): Promise<ExitCode> {
  const [pool, by] = [needed(options, 'pool'), needed(options, 'by')];
  const [indicator, value] = [needed(options, 'indicator'), valueOf(needed(options, 'value'))];
  const [old, on] = [givenText(options, 'old'), givenText(options, 'on')];
  const language = languageOf(options);
  const words = await eventWordsIn(language);
  const say = speak(language);
  return withOffice(options, async (office, { book }) => {
    const { decideStanding } = await import('../../office/lists/decide.ts');
    const asked = {
      pool,
      player,
      indicator,
      value,
      by,
      ...(old === undefined ? {} : { old: valueOf(old) }),
      ...(on === undefined ? {} : { on }),
    };
    const outcome = await decideStanding(office, asked, changeOptionsOf(options));
    const shown = (of: unknown): string => (of === null ? book.desk.none : String(of));
    return printOutcome(outcome, options, book, (taken) => [
      book.desk.decided(
        [taken.player, taken.name ?? ''].join(' ').trimEnd(),
        taken.indicator,
        shown(taken.old),
        shown(taken.new),
      ),
      ...(taken.events.length === 0 ? [] : [words.ratedAgain(taken.events, say)]),
    ]);
  });
}

function needed(options: object, name: string): string {
  const value = givenText(options, name);
  if (value === undefined) throw new UsageError(`--${name} is needed`);
  return value;
}

/** A number, yes or no, nothing, or a grade. */
function valueOf(text: string): number | boolean | string | null {
  if (text === NONE) return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
