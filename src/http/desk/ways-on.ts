/** A list that was previewed without choosing how, or that removes ratings: each way of importing it, as a button. */
import type { Finding } from '../../core/finding.ts';
import type { Site } from '../../web/site.ts';
import { choiceWord } from '../../web/desk/value.tsx';

export interface WayOn {
  /** The name of the choice, where the server has the files. */
  readonly name: 'whole' | 'add' | 'take-ratings';
  /** The previewed input, with the missing choices. */
  readonly input: unknown;
  readonly label: string;
}

interface ListInput {
  readonly takes?: readonly string[];
}

/** Empty where nothing is left open. */
export function waysOn(input: unknown, findings: readonly Finding[], site: Site): readonly WayOn[] {
  const list = input as ListInput;
  const whole: WayOn = { name: 'whole', input: { ...list, how: 'whole' }, label: choiceWord('how', 'whole', site) };
  const add: WayOn = { name: 'add', input: { ...list, how: 'add' }, label: choiceWord('how', 'add', site) };
  const which = findings.find(({ code }) => code === 'import.which');
  if (which !== undefined) return which.facts['whole'] === true ? [whole, add] : [add];
  const isLosing =
    findings.some(({ code }) => code === 'import.ratings-lost') && list.takes?.includes('ratings') !== true;
  if (!isLosing) return [];
  const taking = { ...list, takes: [...(list.takes ?? []), 'ratings'] };
  return [{ name: 'take-ratings', input: taking, label: site.pages.desk.acts.takeRatings }, add];
}
