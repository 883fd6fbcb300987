/**
 * Fills an empty office with pools of invented persons and years of their events. Everything goes the way that it
 * would go in life: files are imported and submitted, questions answered, events accepted, lists published. The month
 * alone decides what there is, so that it is the same every time.
 */
import { Chance } from '../core/chance.ts';
import { type Day, dayText, firstDay, type Month, monthText } from '../core/dates.ts';
import { isRefused } from '../core/finding.ts';
import type { Report } from '../core/report.ts';
import type { ReportFormatId } from '../formats/format.ts';
import type { Desk, ListRow, PersonRow, Store } from '../ledger/store.ts';
import { eventNumber, personId } from '../ledger/ids.ts';
import type { ChangeOptions } from '../desk/change.ts';
import { readOffice, type Office, type Outcome, refused } from '../desk/office.ts';
import { acceptEvent } from '../desk/events/accept.ts';
import { changeEvent } from '../desk/events/change.ts';
import { answerQuestion } from '../desk/events/answer.ts';
import { refuseEvent } from '../desk/events/refuse.ts';
import { registerEvent } from '../desk/events/register.ts';
import { type SubmittedFile, submitReports } from '../desk/events/submit.ts';
import { withdrawEvent } from '../desk/events/withdraw.ts';
import { backupOffice } from '../keeping/backup.ts';
import { DEMO_HOLDER } from '../desk/keys/demo-key.ts';
import { newKey } from '../desk/keys/new-key.ts';
import { Names } from './invented-names.ts';
import { adjustPool } from '../desk/lists/adjust.ts';
import { decideStanding } from '../desk/lists/decide.ts';
import { publishList } from '../desk/lists/publish.ts';
import { setFederation } from '../desk/registry/federations.ts';
import { importList } from '../desk/registry/import.ts';
import { mergePlayers } from '../desk/registry/merge.ts';
import { openOfficeBooks } from '../desk/registry/open.ts';
import { changePlayer } from '../desk/registry/players.ts';
import { openRatingPool } from '../desk/registry/pools.ts';
import { Diary, done } from './diary.ts';
import { csvFile, fideListFile, reportFile } from './files.ts';
import { isAway, type Member } from './people.ts';
import { dayBefore, type DemoPool, type DemoPoolChange, demoPools, poolFrom, recentFrom } from './plan.ts';
import { seasonCalendar, type PlannedEvent, type PlayedReportOfSeason, playEvent, type StandingOf } from './season.ts';
import { type Story, twisted } from './stories.ts';
import { listInForce } from '../ledger/lists/in-force.ts';

export interface DemoInput {
  /** The last list is of this month. */
  readonly until: Month;
  readonly progress?: (done: number, total: number) => void;
  /** An empty store to work in, which is thrown away. */
  readonly scratch?: Store;
}

export interface DemoFilled {
  readonly office: string;
  readonly until: string;
  readonly pools: number;
  readonly entries: number;
}

const NAME = 'Elobook demonstration office';
const NAMES = { hu: 'Elobook bemutató iroda', ru: 'Демонстрационная служба Elobook' };
const SEED = 0xe10;

/** With a store to work in, the office comes into its place at once, wholly or not at all; that is quicker, too. */
/** Who has entered for what is announced: every seventh of the newest list. */
async function someListed(desk: Desk, pool: string): Promise<readonly string[]> {
  const newest = (await desk.lists(pool)).at(-1);
  if (newest === undefined) return [];
  const listed: string[] = [];
  for await (const batch of desk.allStandings(newest.list)) {
    listed.push(...batch.filter(({ rating }) => rating !== null).map(({ person }) => personId(person)));
  }
  return listed.filter((_, place) => place % 7 === 3).slice(0, ENTRANTS);
}

const ENTRANTS = 12;

export async function fillDemo(
  target: Store,
  { until, progress = () => undefined, scratch }: DemoInput,
): Promise<Outcome<DemoFilled>> {
  const there = await target.read(async (desk) => ({ office: await desk.office(), head: await desk.head() }));
  if (there.office !== undefined) {
    const facts = { name: there.office.name, entries: there.head.no };
    return refused({ code: 'demo.not-empty', weight: 'refuse', facts });
  }
  const demo = new Demo(scratch ?? target, until);
  await demo.diary.live(progress);
  const { no } = await readOffice(demo.office, (desk) => desk.head());
  const filled = { office: NAME, until: monthText(until), pools: demo.pools.length, entries: no };
  return scratch === undefined ? { value: filled, findings: [] } : putInPlace(demo.office, target, filled);
}

/** Into its place, unless somebody has opened an office there meanwhile. */
export async function putInPlace(office: Office, target: Store, filled: DemoFilled): Promise<Outcome<DemoFilled>> {
  const { findings } = await backupOffice(office, target);
  return isRefused(findings) ? { findings } : { value: filled, findings };
}

const OFFICER: ChangeOptions = { author: 'Horvölgyi Ilka' };
const because = (ground: string): ChangeOptions => ({ ...OFFICER, ground });

/** Why a clause was set aside. */
const GROUNDS = {
  waived: 'The federation’s server was down; copy of the decision.',
  hybrid: 'Both halls had an arbiter of their own; letter of approval.',
} as const;

/** Between the first day of an event and the report of it. */
const REPORT_AFTER = 10;
const REGISTERED_BEFORE = 45;
const LATE_BY = 75;
const ANNOUNCED_AHEAD = 33;

class Demo {
  readonly diary: Diary;
  readonly office: Office;
  readonly pools: readonly DemoPool[];
  readonly #until: Month;
  /** Numbers of persons. */
  readonly #persons = new Map<Member, number>();

  constructor(store: Store, until: Month) {
    this.diary = new Diary(store, SEED);
    this.office = this.diary.office;
    this.pools = demoPools(until);
    this.#until = until;
    const begun = Math.min(...this.pools.map(({ opening }) => opening));
    this.#write(firstDay(begun), 'open', async () => {
      done(
        await openOfficeBooks(
          this.office,
          { name: NAME, names: NAMES, timeZone: 'Europe/Budapest', demonstration: true },
          OFFICER,
        ),
        NAME,
      );
      done(await newKey(this.office, DEMO_HOLDER, OFFICER), 'key');
    });
    for (const pool of this.pools) this.#plan(pool);
    this.#registry();
    this.#decisions();
  }

  get #write(): Diary['on'] {
    return this.diary.on.bind(this.diary);
  }

  /** A pool from its opening to its last list. */
  #plan(demo: DemoPool): void {
    const { pool, family, opening, season, change, everyMonths } = demo;
    this.#write(firstDay(opening), 'open', async () => this.#open(demo));
    for (const event of seasonCalendar(season)) this.#planEvent(demo, event);
    if (change !== undefined) this.#planChange(pool, change);
    this.#announce(demo);
    for (let list = opening + everyMonths; list <= this.#until; list += everyMonths) {
      const date = family === 'fide' || family === 'mssz' ? monthText(list) : dayText(firstDay(list));
      const day = family === 'fide' || family === 'mssz' ? dayBefore(list) : firstDay(list);
      this.#write(day, 'publish', async () => {
        done(await publishList(this.office, { pool, date }, OFFICER), `${pool} ${date}`);
      });
    }
  }

  async #open(demo: DemoPool): Promise<void> {
    const { pool, family, name, names, group, opening, season, seededBy } = demo;
    const { control } = season;
    const settings = { ...(control === undefined ? {} : { control }), ...(group === undefined ? {} : { group }) };
    const facts = { pool, family, name, names, from: poolFrom(demo), ...settings };
    done(await openRatingPool(this.office, facts, OFFICER), pool);
    if (seededBy !== undefined) return;
    const bytes = family === 'fide' ? fideListFile(season.members) : csvFile(season.members);
    const asOf = family === 'fide' || family === 'mssz' ? monthText(opening) : dayText(firstDay(opening) - 1);
    const list = { open: () => [bytes], how: 'whole', pool, asOf } as const;
    done(await importList(this.office, list, OFFICER), `${pool}, opening standings`);
  }

  /** A change of all ratings, after the events of its list. */
  #planChange(pool: string, { rule, list, decided, entered, by, ground, reference }: DemoPoolChange): void {
    this.#write(entered, 'decide', async () => {
      const input = { pool, rule, list: monthText(list), by, decided: dayText(decided), reference };
      done(await adjustPool(this.office, input, because(ground)), `${pool}, ${rule}`);
    });
  }

  /** An event that is still to come. */
  #announce({ pool, name }: DemoPool): void {
    const start = firstDay(this.#until) + ANNOUNCED_AHEAD;
    this.#write(dayBefore(this.#until), 'register', async () => {
      const facts = { name: `${name}: memorial`, start, end: start + 8, rounds: 9, system: 'swiss' as const };
      const { event } = done(await registerEvent(this.office, { pool, facts }, OFFICER), 'announcement');
      const entrants = await readOffice(this.office, (desk) => someListed(desk, pool));
      if (entrants.length > 0) done(await changeEvent(this.office, { event, facts: {}, entrants }, OFFICER), 'entries');
    });
  }

  #planEvent(demo: DemoPool, event: PlannedEvent): void {
    const { story } = event;
    // what is played last is reported on the last day
    const day = Math.min(event.start + REPORT_AFTER + (story === 'late' ? LATE_BY : 0), firstDay(this.#until));
    let id: string | undefined;
    if (story === 'registered') {
      const registered = event.start - REGISTERED_BEFORE;
      this.#write(registered, 'register', async () => {
        const facts = { name: `${demo.name} ${event.number}`, start: event.start };
        id = done(await registerEvent(this.office, { pool: demo.pool, facts }, OFFICER), 'registration').event;
      });
    }
    this.#write(day, 'submit', async () => this.#submit(demo, event, id, day));
  }

  async #submit(demo: DemoPool, event: PlannedEvent, id: string | undefined, day: Day): Promise<void> {
    const { pool } = demo;
    const { format, story } = event;
    const chance = new Chance(hashOf(`${pool} ${event.number}`));
    const names = new Names(chance);
    const standings = await readOffice(this.office, (desk) => this.#standings(desk, demo, event.start));
    const played = playEvent(demo.season, event, standings, names, chance);
    const { report, about } = twisted(played, story, names, chance);
    const { facts, ...file } = reportFile(report, pool, event.number, format);
    const submitted = done(
      await submitReports(
        this.office,
        {
          pool,
          files: [file],
          ...(facts === undefined ? {} : { facts }),
          ...(id === undefined ? {} : { event: id }),
          accept: 'clean',
        },
        OFFICER,
      ),
      file.name,
    );
    const [{ events, findings }] = submitted.outcomes as readonly [SubmittedFile];
    const taken = done({ value: events[0], findings }, file.name);
    const follow = (): void => this.#follow(taken.event, story, report, about, day);
    if (taken.state !== 'questions') return follow();
    const field = namedByArbiter(fieldIn(format, played), story, about);
    if (story !== 'open question') this.#answers(taken.event, field, story, day, follow);
  }

  /** Somebody asks the arbiter, and two days later knows who everybody is. */
  #answers(
    event: string,
    field: readonly (Member | undefined)[],
    story: Story | undefined,
    day: Day,
    follow: () => void,
  ): void {
    const ground = because('The arbiter says so by telephone.');
    this.#write(day + 2, 'answer', async () => {
      const number = eventNumber(event) as number;
      const questions = await readOffice(this.office, async (desk) => {
        await this.#find(
          desk,
          field.filter((member) => member !== undefined),
        );
        return (await desk.questions(number)).filter(({ open }) => open);
      });
      for (const { question, player } of questions) {
        const known = this.#persons.get(field[player as number] as Member);
        const answer = { person: known === undefined ? 'new' : personId(known) };
        done(await answerQuestion(this.office, { event, question, answer }, ground), 'answer');
      }
      const isDoubtful = story === 'refused' || story === 'waived' || story === 'hybrid';
      if (!isDoubtful) done(await acceptEvent(this.office, { event }, OFFICER), 'after the answer');
      follow();
    });
  }

  /** What becomes of an event after its report has come. */
  #follow(event: string, story: Story | undefined, report: Report, about: Member | undefined, day: Day): void {
    switch (story) {
      case 'refused':
        return this.#write(day + 1, 'decide', async () => {
          done(await refuseEvent(this.office, { event }, because('Registered after the deadline.')), 'refusal');
        });
      case 'waived':
      case 'hybrid':
        return this.#write(day + 1, 'decide', async () => {
          const { findings } = await acceptEvent(this.office, { event }, { ...OFFICER, dryRun: true });
          const clause = findings.find(({ weight }) => weight === 'refuse')?.clause as string;
          const ground = GROUNDS[story];
          const waivers = [{ clause, by: whoWaives(clause), ground }];
          done(await acceptEvent(this.office, { event, waivers }, because(ground)), 'waiver');
        });
      case 'withdrawn':
        return this.#write(day + 3, 'decide', async () => {
          done(
            await withdrawEvent(this.office, { event }, because('The organiser takes the report back.')),
            'withdrawal',
          );
        });
      case 'alias':
        return this.#write(day + 20, 'decide', async () => this.#merge(report, about as Member));
      default:
        return;
    }
  }

  /** A person who was entered under another name is found, and becomes one with the right person. */
  async #merge(report: Report, about: Member): Promise<void> {
    const name = report.players.find((player) => player.fideId === undefined && player.pin === undefined)?.name;
    const into = personId(this.#persons.get(about) as number);
    const player = await readOffice(this.office, async (desk) => {
      const people: PersonRow[] = [];
      for await (const rows of desk.allPersons()) people.push(...rows);
      return personId((people.find((row) => row.name === name) as PersonRow).person);
    });
    const merge = { player, into, although: ['ratings'] as const };
    done(await mergePlayers(this.office, merge, because('Married name; copy of the certificate.')), 'merge');
  }

  /** What the office says of everybody before an event. */
  async #standings(desk: Desk, { pool, family, season, seededBy }: DemoPool, start: Day): Promise<StandingOf> {
    await this.#find(desk, season.members);
    const persons = season.members.flatMap((member) => this.#persons.get(member) ?? []);
    const ratings = new Map<number, { readonly rating: number; readonly rank?: string }>();
    if (family === 'fide' || family === 'mssz') {
      for (const each of [...(seededBy === undefined ? [] : [seededBy]), pool]) {
        const { list } = listInForce(await desk.lists(each), dayText(start));
        const rows = list === undefined ? [] : await desk.standings(list.list, persons);
        for (const { person, rating } of rows) if (rating !== null) ratings.set(person, { rating });
      }
    } else {
      for (const { person, rating } of await desk.present(pool, persons))
        if (rating !== null) ratings.set(person, { rating });
    }
    return (member) => ratings.get(this.#persons.get(member) ?? 0);
  }

  async #find(desk: Desk, members: readonly Member[]): Promise<void> {
    for (const kind of ['fide', 'pin'] as const) {
      const numberOf = ({ facts }: Member): string | undefined => (kind === 'fide' ? facts.fideId : facts.pin);
      const wanted = new Map(
        members.flatMap((member) => {
          const number = this.#persons.has(member) ? undefined : numberOf(member);
          return number === undefined ? [] : [[number, member] as const];
        }),
      );
      if (wanted.size === 0) continue;
      for (const row of await desk.personsWith(kind, [...wanted.keys()])) {
        this.#persons.set(wanted.get(row[kind] as string) as Member, row.person);
      }
    }
  }

  /** Federations, licences, a death. */
  #registry(): void {
    const poolOf = (id: string): DemoPool => this.pools.find(({ pool }) => pool === id) as DemoPool;
    const { season, opening } = poolOf('fide');
    const recent = recentFrom(this.#until);
    const federations = [...new Set(season.members.map(({ facts }) => facts.federation as string))].sort();
    this.#write(firstDay(opening), 'registry', async () => {
      for (const federation of federations) {
        const officer = federation === 'HUN' ? 'Horvölgyi Ilka, rating@example.org' : undefined;
        const facts = { federation, status: 'member', ...(officer === undefined ? {} : { officer }) };
        done(await setFederation(this.office, facts, OFFICER), federation);
      }
    });
    this.#write(dayBefore(recent + 8), 'registry', async () => {
      const ground = because('Decision of the Council on its debts.');
      done(await setFederation(this.office, { federation: 'BLR', status: 'suspended' }, ground), 'suspension');
    });
    const club = (place: number): string => (place % 2 === 0 ? 'Tiszavári SE' : 'Hegyfői SK');
    this.#write(firstDay(recent) + 1, 'registry', async () => {
      const home = poolOf('mssz').season.members.filter(
        ({ facts, opening: brought }) =>
          facts.federation === 'HUN' && facts.birth?.day !== undefined && brought !== undefined,
      );
      for (const [place, { facts }] of home.slice(0, 16).entries()) {
        const year = String(Math.floor(recent / 12));
        const order = { club: club(place), number: Math.floor(place / 2) + 1 };
        const fields = {
          birth: dayText(facts.birth?.day as Day),
          club: club(place),
          licences: { [year]: club(place) },
          strengthOrder: order,
          ...(place === 3 ? { guestClub: 'Kőhalmi SC' } : {}),
        };
        done(await changePlayer(this.office, { player: `fide:${facts.fideId}`, fields }, OFFICER), 'licence');
      }
    });
    const gone = season.members.find(({ away }) => away.some(([from]) => from === recent + 4)) as Member;
    const died = firstDay(recent + 9) + 10;
    this.#write(died + 5, 'registry', async () => {
      const fields = { deceased: dayText(died) };
      const player = `fide:${gone.facts.fideId}`;
      done(await changePlayer(this.office, { player, fields }, because('Notice of the federation.')), 'notice');
    });
  }

  /** One of the Go committee, one on an error in a published list. */
  #decisions(): void {
    const recent = recentFrom(this.#until);
    const firstOf = (id: string): string => {
      const { season } = this.pools.find(({ pool }) => pool === id) as DemoPool;
      const plays = (member: Member): boolean => member.opening !== undefined && !isAway(member, recent);
      const { facts } = season.members.find(plays) as Member;
      return facts.pin === undefined ? `fide:${facts.fideId}` : `pin:${facts.pin}`;
    };
    for (const [pool, by, ground] of [
      ['mgsz', 'committee', 'Results at the European Championship; minutes of the committee.'],
      ['fide', 'qc', 'A game was entered with the wrong result; letter of the organiser.'],
    ] as const) {
      const player = firstOf(pool);
      const day = firstDay(recent + 7) + 4;
      this.#write(day, 'decide', async () => {
        const rating = await readOffice(this.office, async (desk) => {
          const [kind, number] = player.split(':') as ['fide' | 'pin', string];
          const [row] = await desk.personsWith(kind, [number]);
          const person = (row as { readonly person: number }).person;
          const { list } = listInForce(await desk.lists(pool), dayText(day));
          const [present] = await desk.present(pool, [person]);
          const [listed] = await desk.standings((list as ListRow).list, [person]);
          return (present ?? listed)?.rating as number;
        });
        const value = rating + (pool === 'mgsz' ? 60 : 5);
        const decision = { pool, player, indicator: 'rating', value, although: value, by };
        done(await decideStanding(this.office, decision, because(ground)), 'decision');
      });
    }
  }
}

/** By place; who goes under another name is nobody whom the arbiter knows. */
export const namedByArbiter = (
  field: readonly Member[],
  story: Story | undefined,
  about: Member | undefined,
): readonly (Member | undefined)[] =>
  field.map((member) => (story === 'alias' && member === about ? undefined : member));

/** 2024 0.2.3 and 0.2.4. */
export const whoWaives = (clause: string): string => (clause === '0.2.1' ? 'president' : 'qc-chairman');

/** Who stands at which place of the file: h9 has the players in the order of the standings. */
const fieldIn = (format: ReportFormatId, { report: { players }, field }: PlayedReportOfSeason): readonly Member[] =>
  format === 'h9'
    ? field
        .map((member, at) => ({ member, place: players[at]?.place as number }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ member }) => member)
    : field;

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash;
}
