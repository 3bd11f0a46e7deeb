import { ACCOUNT_WORDS, PHONE, USER_NAME } from '@contract/rules/account-rules';
import { cleanPhone } from '@contract/rules/clean-text';
import { passwordProblem, passwordWord } from '@contract/rules/password';
import type { Text } from '@/i18n/useText';
import type { Say } from '@/i18n/useWords';

export type AccountValues = {
  phone: string;
  code: string;
  username: string;
  password: string;
  /** `yes` once both agreements are agreed to. */
  agree: string;
};
export const NO_ACCOUNT: AccountValues = { phone: '', code: '', username: '', password: '', agree: '' };

/** The same rules that the service refuses by (req:forms-register). */
export function accountProblems(
  t: Text,
  say: Say,
  { phone, code, username, password, agree }: AccountValues,
) {
  const weak = passwordProblem(password, [username, phone]);
  return {
    ...(PHONE.test(cleanPhone(phone)) ? {} : { phone: say(ACCOUNT_WORDS.word('phone')) }),
    ...(code.length === 6 ? {} : { code: t('login.code.self.required') }),
    ...(USER_NAME.test(username.trim()) ? {} : { username: say(ACCOUNT_WORDS.word('userName')) }),
    ...(weak ? { password: say(passwordWord(weak)) } : {}),
    ...(agree === 'yes' ? {} : { agree: t('register.agree.self.required') }),
  };
}
