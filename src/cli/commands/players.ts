/** `elobook players import|imports|export|add|change|show|data|clubs|order|attach|forms|detach|merge|split|erase|tidy`. */
import { actAs } from '../acting.ts';
import { changeAs } from '../working-account.ts';
import { CARD_FIELDS, type PlayerField } from '../../explain/desk-findings/registry.ts';
import type { Say } from '../../explain/language.ts';
import type { ErasureWords } from '../../content/en/findings/desk-erasure.ts';
import type { RegistryWords } from '../../content/en/commands/registry.ts';
import type { Movement, NumberKind } from '../../desk/registry/merge.ts';
import type { Erasure } from '../../desk/registry/erase.ts';
import type { ExportFormat } from '../../desk/registry/export.ts';
import type { NamedPlayer } from '../../desk/registry/find-named.ts';
import type { PlayerCard, ShownStanding } from '../../desk/registry/show.ts';
import { type ActionInput, actionCommand, onlyArgument } from '../actions.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { namesWithIds } from '../names.ts';
import { althoughOf, enteringOf, printFindingsAside } from '../office.ts';
import { optionText, optionTexts } from '../given.ts';
import { isOptionOn, contentOf } from '../options.ts';
import { Output } from '../output.ts';
import { showClubs } from './players-clubs.ts';
import { attach, detach, forms, putOrder } from './players-forms.ts';
import { showImports, importOrUndo } from './players-import.ts';

const ACTIONS = {
  import: importOrUndo,
  imports: showImports,
  export: give,
  add,
  change,
  find,
  show,
  data: giveData,
  clubs: showClubs,
  order: putOrder,
  attach,
  forms,
  detach,
  merge,
  split,
  erase,
  tidy,
} as const;
export const PLAYER_ACTIONS = Object.keys(ACTIONS);

export const playersCommand = actionCommand({
  name: 'players',
  words: ({ registry }) => registry,
  actions: ACTIONS,
  reading: {
    show: 'players.show',
    data: 'players.export',
    find: 'players.show',
    export: 'players.export',
    imports: 'players.show',
    clubs: 'players.show',
    forms: 'players.attach',
  },
});

type PlayerActionInput = ActionInput<RegistryWords>;

async function give({ office, at, args, options, words, say }: PlayerActionInput): Promise<ExitCode> {
  const name = args.length === 0 ? '-' : onlyArgument(args, (words) => words.players.export);
  const format = (optionText(options, 'format') ?? (name.endsWith('.jsonl') ? 'jsonl' : 'csv')) as ExportFormat;
  const { exportPlayers, EXPORT_FORMATS } = await import('../../desk/registry/export.ts');
  if (!EXPORT_FORMATS.includes(format))
    throw new UsageError((words) => words.oneOf('--format', EXPORT_FORMATS.join(', ')));
  // days of birth are for their owner alone, as in an export
  const output = await Output.open(name, options, viewOf(options) === 'officer' ? { mode: 0o600 } : {});
  let isDone = false;
  try {
    const noted = viewOf(options) === 'officer' ? await at.record('players.export') : [];
    const asked = { format, view: viewOf(options), write: (bytes: Uint8Array) => output.write(bytes) };
    const { players, findings } = await exportPlayers(office, { ...asked, progress: at.progress });
    await output.keep();
    isDone = true;
    if (name === '-') {
      printFindingsAside(noted, at.book);
      return 0;
    }
    const outcome = { value: { players }, findings: [...findings, ...noted] };
    return await at.print(outcome, () => [words.exported(players, say)]);
  } finally {
    if (!isDone) await output.drop();
  }
}

/** All about one person as JSON, for the person. It is recorded before it is given. */
async function giveData({ office, at, args, options, words }: PlayerActionInput): Promise<ExitCode> {
  const [player, name = '-', ...more] = args;
  if (player === undefined || more.length > 0) {
    throw new UsageError((words) => words.players.data);
  }
  const { personData } = await import('../../desk/registry/person-data.ts');
  const { value, findings } = await personData(office, player);
  if (value === undefined) return at.print({ findings });
  const output = await Output.open(name, options, { mode: 0o600 });
  let isDone = false;
  try {
    const noted = await at.record('players.show', value.player);
    await output.write(new TextEncoder().encode(`${JSON.stringify(value, undefined, 2)}\n`));
    await output.keep();
    isDone = true;
    if (name === '-') {
      printFindingsAside([...findings, ...noted], at.book);
      return 0;
    }
    return await at.print({ value: { player: value.player }, findings: [...findings, ...noted] }, ({ player: of }) => [
      words.dataGiven(of, name),
    ]);
  } finally {
    if (!isDone) await output.drop();
  }
}

const viewOf = (options: object): 'officer' | 'public' => (isOptionOn(options, 'full') ? 'officer' : 'public');

/** Fields of a card that an option of the same name gives as it is typed. */
const PLAIN = CARD_FIELDS.filter((field) => !['titles', 'strengthOrder', 'licences'].includes(field));

/** `Postás:3`, `2024=Postás`, `NAM:1985`. */
function parted(text: string, mark: string, option: string): readonly [string, string] {
  const at = text.lastIndexOf(mark);
  if (at < 1) throw new UsageError((words) => words.parts(`--${option}`, mark));
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** What the options write on a card; `--without FIELD` takes a field off it. */
function cardOf(options: object): Readonly<Record<string, unknown>> {
  const card: Record<string, unknown> = {};
  for (const field of optionTexts(options, 'without')) {
    const [name, year] = field.split(':');
    if (name === 'licences' && year !== undefined) card['licences'] = { ...(card['licences'] as object), [year]: null };
    else card[field] = null;
  }
  for (const field of PLAIN) {
    const text = optionText(options, field);
    if (text !== undefined) card[field] = text;
  }
  const order = optionText(options, 'order');
  if (order !== undefined) {
    const [club, place] = parted(order, ':', 'order');
    card['strengthOrder'] = { club, number: Number(place) };
  }
  const licences = optionTexts(options, 'licence').map((text) => {
    const at = text.indexOf('=');
    if (at < 1) throw new UsageError((words) => words.parts('--licence', '='));
    return [text.slice(0, at), text.slice(at + 1)] as const;
  });
  if (licences.length > 0) card['licences'] = { ...(card['licences'] as object), ...Object.fromEntries(licences) };
  const titles = optionTexts(options, 'furtherTitle').map((text) => {
    const [title, year] = text.split(':') as [string, string?];
    return { title, ...(year === undefined ? {} : { year: Number(year) }) };
  });
  if (titles.length > 0) card['titles'] = titles;
  return card;
}

async function add({ office, at, args, options, words }: PlayerActionInput): Promise<ExitCode> {
  if (args.length > 0) throw new UsageError((words) => words.players.add);
  const { addPlayer } = await import('../../desk/registry/players.ts');
  const outcome = await addPlayer(office, cardOf(options), {
    ...(await changeAs(office, options, 'players.add')),
    ...enteringOf(options),
  });
  return at.print(outcome, ({ player }) => [words.entered(player)]);
}

async function change({ office, at, args, options, words, say }: PlayerActionInput): Promise<ExitCode> {
  const player = onlyArgument(args, (words) => words.onePlayer('players change'));
  const { changePlayer } = await import('../../desk/registry/players.ts');
  const change = { ...(await changeAs(office, options, 'players.change')), ...enteringOf(options) };
  const outcome = await changePlayer(office, { player, fields: cardOf(options) }, change);
  return at.print(outcome, ({ player: id, changed }) =>
    changed.length === 0
      ? []
      : [
          words.changed(
            id,
            changed.map((field) => words.fields[field as PlayerField]),
            say,
          ),
        ],
  );
}

async function find({ office, at, args, words, say }: PlayerActionInput): Promise<ExitCode> {
  if (args.length === 0) throw new UsageError((words) => words.players.find);
  const { findNamed } = await import('../../desk/registry/find-named.ts');
  const outcome = await findNamed(office, args.join(' '));
  return at.print(outcome, ({ players }) => players.flatMap((each) => namedLines(each, words, say)));
}

/** One line for the person, one for each pool. */
function namedLines(player: NamedPlayer, words: RegistryWords, say: Say): readonly string[] {
  const { name, birthYear, federation, title, club, numbers, standings } = player;
  const ids = Object.entries(numbers).map(([kind, number]) => `${kind}:${number}`);
  const who = [title === undefined ? name : `${title} ${name}`, birthYear?.toString(), federation, club, ...ids];
  return [
    `${player.player}  ${who.filter((each) => each !== undefined).join(', ')}`,
    ...standings.map((standing) => `         ${standingText(standing, words, say)}`),
  ];
}

async function show({ office, at, args, options, words, say }: PlayerActionInput): Promise<ExitCode> {
  const player = onlyArgument(args, (words) => words.onePlayer('players show'));
  const { showPlayer } = await import('../../desk/registry/show.ts');
  const { value, findings } = await showPlayer(office, player, viewOf(options));
  const isFull = viewOf(options) === 'officer' && value !== undefined;
  const noted = isFull ? await at.record('players.show', value.player) : [];
  const outcome = { ...(value === undefined ? {} : { value }), findings: [...findings, ...noted] };
  const erasure = (await contentOf(options)).commands.erasure;
  return at.print(outcome, (card) => cardLines(card, words, erasure, say));
}

function cardLines(card: PlayerCard, words: RegistryWords, erasure: ErasureWords, say: Say): readonly string[] {
  const rows: [string, string][] = [];
  const row = (title: string, value: string | undefined): void => {
    if (value !== undefined && value !== '') rows.push([title, value]);
  };
  const { erased } = card;
  row(words.formerly, card.formerly?.join(', '));
  const shown: Partial<Record<PlayerField, string | undefined>> = {
    ...card.numbers,
    name: erased === undefined ? card.name : erasure.since(erased.day, erased.entry, say),
    birth: card.birth ?? card.birthYear?.toString(),
    sex: card.sex,
    federation: [
      ...(card.federation === undefined ? [] : [card.federation]),
      ...(card.federations ?? []).map(({ federation, until }) => words.until(federation ?? words.none, until, say)),
    ].join(', '),
    title: card.title,
    titles: card.titles?.map(({ title, year }) => (year === undefined ? title : `${title} (${year})`)).join(', '),
    club: card.club,
    guestClub: card.guestClub,
    strengthOrder:
      card.strengthOrder === undefined ? undefined : `${card.strengthOrder.club}: ${card.strengthOrder.number}`,
    licences: Object.entries(card.licences ?? {})
      .map(([year, club]) => `${year} ${club}`)
      .join(', '),
    deceased: card.deceased,
    blocked: card.blocked,
    exempt: card.exempt,
    private: card.private,
  };
  for (const field of CARD_FIELDS) row(words.fields[field], shown[field]);
  for (const [place, standing] of card.standings.entries()) {
    rows.push([place === 0 ? words.standings : '', standingText(standing, words, say)]);
  }
  for (const [place, { event, name, start, end }] of card.events.entries()) {
    rows.push([
      place === 0 ? words.events : '',
      `${event}  ${name}  ${[start, end].filter(Boolean).join(' – ')}`.trimEnd(),
    ]);
  }
  const width = rows.reduce((widest, [title]) => Math.max(widest, title.length), 0);
  return [card.player, ...rows.map(([title, value]) => `  ${title.padEnd(width)}  ${value}`)];
}

function standingText(standing: ShownStanding, words: RegistryWords, say: Say): string {
  const { pool, rating, list, k, games, inactive, rank } = standing;
  const number = rating === null ? words.unrated : say.number(rating);
  const more = [
    ...(rank === undefined ? [] : [rank]),
    ...(k === null ? [] : [`K ${k}`]),
    words.games(games, say),
    ...(inactive === true ? [words.inactive] : []),
  ];
  const until = standing.inForce;
  const shown =
    until === undefined
      ? words.standing(pool, number, list, say)
      : words.fromNextList(
          pool,
          number,
          until.rating === null ? words.unrated : say.number(until.rating),
          until.list,
          say,
        );
  return `${shown}, ${more.join(', ')}`;
}

const movementLines = ({ numbers, events, standings }: Movement, words: RegistryWords, say: Say): readonly string[] => [
  ...(numbers.length === 0 ? [] : [`  ${say.list(numbers.map((kind) => words.numbers[kind]))}`]),
  `  ${words.moved(words.events, events, say)}`,
  ...standings.map(
    ({ pool, player, was, now }) =>
      `  ${words.stands(pool, player, was === null ? words.none : say.number(was), now === null ? words.none : say.number(now))}`,
  ),
];

const NUMBER_KINDS = ['fide', 'komir', 'orr', 'pin'] as const;

async function merge({ office, at, args, options, words, say }: PlayerActionInput): Promise<ExitCode> {
  const [player, into, ...more] = args;
  if (player === undefined || into === undefined || more.length > 0) {
    throw new UsageError((words) => words.players.merge);
  }
  const although = [...althoughOf(options, [...NUMBER_KINDS, 'ratings'])];
  const { mergePlayers } = await import('../../desk/registry/merge.ts');
  const asked = { player, into, although };
  const outcome = await actAs(office, options, { act: 'players.merge', input: asked }, (change, within) =>
    mergePlayers(within, asked, change),
  );
  const nameOf = await namesWithIds(office, outcome.findings);
  return at.print(
    outcome,
    (moved) => [words.merged(moved.from, moved.to), ...movementLines(moved, words, say)],
    nameOf,
  );
}

/** Of one id: undoes its merge. With `--event`: gives events to another person, or to a new one. */
async function split({ office, at, args, options, words, say }: PlayerActionInput): Promise<ExitCode> {
  const player = onlyArgument(args, (words) => words.players.split);
  const events = optionTexts(options, 'event');
  const { splitPlayer } = await import('../../desk/registry/split.ts');
  const asked =
    events.length === 0 ? { player } : { from: player, events, to: optionText(options, 'to') ?? cardOf(options) };
  const entering = enteringOf(options);
  const { from: _from, ...given } = { from: player, ...asked };
  const call = { act: 'players.split' as const, input: { ...given, player, ...entering } };
  const outcome = await actAs(office, options, call, (change, within) =>
    splitPlayer(within, asked, { ...change, ...entering }),
  );
  const nameOf = await namesWithIds(office, outcome.findings);
  return at.print(outcome, (moved) => [words.split(moved.from, moved.to), ...movementLines(moved, words, say)], nameOf);
}

/** Shown with `--dry-run` before it is done: it cannot be undone. */
async function erase({ office, at, args, options, words, say }: PlayerActionInput): Promise<ExitCode> {
  const player = onlyArgument(args, (words) => words.onePlayer('players erase'));
  const although = althoughOf(options, ['lost-key', 'ground']);
  const { erasePlayer } = await import('../../desk/registry/erase.ts');
  const how = {
    ...(isOptionOn(options, 'remember') ? { remember: 'digests' as const } : {}),
    ...(although.has('lost-key') ? { lostKey: 'given-up' as const } : {}),
    ...(although.has('ground') ? { namingGround: 'kept' as const } : {}),
  };
  const call = { act: 'players.erase' as const, input: { player, ...how } };
  const outcome = await actAs(office, options, call, (change, within) =>
    erasePlayer(within, player, { ...change, ...how }),
  );
  const shown = outcome.value?.card === undefined ? undefined : outcome.value;
  const noted = shown === undefined ? [] : await at.record('players.erase', shown.player);
  const told = (await contentOf(options)).commands.erasure;
  const all = { ...outcome, findings: [...outcome.findings, ...noted] };
  return at.print(all, (erasure) => erasureLines(erasure, told, words, say));
}

function erasureLines(erasure: Erasure, told: ErasureWords, words: RegistryWords, say: Say): readonly string[] {
  const { player, formerly, card, identities, reports, events, titles, lists, remembered } = erasure;
  const named = [
    ...(card?.name === undefined ? [] : [`${words.fields.name}: ${card.name}`]),
    ...(card?.birth === undefined ? [] : [`${words.fields.birth}: ${card.birth}`]),
    ...Object.entries(card?.numbers ?? {}).map(([kind, number]) => `${words.numbers[kind as NumberKind]}: ${number}`),
  ];
  return [
    told.erased(player),
    ...[
      ...(formerly.length === 0 ? [] : [told.formerly(formerly, say)]),
      ...named,
      told.papers(identities, reports, say),
      ...(events.length === 0 ? [] : [told.reports(events, say)]),
      ...(titles.length === 0 ? [] : [told.titles(titles, say)]),
      told.lists(lists, say),
      ...(remembered === undefined
        ? []
        : [
            told.remembered(
              remembered.numbers.map((kind) => words.numbers[kind]),
              remembered.names,
              say,
            ),
          ]),
    ].map((line) => `  ${line}`),
  ];
}

/** Whom nothing rests on: shown, taken out by name or by their number, and put back. */
async function tidy({ office, at, args, options, words, say }: PlayerActionInput): Promise<ExitCode> {
  const undone = optionTexts(options, 'undo');
  const { tidyPlayers, restorePlayers } = await import('../../desk/registry/tidy.ts');
  if (undone.length > 0) {
    const back = await restorePlayers(
      office,
      { players: [...undone, ...args] },
      await changeAs(office, options, 'players.tidy'),
    );
    return at.print(back, ({ restored }) => [words.restored(restored, say)]);
  }
  const all = optionText(options, 'all');
  if (all !== undefined && (!/^\d+$/.test(all) || args.length > 0)) {
    throw new UsageError((words) => words.players.tidy);
  }
  const asked = { players: args, ...(all === undefined ? {} : { all: Number(all) }) };
  const outcome = await tidyPlayers(office, asked, await changeAs(office, options, 'players.tidy'));
  return at.print(outcome, ({ found, removed }) =>
    found.length === 0
      ? [words.noGhosts]
      : [
          ...found.map(({ player, name, birthYear, federation, from }) =>
            [
              player,
              [name ?? words.none, birthYear, federation].filter((each) => each !== null).join(', '),
              words.origins[from],
            ].join('  '),
          ),
          ...(removed.length === 0 ? [] : [words.tidied(removed.length, say)]),
        ],
  );
}
