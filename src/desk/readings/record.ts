/**
 * Records who is given birth dates or the whole registry, before it is given. The record is stored outside the ledger:
 * no rating depends on it, and after some time the law may require its removal (decision 10).
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
  /** The person; absent: everybody. For events written as files: the event, or the list. */
  readonly player?: string | undefined;
  /** Number of persons, where it is neither one nor everybody. */
  readonly persons?: number | undefined;
}

/** Errors that prevent the record, but not the reading: a backup from a full disk is needed all the more. */
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
