import { cleanName } from '@contract/rules/clean-text';
import { contains } from '@server/db/like';
import { type SqlBool, sql } from 'kysely';

/**
 * Finds people by what lists show in full: the real name, or else the nickname, and the login. Not by phone number,
 * which is shown in part: the rest could be found out by guessing.
 */
export const isNamed = (keyword = '') => {
  const text = cleanName(keyword.replaceAll('\u0000', ''));
  if (!text) return sql<SqlBool>`true`;
  return sql<SqlBool>`(coalesce(account.real_name, account.nickname) ilike ${contains(text)}
    or account.login_key like ${contains(text.toLowerCase())})`;
};
