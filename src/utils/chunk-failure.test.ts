import { isChunkFailure, mayReloadForChunk } from './chunk-failure';

const NOW = 1_800_000_000_000;

describe('a part of the app that did not come', () => {
  it.each([
    [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
    [new Error('Loading chunk 42 failed.'), true],
    [new Error('Loading CSS chunk 42 failed.'), true],
    [new TypeError('Failed to fetch dynamically imported module: /a.js'), true],
    [new Error('Cannot read properties of undefined'), false],
    ['Loading chunk', false],
  ])('%s is recognised: %s', (error, expected) => {
    expect(isChunkFailure(error)).toBe(expected);
  });

  it('is worth one reload, not one after the other', () => {
    expect([mayReloadForChunk(NOW), mayReloadForChunk(NOW + 1000), mayReloadForChunk(NOW + 299_999)]).toEqual(
      [true, false, false],
    );
    expect(mayReloadForChunk(NOW + 300_000)).toBe(true);
  });

  it('is worth none without a network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    expect(mayReloadForChunk(NOW)).toBe(false);
  });
});
