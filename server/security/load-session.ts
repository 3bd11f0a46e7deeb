import type { RoleKey } from '@contract/enums';
import type { Database } from '@server/db/database';
import { one } from '@server/db/json-rows';
import { type Places, prepared } from '@server/db/prepared';
import { sql } from 'kysely';
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

/** Our own constants, written into the text, so that the statement has only its two parameters. */
const inForce = NEEDED.map((kind) => sql`(${sql.lit(kind)}, ${sql.lit(IN_FORCE[kind])})`);
const hasAgreed = sql<boolean>`(select count(distinct consent.kind) = ${sql.lit(NEEDED.length)} from consent
  where consent.account_id = account.id and consent.withdrawn_at is null
    and (consent.kind, consent.document_version) in (${sql.join(inForce)}))`;

interface Values {
  sessionId: string;
  accountId: number;
}

/** Session, account, roles and consents in one question: everybody who is signed in asks it with every request. */
const readSession = prepared('session.load', (db, at: Places<Values>) => ({
  session: one(
    db
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
      .where('session.id', '=', at.sessionId)
      .where('session.accountId', '=', at.accountId),
    { endedAt: true, expiresAt: true, lastSeenAt: true, secondFactorAt: true, passwordChangedAt: true },
  ),
}));
export type LoadedSession = NonNullable<Awaited<ReturnType<typeof loadSession>>>;

export const loadSession = async ({ kysely }: Database, { sessionId, accountId }: Values) =>
  (await readSession(kysely, { sessionId, accountId })).session;
