import type { Step } from '@contract/enums';

/** Pages of a draft beside its steps, as `?view=` names them. */
export const VIEWS = ['precheck', 'people', 'comments', 'confirmations', 'offline', 'print'] as const;
export type EditorPageName = Step | 'tasks' | (typeof VIEWS)[number];
