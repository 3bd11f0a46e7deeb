import type { SessionUser } from '@contract/auth';
import { maskEmail, maskPhone } from '@contract/rules/mask';
import type { Schema } from '@server/db/schema';
import { isAttended } from '@server/modules/unit/service';
import type { Caller } from '@server/security/caller';
import { namedRoles } from '@server/security/held-roles';
import type { Kysely } from 'kysely';

/** The person behind the session, as `getInfo` shows it: no ID number, phone and e-mail masked (req:attack-a24). */
export const loadSessionUser = async (db: Kysely<Schema>, caller: Caller): Promise<SessionUser> => {
  const account = await db
    .selectFrom('account')
    .leftJoin('unit', 'unit.id', 'account.unitId')
    .selectAll('account')
    .select(['unit.name as unitName', 'unit.verified as unitVerified'])
    .select(isAttended().as('attended'))
    .where('account.id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  const roles = await namedRoles(db, caller.roleKeys);
  return {
    userId: account.id,
    userName: account.login,
    nickName: account.nickname,
    realName: account.realName,
    certified: account.certified,
    phonenumber: maskPhone(account.phone ?? ''),
    email: maskEmail(account.email ?? ''),
    avatar: account.avatarFile && `/api/users/avatars/${account.avatarFile}`,
    unit:
      account.unitId === null || account.unitName === null
        ? null
        : {
            deptId: account.unitId,
            deptName: account.unitName,
            verified: account.unitVerified ?? false,
            attended: account.attended,
          },
    roles: roles as SessionUser['roles'],
  };
};
