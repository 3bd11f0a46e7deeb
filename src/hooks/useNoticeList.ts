import type { RefObject } from 'react';
import { listNotices, type Notice } from '@/services/notification';
import { type LoadMore, useLoadMore } from './useLoadMore';

export type { Notice };

/** All notices of the signed-in person, newest first; older ones come as the end of `box` comes near. */
export const useNoticeList = (box: RefObject<HTMLElement | null>): LoadMore<Notice> =>
  useLoadMore(listNotices, box);
