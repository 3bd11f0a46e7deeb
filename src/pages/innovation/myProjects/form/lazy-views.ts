import { lazy } from 'react';

/*
 * Each view that is opened by choice is a chunk of its own, like the sections: whoever comes to fill in a form does not
 * wait for the day picker of the duties, the answers of the check page or the timeline of what was filed.
 */

const loadCheckPage = () => import('./check/CheckPage');
export const CheckPage = lazy(loadCheckPage);
const loadCommentsPage = () => import('@/pages/innovation/myProjects/comments/CommentsPage');
export const CommentsPage = lazy(loadCommentsPage);
const loadConfirmationsPage = () => import('@/pages/innovation/myProjects/confirmations/ConfirmationsPage');
export const ConfirmationsPage = lazy(loadConfirmationsPage);
export const FiledComments = lazy(() => import('@/pages/innovation/myProjects/comments/FiledComments'));
export const FiledPage = lazy(() => import('./filed/FiledPage'));
export const LetterPage = lazy(() => import('@/pages/innovation/myProjects/letters/LetterPage'));
/** It brings the reading of files with it. */
export const OfflinePage = lazy(() => import('@/pages/innovation/myProjects/offline/OfflinePage'));
const loadPeoplePage = () => import('@/pages/innovation/myProjects/people/PeoplePage');
export const PeoplePage = lazy(loadPeoplePage);
export const PrintPage = lazy(() => import('@/pages/innovation/myProjects/print/PrintPage'));
export const ReceiptPage = lazy(() => import('./filed/ReceiptPage'));

/** Those of a draft that need no more than what is on the page. */
export const fetchDraftViews = (): Promise<unknown>[] =>
  [loadCheckPage, loadCommentsPage, loadConfirmationsPage, loadPeoplePage].map((load) => load());
