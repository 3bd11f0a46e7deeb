import { fillLearning } from '@server/demo/fill-learning';
import type { TestService } from '@tests/support/service';

/** Restores courses, projects, requests and members as in the demo, which is quicker than a new service. */
export const refillLearning = async ({ db, clock }: TestService): Promise<void> => {
  await db.pool.query('delete from learning_space');
  await db.pool.query("delete from search_document where kind in ('course', 'project')");
  await db.pool.query("delete from rate_limit where key like 'learning.%'");
  await db.pool.query(
    "update account set certified = true, professional_certified = true where login = 'shenzhiyao'",
  );
  await db.pool.query(
    "update account set real_name = null, identity = null, school_id = null where login = 'linxiaoman'",
  );
  await db.transaction((tx) => fillLearning(tx, clock.now));
};
