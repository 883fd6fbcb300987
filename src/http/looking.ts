/** A check that is repeated until it is stopped, never twice at once. */
export abstract class Looking {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  protected abstract look(): Promise<void>;

  /** In milliseconds. If the store is away, the next check will reach it. */
  protected lookEvery(milliseconds: number): void {
    this.#timer = setInterval(() => void this.run().catch(() => undefined), milliseconds).unref();
  }

  /** One check; a second one requested meanwhile is the same. */
  run(): Promise<void> {
    this.#running ??= this.look().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running?.catch(() => undefined);
  }
}
