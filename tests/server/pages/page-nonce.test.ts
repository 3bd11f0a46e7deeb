import { freshNonce } from '@server/pages/page-nonce';

it('never gives one twice, also when its store is drawn anew', () => {
  const nonces = Array.from({ length: 1000 }, freshNonce);

  expect(new Set(nonces).size).toBe(nonces.length);
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
});
