import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { gzipAround } from '@server/pages/gzip-around';

it.each([
  ['a page', '<head>'.repeat(3), '专项'.repeat(20_000)],
  ['little of it', '<', '>'],
  ['nothing before it', '', '</html>'],
])('%s comes out as it went in, whatever stands between', (_, before, after) => {
  const around = gzipAround(Buffer.from(before), Buffer.from(after));

  for (const between of [randomBytes(24), Buffer.from('bm9uY2U=')]) {
    expect(
      gunzipSync(around(between)).equals(Buffer.concat([Buffer.from(before), between, Buffer.from(after)])),
    ).toBe(true);
  }
});

it('is as much smaller as gzip makes it, and no longer for another nonce', () => {
  const around = gzipAround(Buffer.from('<head>'), Buffer.from('专项'.repeat(20_000)));

  expect(around(randomBytes(24)).length).toBeLessThan(1000);
  expect(around(randomBytes(24)).length).toBe(around(Buffer.alloc(24, 'a')).length);
});
