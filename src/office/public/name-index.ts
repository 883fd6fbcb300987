/**
 * The names of everybody, to be found by the beginnings of their words, without marks and in whatever order: long texts, a
 * line a person, through which the machine looks faster than through any tree. A text of some thousand lines is made anew
 * when one of them changes.
 */
import { plainName } from '../../intake/names.ts';

const LINES = 4096;
const BLANK = 32;

interface Part {
  readonly text: string;
  /** Where each line begins, and where the last one ends. */
  readonly lines: Int32Array;
}

/** The words of a search, without marks; the longest first, because few names have it. */
export const wordsOf = (text: string): readonly string[] =>
  plainName(text)
    .split(' ')
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length);

export class NameIndex {
  readonly #parts: (Part | undefined)[] = [];
  readonly #names: (person: number) => string | null;

  /** `names`: what a person is called now. */
  constructor(names: (person: number) => string | null) {
    this.#names = names;
  }

  /** A name of this person has changed, or is new. */
  touch(person: number): void {
    this.#parts[Math.floor(person / LINES)] = undefined;
  }

  /** Makes the texts up to a person, so that nobody has to wait for them later. */
  settle(last: number): void {
    for (let part = 0; part <= Math.floor(last / LINES); part += 1) this.#part(part);
  }

  #part(part: number): Part {
    const known = this.#parts[part];
    if (known !== undefined) return known;
    const lines = new Int32Array(LINES + 1);
    const texts: string[] = [];
    let at = 0;
    for (let line = 0; line < LINES; line += 1) {
      const name = this.#names(part * LINES + line);
      const text = name === null ? '\n' : ` ${plainName(name)}\n`;
      lines[line] = at;
      at += text.length;
      texts.push(text);
    }
    lines[LINES] = at;
    const made = { text: texts.join(''), lines };
    this.#parts[part] = made;
    return made;
  }

  /** Calls for every person, up to the last, of whose name each word is the beginning of a word; in the order of persons. */
  find(words: readonly string[], last: number, found: (person: number) => void): void {
    const [first, ...others] = words;
    if (first === undefined) return;
    for (let part = 0; part <= Math.floor(last / LINES); part += 1) {
      const { text, lines } = this.#part(part);
      let line = 0;
      for (let at = beginning(text, first, 0); at >= 0; at = beginning(text, first, lines[line] as number)) {
        while ((lines[line + 1] as number) <= at) line += 1;
        if (others.length === 0 || hasAll(text.slice(lines[line], lines[line + 1]), others)) found(part * LINES + line);
        line += 1;
      }
    }
  }
}

/** Where a word begins so, from a place on. */
function beginning(text: string, word: string, from: number): number {
  let at = text.indexOf(word, from);
  while (at >= 0 && text.charCodeAt(at - 1) !== BLANK) at = text.indexOf(word, at + 1);
  return at;
}

const hasAll = (line: string, words: readonly string[]): boolean =>
  words.every((word) => beginning(line, word, 0) >= 0);
