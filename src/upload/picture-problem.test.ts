import { pictureProblem } from './picture-problem';

const file = new File(['bytes'], '平台.jpg');
let bitmap: jest.Mock;
let close: jest.Mock;
beforeEach(() => {
  [bitmap, close] = [jest.fn(), jest.fn()];
  Object.assign(globalThis, { createImageBitmap: bitmap });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

it.each([
  [479, 'narrow'],
  [480, null],
])('a picture %d wide: %s', async (width, problem) => {
  bitmap.mockResolvedValue({ width, close });
  expect(await pictureProblem(file, 'picture')).toBe(problem);
  expect(close).toHaveBeenCalledTimes(1);
});

it('is no picture where no browser can show it, whatever it is called', async () => {
  bitmap.mockRejectedValue(new Error('no picture'));
  expect(await pictureProblem(file, 'picture')).toBe('type');
});

it('leaves papers to the service', async () => {
  expect(await pictureProblem(file, 'real_name')).toBeNull();
  expect(bitmap).not.toHaveBeenCalled();
});
