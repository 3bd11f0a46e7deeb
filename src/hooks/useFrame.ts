import { useSelector } from '@umijs/max';
import type { GlobalState } from '@/models/global';

export interface Frame {
  header: boolean;
  footer: boolean;
  fixed: boolean;
  backTop: boolean;
  /** The button shows icons without labels. */
  backTopIcons: boolean;
  /** Includes a link to the frequently asked questions. */
  question: boolean;
  /** A page is being loaded. */
  busy: boolean;
  /** Where the admin area begins; null for people who may not open it. */
  adminPath: string | null;
  loading: GlobalState['globalLoading'];
  /** The announcement of a planned interruption. */
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
