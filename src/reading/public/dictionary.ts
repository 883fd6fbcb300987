/** Texts by small numbers, in the order in which they came. 0 is none. */
export class Dictionary {
  readonly #texts: (string | undefined)[] = [undefined];
  readonly #codes = new Map<string, number>();

  /** The number of a text, which it gets when it is new. */
  codeOf(text: string | null | undefined): number {
    if (text === null || text === undefined || text === '') return 0;
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    const code = this.#texts.length;
    this.#texts.push(text);
    this.#codes.set(text, code);
    return code;
  }

  /** 0 where nobody has it. */
  find(text: string): number {
    return this.#codes.get(text) ?? 0;
  }

  text(code: number): string | undefined {
    return this.#texts[code];
  }

  /** One more than the highest number. */
  get size(): number {
    return this.#texts.length;
  }
}
