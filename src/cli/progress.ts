/** How far long work is: a bar on a terminal, and where nothing is counted how long it has taken; a pipe stays silent. */

const WIDTH = 24;
/** Between two pictures, in milliseconds. */
const PAUSE = 100;
/** After this long without a new count, the seconds are shown. */
const SILENCE = 1000;

/** `[=====>        ]  41%  4,100 / 10,000`, or only the count where nobody knows how many there will be. */
export function barText(done: number, total: number | undefined): string {
  if (total === undefined || total === 0) return String(done);
  const share = Math.min(1, done / total);
  const filled = Math.floor(share * WIDTH);
  const bar = `${'='.repeat(filled)}${filled < WIDTH ? '>' : ''}`.padEnd(WIDTH);
  return `[${bar}] ${String(Math.floor(share * 100)).padStart(3)}%  ${done} / ${total}`;
}

export class ProgressBar {
  readonly #begun = performance.now();
  #last = this.#begun;
  #bar = '';
  #isShown = false;
  #isOver = false;

  readonly show = (done: number, total?: number): void => {
    const now = performance.now();
    if (this.#bar !== '' && now - this.#last < PAUSE) return;
    this.#last = now;
    this.#bar = barText(done, total);
    this.#write(this.#bar);
  };

  /** The work goes on, though nothing is counted just now. Whether it is over. */
  readonly beat = (): boolean => {
    const now = performance.now();
    if (now - this.#last < SILENCE) return this.#isOver;
    this.#last = now;
    const seconds = `${Math.floor((now - this.#begun) / 1000)} s`;
    this.#write(this.#bar === '' ? seconds : `${this.#bar}  ${seconds}`);
    return this.#isOver;
  };

  /** Before anything else is written. */
  readonly clear = (): void => {
    if (this.#isShown) process.stderr.write('\r\u001b[K');
    this.#isShown = false;
  };

  /** What comes after that is not shown. */
  readonly end = (): void => {
    this.clear();
    this.#isOver = true;
  };

  #write(text: string): void {
    if (this.#isOver || process.stderr.isTTY !== true) return;
    this.#isShown = true;
    process.stderr.write(`\r${text}\u001b[K`);
  }
}
