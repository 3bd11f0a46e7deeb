import type { Step } from '@contract/enums';

/** Views of a draft other than its steps, as named in `?view=`. */
export const VIEWS = ['precheck', 'people', 'comments', 'confirmations', 'offline', 'print'] as const;
export type EditorPageName = Step | 'tasks' | (typeof VIEWS)[number];
