import type { Space, SpaceStanding } from '@contract/learning';
import { DECIDING_ROLES, TEACHING_ROLES } from '@contract/learning-choices';
import { type Caller, hasPermission } from '@server/security/caller';
import { presentRequest, presentSpaceRow } from './present-learning';
import { type Db, type SpaceRecord, shownName, standingOf } from './repository';
import { countWaiting, requestsOf } from './request-repository';

const teamOf = (db: Db, spaceId: number) =>
  db
    .selectFrom('learningMember')
    .innerJoin('account', 'account.id', 'learningMember.accountId')
    .select([shownName.as('name'), 'role'])
    .where('spaceId', '=', spaceId)
    .where('role', 'in', [...TEACHING_ROLES])
    .orderBy('joinedAt')
    .limit(50)
    .execute();

const classesOf = (db: Db, spaceId: number) =>
  db
    .selectFrom('learningClass')
    .innerJoin('learningCode', 'learningCode.classId', 'learningClass.id')
    .select(['learningClass.id', 'learningClass.name', 'learningCode.code'])
    .where('learningClass.spaceId', '=', spaceId)
    .orderBy('learningClass.id')
    .execute();

type Classes = Awaited<ReturnType<typeof classesOf>>;

const invitationOf = async (db: Db, spaceId: number, classes: Classes) => {
  const { code } = await db
    .selectFrom('learningCode')
    .select('code')
    .where('spaceId', '=', spaceId)
    .where('classId', 'is', null)
    .executeTakeFirstOrThrow();
  return { code, classes };
};

const standing = async (
  db: Db,
  record: SpaceRecord,
  caller: Caller,
  classes: Classes,
): Promise<SpaceStanding> => {
  const { accountId } = caller;
  const { roles, className } = await standingOf(db, record.id, accountId);
  const mayDecide = roles.some((role) => DECIDING_ROLES.includes(role));
  return {
    roles,
    class_name: className,
    requests: (await requestsOf(db, accountId, record.id)).map(presentRequest),
    may_decide: mayDecide,
    may_edit: record.ownerId === accountId,
    may_moderate: hasPermission(caller, 'cms:content:edit'),
    waiting_count: mayDecide ? await countWaiting(db, accountId, record.id) : 0,
    invitation: mayDecide ? await invitationOf(db, record.id, classes) : null,
  };
};

/** A course or project as this person may see it; the codes are for those who decide. */
export const spacePage = async (
  db: Db,
  record: SpaceRecord,
  caller: Caller | null,
  now: Date,
): Promise<Space> => {
  const classes = await classesOf(db, record.id);
  return {
    ...presentSpaceRow(record, now),
    body: record.body,
    team: await teamOf(db, record.id),
    classes: classes.map(({ name }) => name),
    code_open: record.codeOpen,
    removed_reason: record.removedReason,
    version: record.version,
    standing: caller ? await standing(db, record, caller, classes) : null,
  };
};
