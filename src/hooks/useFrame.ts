import { useSelector } from '@umijs/max';
import type { GlobalState } from '@/models/global';

export interface Frame {
  header: boolean;
  footer: boolean;
  fixed: boolean;
  backTop: boolean;
  /** Without its words. */
  backTopIcons: boolean;
  /** With the way to the common questions. */
  question: boolean;
  /** A screen is on its way. */
  busy: boolean;
  /** Where the admin area begins, for whom it is open. */
  adminPath: string | null;
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
    backTopIcons: state.onlyShowBackTopIcons,
    question: state.showQuestionBackTop,
    busy: state.loading,
    adminPath: state.operateModel ? state.operateModelPath : null,
    loading: state.globalLoading,
    update: state.updateData,
  };
}
