import type { securityCalls } from '@contract/security';
import { type Sentence, say, textOf, wordOf } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import { countOwnEvents } from '@server/audit/own-events';
import type { Schema } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { badRequest, conflict } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { currentAccount, eraseAccount, lockAccount } from '@server/modules/account/service';
import { countAchievementsOf } from '@server/modules/achievement/service';
import { holdApplicationsOf, standingsOf } from '@server/modules/apply/service';
import { boundOpenUsers, countConsentsOf, type Identity } from '@server/modules/auth/service';
import { countCertificationsOf } from '@server/modules/certification/service';
import { countDemandsOf, endOfOwner } from '@server/modules/demand/service';
import { countMembershipsOf, countRunningSpaces } from '@server/modules/learning/service';
import { countNotificationsOf } from '@server/modules/notification/service';
import type { Caller } from '@server/security/caller';
import { endSessionsOf } from '@server/security/end-session';
import { isStaff } from '@server/security/granted-roles';
import { heldRoles } from '@server/security/held-roles';
import type { Kysely } from 'kysely';
import { forgetAccount } from './forget-account';
import { proveOwner } from './prove-owner';
import { limitSecondFactor, requireSecondFactor } from './second-factor';

type CloseCall = Call<(typeof securityCalls)['POST /api/users/close.json']>;
type Db = Kysely<Schema>;

/** Applications in these states are over, or were never begun. */
const RESTING = ['draft', 'withdrawn', 'closed', 'rejected', 'terminated', 'not_funded'] as const;

/** What has to be settled first: other people are waiting for this account. */
const blockersOf = async (db: Db, accountId: number, now: Date): Promise<Sentence[]> => {
  const running = (await standingsOf(db, accountId)).filter(
    ({ status }) => !RESTING.some((rest) => rest === status),
  );
  const roles = await heldRoles(db, accountId);
  const spaces = await countRunningSpaces(db, accountId, now);
  return [
    ...(running.length > 0 ? [say('close.applications', { n: running.length })] : []),
    ...(spaces > 0 ? [say('close.spaces', { n: spaces })] : []),
    ...(roles.some(({ roleKey }) => roleKey === 'unit_admin') ? [{ code: 'close.unit_admin' as const }] : []),
    ...(isStaff(roles) ? [{ code: 'close.staff' as const }] : []),
  ];
};

/** One sentence of several. */
const together = (parts: readonly Sentence[]): Sentence =>
  parts.reduce((first, rest) => say('close.blocked', { first, rest }));

/** What goes, what stays and why, before anything happens (req:control-c10). */
export const closePreview = async ({ db }: Deps, { accountId }: Caller, now: Date) => {
  const applications = await standingsOf(db.kysely, accountId);
  const filed = applications.filter(({ submittedAt }) => submittedAt !== null).length;
  const blockers = await blockersOf(db.kysely, accountId, now);
  return {
    blockers: blockers.map(textOf),
    blockerWords: blockers.map(wordOf),
    removed: [
      { name: '账号资料与联系方式', count: 1 },
      { name: '未提交的申报草稿', count: applications.length - filed },
      { name: '认证记录与材料', count: (await countCertificationsOf(db.kysely, accountId)).n },
      { name: '第三方账号绑定', count: (await boundOpenUsers(db.kysely, accountId)).length },
      { name: '课程与学习项目的成员身份', count: await countMembershipsOf(db.kysely, accountId) },
      { name: '站内通知', count: await countNotificationsOf(db.kysely, accountId) },
    ],
    kept: [
      {
        name: '已提交的申报档案',
        count: filed,
        reason: '申报档案依规定留存，负责人信息以提交时的申报书为准',
      },
      {
        name: '需求与成果',
        count:
          (await countDemandsOf(db.kysely, accountId)) + (await countAchievementsOf(db.kysely, accountId)),
        reason: '公开过的留存供查阅，联系人与联系方式随即删除；征集中的需求随即关闭，没有公开过的删除',
      },
      {
        name: '操作审计记录',
        count: await countOwnEvents(db.kysely, accountId),
        reason: '依《网络安全法》留存不少于六个月，只含账号编号',
      },
      {
        name: '同意记录',
        count: await countConsentsOf(db.kysely, accountId),
        reason: '证明处理个人信息曾经取得同意',
      },
    ],
  };
};

export const closeAccount = async (
  deps: Deps,
  identity: Identity,
  call: CloseCall,
): Promise<Record<string, never>> => {
  const { body, caller, now, request } = call;
  const known = await currentAccount(deps.db.kysely, caller);
  if (body.confirm !== known.login) throw badRequest('close.unconfirmed');
  const useProof = await proveOwner(deps, identity, {
    account: known,
    caller,
    proof: body,
    ip: request.ip,
    now,
  });
  if (body.totp !== undefined) await limitSecondFactor(deps, known.id, now);
  return call.transaction(async (tx) => {
    await useProof(tx);
    const account = await lockAccount(tx, known.id);
    await requireSecondFactor(identity, tx, account, body.totp, now);
    await holdApplicationsOf(tx, account.id);
    const blockers = await blockersOf(tx, account.id, now);
    if (blockers.length > 0)
      throw conflict(together(blockers), {
        errorCode: 'close.blocked',
        data: { blockers: blockers.map(textOf) },
      });
    await identity.tellOwner(tx, account, { code: 'notice.security.closed' }, now);
    await endSessionsOf(tx, account.id, 'closed', now);
    await endOfOwner({ tx, sealer: identity.sealer, now, source: request }, account.id);
    await forgetAccount(tx, account.id);
    await eraseAccount(tx, account.id, now);
    const target = `account:${account.id}`;
    await recordAudit(tx, request, now, {
      accountId: account.id,
      action: 'account.close',
      target,
      outcome: 'ok',
    });
    return {};
  });
};
