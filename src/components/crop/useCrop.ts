import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type CropShape, moveView, type PictureSize, WHOLE, zoomView } from './crop-frame';

const STEP = 0.1;
const ZOOM_STEP = 0.2;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };

const gapOf = (touches: ReadonlyMap<number, readonly [number, number]>): number => {
  const [a = [0, 0], b = [0, 0]] = [...touches.values()];
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
};

/** Which part of a picture is shown, moved and zoomed by mouse, wheel, fingers and keys alike. */
export function useCrop(size: PictureSize | null, shape: CropShape, surface: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(WHOLE);
  const touches = useRef(new Map<number, readonly [number, number]>());
  const move = (by: readonly [number, number]): void => {
    if (size) setView((now) => moveView(size, shape, now, by));
  };
  const zoom = (next: (now: number) => number): void => {
    if (size) setView((now) => zoomView(size, shape, now, next(now.zoom)));
  };
  const onWheel = useRef((_: WheelEvent): void => undefined);
  onWheel.current = (event) => {
    event.preventDefault();
    zoom((now) => now * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
  };
  // React's own listener may not keep the page from scrolling.
  useEffect(() => {
    const at = surface.current;
    const turn = (event: WheelEvent): void => onWheel.current(event);
    at?.addEventListener('wheel', turn, { passive: false });
    return () => at?.removeEventListener('wheel', turn);
  }, [surface]);
  const lift = (event: PointerEvent<HTMLElement>): void => void touches.current.delete(event.pointerId);
  return {
    view,
    move,
    zoom,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        event.currentTarget.setPointerCapture(event.pointerId);
        touches.current.set(event.pointerId, [event.clientX, event.clientY]);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        const before = touches.current.get(event.pointerId);
        if (!before) return;
        const gap = gapOf(touches.current);
        touches.current.set(event.pointerId, [event.clientX, event.clientY]);
        const { clientWidth, clientHeight } = event.currentTarget;
        const spread = gap > 0 ? gapOf(touches.current) / gap : 1;
        if (touches.current.size > 1) zoom((now) => now * spread);
        else move([(before[0] - event.clientX) / clientWidth, (before[1] - event.clientY) / clientHeight]);
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onKeyDown: (event: KeyboardEvent): void => {
        const by = MOVES[event.key];
        const step = ZOOMS[event.key];
        if (by) move(by);
        if (step) zoom((now) => now + step);
        if (by || step) event.preventDefault();
      },
    },
  };
}
