/** Readings that a pool may choose instead of the edition's own, where a text is open and its digest names a setting. */

/** By the name of the setting, as officers and entries write it: `cap.lower` is `once`. */
export type ChosenReadings = Readonly<Record<string, string>>;

/** A setting of an open clause. */
export interface ReadingChoice {
  readonly name: string;
  readonly values: readonly string[];
  /** The edition's own choice. */
  readonly usual: string;
}

/** Those of the chosen readings that one of the choices knows. */
export const knownAmong = (chosen: ChosenReadings, choices: readonly ReadingChoice[]): ChosenReadings =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => choices.some((choice) => choice.name === name)));

/**
 * Reading P7 of changes of a whole pool: whether the opponents of earlier results of a newcomer are raised by the rule of a change
 * that came after these. No clause of an edition, so that every pool with rating periods may choose it.
 */
export const RAISE_OLD: ReadingChoice = { name: 'pool.raiseOld', values: ['no', 'yes'], usual: 'no' };

export const raisesOld = (chosen: ChosenReadings): boolean => chosen[RAISE_OLD.name] === 'yes';
