/** The persons of a part: new ones are entered, and the cards of the others get what the list knows better. */
import type { Finding } from '../../../core/finding.ts';
import type { EnteredPerson } from '../../../ledger/entries.ts';
import { personId } from '../../../ledger/ids.ts';
import { SALT_LENGTH } from '../../../ledger/papers.ts';
import { type Desk, NUMBERS, type Paper } from '../../../ledger/store.ts';
import type { ChangingDesk } from '../../change.ts';
import type { Office } from '../../office.ts';
import { RememberedPersons } from '../../memory/remembered.ts';
import { memoryFinding } from '../../findings/memory.ts';
import type { Posting } from '../../../projection/post.ts';
import { cardsOf, sameValue } from '../card.ts';
import { ByeRows } from '../bye-rows.ts';
import { withoutDoubtful } from '../doubtful-names.ts';
import { type Card, type CardFields, changedFields, writtenCard } from '../fields.ts';
import { registryFinding } from '../../findings/registry.ts';
import { type Identity, identityPaper } from '../../../ledger/rows/identity.ts';
import type { Incoming } from '../listed.ts';
import { leastAfterLosses } from '../komir.ts';
import { traitsOfCard } from '../players.ts';
import { cardVerdict, comparedField } from './judging.ts';
import { GivenKomirs } from './komir-numbers.ts';
import { type Match, matched, BroughtInPart } from './matching.ts';
import { type ListedKnown, type Part, ImportQuestions } from './part.ts';

const EMPTY: Card = { identity: {}, facts: {} };

/** Random bytes for many papers at once. */
export function salts(random: Office['random'], count: number): Office['random'] {
  const all = random(count * SALT_LENGTH);
  let from = 0;
  return (size) => all.slice(from, (from += size));
}

/** A changed card, and its changed fields. */
export interface ChangedCard {
  readonly person: number;
  readonly fields: readonly string[];
}

/** A person added to the registry by a row. */
export interface NewCard {
  readonly row: number;
  readonly name: string;
}

export interface PersonsPlanned {
  readonly postings: readonly Posting[];
  readonly known: readonly ListedKnown[];
  readonly questions: ImportQuestions;
  readonly findings: readonly Finding[];
  readonly entered: number;
  readonly newCards: readonly NewCard[];
  readonly changed: readonly ChangedCard[];
  readonly leftOut: number;
  readonly remembered: number;
  readonly again: number;
}

/** Nothing is written: the result is to be posted. */
export async function planPersons(
  { desk, random, memory }: Pick<ChangingDesk, 'desk' | 'random' | 'memory'> | ReadingDesk,
  part: Part,
  salt: Office['random'] = salts(random, part.size),
): Promise<PersonsPlanned> {
  const { sha256, parts, although, takes } = part;
  const listed = part.players();
  const rowOf = (place: number): number => part.rows?.[place] ?? part.first + place;
  const remembered = await RememberedPersons.of(desk, memory);
  // doubtful texts were reported when the list was read first: here they are only left out
  const players = listed.map((player) => {
    const fields = withoutDoubtful(player.fields, although);
    return fields === player.fields ? player : { ...player, fields };
  });
  const { matches, holders } = await matched(desk, players, rowOf);
  const own = new BroughtInPart(holders);
  const questions = new ImportQuestions();
  const findings: Finding[] = [];
  const known: ListedKnown[] = [];
  const persons: EnteredPerson[] = [];
  const newCards: NewCard[] = [];
  const again: string[] = [];
  let [leftOut, leftRemembered] = [0, 0];
  const papers: Paper[] = [];
  const written = new Map<string, Identity>();
  const byes = new ByeRows(although);
  const leastKomir = part.komir === 'own' ? 0 : await leastAfterLosses(desk);
  const isPassed = ({ komir }: CardFields): boolean => typeof komir === 'string' && Number(komir) < leastKomir;
  const givenKomirs = await GivenKomirs.after(desk, part.highestKomir);
  let next = (await desk.lastPerson()) + 1;
  const leave = (...why: readonly Finding[]): void => {
    leftOut += 1;
    findings.push(...why);
  };
  for (const [place, player] of players.entries()) {
    const { row, wrong } = matches[place] as Match;
    const at = rowOf(place);
    if (row === undefined && player.fields.name !== listed[place]?.fields.name) {
      leave();
      continue;
    }
    if (row === undefined && byes.leavesOut(player.fields, at)) continue;
    const twin = own.person(player);
    if (twin !== undefined) {
      known.push({ person: twin, row: at, player });
      continue;
    }
    if (row !== undefined) {
      const { news, ...verdict } = cardVerdict(row, player.fields, takes, own.take);
      const wanted = isPassed(news) ? withoutKomir(news) : news;
      if (verdict.isSomebodyElse) questions.ask(at, row.person, 'person', comparedField('name', row, player.fields));
      else
        for (const field of verdict.against)
          questions.ask(at, row.person, field, comparedField(field, row, player.fields));
      if (verdict.isSomebodyElse) continue;
      const back = remembered.isNobody ? undefined : remembered.recognise({ numbers: numbersIn(wanted) });
      const isAsked = back !== undefined && part.remembered === undefined;
      if (isAsked) {
        findings.push(
          memoryFinding('import.number-remembered', { row: at, player: personId(row.person), ...back }, 'warn'),
        );
        questions.ask(at, row.person, 'remembered');
      }
      known.push({ person: row.person, row: at, player });
      own.change(row, isAsked ? withoutNumbers(wanted) : wanted, back !== undefined && !isAsked);
      continue;
    }
    const fault = wrong ?? own.repeats(player, at) ?? unnamed(player, at);
    if (fault !== undefined) {
      leave(fault);
      continue;
    }
    // all of them were reported when the list was read first
    if (isPassed(player.fields)) {
      leave();
      continue;
    }
    const { identity, facts } = givenKomirs.numbered(writtenCard(EMPTY, player.fields));
    const back = remembered.isNobody ? undefined : remembered.recognise(traitsOfCard({ identity, facts }));
    if (back !== undefined && part.remembered === undefined) {
      leave(memoryFinding('import.remembered', { row: at, ...back }, 'warn'));
      leftRemembered += 1;
      continue;
    }
    if (back !== undefined) again.push(personId(next));
    const paper = identityPaper(next, identity, salt);
    papers.push(paper);
    written.set(paper.digest, identity);
    persons.push({ facts, identity: paper.digest, person: personId(next) });
    newCards.push({ row: at, name: identity.name ?? '' });
    known.push({ person: next, row: at, player });
    own.enter(player, next);
    next += 1;
  }
  const changes = await changedCards(desk, own.news, random, part.import, givenKomirs);
  const source = { part: part.part, parts, sha256 };
  const entered = { ...(again.length === 0 ? {} : { again }), import: part.import, persons, source };
  return {
    postings: [
      ...(persons.length === 0 ? [] : [{ kind: 'persons.entered' as const, data: entered, papers, memo: written }]),
      ...changes.map(({ posting }) => posting),
    ],
    known,
    questions,
    findings: [...findings, ...byes.findings, ...givenKomirs.findings()],
    entered: persons.length,
    newCards,
    changed: changes,
    leftOut: leftOut + byes.count,
    remembered: leftRemembered,
    again: again.length,
  };
}

/** A desk for which a plan is only computed. */
export interface ReadingDesk {
  readonly desk: Desk;
  readonly random: Office['random'];
  readonly memory?: Office['memory'];
}

const numbersIn = (fields: CardFields): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(NUMBERS.map((kind) => [kind, fields[kind] ?? undefined]));

function withoutNumbers(fields: CardFields): CardFields {
  const { fide: _fide, komir: _komir, orr: _orr, pin: _pin, ...others } = fields;
  return others;
}

function withoutKomir(fields: CardFields): CardFields {
  const { komir: _komir, ...others } = fields;
  return others;
}

const unnamed = ({ fields: { name } }: Incoming, row: number): Finding | undefined =>
  name === undefined ? registryFinding('import.no-name', { row }, 'warn') : undefined;

async function changedCards(
  desk: Desk,
  all: BroughtInPart['news'],
  random: Office['random'],
  id: string,
  givenKomirs: GivenKomirs,
): Promise<readonly (ChangedCard & { readonly posting: Posting })[]> {
  const cards = await cardsOf(
    desk,
    all.map(({ row }) => row),
  );
  return all.flatMap(({ row, fields, isBack }, place) => {
    const before = cards[place];
    // erased: a list does not restore a name
    if (before === undefined) return [];
    const after = givenKomirs.numbered(writtenCard(before, fields));
    const changed = changedFields(before, after);
    if (changed.length === 0) return [];
    const paper = sameValue(before.identity, after.identity)
      ? undefined
      : identityPaper(row.person, after.identity, random);
    const isFactual = !sameValue(before.facts, after.facts);
    const posting: Posting = {
      kind: 'person.changed',
      data: {
        person: personId(row.person),
        ...(paper === undefined ? {} : { identity: paper.digest }),
        ...(isFactual ? { facts: after.facts } : {}),
        fields: changed,
        ...(isBack ? { again: true as const } : {}),
        import: id,
        was: {
          ...(paper === undefined ? {} : { identity: row.identity as string }),
          ...(isFactual ? { facts: before.facts } : {}),
        },
      },
      ...(paper === undefined ? {} : { papers: [paper] }),
    };
    return [{ person: row.person, fields: changed, posting }];
  });
}
