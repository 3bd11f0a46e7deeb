import { type CropShape, cropFrame, moveView, WHOLE, zoomMost, zoomView } from './crop-frame';

const picture = { width: 400, height: 200 };
const square: CropShape = { ratio: 1, widthMin: 1 };
const wide: CropShape = { ratio: 16 / 9, widthMin: 480 };

test('the first view is the largest frame, from the middle', () => {
  expect(cropFrame(picture, square, WHOLE)).toEqual({ width: 200, height: 200, left: 100, top: 0 });
  expect(cropFrame({ width: 1600, height: 1200 }, wide, WHOLE)).toEqual({
    width: 1600,
    height: 900,
    left: 0,
    top: 150,
  });
});

test('the frame never leaves the picture, however far it is moved or zoomed', () => {
  for (const shape of [square, { ratio: 16 / 9, widthMin: 100 }])
    for (const zoom of [0, 1, 2.5, 4, 99])
      for (const x of [-1, 0, 0.5, 1, 2]) {
        const { left, top, width, height } = cropFrame(picture, shape, { zoom, x, y: x });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(400);
        expect(top + height).toBeLessThanOrEqual(200);
      }
});

test('a step moves by a share of what is shown, and one back undoes it even at the edge', () => {
  const right = moveView(picture, square, WHOLE, [0.1, 0]);
  expect(cropFrame(picture, square, right).left).toBeCloseTo(120);
  const edge = moveView(picture, square, moveView(picture, square, WHOLE, [9, 0]), [-0.1, 0]);
  expect(cropFrame(picture, square, edge).left).toBeCloseTo(180);
});

test('nobody zooms further than the pixels reach', () => {
  expect(zoomMost({ width: 960, height: 800 }, wide)).toBe(2);
  expect(zoomMost({ width: 480, height: 100 }, wide)).toBe(1);
  expect(zoomMost({ width: 9000, height: 9000 }, wide)).toBe(4);
  expect(zoomView({ width: 960, height: 800 }, wide, WHOLE, 3).zoom).toBe(2);
});
