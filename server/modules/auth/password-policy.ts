import { passwordProblem, passwordWord } from '@contract/rules/password';
import { badField } from '@server/errors/app-error';
import { isCommonPassword } from './common-passwords';

/** Data of this person that the password must not consist of or contain. */
export interface PasswordContext {
  login: string;
  realName?: string | null;
  phone?: string | null;
  email?: string | null;
}

/** Refuses a password that is too weak, common, or made of what is known about the person (req:attack-a13). */
export const checkNewPassword = (
  password: string,
  { login, realName, phone, email }: PasswordContext,
): void => {
  const context = [login, realName, phone, email?.split('@')[0]].filter((word): word is string =>
    Boolean(word),
  );
  const problem = passwordProblem(password, context) ?? (isCommonPassword(password) ? 'common' : null);
  if (!problem) return;
  throw badField('body.password', passwordWord(problem), 'password.weak');
};
