/**
 * All names, searchable by the beginnings of their words, without accents and in any order: long texts with a line for each
 * person, which the machine searches faster than any tree. A text of a thousand lines is rebuilt when one of them changes; each is
 * one slice of a search.
 */
import { beginsWithSlip } from '../../engine/name-parts.ts';
import { plainName } from '../../intake/names.ts';
import type { Sliced } from '../../core/slices.ts';

const LINES = 1024;

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

  /** `names`: the persons' present names. */
  constructor(names: (person: number) => string | null) {
    this.#names = names;
  }

  /** A name of this person has changed, or is new. */
  touch(person: number): void {
    this.#parts[Math.floor(person / LINES)] = undefined;
  }

  /** Makes the texts up to a person, so that nobody has to wait for them later. */
  *settle(last: number): Sliced<void> {
    for (let part = 0; part <= Math.floor(last / LINES); part += 1) {
      if (this.#parts[part] !== undefined) continue;
      this.#part(part);
      yield;
    }
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

  /**
   * Calls back for every person, up to the last, whose name has a word beginning with each given word; in the order of persons,
   * with the normalised name.
   */
  *find(words: readonly string[], last: number, found: (person: number, plain: string) => void): Sliced<void> {
    const [first, ...others] = words.map((word) => ` ${word}`);
    if (first === undefined) return;
    for (let part = 0; part <= Math.floor(last / LINES); part += 1) {
      this.#findIn(part, first, others, found);
      yield;
    }
  }

  /** The same where each word may have a slip. It takes longer, and is for words that nobody is written with. */
  *findAlike(words: readonly string[], last: number, found: (person: number) => void): Sliced<void> {
    if (words.length === 0) return;
    for (let part = 0; part <= Math.floor(last / LINES); part += 1) {
      for (const [line, text] of this.#part(part).text.split('\n').entries()) {
        if (text === '') continue;
        const names = text.slice(1).split(' ');
        if (words.every((word) => names.some((name) => beginsWithSlip(word, name)))) found(part * LINES + line);
      }
      yield;
    }
  }

  /** Every line begins with a blank, and words are separated by one blank. */
  #findIn(
    part: number,
    first: string,
    others: readonly string[],
    found: (person: number, plain: string) => void,
  ): void {
    const { text, lines } = this.#part(part);
    let line = 0;
    for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, lines[line])) {
      while ((lines[line + 1] as number) <= at) line += 1;
      const name = text.slice(lines[line], (lines[line + 1] as number) - 1);
      if (others.every((word) => name.includes(word))) found(part * LINES + line, name.slice(1));
      line += 1;
    }
  }
}
