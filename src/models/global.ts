import { DEFAULT_THEME } from '@/constants/appearance';
import type { SystemUpdate } from '@/services/site';
import { onThemeChange, themeState } from '@/theme/theme-mode';
import type { ThemeMode } from '@/theme/theme-modes';
import type { Listener } from './effect';

/** Announcement of an interruption; its text is in the oddly named field `system_score` (req:calls-system-update). */
export interface UpdateData {
  end_time: string;
  start_time: string;
  subject: string;
  system_score: string;
  system_update: boolean;
}

/** What the frame around a page shows; a row of the route table names what differs from the usual. */
export interface FrameFlags {
  showFooter: boolean;
  showHeader: boolean;
  /** Header and footer as a pair: false where an area brings a frame of its own. */
  showHeaderFooter: boolean;
  /** The header stays at the top while the page scrolls. */
  showHeaderFixed: boolean;
  /** Shows the button back to the top, for pages without header and footer. */
  onlyShowBackTop: boolean;
  /** The button shows its icon without the words. */
  onlyShowBackTopIcons: boolean;
  /** Shows a link to the frequently asked questions beside the button. */
  showQuestionBackTop: boolean;
}

/** State of the frame and the site (req:spec-global-settings). */
export interface GlobalState extends FrameFlags {
  name: string;
  /** A screen is being loaded. */
  loading: boolean;
  /** The admin area is open to this person, and where it begins. */
  operateModel: boolean;
  operateModelPath: string;
  theme: ThemeMode;
  /** Covers the page while something is done that must not be interrupted. */
  globalLoading: { show: boolean; text: string };
  updateData: UpdateData;
}

export const USUAL_FRAME: FrameFlags = {
  showFooter: true,
  showHeader: true,
  showHeaderFooter: true,
  showHeaderFixed: false,
  onlyShowBackTop: false,
  onlyShowBackTopIcons: false,
  showQuestionBackTop: false,
};

type Payload<T> = { payload: T };
export default {
  namespace: 'global',

  state: {
    ...USUAL_FRAME,
    name: '',
    loading: false,
    operateModel: false,
    operateModelPath: '',
    theme: DEFAULT_THEME,
    globalLoading: { show: false, text: '' },
    updateData: { end_time: '', start_time: '', subject: '', system_score: '', system_update: false },
  } as GlobalState,

  reducers: {
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

  subscriptions: {
    /** The theme is chosen before the store exists; from here on the store says which one is in force. */
    theme({ dispatch }: Listener) {
      const follow = (): void => dispatch({ type: 'save', payload: { theme: themeState().mode } });
      follow();
      return onThemeChange(follow);
    },
  },
};
