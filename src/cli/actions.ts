/** Commands with several actions, such as `elobook events submit`: each action is a function of what all of them can use. */
import type { Content } from '../content/content.ts';
import { type Say, speak } from '../explain/language.ts';
import type { Office } from '../desk/office.ts';
import { type ExitCode, UsageError, type UsageFault } from './exit.ts';
import { type CommandContext, readingOffice, type ReadingNeeds, withOffice } from './office.ts';
import { contentOf } from './options.ts';

type Commands = Content['commands'];

export interface ActionInput<Words> {
  readonly office: Office;
  readonly at: CommandContext;
  readonly args: readonly string[];
  readonly options: object;
  readonly words: Words;
  readonly say: Say;
}

interface CommandOf<Words, Action extends string> {
  readonly name: string;
  /** The command whose words it uses. */
  readonly words: (commands: Commands) => Words;
  readonly actions: Readonly<Record<Action, (asked: ActionInput<Words>) => Promise<ExitCode>>>;
  /** Actions that change nothing, with the permission that an account needs to read this. */
  readonly reading: Readonly<Partial<Record<NoInfer<Action>, ReadingNeeds>>>;
  /** The default action. */
  readonly usual?: NoInfer<Action>;
  /** Checks the arguments before the office is opened. */
  readonly check?: (action: NoInfer<Action>, args: readonly string[]) => void;
}

export const actionCommand =
  <Words, Action extends string>(command: CommandOf<Words, Action>) =>
  async (asked: string | undefined, args: readonly string[], options: object): Promise<ExitCode> => {
    const { name, actions, reading, usual } = command;
    const action = (Object.keys(actions) as Action[]).find((each) => each === (asked ?? usual));
    if (action === undefined) throw new UsageError((words) => words.action(name, Object.keys(actions).join(', ')));
    command.check?.(action, args);
    const content = await contentOf(options);
    const [words, say] = [command.words(content.commands), speak(content)];
    const needs = reading[action];
    const work = (office: Office, at: CommandContext): Promise<ExitCode> =>
      actions[action]({ office, at, args, options, words, say });
    return needs === undefined ? withOffice(options, work) : readingOffice(options, needs, work);
  };

export function onlyArgument([first, ...more]: readonly string[], usage: UsageFault): string {
  if (first === undefined || more.length > 0) throw new UsageError(usage);
  return first;
}
