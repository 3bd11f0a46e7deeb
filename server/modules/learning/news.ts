import { DECIDING_ROLES, type LearningRole, type SpaceKind } from '@contract/learning-choices';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { notify } from '@server/modules/notification/service';
import type { Caller } from '@server/security/caller';
import type { SpaceRecord } from './repository';
import type { RequestRecord } from './request-repository';

interface Sender {
  tx: Transaction;
  sealer: Sealer;
  now: Date;
}

export const ROLE_NAMES: Record<LearningRole, string> = {
  creator: '创建者',
  professor: '教师',
  assistant: '助教',
  student: '学生',
  manager: '管理人员',
  developer: '开发人员',
  reporter: '报告人员',
};

export const spacePath = (kind: SpaceKind, id: number): string =>
  `/learning/${kind === 'course' ? 'courses' : 'projects'}/${id}`;

/** Everybody who may decide learns that somebody asks. */
export const tellDeciders = async (
  { tx, sealer, now }: Sender,
  space: SpaceRecord,
  asker: Caller,
  role: LearningRole,
): Promise<void> => {
  const deciders = await tx
    .selectFrom('learningMember')
    .select('accountId')
    .distinct()
    .where('spaceId', '=', space.id)
    .where('role', 'in', [...DECIDING_ROLES])
    .execute();
  const title = `“${space.title}”有新的加入申请`;
  const body = `${asker.name} 申请成为${ROLE_NAMES[role]}，等待您处理`;
  for (const { accountId } of deciders)
    await notify(tx, sealer, { accountId, kind: 'account', title, body, link: '/learning/requests' }, now);
};

export const tellAsker = async (
  { tx, sealer, now }: Sender,
  request: RequestRecord,
  accepted: boolean,
  reason: string | null,
): Promise<void> => {
  const { accountId, kind, spaceId, title: name, role } = request;
  const title = `加入“${name}”的申请${accepted ? '已通过' : '未通过'}`;
  const body = accepted ? `您现在是${ROLE_NAMES[role]}` : `原因：${reason}`;
  await notify(tx, sealer, { accountId, kind: 'account', title, body, link: spacePath(kind, spaceId) }, now);
};
