import { ACCOUNT_MESSAGES, PHONE, USER_NAME } from '@contract/rules/account-rules';
import { PASSWORD_MESSAGES, passwordProblem } from '@contract/rules/password';

export type AccountValues = {
  phone: string;
  code: string;
  username: string;
  password: string;
  /** `yes` once both agreements are agreed to. */
  agree: string;
};
export const NO_ACCOUNT: AccountValues = { phone: '', code: '', username: '', password: '', agree: '' };

/** The same rules that the service refuses by (ux §3). */
export function accountProblems(
  { phone, code, username, password, agree }: AccountValues,
  words: { code: string; agree: string },
) {
  const weak = passwordProblem(password, [username, phone]);
  return {
    ...(PHONE.test(phone.trim()) ? {} : { phone: ACCOUNT_MESSAGES.phone }),
    ...(code.length === 6 ? {} : { code: words.code }),
    ...(USER_NAME.test(username.trim()) ? {} : { username: ACCOUNT_MESSAGES.userName }),
    ...(weak ? { password: PASSWORD_MESSAGES[weak] } : {}),
    ...(agree === 'yes' ? {} : { agree: words.agree }),
  };
}
