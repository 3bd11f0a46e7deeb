import type { Calls } from '@contract/endpoints';
import { beijingIso } from '@contract/rules/beijing-time';
import { maskPhone } from '@contract/rules/mask';
import type { UnitPerson } from '@contract/unit-member';
import type { Schema } from '@server/db/schema';
import type { Page } from '@server/http/paging';
import type { Caller } from '@server/security/caller';
import { type Kysely, sql } from 'kysely';
import type { Static } from 'typebox';
import { isNamed } from './is-named';
import { scopeOf } from './unit-scope';

type Db = Kysely<Schema>;
type People = Calls['GET /prod-api/system/unit/people'];

const MOST = 50;

const selectPeople = (db: Db) =>
  db
    .selectFrom('account')
    .innerJoin('unit', 'unit.id', 'account.unitId')
    .where('account.status', '!=', 'closed');

/** Adds the columns by which people are recognised in lists. */
const described = (people: ReturnType<typeof selectPeople>) =>
  people
    .select(['account.id', 'account.login', 'account.nickname', 'account.realName', 'account.phone'])
    .select(['account.certified', 'unit.name as unitName'])
    .select([
      // Counted per row of the page: with `exists`, PostgreSQL would read the roles of everybody.
      sql<boolean>`(select count(*) > 0 from account_role held
        where held.account_id = account.id and held.unit_id = account.unit_id)`.as('administers'),
      // Since when: from the application to join, or from the registration of the unit.
      sql<Date | null>`coalesce(
        (select max(agreed.decided_at) from unit_member_apply agreed where agreed.account_id = account.id
          and agreed.unit_id = account.unit_id and agreed.status = 1),
        (select max(agreed.decided_at) from unit_apply agreed where agreed.account_id = account.id
          and agreed.unit_id = account.unit_id and agreed.status = 1))`.as('joinedAt'),
    ]);
type Described = Awaited<ReturnType<ReturnType<typeof described>['execute']>>[number];

const present = ({
  id,
  nickname,
  realName,
  phone,
  joinedAt,
  ...row
}: Described): Static<typeof UnitPerson> => ({
  ...row,
  accountId: id,
  name: realName ?? nickname,
  phone: maskPhone(phone ?? ''),
  joinTime: joinedAt && beijingIso(joinedAt),
});

/** Lists accounts, not applications, so that every present member appears once, however they joined. */
export const listPeople = async (
  db: Db,
  caller: Caller,
  { keyword, administers, certified }: People['query'],
  page: Page,
) => {
  const scope = scopeOf(caller);
  const people = selectPeople(db)
    .$if(scope !== 'all', (one) => one.where('account.unitId', '=', scope as number))
    .where(isNamed(keyword))
    .$if(certified !== undefined, (one) => one.where('account.certified', '=', certified ?? false))
    .$if(administers !== undefined, (one) =>
      one.where(({ exists, not, selectFrom }) => {
        const held = exists(
          selectFrom('accountRole')
            .select('accountRole.roleId')
            .whereRef('accountRole.accountId', '=', 'account.id')
            .whereRef('accountRole.unitId', '=', 'account.unitId'),
        );
        return administers ? held : not(held);
      }),
    );
  const onPage = people
    .select('account.id')
    .orderBy('account.id', page.direction)
    .limit(page.limit)
    .offset(page.offset);
  const rows = await described(selectPeople(db).where('account.id', 'in', onPage))
    .orderBy('account.id', page.direction)
    .execute();
  const { n } = await people.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return {
    rows: rows.map(present),
    total: Number(n),
  };
};

/** Members who could become administrator: certified and able to sign in. */
export const listCandidates = async (db: Db, unitId: number) =>
  (
    await described(selectPeople(db))
      .where('account.unitId', '=', unitId)
      .where('account.status', '=', 'active')
      .where('account.certified', '=', true)
      .orderBy('account.id')
      .limit(MOST)
      .execute()
  ).map(present);

/** Ids of the unit's administrators who can sign in. */
export const administratorsOf = async (db: Db, unitId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('accountRole')
    .innerJoin('account', 'account.id', 'accountRole.accountId')
    .select('account.id')
    .where('accountRole.unitId', '=', unitId)
    .where('account.status', '=', 'active')
    .orderBy('account.id')
    .execute();
  return rows.map(({ id }) => id);
};

/** The unit that somebody looks after, whether or not they may sign in now. */
export const unitLookedAfterBy = async (db: Db, accountId: number): Promise<number | null> => {
  const held = await db
    .selectFrom('accountRole')
    .select('unitId')
    .where('accountId', '=', accountId)
    .where('unitId', 'is not', null)
    .executeTakeFirst();
  return held?.unitId ?? null;
};
