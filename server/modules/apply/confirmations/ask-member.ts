import type { Confirmations } from '@contract/confirmation';
import { REMIND_AFTER_HOURS } from '@contract/confirmation-choices';
import type { Fields } from '@contract/rules/draft-fields';
import { isSameName, memberRows } from '@contract/rules/member-statement';
import { say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import { badField, conflict, notFound } from '@server/errors/app-error';
import { lockOwn } from '@server/modules/apply/draft/draft-access';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import {
  type AskedRow,
  type ConfirmationRow,
  certifiedBy,
  changeConfirmation,
  deleteConfirmation,
  insertConfirmation,
  selectConfirmations,
} from './confirmation-repository';
import {
  isAnswerable,
  isOfRow,
  isRemindable,
  memberName,
  openForm,
  presentConfirmations,
  standingOf,
} from './confirmations';
import { tellAsked, tellGone, tellTakenBack } from './tell-members';

/** Confirmations can be requested only while the form is being written; filing freezes them. */
const lockOpen = async (scope: Scope, id: number): Promise<ApplicationRow> => {
  const row = await lockOwn(scope, id);
  if (!(await isAnswerable(scope.db, row, scope.now)))
    throw conflict('apply.confirm_filed', { errorCode: 'apply.confirm_filed' });
  return row;
};

const record = (
  { db, source, now, caller }: Scope,
  id: number,
  act: 'ask' | 'remind' | 'withdraw',
  detail: object,
): Promise<void> =>
  recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: `apply.confirm.${act}`,
    target: `application:${id}`,
    detail: { ...detail },
  });

/**
 * The certified account with this row's phone number and name; null if there is none, and the leader then passes on the
 * link.
 */
const accountOf = async ({ db, caller }: Scope, form: Fields, rowId: string): Promise<number | null> => {
  const phone = form[`team.members.${rowId}.phone`];
  const account = typeof phone === 'string' && phone !== '' ? await certifiedBy(db, phone) : undefined;
  if (!account || account.id === caller.accountId) return null;
  return isSameName(account.realName, memberName(form, rowId)) ? account.id : null;
};

/** The row now names another person: whoever was asked before is notified, unless they know already or had declined. */
const tellReplaced = async (scope: Scope, asked: AskedRow, row: ApplicationRow): Promise<void> => {
  const { accountId, state, lapseToldAt } = asked;
  if (accountId === null) return;
  if (state === 'waiting') await tellTakenBack(scope, accountId, row);
  if (state === 'confirmed' && lapseToldAt === null) await tellGone(scope, accountId, row);
};

/** Asks one member to confirm. Who declined, or confirmed something that has been changed since, is asked anew. */
export const askMember = async (scope: Scope, id: number, rowId: string): Promise<Confirmations> => {
  const { db, caller, now, sealer } = scope;
  const row = await lockOpen(scope, id);
  const form = openForm(sealer, row);
  if (!memberRows(form).includes(rowId)) throw badField('body.rowId', 'apply.confirm_no_row');
  if (memberName(form, rowId) === null) throw badField('body.rowId', 'apply.confirm_no_name');
  const known = (await selectConfirmations(db, id)).find((each) => each.rowId === rowId);
  if (known) {
    const { state } = standingOf(sealer, known, form);
    const isOf = isOfRow(sealer, known, form);
    if (isOf && (state === 'waiting' || state === 'confirmed')) throw conflict('apply.confirm_asked');
    if (!isOf) await tellReplaced(scope, known, row);
    await deleteConfirmation(db, known.id);
  }
  const accountId = await accountOf(scope, form, rowId);
  const at = { askedAt: now, toldAt: now };
  const code = await insertConfirmation(db, { applicationId: id, rowId, accountId, ...at });
  if (accountId !== null) await tellAsked(scope, accountId, row, { leader: caller.name, code });
  await record(scope, id, 'ask', { rowId, to: accountId });
  return presentConfirmations(scope, row);
};

const requestOf = async (scope: Scope, id: number, confirmationId: number): Promise<ConfirmationRow> => {
  const found = (await selectConfirmations(scope.db, id)).find((each) => each.id === confirmationId);
  if (!found) throw notFound('apply.confirm_replaced');
  return found;
};

interface Place {
  id: number;
  confirmationId: number;
}

/** Reminds a member who has not answered. */
export const remindMember = async (scope: Scope, { id, confirmationId }: Place): Promise<Confirmations> => {
  const { db, caller, now } = scope;
  const row = await lockOpen(scope, id);
  const request = await requestOf(scope, id, confirmationId);
  if (request.state !== 'waiting') throw conflict('apply.confirm_answered');
  if (request.accountId === null) throw conflict('apply.confirm_by_link');
  if (!isRemindable(request, now)) throw conflict(say('apply.confirm_reminded', { n: REMIND_AFTER_HOURS }));
  await changeConfirmation(db, request.id, { toldAt: now });
  await tellAsked(scope, request.accountId, row, { leader: caller.name, code: request.code, again: true });
  await record(scope, id, 'remind', { rowId: request.rowId });
  return presentConfirmations(scope, row);
};

/** The leader takes a request back, answered or not: its code opens nothing any more. */
export const withdrawRequest = async (
  scope: Scope,
  { id, confirmationId }: Place,
): Promise<Confirmations> => {
  const row = await lockOpen(scope, id);
  const request = await requestOf(scope, id, confirmationId);
  await deleteConfirmation(scope.db, request.id);
  if (request.accountId !== null) await tellTakenBack(scope, request.accountId, row);
  await record(scope, id, 'withdraw', {
    rowId: request.rowId,
    state: request.state,
    to: request.accountId,
    code: scope.sealer.fingerprint(request.code),
  });
  return presentConfirmations(scope, row);
};
