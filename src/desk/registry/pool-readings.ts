/** Which readings of open clauses a pool may choose, and whether the input is one of them. */
import type { Control } from '../../core/control.ts';
import type { Finding } from '../../core/finding.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';
import type { PoolRow } from '../../ledger/store.ts';
import { readingChoices } from '../../rulebooks/office-rules.ts';
import type { ChosenReadings, ReadingChoice } from '../../rulebooks/readings.ts';
import type { Family } from '../../rulebooks/rulebook.ts';
import { registryFinding } from '../findings/registry.ts';

/** For an existing pool. */
export const checkReadings = (row: PoolRow, chosen: ChosenReadings): readonly Finding[] =>
  checkChosen(row.family, controlOfPool(row), chosen);

/** For a pool that is to be opened. */
export function checkChosen(family: Family, control: Control, chosen: ChosenReadings): readonly Finding[] {
  const choices = readingChoices(family, control);
  return Object.entries(chosen).flatMap(([name, seen]): readonly Finding[] => {
    const choice = choices.find((each) => each.name === name);
    if (choice === undefined) {
      const expected = choices.map((each) => each.name);
      return [registryFinding('pool.reading-unknown', { seen: name, family, control, expected })];
    }
    if (choice.values.includes(seen)) return [];
    return [registryFinding('pool.reading-value', { reading: name, seen, expected: shownValues(choice) })];
  });
}

const MOST_SHOWN = 5;

/** All of them; for many, such as months, the first and the last. */
const shownValues = ({ values }: ReadingChoice): readonly string[] =>
  values.length <= MOST_SHOWN ? values : [`${values[0]} … ${values.at(-1)}`];
