/** Acts on the registry. */
import Type from 'typebox';
import { ENCODINGS } from '../desk/events/given.ts';
import { ATTACHMENT_FORMS, attachForm, detachForm } from '../desk/registry/attachments.ts';
import { orderClub } from '../desk/registry/order.ts';
import { addPlayer, changePlayer } from '../desk/registry/players.ts';
import { erasePlayer } from '../desk/registry/erase.ts';
import { importList } from '../desk/registry/import.ts';
import { importGroup } from '../desk/registry/import/group.ts';
import { undoImport } from '../desk/registry/import/undo.ts';
import { mergePlayers } from '../desk/registry/merge.ts';
import { splitPlayer } from '../desk/registry/split.ts';
import { tidyPlayers, restorePlayers } from '../desk/registry/tidy.ts';
import { setFederation } from '../desk/registry/federations.ts';
import { accessFinding } from '../desk/findings/access.ts';
import { refused } from '../desk/office.ts';
import { act } from './act.ts';
import { withoutEmptyMembers } from './members.ts';

const Text = Type.String({ maxLength: 2000 });
const CardInput = Type.Record(Type.String(), Type.Unknown());
const ENTERING = {
  although: Type.Optional(Type.Enum(['names'])),
  remembered: Type.Optional(Type.Enum(['entered'])),
  komir: Type.Optional(Type.Enum(['own'])),
};

/** An import that removes something, or changes what cards say. */
const takesAway = (value: unknown): boolean => {
  const summaries = [value].flat().flatMap((each) => (each as { pools?: readonly object[] })?.pools ?? [each]);
  return summaries.some((each) => {
    const { lost = 0, changed = 0, how } = (each ?? {}) as { lost?: number; changed?: number; how?: string };
    return lost > 0 || changed > 0 || how === 'whole';
  });
};

/** Up to this size of a list, in bytes, the answer names its players one by one. */
const TOLD_ONE_BY_ONE = 512 * 1024;

export const PLAYER_ACTS = [
  act({
    id: 'players.add',
    name: 'players.add',
    path: '/players',
    command: 'players add',
    input: Type.Object({ card: CardInput, ...ENTERING }),
    run: (office, { input: { card, ...entering } }, options) =>
      addPlayer(office, card, { ...options, ...withoutEmptyMembers(entering) }),
  }),
  act({
    id: 'players.change',
    name: 'players.change',
    path: '/players/:player/change',
    command: 'players change',
    input: Type.Object({ player: Text, fields: CardInput, ...ENTERING }),
    run: (office, { input: { player, fields, ...entering } }, options) =>
      changePlayer(office, { player, fields }, { ...options, ...withoutEmptyMembers(entering) }),
  }),
  act({
    id: 'players.order',
    name: 'players.change',
    path: '/clubs/:club/order',
    command: 'players order',
    /** The strongest first; players who are not named lose their place. */
    input: Type.Object({ club: Text, players: Type.Array(Text, { maxItems: 1000 }) }),
    run: (office, { input }, options) => orderClub(office, input, options),
  }),
  act({
    id: 'players.attach',
    name: 'players.attach',
    path: '/players/:player/forms',
    command: 'players attach',
    files: 'one',
    input: Type.Object({ player: Text, form: Type.Enum([...ATTACHMENT_FORMS]) }),
    run: async (office, { input, files }, options) => {
      const [file, ...more] = files;
      if (file === undefined || more.length > 0) {
        return refused(accessFinding('act.files', { act: 'players.attach', seen: files.length, expected: 'one' }));
      }
      return attachForm(office, { ...input, file }, options);
    },
  }),
  act({
    id: 'players.detach',
    name: 'players.attach',
    path: '/players/:player/forms/:entry/delete',
    command: 'players detach',
    input: Type.Object({ player: Text, entry: Type.Integer({ minimum: 1 }) }),
    run: (office, { input }, options) => detachForm(office, input, options),
  }),
  act({
    id: 'players.merge',
    name: 'players.merge',
    path: '/players/:player/merge',
    command: 'players merge',
    input: Type.Object({
      player: Text,
      into: Text,
      although: Type.Optional(Type.Array(Type.Enum(['fide', 'komir', 'orr', 'pin', 'ratings']))),
    }),
    run: (office, { input }, options) => mergePlayers(office, withoutEmptyMembers(input), options),
  }),
  act({
    id: 'players.split',
    name: 'players.split',
    path: '/players/:player/split',
    command: 'players split',
    input: Type.Object({
      player: Text,
      /** Events that belong to the other person; without them the last merge is undone. */
      events: Type.Optional(Type.Array(Text)),
      to: Type.Optional(Type.Union([Text, CardInput])),
      ...ENTERING,
    }),
    run: (office, { input: { player, events, to, ...entering } }, options) =>
      splitPlayer(office, events === undefined ? { player } : { from: player, events, to: to ?? {} }, {
        ...options,
        ...withoutEmptyMembers(entering),
      }),
  }),
  act({
    id: 'players.erase',
    name: 'players.erase',
    path: '/players/:player/erase',
    command: 'players erase',
    input: Type.Object({
      player: Text,
      remember: Type.Optional(Type.Enum(['digests'])),
      lostKey: Type.Optional(Type.Enum(['given-up'])),
      namingGround: Type.Optional(Type.Enum(['kept'])),
    }),
    run: (office, { input: { player, ...input } }, options) =>
      erasePlayer(office, player, { ...options, ...withoutEmptyMembers(input) }),
  }),
  act({
    id: 'players.import',
    name: 'players.import',
    path: '/players/import',
    command: 'players import',
    files: 'one',
    input: Type.Object({
      how: Type.Optional(Type.Enum(['whole', 'add'])),
      pool: Type.Optional(Text),
      group: Type.Optional(Text),
      asOf: Type.Optional(Text),
      ids: Type.Optional(Type.Enum(['fide', 'komir', 'orr', 'pin', 'own'])),
      control: Type.Optional(Type.Enum(['standard', 'rapid', 'blitz'])),
      encoding: Type.Optional(Type.Enum([...ENCODINGS])),
      faulty: Type.Optional(Type.Enum(['left-out'])),
      takes: Type.Optional(Type.Array(Type.Enum(['ratings', 'facts', 'other-names']))),
      ...ENTERING,
    }),
    scope: ({ pool }) => ({ pool }),
    weighs: ({ value }) => takesAway(value),
    leavesOpen: ['import.which', 'import.ratings-lost'],
    run: async (office, { input: { takes, group, ...input }, files, progress, everybody }, options) => {
      const [file, ...more] = files;
      if (file === undefined || more.length > 0) {
        return refused(accessFinding('act.files', { act: 'players.import', seen: files.length, expected: 'one' }));
      }
      const list = {
        ...withoutEmptyMembers(input),
        open: () => [file.bytes],
        // a request that is answered at once has no time for half a million names
        ...(file.bytes.length <= TOLD_ONE_BY_ONE || everybody === true ? { each: true as const } : {}),
        ...(takes === undefined ? {} : { takes: new Set(takes) }),
        ...(progress === undefined ? {} : { progress }),
      };
      return group === undefined ? importList(office, list, options) : importGroup(office, { ...list, group }, options);
    },
  }),
  act({
    id: 'players.undo-import',
    name: 'players.import',
    path: '/imports/:import/undo',
    command: 'players import --undo',
    input: Type.Object({ import: Text }),
    run: (office, { input }, options) => undoImport(office, input.import, options),
  }),
  act({
    id: 'players.tidy',
    name: 'players.tidy',
    path: '/players/tidy',
    command: 'players tidy',
    input: Type.Object({ players: Type.Array(Text), all: Type.Optional(Type.Integer()) }),
    run: (office, { input }, options) => tidyPlayers(office, withoutEmptyMembers(input), options),
  }),
  act({
    id: 'players.untidy',
    name: 'players.tidy',
    path: '/players/untidy',
    command: 'players tidy --undo',
    input: Type.Object({ players: Type.Array(Text) }),
    run: (office, { input }, options) => restorePlayers(office, input, options),
  }),
  act({
    id: 'federations.set',
    name: 'federations.set',
    path: '/federations/:federation',
    command: 'federations set',
    input: Type.Object({ federation: Text, status: Text, officer: Type.Optional(Type.Union([Text, Type.Null()])) }),
    run: (office, { input }, options) => setFederation(office, withoutEmptyMembers(input), options),
  }),
] as const;
