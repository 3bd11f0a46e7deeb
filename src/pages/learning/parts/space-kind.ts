import type { SpaceKind } from '@contract/learning-choices';

/** Courses and projects share their screens; the address says which it is. */
export const kindOfPath = (pathname: string): SpaceKind =>
  pathname.startsWith('/learning/projects') ? 'project' : 'course';

export const listPath = (kind: SpaceKind): string => (kind === 'course' ? '/learning' : '/learning/projects');
