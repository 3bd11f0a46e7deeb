export interface PictureSize {
  width: number;
  height: number;
}

/** What is shown of a picture: 1 is the largest square that fits; the middle as shares of width and height. */
export interface CropView {
  zoom: number;
  x: number;
  y: number;
}

export interface Square {
  left: number;
  top: number;
  side: number;
}

export const ZOOM_MAX = 4;
export const WHOLE: CropView = { zoom: 1, x: 0.5, y: 0.5 };

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The square of the picture that the view shows; it never leaves the picture. */
export function cropSquare({ width, height }: PictureSize, { zoom, x, y }: CropView): Square {
  const side = Math.min(width, height) / between(zoom, 1, ZOOM_MAX);
  return {
    side,
    left: between(x * width - side / 2, 0, width - side),
    top: between(y * height - side / 2, 0, height - side),
  };
}

/** The view after moving by shares of the shown square; what cannot move stays at the edge. */
export function moveView(size: PictureSize, view: CropView, dx: number, dy: number): CropView {
  const { side, left, top } = cropSquare(size, view);
  const moved = {
    ...view,
    x: (left + side / 2 + dx * side) / size.width,
    y: (top + side / 2 + dy * side) / size.height,
  };
  const { left: atX, top: atY } = cropSquare(size, moved);
  return { ...view, x: (atX + side / 2) / size.width, y: (atY + side / 2) / size.height };
}
