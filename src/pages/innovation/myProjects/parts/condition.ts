import type { Application } from '@contract/apply';

/** Its unit has stamped it: only the leader's certification is waited for. */
export const isWaiting = ({ status, handler }: Pick<Application, 'status' | 'handler'>): boolean =>
  status === 'unit_review' && handler?.role === 'applicant';

export const CERTIFICATION_CENTRE = '/user?tab=certification';
