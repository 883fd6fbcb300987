/** An archive of one file or several, written piece by piece. The same bytes give the same archive: it bears no date of today. */
import { Zip, ZipDeflate } from 'fflate';
import { joined } from './stream.ts';

const NOTHING: Uint8Array = new Uint8Array(0);
/** The first day that the format knows. */
const DATED = '1980-01-01T00:00:00';

export class ZipWriter {
  readonly #zip: Zip;
  #file: ZipDeflate;
  #ready: Uint8Array = NOTHING;

  constructor(name: string) {
    // an error occurs only if a file is added to a finished archive
    this.#zip = new Zip((_fault, bytes) => {
      this.#ready = joined(this.#ready, bytes);
    });
    this.#file = this.#begin(name);
  }

  /** The file so far is complete, and another one begins. */
  next(name: string): Uint8Array {
    this.#file.push(NOTHING, true);
    this.#file = this.#begin(name);
    return this.#take();
  }

  #begin(name: string): ZipDeflate {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = DATED;
    this.#zip.add(file);
    return file;
  }

  /** The part of the archive that can be written already. */
  push(bytes: Uint8Array): Uint8Array {
    this.#file.push(bytes);
    return this.#take();
  }

  end(): Uint8Array {
    this.#file.push(NOTHING, true);
    this.#zip.end();
    return this.#take();
  }

  #take(): Uint8Array {
    const ready = this.#ready;
    this.#ready = NOTHING;
    return ready;
  }
}
