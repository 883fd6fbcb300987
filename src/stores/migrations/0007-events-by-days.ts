/** Every incoming report is compared with the events of the same days: they are found without reading all events. */
import type { Migration } from '../engine.ts';

export const EVENT_DAYS_MIGRATION: Migration = {
  version: 7,
  name: 'events by days',
  up: (db) => db.schema.createIndex('events_by_pool_end_day').on('events').columns(['pool', 'end_day']).execute(),
};
