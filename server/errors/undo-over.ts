import { UNDO_MINUTES } from '@contract/rules/act-undo';
import { say } from '@contract/sentences/sentence';
import { conflict } from './app-error';

/** Something has happened since, or it was too long ago: the act stands. */
export const undoOver = () => conflict(say('admin.undo_over', { minutes: UNDO_MINUTES }));
