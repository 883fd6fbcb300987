/**
 * Names are found by their keys, and the keys of a person are derived from the paper: the index from persons to keys is
 * dropped.
 */
import type { Migration } from '../engine.ts';

export const NAMES_MIGRATION: Migration = {
  version: 8,
  name: 'names by key',
  up: (db) => db.schema.dropIndex('names_by_person').execute(),
};
