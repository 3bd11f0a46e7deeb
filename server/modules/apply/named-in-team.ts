import { isSameName } from '@contract/rules/member-statement';
import { ownDocument } from '@server/modules/certification/service';
import { hasPermission } from '@server/security/caller';
import { sql } from 'kysely';
import type { Db, Scope } from './scope';

const OFFICE_RIGHTS = ['cms:apply:list', 'cms:apply:decide'] as const;

interface MemberRow {
  id: number;
  name: string | null;
  number: string | null;
  /** Whether the caller has confirmed to be this member. */
  isConfirmed: boolean;
}

/**
 * Decompresses the form once per row: doing so for each value would take seconds for a period. `offset 0` keeps
 * PostgreSQL from inlining it.
 */
const unpacked = sql<{ fields: unknown }>`(select a.fields || '{}'::jsonb as fields offset 0)`;
const rowIds = sql<{ rowId: string }>`jsonb_array_elements_text(case
  when jsonb_typeof(form.fields -> 'team.members') = 'array' then form.fields -> 'team.members' else '[]' end)`;

const selectMembers = (db: Db, accountId: number, ids: readonly number[]): Promise<MemberRow[]> =>
  db
    .selectFrom('application as a')
    .innerJoinLateral(unpacked.as<'form'>(sql`form`), (join) => join.onTrue())
    .innerJoinLateral(rowIds.as<'member'>(sql`member(row_id)`), (join) => join.onTrue())
    .select([
      'a.id',
      sql<string | null>`form.fields ->> ('team.members.' || row_id || '.name')`.as('name'),
      sql<string | null>`form.fields ->> ('team.members.' || row_id || '.idNumber')`.as('number'),
      sql<boolean>`exists (select 1 from application_confirmation c where c.application_id = a.id
        and c.row_id = member.row_id and c.account_id = ${accountId} and c.state = 'confirmed')`.as(
        'isConfirmed',
      ),
    ])
    .where(sql<boolean>`a.id = any(${ids})`)
    .execute();

type Reading = Pick<Scope<Db>, 'db' | 'caller' | 'sealer'>;

/** Two people of one name are told apart where the documents of both are known. The own one is looked up once. */
const callerIn = ({ db, caller, sealer }: Reading) => {
  let known: ReturnType<typeof ownDocument> | undefined;
  return async ({ name, number, isConfirmed }: MemberRow): Promise<boolean> => {
    if (isConfirmed) return true;
    if (!isSameName(caller.name, name)) return false;
    const open = number ? sealer.tryOpen(number) : null;
    if (open === null) return true;
    known ??= ownDocument(db, sealer, caller.accountId);
    return (await known)(open) !== false;
  };
};

/**
 * Those of these applications whose team lists the caller. Only asked for callers with office permissions, since nobody
 * else's rights depend on it.
 */
export const namedAmong = async (reading: Reading, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const own = new Set<number>();
  if (ids.length === 0 || !OFFICE_RIGHTS.some((right) => hasPermission(reading.caller, right))) return own;
  const isCaller = callerIn(reading);
  for (const member of await selectMembers(reading.db, reading.caller.accountId, ids))
    if (!own.has(member.id) && (await isCaller(member))) own.add(member.id);
  return own;
};

export const namesCaller = async (reading: Reading, id: number): Promise<boolean> =>
  (await namedAmong(reading, [id])).has(id);
