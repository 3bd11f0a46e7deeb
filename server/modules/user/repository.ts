import type { RoleKey } from '@contract/enums';
import { contains } from '@server/db/like';
import type { Schema } from '@server/db/schema';
import { stopReason } from '@server/modules/account/service';
import { type FactorRelease, releasesOf } from '@server/security/factor-release';
import { type Kysely, type SqlBool, sql } from 'kysely';

export type Db = Kysely<Schema>;
export interface UserFilter {
  keyword?: string | undefined;
  roleKey?: RoleKey | undefined;
  status?: string | undefined;
}

const rolesOf = sql<RoleKey[]>`coalesce((select jsonb_agg(role.role_key order by role.id)
  from account_role ar join role on role.id = ar.role_id where ar.account_id = account.id), '[]')`;
const sessionsOf = (now: Date) => sql<number>`(select count(*)::int from session s
  where s.account_id = account.id and s.ended_at is null and s.expires_at > ${now})`;

const filtered = (db: Db, { keyword, roleKey, status }: UserFilter) => {
  const text = keyword?.replaceAll('\u0000', '').trim();
  return db
    .selectFrom('account')
    .leftJoin('unit', 'unit.id', 'account.unitId')
    .$if(status !== undefined, (query) => query.where('account.status', '=', status ?? ''))
    .$if(roleKey !== undefined, (query) =>
      query.where(
        sql<SqlBool>`exists (select 1 from account_role ar join role on role.id = ar.role_id
          where ar.account_id = account.id and role.role_key = ${roleKey ?? ''})`,
      ),
    )
    .$if(!!text, (query) =>
      query.where((eb) =>
        eb.or([
          eb('account.loginKey', 'like', contains((text ?? '').toLowerCase())),
          eb('account.nickname', 'like', contains(text ?? '')),
          eb('account.realName', 'like', contains(text ?? '')),
          eb('account.phoneKey', '=', text ?? ''),
          eb('unit.name', 'like', contains(text ?? '')),
        ]),
      ),
    );
};

const COLUMNS = [
  'account.id',
  'account.login',
  'account.nickname',
  'account.realName',
  'account.certified',
  'account.phone',
  'account.email',
  'account.status',
  'account.totpConfirmedAt',
  'account.createdAt',
  'account.updatedAt',
  'account.version',
  'unit.name as unitName',
] as const;

const rowsOf = (
  db: Db,
  filter: UserFilter,
  now: Date,
  page: { limit: number; offset: number; direction: 'asc' | 'desc' },
) =>
  // Roles and sessions are read only for the rows of this page.
  filtered(db, {})
    .where(
      'account.id',
      'in',
      filtered(db, filter)
        .select('account.id')
        .orderBy('account.id', page.direction)
        .limit(page.limit)
        .offset(page.offset),
    )
    .select([...COLUMNS, rolesOf.as('roleKeys'), sessionsOf(now).as('sessions'), stopReason.as('stopReason')])
    .orderBy('account.id', page.direction)
    .execute();
type Row = Awaited<ReturnType<typeof rowsOf>>[number];
/** A user, with the factor release that is pending at the time `at`. */
export type UserRow = Row & { release: FactorRelease | null; at: Date };

const withReleases = async (db: Db, rows: readonly Row[], at: Date): Promise<UserRow[]> => {
  const releases = await releasesOf(
    db,
    rows.map(({ id }) => id),
    at,
  );
  return rows.map((row) => ({
    ...row,
    release: releases.find(({ accountId }) => accountId === row.id) ?? null,
    at,
  }));
};

export const selectUsers = async (...asked: Parameters<typeof rowsOf>): Promise<UserRow[]> => {
  const [db, , now] = asked;
  return withReleases(db, await rowsOf(...asked), now);
};

export const countUsers = async (db: Db, filter: UserFilter): Promise<number> => {
  const { n } = await filtered(db, filter)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

export const findUser = async (db: Db, id: number, now: Date): Promise<UserRow | undefined> => {
  const rows = await filtered(db, {})
    .select([...COLUMNS, rolesOf.as('roleKeys'), sessionsOf(now).as('sessions'), stopReason.as('stopReason')])
    .where('account.id', '=', id)
    .execute();
  return (await withReleases(db, rows, now))[0];
};
