import { OVERVIEW_KEYS, type OverviewKey } from '@contract/chart';
import { MINUTE_MS } from '@contract/time-units';
import type { Schema } from '@server/db/schema';
import { countPublicAchievements } from '@server/modules/achievement/service';
import { countFiledApplications } from '@server/modules/apply/service';
import { countPublicDemands } from '@server/modules/demand/service';
import { countBegunPeriods } from '@server/modules/period/service';
import type { Kysely } from 'kysely';

type Db = Kysely<Schema>;
type Figures = Record<OverviewKey, number>;

/** A public page must not count a million rows for each reader. */
const COUNTED_MS = 10 * MINUTE_MS;
const ROW = 1;

const countAll = async (db: Db, now: Date): Promise<Figures> => {
  const [applications, demands, { periods }, { achievements }] = await Promise.all([
    countFiledApplications(db),
    countPublicDemands(db, now),
    countBegunPeriods(db, now),
    countPublicAchievements(db),
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
