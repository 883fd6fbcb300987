/** The players of a FIDE list in columns: half a million in some forty megabytes, so that no file is read twice. */
import type { Control, FideListPlayer } from '../../../formats/fide-list/records.ts';
import { identityBirth } from '../../../ledger/rows/identity.ts';
import { NO_NUMBER } from '../../../ledger/store.ts';

/** The numbers of a player, next to each other. Repeated texts are indexes into a table. */
const AT = { federation: 0, sex: 1, title: 2, birthYear: 3, birthday: 4, rating: 5, games: 6, k: 7, marks: 8 } as const;
const WIDTH = 9;
const MARKS = { inactive: 1, doubtful: 2 } as const;

/** Texts that need no escaping in JSON. */
const PLAIN = /^[^"\\\p{Cc}\p{Cs}]*$/u;

/** Some players, in a form for another thread. */
export interface PickedPlayers {
  readonly control: Control;
  readonly fide: string;
  readonly names: string;
  readonly numbers: Int32Array;
  readonly texts: readonly string[];
}

/** Occurs in no name and no number. */
const BETWEEN = '\u0000';

export class PlayerColumns {
  readonly fide: string[] = [];
  readonly names: (string | undefined)[] = [];
  readonly control: Control;
  #numbers: Int32Array = new Int32Array(1024 * WIDTH);
  readonly #texts: string[] = [];
  readonly #places = new Map<string, number>();
  /** Whether one of the repeated texts would be escaped in JSON: then the fast path is not taken. */
  isOdd = false;

  constructor(control: Control = 'standard') {
    this.control = control;
  }

  /** Some players, all of whom have a name. */
  picked(rows: readonly number[]): PickedPlayers {
    const numbers = new Int32Array(rows.length * WIDTH);
    for (const [place, row] of rows.entries())
      numbers.set(this.#numbers.subarray(row * WIDTH, (row + 1) * WIDTH), place * WIDTH);
    return {
      control: this.control,
      fide: rows.map((row) => this.fide[row]).join(BETWEEN),
      names: rows.map((row) => this.names[row]).join(BETWEEN),
      numbers,
      texts: this.#texts,
    };
  }

  static of({ control, fide, names, numbers, texts }: PickedPlayers): PlayerColumns {
    const columns = new PlayerColumns(control);
    columns.fide.push(...fide.split(BETWEEN));
    columns.names.push(...names.split(BETWEEN));
    columns.#numbers = numbers;
    columns.#texts.push(...texts);
    if (columns.fide.length * WIDTH !== numbers.length || columns.names.length !== columns.fide.length)
      throw new Error('players were taken apart otherwise than they were put together');
    return columns;
  }

  get length(): number {
    return this.fide.length;
  }

  /** `isDoubtful`: its name is rejected. */
  add(player: FideListPlayer, isDoubtful: boolean): void {
    const at = this.fide.length * WIDTH;
    if (at === this.#numbers.length) {
      const more = new Int32Array(at * 2);
      more.set(this.#numbers);
      this.#numbers = more;
    }
    const { federation, sex, title, birthYear, birthday, inactive, [this.control]: rated } = player;
    const numbers = this.#numbers;
    this.fide.push(player.fideId);
    this.names.push(player.name);
    numbers[at + AT.federation] = this.#placeOf(federation);
    numbers[at + AT.sex] = this.#placeOf(sex);
    numbers[at + AT.title] = this.#placeOf(title);
    numbers[at + AT.birthYear] = birthYear ?? NO_NUMBER;
    numbers[at + AT.birthday] = birthday ?? NO_NUMBER;
    numbers[at + AT.rating] = rated?.rating ?? NO_NUMBER;
    numbers[at + AT.games] = rated?.games ?? NO_NUMBER;
    numbers[at + AT.k] = rated?.k ?? NO_NUMBER;
    numbers[at + AT.marks] = (inactive ? MARKS.inactive : 0) + (isDoubtful ? MARKS.doubtful : 0);
  }

  #placeOf(text: string | undefined): number {
    if (text === undefined) return NO_NUMBER;
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    if (!PLAIN.test(text)) this.isOdd = true;
    this.#places.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  #number(row: number, field: keyof typeof AT): number | undefined {
    const value = this.#numbers[row * WIDTH + AT[field]] as number;
    return value === NO_NUMBER ? undefined : value;
  }

  #text(row: number, field: 'federation' | 'sex' | 'title'): string | undefined {
    return this.#texts[this.#numbers[row * WIDTH + AT[field]] as number];
  }

  federation = (row: number): string | undefined => this.#text(row, 'federation');
  sex = (row: number): string | undefined => this.#text(row, 'sex');
  title = (row: number): string | undefined => this.#text(row, 'title');
  birthYear = (row: number): number | undefined => this.#number(row, 'birthYear');
  rating = (row: number): number | undefined => this.#number(row, 'rating');
  games = (row: number): number | undefined => this.#number(row, 'games');
  k = (row: number): number | undefined => this.#number(row, 'k');
  isInactive = (row: number): boolean => ((this.#numbers[row * WIDTH + AT.marks] as number) & MARKS.inactive) !== 0;
  isDoubtful = (row: number): boolean => ((this.#numbers[row * WIDTH + AT.marks] as number) & MARKS.doubtful) !== 0;

  /** In the form of a card. */
  birth(row: number): string | undefined {
    const [year, day] = [this.#number(row, 'birthYear'), this.#number(row, 'birthday')];
    return year === undefined ? undefined : identityBirth(day === undefined ? { year } : { year, day });
  }

  /** As read, as far as an import needs it. */
  player(row: number): FideListPlayer {
    const [birthYear, birthday] = [this.#number(row, 'birthYear'), this.#number(row, 'birthday')];
    return {
      fideId: this.fide[row] as string,
      name: this.names[row],
      federation: this.federation(row),
      sex: this.sex(row) as FideListPlayer['sex'],
      title: this.title(row),
      [this.control]: { rating: this.rating(row), games: this.games(row), k: this.k(row) },
      birthYear,
      birthday,
      inactive: this.isInactive(row),
    };
  }
}
