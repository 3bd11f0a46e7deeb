import type { CONTENT_STATES } from '@contract/content-choices';
import { readClock } from './read-typed';

export interface Issue {
  state: (typeof CONTENT_STATES)[number];
  publishAt: string | Date | null;
}

/** Who can see the content: nobody, nobody until its publication time, or its readers. */
export type ContentReach = 'none' | 'ahead' | 'readers';

export const contentReach = ({ state, publishAt }: Issue, now: Date): ContentReach => {
  if (state !== 'published') return 'none';
  return publishAt && new Date(publishAt) > now ? 'ahead' : 'readers';
};

/** The future publication time set in the form; null when readers would see the content at once. */
export const dueAhead = (publishAt: string, now: Date): Date | null => {
  const clock = readClock(publishAt);
  const moment = clock ? new Date(`${clock.replace(' ', 'T')}+08:00`) : null;
  return moment && moment > now ? moment : null;
};
