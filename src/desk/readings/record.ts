/**
 * Records who is given birth dates or the whole registry, before it is given. The record lies beside the ledger and not in it:
 * no rating follows from it, and after a time the law may ask that it goes (decision 10).
 */
import { timeText } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { Unrecorded } from '../../explain/desk-findings/readings.ts';
import type { ReadingKind } from '../../ledger/store.ts';
import type { Office } from '../office.ts';
import { storeFinding } from '../wire.ts';
import { readingFinding } from '../findings/readings.ts';

export interface ReadingRecord {
  readonly reader: string;
  readonly what: Exclude<ReadingKind, 'removal'>;
  /** Of whom; without it of everybody. Of events that are written as files: which event, or which list. */
  readonly player?: string | undefined;
  /** How many persons, where it is neither one nor everybody. */
  readonly persons?: number | undefined;
}

/** What keeps a record from being written, and nobody from reading: a backup on a full disk is wanted all the more. */
const PASSED_OVER: Readonly<Record<string, Unrecorded>> = {
  'store.read-only': 'read-only',
  'store.full': 'full',
  'store.busy': 'busy',
};

/** A warning, where it could not be recorded. */
export async function recordReading(
  office: Office,
  { reader, what, player, persons }: ReadingRecord,
): Promise<readonly Finding[]> {
  try {
    await office.store.write(async (desk) => {
      await desk.addReading({
        no: (await desk.lastReading()) + 1,
        time: timeText(office.clock()),
        reader,
        what,
        about: player ?? null,
        persons: persons ?? (player === undefined ? await desk.lastPerson() : 1),
        ground: null,
      });
    });
    return [];
  } catch (error) {
    const reason = PASSED_OVER[storeFinding(error)?.code ?? ''];
    if (reason === undefined) throw error;
    return [readingFinding('readings.not-recorded', { reason }, 'warn')];
  }
}
