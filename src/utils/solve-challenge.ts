import { sha256 } from '@noble/hashes/sha2';
import { utf8ToBytes } from '@noble/hashes/utils';

/** Hashes computed at a time before the page may respond again: some milliseconds. */
const BATCH = 500;

const leadingZeroBits = (hash: Uint8Array): number => {
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
};

const breathe = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/**
 * The smallest n whose SHA-256 of `challenge.n` begins with `difficulty` zero bits (contract/register). Not by
 * crypto.subtle, which a site without HTTPS does not have. A tenth of a second, in pieces, so that the page stays alive.
 */
export async function solveChallenge(challenge: string, difficulty: number): Promise<string> {
  for (let n = 0; ; n++) {
    const proof = `${challenge}.${n}`;
    if (leadingZeroBits(sha256(utf8ToBytes(proof))) >= difficulty) return proof;
    if (n % BATCH === BATCH - 1) await breathe();
  }
}
