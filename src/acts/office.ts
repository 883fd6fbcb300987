/** Acts on the office itself: pools, settings, keys. */
import Type from 'typebox';
import { retireKey } from '../desk/keys/retire.ts';
import { closeRatingPool, renameRatingPool, reopenRatingPool } from '../desk/registry/change-pool.ts';
import { openRatingPool, setPool } from '../desk/registry/pools.ts';
import { setOffice } from '../desk/registry/settings.ts';
import { act } from './act.ts';
import { withoutEmptyMembers } from './members.ts';

const Text = Type.String({ maxLength: 2000 });
const Names = Type.Record(Type.String(), Type.String());

export const OFFICE_ACTS = [
  act({
    id: 'pools.open',
    name: 'pools.open',
    path: '/pools',
    command: 'pools open',
    input: Type.Object({
      pool: Text,
      family: Text,
      name: Text,
      names: Type.Optional(Names),
      from: Text,
      calendar: Type.Optional(Text),
      control: Type.Optional(Text),
      group: Type.Optional(Text),
      readings: Type.Optional(Names),
    }),
    run: (office, { input }, options) => openRatingPool(office, withoutEmptyMembers(input), options),
  }),
  act({
    id: 'pools.set',
    name: 'pools.set',
    path: '/pools/:pool/settings',
    command: 'pools set',
    input: Type.Object({ pool: Text, reportRatings: Type.Optional(Text), readings: Type.Optional(Names) }),
    scope: ({ pool }) => ({ pool }),
    run: (office, { input }, options) => setPool(office, withoutEmptyMembers(input), options),
  }),
  act({
    id: 'pools.change',
    name: 'pools.change',
    path: '/pools/:pool/change',
    command: 'pools change',
    input: Type.Object({ pool: Text, name: Type.Optional(Text), names: Type.Optional(Names) }),
    scope: ({ pool }) => ({ pool }),
    run: (office, { input }, options) => renameRatingPool(office, withoutEmptyMembers(input), options),
  }),
  act({
    id: 'pools.close',
    name: 'pools.close',
    path: '/pools/:pool/close',
    command: 'pools close',
    input: Type.Object({ pool: Text, after: Type.Optional(Text) }),
    scope: ({ pool }) => ({ pool }),
    run: (office, { input }, options) => closeRatingPool(office, withoutEmptyMembers(input), options),
  }),
  act({
    id: 'pools.reopen',
    name: 'pools.close',
    path: '/pools/:pool/reopen',
    command: 'pools reopen',
    input: Type.Object({ pool: Text }),
    scope: ({ pool }) => ({ pool }),
    run: (office, { input }, options) => reopenRatingPool(office, input, options),
  }),
  act({
    id: 'office.set',
    name: 'office.set',
    path: '/office/settings',
    command: 'office set',
    input: Type.Object({
      minors: Type.Optional(Type.Enum(['names', 'initials'])),
      names: Type.Optional(Names),
      fourEyes: Type.Optional(Type.Enum(['on', 'off'])),
      /** Only while the office is new. */
      name: Type.Optional(Text),
      timeZone: Type.Optional(Text),
    }),
    run: (office, { input }, options) => setOffice(office, withoutEmptyMembers(input), options),
  }),
  act({
    id: 'keys.retire',
    name: 'keys.retire',
    path: '/keys/:key/retire',
    command: 'keys retire',
    input: Type.Object({ key: Text, disclosed: Type.Optional(Type.Boolean()) }),
    run: (office, { input }, options) => retireKey(office, withoutEmptyMembers(input), options),
  }),
] as const;
