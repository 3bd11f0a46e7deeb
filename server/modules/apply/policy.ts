import type { Actor } from '@contract/enums';
import { type Caller, hasPermission } from '@server/security/caller';

/** What the rights hang on. */
export interface Standing {
  ownerId: number;
  unitId: number | null;
  status: string;
  reportedAt: Date | null;
}

export const isOwner = (caller: Caller, application: Pick<Standing, 'ownerId'>): boolean =>
  caller.accountId === application.ownerId;

const isOfUnit = (caller: Caller, { unitId }: Standing): boolean =>
  unitId !== null && caller.unitId === unitId && hasPermission(caller, 'cms:apply:audit');

/** Drafts are nobody else's business, not even after they were filed once and withdrawn. */
const isFiled = ({ status }: Standing): boolean => status !== 'draft' && status !== 'withdrawn';

/**
 * Who may read: the owner always; the unit's auditor from the submit on; the office from the first 盖章上报 on.
 * To everybody else it does not exist (req:attack-a21).
 */
export const mayRead = (caller: Caller, application: Standing): boolean =>
  isOwner(caller, application) ||
  (isFiled(application) &&
    (isOfUnit(caller, application) ||
      (application.reportedAt !== null && hasPermission(caller, 'cms:apply:list'))));

/** In which parts this person may move this application. Nobody decides about an application of their own. */
export const actorsOf = (caller: Caller, application: Standing): Actor[] => {
  if (isOwner(caller, application)) return ['applicant'];
  if (!mayRead(caller, application)) return [];
  return [
    ...(isOfUnit(caller, application) ? (['unit'] as const) : []),
    ...(application.reportedAt !== null && hasPermission(caller, 'cms:apply:decide')
      ? (['office'] as const)
      : []),
  ];
};
