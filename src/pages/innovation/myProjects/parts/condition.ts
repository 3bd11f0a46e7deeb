import type { Application } from '@contract/apply';

/** The unit has stamped the application; it waits only for the leader's certification. */
export const isWaiting = ({ status, handler }: Pick<Application, 'status' | 'handler'>): boolean =>
  status === 'unit_review' && handler?.role === 'applicant';

export const CERTIFICATION_CENTRE = '/user?tab=certification';
