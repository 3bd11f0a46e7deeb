export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The shown part of a picture: zoom 1 is the largest frame that fits; x and y are its middle as shares of width and
 * height.
 */
export interface CropView {
  zoom: number;
  x: number;
  y: number;
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What the frame looks like: width to height, and how many pixels of the picture it must hold. */
export interface CropShape {
  ratio: number;
  widthMin: number;
}

const ZOOM_MAX = 4;
export const WHOLE: CropView = { zoom: 1, x: 0.5, y: 0.5 };

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const widest = ({ width, height }: PictureSize, { ratio }: CropShape): number =>
  Math.min(width, height * ratio);

/** How far the picture can be zoomed before too few of its pixels are left. */
export const zoomMost = (size: PictureSize, shape: CropShape): number =>
  between(widest(size, shape) / shape.widthMin, 1, ZOOM_MAX);

/** The part of the picture that the view shows; it never leaves the picture. */
export function cropFrame(size: PictureSize, shape: CropShape, { zoom, x, y }: CropView): Frame {
  const width = widest(size, shape) / between(zoom, 1, zoomMost(size, shape));
  const height = width / shape.ratio;
  return {
    width,
    height,
    left: between(x * size.width - width / 2, 0, size.width - width),
    top: between(y * size.height - height / 2, 0, size.height - height),
  };
}

const middleOf = (size: PictureSize, { left, top, width, height }: Frame) => ({
  x: (left + width / 2) / size.width,
  y: (top + height / 2) / size.height,
});

/** The view after moving by shares of the shown part; what cannot move stays at the edge. */
export function moveView(
  size: PictureSize,
  shape: CropShape,
  view: CropView,
  [dx, dy]: readonly [number, number],
): CropView {
  const frame = cropFrame(size, shape, view);
  const { left, top, width, height } = frame;
  const moved = { ...view, ...middleOf(size, { ...frame, left: left + dx * width, top: top + dy * height }) };
  return { ...view, ...middleOf(size, cropFrame(size, shape, moved)) };
}

/** The view at another zoom, around the same middle as far as the picture reaches. */
export const zoomView = (size: PictureSize, shape: CropShape, view: CropView, zoom: number): CropView => ({
  ...view,
  zoom: between(zoom, 1, zoomMost(size, shape)),
});
