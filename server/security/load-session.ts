import type { RoleKey } from '@contract/enums';
import type { Database } from '@server/db/database';
import { type InferResult, sql } from 'kysely';
import { IN_FORCE, NEEDED } from './agreements-in-force';

interface HeldRole {
  roleId: number;
  roleKey: RoleKey;
  roleName: string;
  permissions: string[];
}

const rolesOf = sql<HeldRole[]>`coalesce((
  select jsonb_agg(jsonb_build_object('roleId', role.id, 'roleKey', role.role_key, 'roleName', role.name,
    'permissions', role.permissions) order by role.id)
  from account_role join role on role.id = account_role.role_id
  where account_role.account_id = account.id), '[]')`;

/** The values are ours and constant: written out, so that the statement keeps its two parameters. */
const inForce = NEEDED.map((kind) => sql`(${sql.lit(kind)}, ${sql.lit(IN_FORCE[kind])})`);
const hasAgreed = sql<boolean>`(select count(distinct consent.kind) = ${sql.lit(NEEDED.length)} from consent
  where consent.account_id = account.id and consent.withdrawn_at is null
    and (consent.kind, consent.document_version) in (${sql.join(inForce)}))`;

/** Session, account, roles and consents in one question. */
const sessionQuery = ({ kysely }: Database) =>
  kysely
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select([
      'session.endedAt',
      'session.endReason',
      'session.expiresAt',
      'session.lastSeenAt',
      'session.remembered',
      'session.secondFactorAt',
      'account.passwordChangedAt',
      'account.status',
      'account.login',
      'account.nickname',
      'account.realName',
      'account.unitId',
      rolesOf.as('roles'),
      hasAgreed.as('hasAgreed'),
    ])
    .where('session.id', '=', '')
    .where('session.accountId', '=', 0);
type LoadedSession = InferResult<ReturnType<typeof sessionQuery>>[number];

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Asked on every request of everybody who is signed in: written once, and planned once by each connection. The two
 * values above only hold the places.
 */
export const sessionLoader = (db: Database) => {
  const text = sessionQuery(db).compile().sql;
  return async (sessionId: string, accountId: number): Promise<LoadedSession | undefined> => {
    const { rows } = await db.pool.query<Record<string, unknown>>({
      name: 'load-session',
      text,
      values: [sessionId, accountId],
    });
    const [row] = rows;
    return (
      row &&
      (Object.fromEntries(
        Object.entries(row).map(([name, value]) => [camelCase(name), value]),
      ) as LoadedSession)
    );
  };
};
