import { cleanName } from '@contract/rules/clean-text';
import { contains } from '@server/db/like';
import { type SqlBool, sql } from 'kysely';

/**
 * Somebody is found by what a list shows of an account in full: the name, the real one where there is one, and the
 * login. Not by the telephone, of which it shows a part: the rest is not to be found out by guesses.
 */
export const isNamed = (keyword = '') => {
  const text = cleanName(keyword.replaceAll('\u0000', ''));
  if (!text) return sql<SqlBool>`true`;
  return sql<SqlBool>`(coalesce(account.real_name, account.nickname) ilike ${contains(text)}
    or account.login_key like ${contains(text.toLowerCase())})`;
};
