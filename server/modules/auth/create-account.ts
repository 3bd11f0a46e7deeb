import type { RoleKey } from '@contract/enums';
import { ACCOUNT_WORDS, PHONE, REAL_NAME, USER_NAME } from '@contract/rules/account-rules';
import { hashPassword } from '@server/crypto/password-hash';
import type { Transaction } from '@server/db/database';
import { refuseTaken } from '@server/db/failures';
import { badRequest, conflict } from '@server/errors/app-error';
import { addAccount, isKeyTaken } from '@server/modules/account/service';
import { giveRoles } from '@server/security/held-roles';
import { loginKey } from './account-lookup';
import { checkNewPassword } from './password-policy';

export interface NewAccount {
  username: string;
  password: string;
  phone: string | null;
  realName: string | null;
  roles: readonly RoleKey[];
}

/** Refuses what cannot be an account, before anything is written or a code is used. */
export const checkNewAccount = ({ username, password, phone, realName }: NewAccount): void => {
  if (!USER_NAME.test(username))
    throw badRequest(ACCOUNT_WORDS.word('userName'), { errorCode: 'name.invalid' });
  if (phone !== null && !PHONE.test(phone)) throw badRequest(ACCOUNT_WORDS.word('phone'));
  if (realName !== null && !REAL_NAME.test(realName)) throw badRequest(ACCOUNT_WORDS.word('realName'));
  checkNewPassword(password, { login: username, phone, realName });
};

const insertAccount = (tx: Transaction, account: NewAccount, passwordHash: string, now: Date) => {
  const { username, phone, realName } = account;
  return addAccount(tx, {
    login: username,
    loginKey: loginKey(username),
    passwordHash,
    passwordChangedAt: now,
    nickname: username,
    realName,
    phone,
    phoneKey: phone,
    createdAt: now,
    updatedAt: now,
  });
};

const phoneTaken = () => conflict('phone.taken');

const isPhoneTaken = async (tx: Transaction, phone: string | null): Promise<boolean> =>
  phone !== null && isKeyTaken(tx, 'phoneKey', phone);

export const createAccount = async (tx: Transaction, account: NewAccount, now: Date): Promise<number> => {
  const passwordHash = await hashPassword(account.password);
  if (await isPhoneTaken(tx, account.phone)) throw phoneTaken();
  // A taken name does not raise an error here, but the phone number may have been bound to another account just now.
  const created = await insertAccount(tx, account, passwordHash, now).catch(refuseTaken(phoneTaken));
  if (!created) throw conflict('name.taken');
  await giveRoles(tx, created.id, account.roles);
  return created.id;
};
