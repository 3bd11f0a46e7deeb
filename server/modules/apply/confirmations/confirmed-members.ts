import type { ConfirmedMembers } from '@contract/confirmation';
import type { Fields } from '@contract/rules/draft-fields';
import { changedSince, memberRows, statementOf } from '@contract/rules/member-statement';
import { openFields } from '@server/crypto/field-sealing';
import type { Db, Scope } from '@server/modules/apply/scope';
import { selectConfirmations } from './confirmation-repository';
import { memberName } from './confirmations';

/** Members who confirmed exactly the content in `stored`; with `by`, only answers given up to that time count. */
export const confirmedMembers = async (
  { db, sealer }: Pick<Scope<Db>, 'db' | 'sealer'>,
  applicationId: number,
  stored: Fields,
  by: Date | null = null,
): Promise<ConfirmedMembers> => {
  const form = openFields(sealer, stored);
  const rows = memberRows(form);
  const requests = rows.length > 0 ? await selectConfirmations(db, applicationId) : [];
  const isConfirmed = (rowId: string): boolean => {
    const request = requests.find((each) => each.rowId === rowId && each.state === 'confirmed');
    const current = statementOf(form, rowId);
    if (!request?.stated || !current || (by && request.answeredAt && request.answeredAt > by)) return false;
    return changedSince(openFields(sealer, request.stated), current).length === 0;
  };
  return {
    total: rows.length,
    confirmed: rows.filter(isConfirmed).map((rowId) => memberName(form, rowId) ?? ''),
  };
};
