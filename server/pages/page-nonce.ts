import { randomFillSync } from 'node:crypto';

const NONCE_BYTES = 16;
/** Random bytes are fetched in bulk, since a few bytes cost as much as many. */
const store = Buffer.alloc(NONCE_BYTES * 256);
let at = store.length;

/** Never given twice: 128 random bits for the styles of one answer. */
export const freshNonce = (): string => {
  if (at === store.length) {
    randomFillSync(store);
    at = 0;
  }
  const nonce = store.toString('base64', at, at + NONCE_BYTES);
  store.fill(0, at, at + NONCE_BYTES);
  at += NONCE_BYTES;
  return nonce;
};
