import type { learningCalls } from '@contract/learning-calls';
import { LEARNING_LIMITS, type LearningRole, mayManage, rolesOf } from '@contract/learning-choices';
import { auditChanges } from '@contract/rules/audit-changes';
import { textLength } from '@contract/rules/text-length';
import { say } from '@contract/sentences/sentence';
import { type AuditedAct, recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { badRequest, conflict, forbidden, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { notify } from '@server/modules/notification/service';
import { roleName, spacePath } from './news';
import { addMember, lockSpace, type SpaceRecord, type Standing, standingOf } from './repository';

type RoleCall = Call<(typeof learningCalls)['PUT /api/learning/spaces/{id}/members/{account_id}.json']>;
type RemovalCall = Call<
  (typeof learningCalls)['PUT /api/learning/spaces/{id}/members/{account_id}/removal.json']
>;

const sameRoles = (a: readonly LearningRole[], b: readonly LearningRole[]): boolean =>
  a.length === b.length && a.every((role) => b.includes(role));

/** Locks the space and reads the member's roles; refuses callers who may not manage this member. */
const openMember = async (
  tx: Transaction,
  { params, body, caller }: RoleCall | RemovalCall,
): Promise<{ space: SpaceRecord; member: Standing }> => {
  const space = await lockSpace(tx, params.id);
  const mine = space ? (await standingOf(tx, space.id, caller.accountId)).roles : [];
  // People outside the space must not learn who is in it.
  if (!space || mine.length === 0) throw notFound();
  const member = await standingOf(tx, space.id, params.account_id);
  if (params.account_id === caller.accountId || !mayManage(mine, member.roles))
    throw forbidden('learning.may_not_manage');
  if (!sameRoles(member.roles, body.known_roles))
    throw conflict(member.roles.length > 0 ? 'learning.member_moved' : 'learning.member_left', {
      errorCode: 'learning.member_moved',
      data: { roles: member.roles },
    });
  return { space, member };
};

const clearRoles = (tx: Transaction, spaceId: number, accountId: number) =>
  tx
    .deleteFrom('learningMember')
    .where('spaceId', '=', spaceId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();

const record = (tx: Transaction, call: RoleCall | RemovalCall, act: AuditedAct, detail: object = {}) =>
  recordAudit(tx, call.request, call.now, {
    accountId: call.caller.accountId,
    ...act,
    target: `learning_space:${call.params.id}`,
    detail: { member: call.params.account_id, ...detail },
  });

/** Replaces all roles of a member by one; the class stays. */
export const changeRole = async (sealer: Sealer, call: RoleCall) => {
  const { params, body, caller, now } = call;
  return call.transaction(async (tx) => {
    const { space, member } = await openMember(tx, call);
    if (!rolesOf(space.kind).includes(body.role)) throw badRequest('learning.role_unknown');
    await clearRoles(tx, space.id, params.account_id);
    await addMember(tx, {
      spaceId: space.id,
      accountId: params.account_id,
      role: body.role,
      classId: member.classId,
      joinedAt: member.joinedAt ?? now,
    });
    const notice = {
      accountId: params.account_id,
      kind: 'account' as const,
      title: say('notice.learning.changed', { title: space.title }),
      body: say('notice.learning.changed_to', { name: caller.name, role: roleName(body.role) }),
      link: spacePath(space.kind, space.id),
    };
    await notify(tx, sealer, notice, now);
    const changes = auditChanges('learning.member_role', { roles: member.roles }, { roles: [body.role] });
    await record(tx, call, { action: 'learning.member_role', changes });
    return { message: '身份已修改' };
  });
};

/** Removes a member, who is told the reason and may come back with a code. */
export const removeMember = async (sealer: Sealer, call: RemovalCall) => {
  const { params, body, now } = call;
  const reason = body.reason?.trim() ?? '';
  if (textLength(reason) < LEARNING_LIMITS.reason.min)
    throw badRequest(say('learning.expulsion_short', { min: LEARNING_LIMITS.reason.min }), {
      errorCode: 'learning.reason',
      fields: [{ path: 'body.reason', said: 'learning.expulsion_reason' }],
    });
  return call.transaction(async (tx) => {
    const { space, member } = await openMember(tx, call);
    await clearRoles(tx, space.id, params.account_id);
    const notice = {
      accountId: params.account_id,
      kind: 'account' as const,
      title: say('notice.learning.expelled', { title: space.title }),
      body: say('notice.reason', { reason }),
      link: spacePath(space.kind, space.id),
    };
    await notify(tx, sealer, notice, now);
    await record(tx, call, { action: 'learning.member_removed' }, { from: member.roles });
    return { message: '已移出' };
  });
};
