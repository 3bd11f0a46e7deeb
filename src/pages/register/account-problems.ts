import { ACCOUNT_WORDS, PHONE, USER_NAME } from '@contract/rules/account-rules';
import { cleanPhone } from '@contract/rules/clean-text';
import { passwordProblem, passwordWord } from '@contract/rules/password';
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
  { phone, code, username, password, agree }: AccountValues,
  words: { code: string; agree: string },
  say: Say,
) {
  const weak = passwordProblem(password, [username, phone]);
  return {
    ...(PHONE.test(cleanPhone(phone)) ? {} : { phone: say(ACCOUNT_WORDS.word('phone')) }),
    ...(code.length === 6 ? {} : { code: words.code }),
    ...(USER_NAME.test(username.trim()) ? {} : { username: say(ACCOUNT_WORDS.word('userName')) }),
    ...(weak ? { password: say(passwordWord(weak)) } : {}),
    ...(agree === 'yes' ? {} : { agree: words.agree }),
  };
}
