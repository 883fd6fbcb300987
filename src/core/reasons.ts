/**
 * Reasons are a tree of steps. Functions that calculate take an optional `Why` and write their steps to it; without one, the
 * optional call builds nothing at all.
 */
import type { Fact, Facts } from './finding.ts';

export interface Step {
  readonly clause: string;
  /** Name of the rule, the key of its phrase in `content`. */
  readonly rule: string;
  readonly given: Facts;
  readonly gives: Fact;
  readonly from: readonly Step[];
  /** Id of the event that it is about, where a calculation has several. */
  readonly event?: string;
}

/** A rulebook's rules: the facts that each is given and the value that it gives. The phrase books are typed by it. */
export interface RuleShape {
  readonly given: Facts;
  readonly gives: Fact;
}

/** Where a calculation writes its steps. `Rules` is an interface that maps each rule's name to a `RuleShape`. */
export class Why<Rules extends { [Name in keyof Rules]: RuleShape }> {
  readonly steps: Step[] = [];
  /** Id of the event that the whole page is about. */
  readonly event: string | undefined;

  constructor(event?: string) {
    this.event = event;
  }

  /** Writes one step; `on` holds the steps it rests on: what rests on the page of an event is about that event. */
  because<Name extends keyof Rules & string>(
    clause: string,
    rule: Name,
    given: Rules[Name]['given'],
    gives: Rules[Name]['gives'],
    on?: Why<Rules>,
  ): Step {
    const event = this.event ?? on?.event;
    const step = { clause, rule, given, gives, from: on?.steps ?? [], ...(event === undefined ? {} : { event }) };
    this.steps.push(step);
    return step;
  }

  /** An empty page for the steps that a later step rests on. */
  under(event: string | undefined = this.event): Why<Rules> {
    return new Why<Rules>(event);
  }
}

/** Whose reasons are wanted: those of all players, or of the named ones. */
export type ReasonsFor = 'all' | ReadonlySet<string>;

export const wantsReasons = (reasonsFor: ReasonsFor | undefined, id: string): boolean =>
  reasonsFor !== undefined && (reasonsFor === 'all' || reasonsFor.has(id));
