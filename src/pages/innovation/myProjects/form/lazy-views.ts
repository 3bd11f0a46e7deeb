import { lazy } from 'react';

/*
 * Each view that is opened by choice is a chunk of its own, like the sections: whoever comes to fill in a form does not
 * wait for the day picker of the duties, the answers of the check page or the timeline of what was filed.
 */

export const CheckPage = lazy(() => import('./CheckPage'));
export const CommentsPage = lazy(() => import('@/pages/innovation/myProjects/comments/CommentsPage'));
export const ConfirmationsPage = lazy(
  () => import('@/pages/innovation/myProjects/confirmations/ConfirmationsPage'),
);
export const FiledComments = lazy(() => import('@/pages/innovation/myProjects/comments/FiledComments'));
export const FiledPage = lazy(() => import('./FiledPage'));
/** It brings the reading of files with it. */
export const OfflinePage = lazy(() => import('@/pages/innovation/myProjects/offline/OfflinePage'));
export const PeoplePage = lazy(() => import('@/pages/innovation/myProjects/people/PeoplePage'));
export const ReceiptPage = lazy(() => import('./ReceiptPage'));
