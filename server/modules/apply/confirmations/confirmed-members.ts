import type { ConfirmedMembers } from '@contract/confirmation';
import type { Fields } from '@contract/rules/draft-fields';
import { isSensitivePath } from '@contract/sensitive';
import { changedSince, memberRows, statementOf } from '@contract/rules/member-statement';
import type { Db } from '@server/modules/apply/scope';
import { selectConfirmations } from './confirmation-repository';
import { memberName } from './confirmations';

/**
 * Who confirmed this very content, by then. A filed version holds no number of a document that could be compared: the
 * rest is.
 */
export const confirmedMembers = async (
  db: Db,
  applicationId: number,
  form: Fields,
  by: Date | null = null,
): Promise<ConfirmedMembers> => {
  const rows = memberRows(form);
  const requests = rows.length > 0 ? await selectConfirmations(db, applicationId) : [];
  const isConfirmed = (rowId: string): boolean => {
    const request = requests.find((each) => each.rowId === rowId && each.state === 'confirmed');
    const current = statementOf(form, rowId);
    if (!request?.stated || !current || (by && request.answeredAt && request.answeredAt > by)) return false;
    return changedSince(request.stated, current).every(isSensitivePath);
  };
  return {
    total: rows.length,
    confirmed: rows.filter(isConfirmed).map((rowId) => memberName(form, rowId) ?? ''),
  };
};
