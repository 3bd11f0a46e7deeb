import { useSelector } from '@umijs/max';
import type { GlobalState } from '@/models/global';

export interface Frame {
  header: boolean;
  footer: boolean;
  fixed: boolean;
  backTop: boolean;
  loading: GlobalState['globalLoading'];
  /** An announced interruption. */
  update: GlobalState['updateData'];
}

/** Which parts of the frame the model `global` asks for. */
export function useFrame(): Frame {
  const state = useSelector((store: { global: GlobalState }) => store.global);
  return {
    header: state.showHeaderFooter && state.showHeader,
    footer: state.showHeaderFooter && state.showFooter,
    fixed: state.showHeaderFixed,
    backTop: state.showHeaderFooter || state.onlyShowBackTop,
    loading: state.globalLoading,
    update: state.updateData,
  };
}
