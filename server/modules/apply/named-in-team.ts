import { isSameName } from '@contract/rules/member-statement';
import { isOwnDocument } from '@server/modules/certification/service';
import { hasPermission } from '@server/security/caller';
import { sql } from 'kysely';
import type { Db, Scope } from './scope';

interface MemberRow {
  id: number;
  name: string | null;
  number: string | null;
  /** The caller has confirmed to be this member. */
  isConfirmed: boolean;
}

const selectMembers = (db: Db, accountId: number, ids: readonly number[]): Promise<MemberRow[]> =>
  db
    .selectFrom('application as a')
    .innerJoinLateral(
      sql<{ rowId: string }>`jsonb_array_elements_text(case
        when jsonb_typeof(a.fields -> 'team.members') = 'array' then a.fields -> 'team.members' else '[]' end)`.as<'member'>(
        sql`member(row_id)`,
      ),
      (join) => join.onTrue(),
    )
    .select([
      'a.id',
      sql<string | null>`a.fields ->> ('team.members.' || row_id || '.name')`.as('name'),
      sql<string | null>`a.fields ->> ('team.members.' || row_id || '.idNumber')`.as('number'),
      sql<boolean>`exists (select 1 from application_confirmation c where c.application_id = a.id
        and c.row_id = member.row_id and c.account_id = ${accountId} and c.state = 'confirmed')`.as(
        'isConfirmed',
      ),
    ])
    .where('a.id', 'in', [...ids])
    .execute();

type Reading = Pick<Scope<Db>, 'db' | 'caller' | 'sealer'>;

/** Two people of one name are told apart where the documents of both are known. */
const isCaller = async ({ db, caller, sealer }: Reading, member: MemberRow): Promise<boolean> => {
  const { name, number, isConfirmed } = member;
  if (isConfirmed) return true;
  if (!isSameName(caller.name, name)) return false;
  return !number || (await isOwnDocument(db, sealer, caller.accountId, sealer.open(number))) !== false;
};

/** Of these applications, those whose team names the caller. Asked about those who decide alone: it decides nothing else. */
export const namedAmong = async (reading: Reading, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const own = new Set<number>();
  if (ids.length === 0 || !hasPermission(reading.caller, 'cms:apply:decide')) return own;
  for (const member of await selectMembers(reading.db, reading.caller.accountId, ids))
    if (!own.has(member.id) && (await isCaller(reading, member))) own.add(member.id);
  return own;
};

export const namesCaller = async (reading: Reading, id: number): Promise<boolean> =>
  (await namedAmong(reading, [id])).has(id);
