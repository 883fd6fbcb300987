/** What looks for work again and again until it is stopped, never twice at once. */
export abstract class Looking {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  protected abstract look(): Promise<void>;

  /** In milliseconds. Where the store is away, the next look finds it. */
  protected lookEvery(milliseconds: number): void {
    this.#timer = setInterval(() => void this.run().catch(() => undefined), milliseconds).unref();
  }

  /** One look; a second one that is asked for meanwhile is the same. */
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
