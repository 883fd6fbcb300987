/** The witnesses that an office asks to cosign its log, from its configuration. */
import { type NoteKey, readVerifierKey, SIGNATURE_TYPES } from './note.ts';

/** A witness that the office asks, and its key. */
export interface AskedWitness {
  readonly key: NoteKey;
  /** The address above `add-checkpoint`. */
  readonly url: string;
}

/** `NAME+ID+KEY URL, NAME+ID+KEY URL`; undefined where it is something else, or where a name occurs twice. */
export function witnessesIn(text: string): readonly AskedWitness[] | undefined {
  const witnesses = text.split(',').map((each): AskedWitness | undefined => {
    const [key = '', url = '', ...more] = each.trim().split(/\s+/);
    const read = readVerifierKey(key);
    const address = URL.canParse(url) ? new URL(url) : undefined;
    if (read?.type !== SIGNATURE_TYPES.cosignature || more.length > 0) return undefined;
    if (address === undefined || !/^https?:$/.test(address.protocol) || address.search + address.hash !== '')
      return undefined;
    return { key: read, url: address.href.replace(/\/+$/, '') };
  });
  const all = witnesses.flatMap((each) => each ?? []);
  const names = new Set(all.map(({ key }) => key.name));
  return all.length === witnesses.length && names.size === all.length ? all : undefined;
}
