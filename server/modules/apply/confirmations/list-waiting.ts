import type { WaitingConfirmation } from '@contract/confirmation';
import { statementOf } from '@contract/rules/member-statement';
import { findApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { selectAskedOf } from './confirmation-repository';
import { isAnswerable, isOfRow, openForm, standingOf } from './confirmations';

/**
 * Requests that the caller has not answered, or whose statement changed after they confirmed. Requests whose row is
 * gone or names another person are left out.
 */
export const listWaiting = async ({
  db,
  caller,
  sealer,
  now,
}: Pick<Scope<Db>, 'db' | 'caller' | 'sealer' | 'now'>) => {
  const rows: WaitingConfirmation[] = [];
  for (const request of await selectAskedOf(db, caller.accountId)) {
    const row = await findApplication(db, request.applicationId);
    if (!row || !(await isAnswerable(db, row, now))) continue;
    const form = openForm(sealer, row);
    if (!statementOf(form, request.rowId) || !isOfRow(sealer, request, form)) continue;
    const { state } = standingOf(sealer, request, form);
    if (state === 'waiting' || state === 'lapsed')
      rows.push({ code: request.code, title: row.title, leaderName: request.leaderName, state });
  }
  return { rows, total: rows.length };
};
