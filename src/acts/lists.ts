/** Acts on lists and standings: publication, decisions, changes of a whole pool. */
import Type from 'typebox';
import type { EntryJson } from '../ledger/entries.ts';
import { adjustPool } from '../desk/lists/adjust.ts';
import { applyRerating, LARGEST_GAP, OTHER_K, settingsIn } from '../desk/lists/apply-rerating.ts';
import { decideStanding } from '../desk/lists/decide.ts';
import { publishList } from '../desk/lists/publish.ts';
import { revokeAdjustment } from '../desk/lists/revoke-adjustment.ts';
import { revokeDecision } from '../desk/lists/revoke-decision.ts';
import { act } from './act.ts';
import { withoutEmptyMembers } from './members.ts';

const PoolName = Type.String({ maxLength: 60 });
const Text = Type.String({ maxLength: 2000 });
const DECISION = { by: Text, decided: Type.Optional(Text), reference: Type.Optional(Text) };

/** `none`, as the command line and forms say it: no value any more. */
const orNone = (value: unknown): EntryJson => (value === 'none' ? null : (value as EntryJson));

export const LIST_ACTS = [
  act({
    id: 'lists.publish',
    name: 'lists.publish',
    path: '/pools/:pool/publish',
    command: 'publish',
    input: Type.Object({
      pool: PoolName,
      date: Type.Optional(Text),
      early: Type.Optional(Type.Boolean()),
      skip: Type.Optional(Type.Boolean()),
    }),
    scope: ({ pool }) => ({ pool }),
    run: (office, { input, progress }, options) =>
      publishList(
        office,
        { ...withoutEmptyMembers(input), ...(progress === undefined ? {} : { onProgress: progress }) },
        options,
      ),
  }),
  act({
    id: 'standings.decide',
    name: 'standings.decide',
    path: '/pools/:pool/decisions',
    command: 'decide',
    input: Type.Object({
      pool: PoolName,
      player: Text,
      indicator: Text,
      value: Type.Unknown(),
      old: Type.Optional(Type.Unknown()),
      on: Type.Optional(Text),
      although: Type.Optional(Type.Unknown()),
      by: Text,
    }),
    scope: ({ pool }) => ({ pool }),
    run: (office, { input: { value, old, although, ...input } }, options) =>
      decideStanding(
        office,
        {
          ...withoutEmptyMembers(input),
          value: orNone(value),
          ...(old === undefined ? {} : { old: orNone(old) }),
          ...(although === undefined ? {} : { although: orNone(although) }),
        },
        options,
      ),
  }),
  act({
    id: 'standings.revoke',
    name: 'standings.decide',
    path: '/pools/:pool/decisions/revoke',
    command: 'decide --revoke',
    input: Type.Object({ pool: PoolName, player: Text, indicator: Text, by: Text }),
    scope: ({ pool }) => ({ pool }),
    run: (office, { input }, options) => revokeDecision(office, input, options),
  }),
  act({
    id: 'pools.adjust',
    name: 'pools.adjust',
    path: '/pools/:pool/adjust',
    command: 'pools adjust',
    input: Type.Object({
      pool: PoolName,
      rule: Text,
      list: Text,
      order: Type.Optional(Text),
      again: Type.Optional(Type.Boolean()),
      ...DECISION,
    }),
    scope: ({ pool }) => ({ pool }),
    run: (office, { input }, options) => adjustPool(office, withoutEmptyMembers(input), options),
  }),
  act({
    id: 'pools.revoke-adjustment',
    name: 'pools.adjust',
    path: '/pools/:pool/adjust/revoke',
    command: 'pools adjust --revoke',
    input: Type.Object({ pool: PoolName, adjusts: Type.Integer(), way: Type.Optional(Text), ...DECISION }),
    scope: ({ pool }) => ({ pool }),
    run: (office, { input }, options) => revokeAdjustment(office, withoutEmptyMembers(input), options),
  }),
  act({
    id: 'pools.rerate',
    name: 'pools.rerate',
    path: '/pools/:pool/rerate',
    command: 'rerate --apply',
    input: Type.Object({
      pool: PoolName,
      from: Text,
      edition: Type.Optional(Text),
      readings: Type.Optional(Type.Record(Type.String(), Type.String())),
      k: Type.Optional(Type.String({ pattern: OTHER_K })),
      maxGap: Type.Optional(Type.String({ pattern: LARGEST_GAP })),
      ...DECISION,
    }),
    scope: ({ pool }) => ({ pool }),
    run: (office, { input: { k, maxGap, ...input } }, options) =>
      applyRerating(office, { ...withoutEmptyMembers(input), ...settingsIn({ k, maxGap }) }, options),
  }),
] as const;
