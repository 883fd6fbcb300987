/**
 * Imports a list of players: FIDE's, or CSV. It is read once to the end, for its hash and to find faults; then part by
 * part, each part in one write. Known persons stay; only differences are written. Nothing is removed without explicit
 * confirmation, and an import as a whole can be undone (`import/undo.ts`). A second import of the same file changes
 * nothing, and an interrupted one is resumed.
 */
import { type Finding, isRefused } from '../../core/finding.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';
import type { Desk, PoolRow } from '../../ledger/store.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { RememberedPersons, missingGround } from '../memory/remembered.ts';
import { isPeriodicFamily } from '../../ledger/rows/standings.ts';
import { dayInTimeZone } from '../time-zone.ts';
import { gameOf } from '../which-game.ts';
import { registryFinding } from '../findings/registry.ts';
import type { ImportedList, ImportOutcome, ImportSummary, ImportWay } from './import/asked.ts';
import { CardsThread } from './import/cards-ahead.ts';
import { faultyOrders } from './import/club-orders.ts';
import { highestKomirIn, passedKomirs } from './import/komir-numbers.ts';
import { openImports } from './import/log.ts';
import { ratingsLostByList, lossFindings } from './import/losses.ts';
import { partsThere, type ImportInProgress, type ImportWork } from './import/planning.ts';
import { ratingsLackedBy, readFirst, sizeOfParts } from './import/reading.ts';
import { shortWay } from './import/short-way.ts';
import { takeParts } from './import/taking.ts';
import { type Target, targetOf } from './import/target.ts';

export type { ImportedList, ImportOutcome, ImportSummary } from './import/asked.ts';

/** Without `how`, the effect is shown for the way that is allowed. */
async function aimed(
  office: Office,
  list: ImportedList,
  month: string | undefined,
): Promise<Outcome<Target | undefined> & { readonly how: ImportWay }> {
  const aim = (how: ImportWay) =>
    readOffice(office, async (desk) => {
      const today = dayInTimeZone((await desk.office())?.timeZone ?? 'UTC', office.clock());
      return targetOf(desk, list, month, how, today);
    });
  if (list.how !== undefined) return { ...(await aim(list.how)), how: list.how };
  if (list.pool === undefined) return { ...(await aim('add')), how: 'add' };
  const whole = await aim('whole');
  return isRefused(whole.findings) ? { ...(await aim('add')), how: 'add' } : { ...whole, how: 'whole' };
}

/** An interrupted import of this file is resumed; one of another file blocks the pool. */
async function underway(desk: Desk, work: ImportWork): Promise<Outcome<ImportInProgress>> {
  const { sha256, parts, how, target } = work;
  const [pool, as] = target === undefined ? [null, null] : [target.pool.pool, target.asOf];
  const open = await openImports(desk);
  const same = open.find(
    (each) =>
      each.sha256 === sha256 && each.parts === parts && each.how === how && each.pool === pool && each.as === as,
  );
  if (same !== undefined) return { value: { import: same.import, began: same.entry }, findings: [] };
  const other = pool === null ? undefined : open.find((each) => each.pool === pool);
  return other === undefined
    ? { value: {}, findings: [] }
    : refused(registryFinding('import.still-open', { import: other.import, pool: pool as string }));
}

/** It had no effect, and would have none. */
const isNothing = ({ entered, fields, standings, lost }: ImportSummary): boolean =>
  entered + standings + lost === 0 && Object.keys(fields).length === 0;

/** From a list with all three kinds of ratings a pool takes those of its time control, unless others are requested. */
const forPool = (list: ImportedList, pool: PoolRow | undefined): ImportedList =>
  list.control !== undefined || pool === undefined || controlOfPool(pool) === 'standard'
    ? list
    : { ...list, control: controlOfPool(pool) };

export async function importList(office: Office, given: ImportedList, options: ChangeOptions): Promise<ImportOutcome> {
  const cards = await cardsThreadOf(office, given, options);
  try {
    return await importWith(cards, office, given, options);
  } finally {
    await cards?.close();
  }
}

/** Undefined for a preview, or where there is no thread. */
async function cardsThreadOf(
  office: Office,
  { how }: ImportedList,
  { dryRun = false }: ChangeOptions,
): Promise<CardsThread | undefined> {
  const { helpers } = office;
  if (helpers === undefined || dryRun || how === undefined || office.within !== undefined) return undefined;
  return new CardsThread(helpers, await readOffice(office, (desk) => desk.lastPerson()));
}

async function importWith(
  cards: CardsThread | undefined,
  office: Office,
  given: ImportedList,
  options: ChangeOptions,
): Promise<ImportOutcome> {
  // permissions first, before a long file is read
  const asked = await changeOffice<undefined>(office, { ...options, dryRun: true }, async () => ({ findings: [] }));
  if (isRefused(asked.findings)) return asked as Outcome<never>;
  const ungrounded = given.remembered === 'entered' ? missingGround(options.ground) : [];
  if (ungrounded.length > 0) return refused(...ungrounded);
  const { pool: name } = given;
  const pool = name === undefined ? undefined : await readOffice(office, (desk) => desk.pool(name));
  const list = forPool(given, pool);
  const {
    sha256,
    players,
    rated,
    month,
    kind,
    findings: found,
    komirs,
    orders,
    columns,
  } = await readFirst(list, (read) => cards?.read(read));
  const passed = list.komir === 'own' ? [] : await readOffice(office, (desk) => passedKomirs(desk, komirs));
  const disordered = await readOffice(office, (desk) => faultyOrders(desk, orders));
  if (disordered.length > 0) return refused(...found, ...passed, ...disordered);
  const read = [...found, ...passed];
  const faults = read.filter(({ weight }) => weight === 'refuse').length;
  // a list without players is faulty as a whole
  const isLeftOut = list.faulty === 'left-out' && players > 0;
  if (faults > 0 && !isLeftOut) {
    return refused(...read, ...(players === 0 ? [] : [registryFinding('import.faults', { count: faults })]));
  }
  if (kind === 'fide-list' && pool !== undefined && gameOf(pool) === 'go') {
    return refused(registryFinding('import.other-game', { pool: pool.pool }));
  }
  const lacked = pool === undefined ? [] : ratingsLackedBy(read, [pool]);
  if (lacked.length > 0) return refused(...lacked);
  const { value: target, findings: aim, how } = await aimed(office, list, month);
  if (isRefused(aim)) return refused(...read, ...aim);
  const parts = Math.ceil(players / sizeOfParts(list));
  const begun: Omit<ImportWork, 'short' | 'cards'> = {
    list,
    how,
    sha256,
    players,
    target,
    parts,
    highestKomir: highestKomirIn(komirs),
    columns,
  };
  const { value: under, findings: held } = await readOffice(office, (desk) => underway(desk, begun));
  if (under === undefined) return refused(...read, ...held);
  const told: Finding[] = read.map((each) => (each.weight === 'refuse' ? { ...each, weight: 'warn' } : each));
  if (name === undefined && rated > 0) told.push(registryFinding('import.ratings-unpooled', { count: rated }, 'warn'));
  told.push(...(await readOffice(office, (desk) => RememberedPersons.of(desk, office.memory))).findings);
  const there = await readOffice(office, (desk) => partsThere(desk, { sha256, parts }, target, list));
  const short =
    columns === undefined || list.way === 'ordinary'
      ? undefined
      : await readOffice(office, (desk) => shortWay(desk, columns, target));
  const work: ImportWork = { ...begun, short, cards };
  // a file that was imported completely removes nothing more
  const lost = how === 'whole' && there.size < work.parts ? await ratingsLostByList(office, work, under) : [];
  const isAllowed = lost.length === 0 || list.takes?.has('ratings') === true;
  const shown = list.how === undefined || !isAllowed ? { ...options, dryRun: true } : options;
  const { sum, under: now } = await takeParts(office, work, under, there, shown);
  if (there.size > 0) sum.findings.push(registryFinding('import.done-before', { parts: there.size }, 'note'));
  const effect = sum.summary(work, lost);
  const findings = [...told, ...sum.findings, ...sum.questions.findings(target)];
  if (isRefused(findings)) return { findings };
  if (target !== undefined && lost.length > 0) {
    const isRefusing = list.how !== undefined && !isAllowed;
    findings.push(await readOffice(office, (desk) => lossFindings(desk, target, lost, isRefusing ? 'refuse' : 'warn')));
  }
  if (effect.standings > 0 && target?.phase === 'next' && isPeriodicFamily(target.pool.family)) {
    findings.push(registryFinding('import.next-list', { pool: target.pool.pool, count: effect.standings }, 'note'));
  }
  if (list.how === undefined && !isNothing(effect)) {
    findings.push(
      registryFinding('import.which', { pool: target?.pool.pool ?? null, whole: how === 'whole', lost: lost.length }),
    );
    return { effect, findings };
  }
  if (isRefused(findings)) return { effect, findings };
  const isDone = options.dryRun !== true && now.import !== undefined;
  return { value: { ...effect, ...(isDone ? { import: now.import as string } : {}) }, findings };
}
