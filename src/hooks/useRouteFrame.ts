import { useLayoutEffect } from 'react';
import { type FrameFlags, USUAL_FRAME } from '@/models/global';
import { useModelDispatch } from './useModelDispatch';
import { useOpenRoutes } from './useOpenRoutes';

/** Writes the frame that the open route asks for into the model `global` before anything is painted. */
export function useRouteFrame(): void {
  const dispatch = useModelDispatch();
  const asked = useOpenRoutes().map(({ route }) => (route as { frame?: Partial<FrameFlags> }).frame);
  const frame = JSON.stringify(Object.assign({}, USUAL_FRAME, ...asked));
  useLayoutEffect(() => {
    dispatch({ type: 'global/save', payload: JSON.parse(frame) });
  }, [frame, dispatch]);
}
