import type { AppRoute } from './route';

/** Announcements, policies, templates, questions, manual and introduction. */
export const content: AppRoute[] = [];
