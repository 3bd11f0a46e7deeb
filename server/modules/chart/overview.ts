import { OVERVIEW_KEYS, type OverviewKey } from '@contract/chart';
import type { ApplicationStatus } from '@contract/enums';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

type Db = Kysely<Schema>;
type Figures = Record<OverviewKey, number>;

/** A public page must not count a million rows for each reader. */
const COUNTED_MS = 10 * 60_000;
const ROW = 1;

/** Filed, and neither taken back nor only begun. */
export const NOT_COUNTED: ApplicationStatus[] = ['draft', 'withdrawn'];
const APPROVED: ApplicationStatus[] = ['approved', 'stage_one', 'stage_two', 'closed'];

const countApplications = async (db: Db) => {
  const row = await db
    .selectFrom('application')
    .select((eb) => [
      eb.fn.countAll<number>().as('applications'),
      eb.fn.count<number>('unitId').distinct().as('units'),
      eb.fn.countAll<number>().filterWhere('status', 'in', APPROVED).as('approved'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'closed').as('closed'),
    ])
    .where('filedVersion', '>', 0)
    .where('status', 'not in', NOT_COUNTED)
    .executeTakeFirstOrThrow();
  return row;
};

const countDemands = (db: Db, now: Date) =>
  db
    .selectFrom('demand')
    .select((eb) => [
      eb.fn.countAll<number>().as('demands'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'solved').as('solved'),
    ])
    .where('status', 'in', ['published', 'matching', 'solved'])
    .where('scope', '=', 'public')
    .where('publishAt', '<=', now)
    .executeTakeFirstOrThrow();

const countAll = async (db: Db, now: Date): Promise<Figures> => {
  const [applications, demands, { periods }, { achievements }] = await Promise.all([
    countApplications(db),
    countDemands(db, now),
    db
      .selectFrom('period')
      .select((eb) => eb.fn.countAll<number>().as('periods'))
      .where('applyStart', '<=', now)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('achievement')
      .select((eb) => eb.fn.countAll<number>().as('achievements'))
      .where('status', '=', 'published')
      .where('scope', '=', 'public')
      .executeTakeFirstOrThrow(),
  ]);
  const counted = { ...applications, ...demands, periods, achievements };
  return Object.fromEntries(OVERVIEW_KEYS.map((key) => [key, Number(counted[key])])) as Figures;
};

/** The figures as last counted; counted anew when that is a while ago. */
export const readOverview = async (db: Db, now: Date): Promise<{ at: Date; figures: Figures }> => {
  const kept = await db.selectFrom('overview').selectAll().where('id', '=', ROW).executeTakeFirst();
  if (kept && Math.abs(now.getTime() - kept.at.getTime()) < COUNTED_MS)
    return { at: kept.at, figures: kept.figures as Figures };
  const figures = await countAll(db, now);
  const row = { figures: JSON.stringify(figures), at: now };
  await db
    .insertInto('overview')
    .values({ id: ROW, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return { at: now, figures };
};
