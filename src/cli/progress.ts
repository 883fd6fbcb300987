/** How far long work is: a bar on a terminal; a pipe stays silent. */

const WIDTH = 24;
/** Between two pictures, in milliseconds. */
const PAUSE = 100;

/** `[=====>        ]  41%  4,100 / 10,000`, or only the count where nobody knows how many there will be. */
export function barText(done: number, total: number | undefined): string {
  if (total === undefined || total === 0) return String(done);
  const share = Math.min(1, done / total);
  const filled = Math.floor(share * WIDTH);
  const bar = `${'='.repeat(filled)}${filled < WIDTH ? '>' : ''}`.padEnd(WIDTH);
  return `[${bar}] ${String(Math.floor(share * 100)).padStart(3)}%  ${done} / ${total}`;
}

export class ProgressBar {
  #last = Number.NEGATIVE_INFINITY;
  #isShown = false;

  readonly show = (done: number, total?: number): void => {
    if (process.stderr.isTTY !== true) return;
    const now = performance.now();
    if (now - this.#last < PAUSE) return;
    this.#last = now;
    this.#isShown = true;
    process.stderr.write(`\r${barText(done, total)}\u001b[K`);
  };

  readonly end = (): void => {
    if (this.#isShown) process.stderr.write('\r\u001b[K');
    this.#isShown = false;
  };
}
