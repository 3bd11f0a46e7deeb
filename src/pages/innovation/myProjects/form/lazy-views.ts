import { lazy } from 'react';

/*
 * Each view opened on demand is a chunk of its own, like the sections, so that filling in a form does not wait for the
 * date picker of section duties, the answers of the check page or the timeline of a submitted application.
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
/** This chunk includes the code that reads files. */
export const OfflinePage = lazy(() => import('@/pages/innovation/myProjects/offline/OfflinePage'));
const loadPeoplePage = () => import('@/pages/innovation/myProjects/people/PeoplePage');
export const PeoplePage = lazy(loadPeoplePage);
export const PrintPage = lazy(() => import('@/pages/innovation/myProjects/print/PrintPage'));
export const ReceiptPage = lazy(() => import('./filed/ReceiptPage'));

/** Prefetches the views of a draft that work without further data. */
export const fetchDraftViews = (): Promise<unknown>[] =>
  [loadCheckPage, loadCommentsPage, loadConfirmationsPage, loadPeoplePage].map((load) => load());
