import type { accountCalls, BasicInfo } from '@contract/account';
import { auditChanges } from '@contract/rules/audit-changes';
import { cleanName } from '@contract/rules/clean-text';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import { conflict } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { type Account, lockAccount, ownAccount, reviseAccount } from '@server/modules/account/service';
import { isNameUnderReview, revokeProfession } from '@server/modules/certification/service';
import { type AccountUpdate, checkAccountUpdate } from './check-account-update';
import { presentAccount } from './present-account';

type UpdateCall = Call<(typeof accountCalls)['PUT /api/users/accounts/{id}.json']>;

/**
 * Name and gender cannot be changed once certified, or while a certification is under review
 * (req:calls-update-account).
 */
const isNameFixed = async (tx: Transaction, account: Account): Promise<boolean> =>
  account.certified || (await isNameUnderReview(tx, account.id));

/** A professional certification is tied to school and identity: if either changes, it is lost and has to be renewed. */
const losesProfession = (account: Account, update: AccountUpdate): boolean =>
  account.identity !== update.identity || account.schoolId !== update.school_id;

const columnsOf = (account: Account, update: AccountUpdate, nameFixed: boolean) => {
  const isStudent = update.identity === 'student';
  const name = update.name === undefined ? account.realName : update.name && cleanName(update.name);
  return {
    nickname: update.nickname,
    showRealname: update.show_realname ?? account.showRealname,
    ...(nameFixed ? {} : { realName: name, gender: update.gender }),
    location: update.location,
    locationCity: update.location_city,
    identity: update.identity,
    technicalTitle: isStudent ? null : (update.technical_title ?? null),
    studentId: isStudent ? (update.student_id ?? null) : null,
    schoolId: update.school_id,
    departmentId: update.department_id ?? null,
    intro: update.intro ?? account.intro,
  };
};

export const updateAccount = async (call: UpdateCall): Promise<BasicInfo> => {
  const { params, body, caller, now, request } = call;
  return call.transaction(async (tx) => {
    const { id } = await ownAccount(tx, caller, params.id);
    const account = await lockAccount(tx, id);
    if (body.version !== undefined && body.version !== account.version)
      throw conflict('account.version_moved', {
        data: await presentAccount(tx, account),
      });
    await checkAccountUpdate(tx, body, id);
    const losing = losesProfession(account, body);
    if (losing) await revokeProfession(tx, id, now);
    const written = columnsOf(account, body, await isNameFixed(tx, account));
    const lost = losing ? { professionalCertified: false } : {};
    await reviseAccount(tx, id, { ...written, ...lost, updatedAt: now });
    const answer = await presentAccount(tx, await lockAccount(tx, id));
    const target = `account:${id}`;
    const changes = auditChanges('account.update', account, written);
    const entry = { accountId: id, action: 'account.update', target, changes } as const;
    await recordAudit(tx, request, now, entry);
    return answer;
  });
};
