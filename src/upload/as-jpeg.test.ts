import { asJpeg, isTurned } from './as-jpeg';

const file = (name: string): File => new File(['bytes'], name);

it.each([
  ['IMG_0001.HEIC', true],
  ['证件.heif', true],
  ['证件.webp', true],
  ['扫描.bmp', true],
  ['证件.jpg', false],
  ['证件.jpeg', false],
  ['证件.png', false],
  ['证件.pdf', false],
  ['heic', false],
  ['证件.heic.pdf', false],
])('%s is turned into a JPEG: %s', (name, turned) => {
  expect(isTurned(file(name), 'real_name')).toBe(turned);
});

it('turns a PNG where the service takes none', () => {
  expect(isTurned(file('示意图.png'), 'achievement')).toBe(true);
  expect(isTurned(file('示意图.png'), 'picture')).toBe(false);
  expect(isTurned(file('现场.heic'), 'picture')).toBe(true);
});

it('leaves what the service takes as it is', async () => {
  const paper = file('证件.png');
  expect(await asJpeg(paper, 'real_name')).toBe(paper);
});

describe('a picture that cannot be turned', () => {
  const bitmap = jest.fn();
  beforeEach(() => Object.assign(globalThis, { createImageBitmap: bitmap }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

  it('is refused where the browser cannot read it', async () => {
    bitmap.mockRejectedValue(new Error('no picture'));
    await expect(asJpeg(file('坏.webp'), 'real_name')).rejects.toThrow('no picture');
  });

  it('is refused before it is drawn where it would fill the memory', async () => {
    bitmap.mockResolvedValue({ width: 20_000, height: 20_000 });
    await expect(asJpeg(file('海报.bmp'), 'real_name')).rejects.toThrow('too large');
  });
});
