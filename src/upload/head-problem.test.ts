import { headProblem } from './head-problem';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

it.each([
  ['签章页.pdf', '%PDF-1.7', null],
  ['签章页.PDF', 'stamped', 'extension'],
  ['签章页.pdf', '', 'extension'],
  ['签章页.pdf', JPEG, 'extension'],
  ['签章页.jpg', JPEG, null],
  ['签章页.jpeg', '%PDF-1.7', 'extension'],
  // Converted before it is sent; the conversion refuses it if it is no picture.
  ['签章页.png', 'stamped', null],
])('%s that begins with %s: %s', async (name, content, problem) => {
  expect(await headProblem(new File([content], name))).toBe(problem);
});
