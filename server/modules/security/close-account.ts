import type { securityCalls } from '@contract/security';
import { type Sentence, say, textOf, wordOf } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { badRequest, conflict } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { type Account, currentAccount, lockAccount } from '@server/modules/account/service';
import { countAchievementsOf, forgetAchievementOwner } from '@server/modules/achievement/service';
import { holdApplicationsOf, removeUnfiledDrafts } from '@server/modules/apply/service';
import { dropUnnamedFiles } from '@server/modules/attachment/service';
import type { Identity } from '@server/modules/auth/service';
import { countDemandsOf, forgetDemandOwner } from '@server/modules/demand/service';
import { countMembershipsOf, countRunningSpaces, forgetLearner } from '@server/modules/learning/service';
import { forgetSavedSearches } from '@server/modules/saved-search/service';
import type { Caller } from '@server/security/caller';
import { isStaff } from '@server/security/granted-roles';
import type { Kysely } from 'kysely';
import { proveOwner } from './prove-owner';

type CloseCall = Call<(typeof securityCalls)['POST /api/users/close.json']>;
type Db = Kysely<Schema>;

/** Applications in these states are over, or were never begun. */
const RESTING = ['draft', 'withdrawn', 'closed', 'rejected', 'terminated', 'not_funded'] as const;

const countOwn = async (
  db: Db,
  table: 'certification' | 'notification' | 'openUser' | 'consent',
  accountId: number,
) => {
  const row = await db
    .selectFrom(table as 'consent')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.n);
};

const applicationsOf = (db: Db, accountId: number) =>
  db.selectFrom('application').select(['status', 'submittedAt']).where('ownerId', '=', accountId).execute();

const rolesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('accountRole')
    .innerJoin('role', 'role.id', 'accountRole.roleId')
    .select(['role.roleKey', 'role.permissions'])
    .where('accountRole.accountId', '=', accountId)
    .execute();

/** What has to be settled first: other people are waiting for this account. */
const blockersOf = async (db: Db, accountId: number, now: Date): Promise<Sentence[]> => {
  const running = (await applicationsOf(db, accountId)).filter(
    ({ status }) => !RESTING.some((rest) => rest === status),
  );
  const roles = await rolesOf(db, accountId);
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
  const applications = await applicationsOf(db.kysely, accountId);
  const filed = applications.filter(({ submittedAt }) => submittedAt !== null).length;
  const events = await db.kysely
    .selectFrom('auditEvent')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  const blockers = await blockersOf(db.kysely, accountId, now);
  return {
    blockers: blockers.map(textOf),
    blockerWords: blockers.map(wordOf),
    removed: [
      { name: '账号资料与联系方式', count: 1 },
      { name: '未提交的申报草稿', count: applications.length - filed },
      { name: '认证记录与材料', count: await countOwn(db.kysely, 'certification', accountId) },
      { name: '第三方账号绑定', count: await countOwn(db.kysely, 'openUser', accountId) },
      { name: '课程与学习项目的成员身份', count: await countMembershipsOf(db.kysely, accountId) },
      { name: '站内通知', count: await countOwn(db.kysely, 'notification', accountId) },
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
        reason: '公开内容留存供查阅，联系人与联系方式随即删除',
      },
      {
        name: '操作审计记录',
        count: Number(events.n),
        reason: '依《网络安全法》留存不少于六个月，只含账号编号',
      },
      {
        name: '同意记录',
        count: await countOwn(db.kysely, 'consent', accountId),
        reason: '证明处理个人信息曾经取得同意',
      },
    ],
  };
};

const eraseTables = async (tx: Transaction, accountId: number): Promise<void> => {
  for (const table of [
    'certification',
    'openUser',
    'notification',
    'avatar',
    'schoolApply',
    'unitMemberApply',
    'accountStop',
    'recoveryCode',
    'openSignIn',
  ] as const)
    await tx
      .deleteFrom(table as 'notification')
      .where('accountId', '=', accountId)
      .execute();
  await tx.deleteFrom('accountRole').where('accountId', '=', accountId).execute();
  await tx.deleteFrom('verificationCode').where('accountId', '=', accountId).execute();
  await tx.deleteFrom('calendarFeed').where('accountId', '=', accountId).execute();
  await tx.deleteFrom('idempotencyKey').where('accountId', '=', accountId).execute();
  await tx.updateTable('searchRecord').set({ accountId: null }).where('accountId', '=', accountId).execute();
  await tx.updateTable('session').set({ userAgent: '', ip: '' }).where('accountId', '=', accountId).execute();
  // The farewell that tells the owner is still waiting; everything before it has been sent.
  await tx.deleteFrom('outbox').where('accountId', '=', accountId).where('state', '!=', 'waiting').execute();
};

const eraseAccount = async (tx: Transaction, { id }: Account, now: Date): Promise<void> => {
  await tx
    .updateTable('account')
    .set({
      login: `closed-${id}`,
      loginKey: `closed-${id}`,
      nickname: '已注销用户',
      ...{ passwordHash: null, realName: null, phone: null, phoneKey: null, email: null, emailKey: null },
      ...{ avatarFile: null, unitId: null, gender: null, location: null, locationCity: null, identity: null },
      ...{ technicalTitle: null, studentId: null, schoolId: null, departmentId: null, vipUntil: null },
      ...{ totpSealed: null, totpConfirmedAt: null, totpStep: null },
      ...{ certified: false, professionalCertified: false, intro: '', profile: '{}', preferences: '{}' },
      ...{ status: 'closed', closedAt: now, updatedAt: now },
    })
    .where('id', '=', id)
    .execute();
};

export const closeAccount = async (
  deps: Deps,
  identity: Identity,
  call: CloseCall,
): Promise<Record<string, never>> => {
  const { body, caller, now, request } = call;
  const known = await currentAccount(deps.db.kysely, caller);
  if (body.confirm !== known.login) throw badRequest('close.unconfirmed');
  const useProof = await proveOwner(deps, identity, { account: known, caller, proof: body, now });
  return call.transaction(async (tx) => {
    await useProof(tx);
    const account = await lockAccount(tx, known.id);
    await holdApplicationsOf(tx, account.id);
    const blockers = await blockersOf(tx, account.id, now);
    if (blockers.length > 0)
      throw conflict(together(blockers), {
        errorCode: 'close.blocked',
        data: { blockers: blockers.map(textOf) },
      });
    await identity.tellOwner(tx, account, '已注销', now);
    await identity.endSessionsOf(tx, account.id, 'closed', now);
    await removeUnfiledDrafts(tx, account.id);
    await forgetDemandOwner(tx, account.id);
    await forgetAchievementOwner(tx, account.id);
    await forgetSavedSearches(tx, account.id);
    await forgetLearner(tx, account.id);
    await eraseTables(tx, account.id);
    const files = await tx.selectFrom('file').select('id').where('ownerId', '=', account.id).execute();
    await dropUnnamedFiles(
      tx,
      files.map(({ id }) => id),
    );
    await eraseAccount(tx, account, now);
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
