import { DEFAULT_THEME } from '@/constants';
import type { SystemUpdate } from '@/services/site';

/** Announcement of an interruption; the odd `system_score` carries its text (req:calls-system-update). */
export interface UpdateData {
  end_time: string;
  start_time: string;
  subject: string;
  system_score: string;
  system_update: boolean;
}

/** Flags of the frame around the pages (req:spec-global-settings). */
export interface GlobalState {
  name: string;
  loading: boolean;
  showFooter: boolean;
  showHeader: boolean;
  showHeaderFooter: boolean;
  showHeaderFixed: boolean;
  onlyShowBackTop: boolean;
  onlyShowBackTopIcons: boolean;
  operateModel: boolean;
  operateModelPath: string;
  showQuestionBackTop: boolean;
  theme: string;
  globalLoading: { show: boolean; text: string };
  updateData: UpdateData;
}

type Payload<T> = { payload: T };

export default {
  namespace: 'global',

  state: {
    name: '',
    loading: false,
    showFooter: true,
    showHeader: true,
    showHeaderFooter: true,
    showHeaderFixed: false,
    onlyShowBackTop: false,
    onlyShowBackTopIcons: false,
    operateModel: false,
    operateModelPath: '',
    showQuestionBackTop: false,
    theme: DEFAULT_THEME,
    globalLoading: { show: false, text: '' },
    updateData: { end_time: '', start_time: '', subject: '', system_score: '', system_update: false },
  } as GlobalState,

  reducers: {
    /** Saves any of the flags; a page that hides the frame puts it back when it leaves. */
    save: (state: GlobalState, { payload }: Payload<Partial<GlobalState>>): GlobalState => ({
      ...state,
      ...payload,
    }),
    saveGlobalLoading: (
      state: GlobalState,
      { payload }: Payload<GlobalState['globalLoading']>,
    ): GlobalState => ({
      ...state,
      globalLoading: payload,
    }),
    saveUpdateData: (state: GlobalState, { payload }: Payload<SystemUpdate>): GlobalState => ({
      ...state,
      updateData: { ...state.updateData, ...payload },
    }),
  },
};
