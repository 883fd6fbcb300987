/** Checks in the page whether the proof of a rating is valid; docs/ledger.md describes its content. */
import { type Bytes, hexBytes } from '../../../ledger/log/bytes.ts';
import { checkProof, type ProofVerdict } from '../../../ledger/log/proof.ts';
import { isProofCode, readProofCode } from '../../../ledger/log/proof-code.ts';
import type { KnownOffice } from './list-signature.ts';

class Unsupported extends Error {}

/** Undefined: this browser cannot check it. `subtle`: absent where a page has come without encryption. */
export async function checkNumberHere(
  given: string,
  { keys }: KnownOffice,
  subtle: SubtleCrypto | undefined,
): Promise<ProofVerdict | undefined> {
  const text = isProofCode(given.trim()) ? (readProofCode(given.trim()) ?? '') : given;
  const trusted = {
    keys: keys.map(({ key, publicKey, disclosed }) => ({
      key,
      publicKey: hexBytes(publicKey) as Bytes,
      disclosed: disclosed === true,
    })),
  };
  try {
    return await checkProof(text, trusted, async (publicKey, message, signature) => {
      if (subtle === undefined) throw new Unsupported();
      try {
        const key = await subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
        return await subtle.verify('Ed25519', key, signature, message);
      } catch {
        throw new Unsupported();
      }
    });
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}
