import { cropSquare, moveView, WHOLE, ZOOM_MAX } from './crop-square';

const picture = { width: 400, height: 200 };

test('the first view is the largest square, from the middle', () => {
  expect(cropSquare(picture, WHOLE)).toEqual({ side: 200, left: 100, top: 0 });
});

test('the square never leaves the picture, however far it is moved or zoomed', () => {
  for (const zoom of [0, 1, 2.5, ZOOM_MAX, 99])
    for (const x of [-1, 0, 0.5, 1, 2]) {
      const { left, top, side } = cropSquare(picture, { zoom, x, y: x });
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(400);
      expect(top + side).toBeLessThanOrEqual(200);
    }
});

test('a step moves by a share of what is shown, and one back undoes it even at the edge', () => {
  const right = moveView(picture, WHOLE, 0.1, 0);
  expect(cropSquare(picture, right).left).toBeCloseTo(120);
  const edge = moveView(picture, moveView(picture, WHOLE, 9, 0), -0.1, 0);
  expect(cropSquare(picture, edge).left).toBeCloseTo(180);
});
