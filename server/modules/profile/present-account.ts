import type { BasicInfo, CERTIFICATION_STATES } from '@contract/account';
import { maskEmail, maskPhone } from '@contract/rules/mask';
import type { Schema } from '@server/db/schema';
import { type Account, isBaseInfoComplete } from '@server/modules/account/service';
import { boundOpenUsers } from '@server/modules/auth/service';
import { openKinds } from '@server/modules/certification/service';
import type { Kysely } from 'kysely';

type State = (typeof CERTIFICATION_STATES)[number];

const names = (db: Kysely<Schema>, account: Account) =>
  db
    .selectFrom('account')
    .leftJoin('school', 'school.id', 'account.schoolId')
    .leftJoin('department', 'department.id', 'account.departmentId')
    .leftJoin('unit', 'unit.id', 'account.unitId')
    .select([
      'school.name as schoolName',
      'school.status as schoolStatus',
      'department.name as departmentName',
      'unit.name as unitName',
    ])
    .where('account.id', '=', account.id)
    .executeTakeFirstOrThrow();

const stateOf = (certified: boolean, applying: boolean): State =>
  certified ? 'certified' : applying ? 'applying' : 'uncertified';

export const avatarUrl = (account: Account): string | null =>
  account.avatarFile && `/api/users/avatars/${account.avatarFile}`;

export const presentAccount = async (db: Kysely<Schema>, account: Account): Promise<BasicInfo> => {
  const named = await names(db, account);
  const open = await openKinds(db, account.id);
  const bound = await boundOpenUsers(db, account.id);
  return {
    id: account.id,
    login: account.login,
    nickname: account.nickname,
    show_realname: account.showRealname,
    phone: maskPhone(account.phone ?? ''),
    mail: maskEmail(account.email ?? ''),
    avatar_url: avatarUrl(account),
    name: account.realName,
    authentication: stateOf(account.certified, open.has('real_name')),
    professional_certification: stateOf(account.professionalCertified, open.has('professional')),
    gender: account.gender as BasicInfo['gender'],
    location: account.location,
    location_city: account.locationCity,
    identity: account.identity as BasicInfo['identity'],
    technical_title: account.technicalTitle,
    student_id: account.studentId,
    school_id: account.schoolId,
    school_name: named.schoolName,
    school_pending: named.schoolStatus === 'pending',
    department_id: account.departmentId,
    department_name: named.departmentName,
    intro: account.intro,
    base_info_completed: isBaseInfoComplete(account),
    all_certified: account.certified && account.professionalCertified,
    has_password: account.passwordHash !== null,
    open_users: bound.map(({ id, provider, nickname }) => ({ id, en_type: provider, nickname })),
    unit:
      account.unitId !== null && named.unitName !== null
        ? { deptId: account.unitId, deptName: named.unitName }
        : null,
    second_factor: account.totpConfirmedAt !== null,
    version: account.version,
  };
};
