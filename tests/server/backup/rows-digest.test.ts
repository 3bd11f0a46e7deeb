import { RowsDigest } from '@server/backup/RowsDigest';
import fc from 'fast-check';

const digestOf = (...pieces: string[]): RowsDigest => {
  const digest = new RowsDigest();
  for (const piece of pieces) digest.update(Buffer.from(piece));
  return digest;
};
const row = fc.stringMatching(/^[a-z\t]{0,6}$/);

test('the same rows agree in whatever order and pieces they come', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), fc.nat(), (rows, seed) => {
      const text = rows.map((each) => `${each}\n`).join('');
      const cut = seed % text.length;
      const reversed = rows.toReversed().map((each) => `${each}\n`);

      const whole = digestOf(text);
      expect(digestOf(text.slice(0, cut), text.slice(cut)).checksum).toBe(whole.checksum);
      expect(digestOf(...reversed).checksum).toBe(whole.checksum);
      expect(whole.rows).toBe(rows.length);
    }),
  );
});

test('a row that is changed, doubled, missing or put together differently does not agree', () => {
  const { checksum } = digestOf('1\ta\n2\tb\n');

  for (const other of ['1\ta\n2\tc\n', '1\ta\n2\tb\n2\tb\n', '1\ta\n', '1\ta2\tb\n', '1\tb\n2\ta\n', '']) {
    expect(digestOf(other).checksum).not.toBe(checksum);
  }
});

test('a row that has not ended is no row', () => {
  expect(() => digestOf('1\ta').checksum).toThrow('not ended');
});
