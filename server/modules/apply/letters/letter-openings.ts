import type { LetterSummary } from '@contract/letter';
import { actorWord } from '@contract/rules/actor-words';
import { beijingIso } from '@contract/rules/beijing-time';
import { inChinese } from '@contract/word';
import type { Transaction } from '@server/db/database';
import { actsForUnit, partOf, type Standing } from '@server/modules/apply/policy';
import type { Db, Scope } from '@server/modules/apply/scope';
import type { Caller } from '@server/security/caller';
import { sql } from 'kysely';

type Openings = NonNullable<LetterSummary['openings']>;
const WHO_MAX = 80;

/** In which role somebody opens the letter; null for the office, which is not an addressee. */
const openerOf = (caller: Caller, application: Standing) =>
  partOf(caller, application) ?? (actsForUnit(caller, application) ? 'unit' : null);

export const noteOpening = async (
  { db, caller, now }: Pick<Scope<Db>, 'db' | 'caller' | 'now'>,
  application: Standing,
  letterId: number,
): Promise<void> => {
  const part = openerOf(caller, application);
  if (part === null) return;
  await db
    .insertInto('decisionLetterOpening')
    .values({ letterId, accountId: caller.accountId, part, firstAt: now, lastAt: now })
    .onConflict((conflict) => conflict.columns(['letterId', 'accountId']).doUpdateSet({ lastAt: now }))
    .execute();
};

/** Who has opened each, by letter: people of the team by name, the unit as one. */
export const openingsOf = async (db: Db, applicationId: number): Promise<Map<number, Openings>> => {
  const rows = await db
    .selectFrom('decisionLetterOpening as o')
    .innerJoin('decisionLetter as l', 'l.id', 'o.letterId')
    .innerJoin('application as a', 'a.id', 'l.applicationId')
    .innerJoin('account', 'account.id', 'o.accountId')
    .leftJoin('unit as u', 'u.id', 'a.unitId')
    .select(['o.letterId', 'o.part', 'o.firstAt', 'o.lastAt', 'u.name as unit'])
    .select(sql<string>`coalesce(account.real_name, account.nickname)`.as('person'))
    .where('l.applicationId', '=', applicationId)
    .orderBy('o.firstAt')
    .execute();
  const openings = new Map<number, Openings>();
  for (const { letterId, part, person, unit, firstAt, lastAt } of rows) {
    const whoWord = part === 'unit' ? actorWord('unit', unit) : actorWord('leader', person);
    const who = inChinese(whoWord).slice(0, WHO_MAX);
    const known = openings.get(letterId) ?? [];
    openings.set(letterId, known);
    const same = part === 'unit' ? known.find((one) => one.who === who) : undefined;
    const until = beijingIso(lastAt);
    if (!same) known.push({ who, whoWord, firstAt: beijingIso(firstAt), lastAt: until });
    else if (until > same.lastAt) same.lastAt = until;
  }
  return openings;
};

/** Letters that a person has opened, for the export of their own data. */
export const openingsBy = (db: Db, accountId: number) =>
  db
    .selectFrom('decisionLetterOpening as o')
    .innerJoin('decisionLetter as l', 'l.id', 'o.letterId')
    .select(['l.applicationId', 'l.kind as letter', 'o.part', 'o.firstAt', 'o.lastAt'])
    .where('o.accountId', '=', accountId)
    .orderBy('o.firstAt')
    .execute();

/** Which letters somebody opened is forgotten when they close the account. */
export const forgetOpeningsOf = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('decisionLetterOpening').where('accountId', '=', accountId).execute();
};
