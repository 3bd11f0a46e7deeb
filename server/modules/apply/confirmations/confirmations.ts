import type { Confirmations, MemberConfirmation } from '@contract/confirmation';
import { type ConfirmationState, REMIND_AFTER_HOURS } from '@contract/confirmation-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Fields } from '@contract/rules/draft-fields';
import {
  changedSince,
  isSameName,
  memberPath,
  memberRows,
  statementOf,
} from '@contract/rules/member-statement';
import { settle } from '@contract/rules/typed-fields';
import { HOUR_MS } from '@contract/time-units';
import { openFields } from '@server/crypto/field-sealing';
import type { Sealer } from '@server/crypto/sealing';
import { notFound } from '@server/errors/app-error';
import { applyEndOf, timeProblem } from '@server/modules/apply/draft/draft-access';
import { isJoinable } from '@server/modules/apply/helpers/people';
import { isOwner, partOf } from '@server/modules/apply/policy';
import { type ApplicationRow, findApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { type AskedRow, type ConfirmationRow, selectConfirmations } from './confirmation-repository';

/** The form decrypted, only for comparison; never send it. */
export const openForm = (sealer: Sealer, row: Pick<ApplicationRow, 'fields'>): Fields =>
  settle(openFields(sealer, row.fields));

/** The state of a request against the current form: a confirmation lapses when the statement changed. */
export const standingOf = (
  sealer: Sealer,
  { state, rowId, stated }: ConfirmationRow,
  form: Fields,
): { state: ConfirmationState; changed: string[] } => {
  const current = statementOf(form, rowId);
  if (state !== 'confirmed' || !stated || !current) return { state, changed: [] };
  const changed = changedSince(openFields(sealer, stated), current);
  return { state: changed.length > 0 ? 'lapsed' : 'confirmed', changed };
};

/** Fingerprint of a statement: shows that an answer is about the statement that was read, without containing it. */
export const seenOf = (sealer: Sealer, statement: Fields): string =>
  sealer.fingerprint(`member:${JSON.stringify(statement)}`);

export const isRemindable = ({ toldAt }: ConfirmationRow, now: Date): boolean =>
  now.getTime() - toldAt.getTime() >= REMIND_AFTER_HOURS * HOUR_MS;

const text = (form: Fields, path: string): string | null => {
  const value = form[path];
  return typeof value === 'string' && value !== '' ? value : null;
};
export const memberName = (form: Fields, rowId: string): string | null =>
  text(form, memberPath(rowId, 'name'));

/**
 * Whether the row still names the person who was asked. If the row was reused for another person, neither the request
 * nor the answer applies to them.
 */
export const isOfRow = (sealer: Sealer, { rowId, stated, personName }: AskedRow, form: Fields): boolean => {
  const named = stated ? openFields(sealer, stated)[memberPath(rowId, 'name')] : personName;
  return typeof named !== 'string' || isSameName(named, memberName(form, rowId));
};

/** Confirmations are requested and answered only while the application can still be filed. */
export const isAnswerable = async (db: Db, row: ApplicationRow, now: Date): Promise<boolean> =>
  isJoinable(row) && timeProblem(row, await applyEndOf(db, row.periodId), now) === null;

type Presenting = Pick<Scope<Db>, 'db' | 'caller' | 'now' | 'sealer'>;

export const presentConfirmations = async (
  { db, caller, now, sealer }: Presenting,
  row: ApplicationRow,
): Promise<Confirmations> => {
  const requests = await selectConfirmations(db, row.id);
  const form = openForm(sealer, row);
  const leads = isOwner(caller, row);
  const mayAsk = leads && (await isAnswerable(db, row, now));
  const members = memberRows(form).map((rowId): MemberConfirmation => {
    const request = requests.find((each) => each.rowId === rowId && isOfRow(sealer, each, form));
    const about = { rowId, name: memberName(form, rowId) };
    if (!request)
      return {
        ...about,
        id: null,
        state: 'unasked',
        at: null,
        reason: null,
        changed: [],
        toAccount: false,
        code: null,
        remindable: false,
      };
    const { state, changed } = standingOf(sealer, request, form);
    return {
      ...about,
      id: request.id,
      state,
      changed,
      at: beijingIso(request.answeredAt ?? request.askedAt),
      reason: leads ? request.reason : null,
      toAccount: request.accountId !== null,
      code: mayAsk ? request.code : null,
      remindable: mayAsk && state === 'waiting' && request.accountId !== null && isRemindable(request, now),
    };
  });
  return { members, mayAsk };
};

/** For the leader and the helpers; 404 for anybody else. */
export const listConfirmations = async (scope: Scope<Db>, id: number): Promise<Confirmations> => {
  const row = await findApplication(scope.db, id);
  if (!row || partOf(scope.caller, row) === null) throw notFound();
  return presentConfirmations(scope, row);
};
