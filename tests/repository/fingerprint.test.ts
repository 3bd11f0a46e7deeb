import sharp from 'sharp';
import { differenceOf, fingerprintOf } from '../../scripts/screenshots/fingerprint.mjs';

const picture = (marks: { left: number; top: number }[], height = 400): Promise<Buffer> =>
  sharp({ create: { width: 320, height, channels: 3, background: '#fff' } })
    .composite(
      marks.map(({ left, top }) => ({
        input: { create: { width: 120, height: 40, channels: 3 as const, background: '#234' } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer();

it('the same picture differs in nothing, one with another block in the cells of the block', async () => {
  const plain = await fingerprintOf(await picture([{ left: 20, top: 20 }]));
  const more = await fingerprintOf(
    await picture([
      { left: 20, top: 20 },
      { left: 180, top: 200 },
    ]),
  );

  expect(plain).toHaveLength(1 + 16 * 20);
  expect(differenceOf(plain, plain)).toBe(0);
  expect(differenceOf(more, plain)).toBeGreaterThan(0.02);
  expect(differenceOf(more, plain)).toBeLessThan(0.1);
});

it('a longer page and one that nobody has accepted are told', async () => {
  const short = await fingerprintOf(await picture([]));
  const long = await fingerprintOf(await picture([], 480));

  expect(differenceOf(long, short)).toBeCloseTo(64 / 384);
  expect(differenceOf(short, undefined)).toBe(1);
});
