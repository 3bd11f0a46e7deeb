import { PHONE } from '@contract/rules/account-rules';
import { cleanPhone } from '@contract/rules/clean-text';
import type { AccountTable } from '@server/db/account-schema';
import type { Schema } from '@server/db/schema';
import type { Kysely, Selectable } from 'kysely';

export type AccountRow = Selectable<AccountTable>;

export type LoginKind = 'phone' | 'email' | 'name';

/** A user name can look neither like a phone number nor like an email address, so the form tells which is meant. */
export const kindOf = (login: string): LoginKind => {
  if (PHONE.test(login)) return 'phone';
  return login.includes('@') ? 'email' : 'name';
};

/**
 * What people type as one thing is compared as one thing: no blanks around, no full-width forms, no capitals, a phone
 * number without spaces, dashes and its country's code.
 */
export const loginKey = (login: string): string => {
  const phone = cleanPhone(login);
  return PHONE.test(phone) ? phone : login.normalize('NFKC').trim().toLowerCase();
};

const COLUMN = { phone: 'phoneKey', email: 'emailKey', name: 'loginKey' } as const;

export const findAccountByLogin = (db: Kysely<Schema>, login: string): Promise<AccountRow | undefined> => {
  const key = loginKey(login);
  return db.selectFrom('account').selectAll().where(COLUMN[kindOf(key)], '=', key).executeTakeFirst();
};

export const findAccount = (db: Kysely<Schema>, id: number): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
