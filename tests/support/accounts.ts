import type { TestService } from './service';

/** The account with this user name, as stored in the database. */
export const accountOf = ({ db }: Pick<TestService, 'db'>, login: string) =>
  db.kysely.selectFrom('account').selectAll().where('login', '=', login).executeTakeFirstOrThrow();

/** Its number. */
export const accountIdOf = async (service: Pick<TestService, 'db'>, login: string): Promise<number> =>
  (await accountOf(service, login)).id;
