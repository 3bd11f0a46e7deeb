import type { TestService } from './service';

/** The account that signs in with this name, as it stands in the database. */
export const accountOf = ({ db }: Pick<TestService, 'db'>, login: string) =>
  db.kysely.selectFrom('account').selectAll().where('login', '=', login).executeTakeFirstOrThrow();

/** Its number. */
export const accountIdOf = async (service: Pick<TestService, 'db'>, login: string): Promise<number> =>
  (await accountOf(service, login)).id;
