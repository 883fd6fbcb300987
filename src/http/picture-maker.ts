/** A thread that draws pictures for the server, one after the other. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** An SVG drawing to be converted to PNG, or the text of a QR code to be drawn. */
type Order = { readonly svg: string } | { readonly code: string };
export type PictureOrder = Order & { readonly id: number };
export interface PictureAnswer {
  readonly id: number;
  readonly picture: Uint8Array;
}

/** In the built program. */
function threadFile(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  const file = join(folder, 'dist', 'http', 'picture-thread.js');
  return existsSync(file) ? file : undefined;
}

interface WaitingPicture {
  readonly resolve: (picture: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
}

/** The thread is started on first use, and again after a failure. */
export class PictureMaker {
  readonly #file: string;
  readonly #waiting = new Map<number, WaitingPicture>();
  #worker: Worker | undefined;
  #last = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** Undefined where the program is not built: then pages refer to no pictures. */
  static here(): PictureMaker | undefined {
    const file = threadFile();
    return file === undefined ? undefined : new PictureMaker(file);
  }

  png(svg: string): Promise<Uint8Array> {
    return this.#made({ svg });
  }

  /** The QR code of a text, as SVG. */
  code(text: string): Promise<Uint8Array> {
    return this.#made({ code: text });
  }

  #made(asked: Order): Promise<Uint8Array> {
    this.#worker ??= this.#started();
    const worker = this.#worker;
    this.#last += 1;
    const order: PictureOrder = { id: this.#last, ...asked };
    return new Promise((resolve, reject) => {
      this.#waiting.set(order.id, { resolve, reject });
      worker.postMessage(order);
    });
  }

  #started(): Worker {
    const worker = new Worker(this.#file);
    // it does not keep the program from ending
    worker.unref();
    const lose = (error: unknown): void => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.on('message', ({ id, picture }: PictureAnswer) => {
      this.#waiting.get(id)?.resolve(picture);
      this.#waiting.delete(id);
    });
    worker.on('error', lose);
    return worker;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
