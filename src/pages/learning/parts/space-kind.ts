import type { SpaceKind } from '@contract/learning-choices';

/** Courses and learning projects share their pages; the address determines the kind. */
export const kindOfPath = (pathname: string): SpaceKind =>
  pathname.startsWith('/learning/projects') ? 'project' : 'course';

export const listPath = (kind: SpaceKind): string => (kind === 'course' ? '/learning' : '/learning/projects');
