/**
 * Rating lists in FIDE's form: text of fixed columns in plain ASCII, or XML; lines end with CRLF. Written in pieces, so
 * that a list of any length needs little memory.
 */
import type { Month } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import { isPlain, plainLetters } from '../latin.ts';
import { written } from '../stream.ts';
import { oldTitle } from '../titles.ts';
import { type ListNotes, listNotes } from './findings.ts';
import { shortText } from '../../core/notes.ts';
import {
  type ListColumnLayout,
  COMBINED_ONLY,
  type Control,
  CONTROLS,
  PLAYER_ELEMENTS,
  type PlayerElement,
  LAYOUTS,
  type FideListPlayer,
  type FideListRating,
  MONTH,
  monthHeading,
  PLAYER_TAG,
  LIST_ROOT,
} from './records.ts';

/** One kind of ratings is written under the heading of its month; the XML does not name one. */
export type ListForm =
  | { readonly form: 'text'; readonly layout: 'combined' }
  | { readonly form: 'text'; readonly layout: 'single' | 'old'; readonly control: Control; readonly month: Month }
  | ({ readonly form: 'xml'; readonly layout: 'combined' } & Remark)
  | ({ readonly form: 'xml'; readonly layout: 'single'; readonly control: Control } & Remark);

/** A comment before the first player, which every XML reader ignores. The text has no room for one. */
interface Remark {
  readonly remark?: string | undefined;
}

const LINE_END = '\r\n';

/** A group that the list has is written in numbers, 0 for none; one that it has not is left blank. */
const inGroup = (group: FideListRating | undefined, value: number | undefined): string =>
  group === undefined ? '' : String(value ?? 0);

function flagOf({ sex, inactive }: FideListPlayer): string {
  return `${sex === 'f' ? 'w' : ''}${inactive ? 'i' : ''}`;
}

const SEX_LETTERS = { m: 'M', f: 'F' } as const;

/** The content of each element of a player; `first` are the ratings that come first. */
const VALUES: Readonly<Record<PlayerElement, (player: FideListPlayer, first: FideListRating | undefined) => string>> = {
  fideid: ({ fideId }) => fideId,
  name: ({ name }) => name ?? '',
  country: ({ federation }) => federation ?? '',
  sex: ({ sex }) => (sex === undefined ? '' : SEX_LETTERS[sex]),
  title: ({ title }) => title ?? '',
  w_title: ({ womensTitle }) => womensTitle ?? '',
  o_title: ({ otherTitles }) => otherTitles?.join(',') ?? '',
  foa_title: ({ foa }) => foa ?? '',
  rating: (_, first) => inGroup(first, first?.rating),
  games: (_, first) => inGroup(first, first?.games),
  k: (_, first) => inGroup(first, first?.k),
  rapid_rating: ({ rapid }) => inGroup(rapid, rapid?.rating),
  rapid_games: ({ rapid }) => inGroup(rapid, rapid?.games),
  rapid_k: ({ rapid }) => inGroup(rapid, rapid?.k),
  blitz_rating: ({ blitz }) => inGroup(blitz, blitz?.rating),
  blitz_games: ({ blitz }) => inGroup(blitz, blitz?.games),
  blitz_k: ({ blitz }) => inGroup(blitz, blitz?.k),
  birthday: ({ birthYear }) => String(birthYear ?? 0),
  flag: flagOf,
};

/** In the old layout titles are letters, and unknown values are blank except for the games. */
const OLD_VALUES: typeof VALUES = {
  ...VALUES,
  title: ({ title, womensTitle }) => oldTitle(title ?? womensTitle ?? ''),
  rating: (_, first) => String(first?.rating ?? ''),
  games: (_, first) => String(first?.games ?? 0),
  birthday: ({ birthYear }) => String(birthYear ?? ''),
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] as string);

/** A list, written piece by piece; what it could not hold is reported at the end. */
export class ListWriter {
  readonly #form: ListForm;
  readonly #notes: ListNotes = listNotes();
  readonly #encoder = new TextEncoder();
  /** How often each letter was transliterated. */
  readonly #letters = new Map<string, number>();
  readonly #left = new Map<Control, number>();

  constructor(form: ListForm) {
    this.#form = form;
  }

  /** The text before the first player. */
  begin(): Uint8Array {
    if (this.#form.form === 'xml') {
      const { remark } = this.#form;
      return this.#bytes(`<${LIST_ROOT}>${LINE_END}${remark === undefined ? '' : `<!-- ${remark} -->${LINE_END}`}`);
    }
    const month = this.#form.layout === 'combined' ? '' : this.#month(this.#form);
    const columns: readonly ListColumnLayout[] = LAYOUTS[this.#form.layout];
    const line = columns.map(({ heading, width }) => (heading === MONTH ? month : heading).padEnd(width)).join('');
    return this.#bytes(`${line.trimEnd()}${LINE_END}`);
  }

  /** The old lists have the month in small letters: `Mar11`. */
  #month({ layout, month }: Extract<ListForm, { readonly month: Month }>): string {
    const heading = monthHeading(month);
    return layout === 'old' ? heading.charAt(0) + heading.slice(1).toLowerCase() : heading;
  }

  players(players: Iterable<FideListPlayer>): Uint8Array {
    let text = '';
    for (const player of players) text += this.#player(player);
    return this.#bytes(text);
  }

  /** The text after the last player. */
  end(): Uint8Array {
    for (const [from, count] of this.#letters) {
      this.#notes.say('list.transliterated', 'note', undefined, { from, to: plainLetters(from), count });
    }
    for (const [what, count] of this.#left) this.#notes.say('list.not-carried', 'note', undefined, { what, count });
    this.#notes.close();
    return this.#bytes(this.#form.form === 'xml' ? `</${LIST_ROOT}>${LINE_END}` : '');
  }

  findings(): readonly Finding[] {
    return this.#notes.take();
  }

  #bytes(text: string): Uint8Array {
    return this.#encoder.encode(text);
  }

  #player(player: FideListPlayer): string {
    const first = this.#form.layout === 'combined' ? player.standard : player[this.#form.control];
    if (this.#form.layout !== 'combined') this.#leave(player, this.#form.control);
    return this.#form.form === 'xml' ? this.#element(player, first) : this.#line(player, first);
  }

  #leave(player: FideListPlayer, control: Control): void {
    for (const other of CONTROLS) {
      if (other !== control && player[other]?.rating !== undefined) {
        this.#left.set(other, (this.#left.get(other) ?? 0) + 1);
      }
    }
  }

  #element(player: FideListPlayer, first: FideListRating | undefined): string {
    let text = `<${PLAYER_TAG}>${LINE_END}`;
    for (const element of PLAYER_ELEMENTS) {
      if (this.#form.layout === 'single' && COMBINED_ONLY.includes(element)) continue;
      text += `<${element}>${escaped(VALUES[element](player, first))}</${element}>${LINE_END}`;
    }
    return `${text}</${PLAYER_TAG}>${LINE_END}`;
  }

  #line(player: FideListPlayer, first: FideListRating | undefined): string {
    const columns: readonly ListColumnLayout[] = LAYOUTS[this.#form.layout];
    let line = '';
    const values = this.#form.layout === 'old' ? OLD_VALUES : VALUES;
    for (const { element, width, right = 0 } of columns) {
      const text = values[element](player, first);
      const fitted = this.#fitted(isPlain(text) ? text : this.#inLatin(text), element, width, player);
      line += fitted.padStart(right).padEnd(width);
    }
    return line + LINE_END;
  }

  #inLatin(text: string): string {
    let latin = '';
    for (const character of text.normalize('NFC')) {
      if (isPlain(character)) latin += character;
      else {
        this.#letters.set(character, (this.#letters.get(character) ?? 0) + 1);
        latin += plainLetters(character);
      }
    }
    return latin;
  }

  /** Text that is too long is cut, titles between two of them; the last character of a column is a blank. */
  #fitted(text: string, element: PlayerElement, width: number, { fideId }: FideListPlayer): string {
    if (text.length < width || (element === 'o_title' && text.length === width)) return text;
    this.#notes.say('list.cut', 'warn', undefined, {
      player: fideId,
      element,
      seen: shortText(text),
      width: width - 1,
    });
    const cut = text.slice(0, width - 1);
    return element === 'o_title' ? cut.slice(0, Math.max(0, cut.lastIndexOf(','))) : cut;
  }
}

/** All of it; the findings come as the generator's return value. */
export const writeList = (
  players: Iterable<FideListPlayer>,
  form: ListForm,
): ReturnType<typeof written<FideListPlayer>> => written(new ListWriter(form), players);
