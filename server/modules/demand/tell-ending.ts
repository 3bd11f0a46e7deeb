import { DEMAND_LIMITS } from '@contract/demand-choices';
import { beijingDay } from '@contract/rules/beijing-time';
import { QUIET_DEFAULT, quietUntil } from '@contract/rules/quiet-hours';
import { type Sentence, say } from '@contract/sentences/sentence';
import { DAY_MS } from '@contract/time-units';
import type { Sealer } from '@server/crypto/sealing';
import type { Database, Transaction } from '@server/db/database';
import { oneByOne } from '@server/db/oneByOne';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';
import type { DemandRecord } from './repository';
import { tellOwner, tellRepliers } from './tell-sides';
import { countOpen } from './waiting-replies';

const BATCH = 100;
const ENDING_MS = DEMAND_LIMITS.endingDays * DAY_MS;

interface Telling {
  tx: Transaction;
  sealer: Sealer;
  origin: string;
  now: Date;
}

/** Open demands whose deadline is near or past, and whose owners have not been told. */
const untold = (db: Kysely<Schema>, now: Date) =>
  db
    .selectFrom('demand')
    .where('status', 'in', ['published', 'matching'])
    .where('deadline', '<=', new Date(now.getTime() + ENDING_MS))
    .where(sql<boolean>`over_told_for is distinct from deadline`)
    .where(sql<boolean>`(deadline <= ${now} or ending_told_for is distinct from deadline)`);

const endingText = ({ title }: DemandRecord, deadline: Date, waiting: number): Sentence => {
  const facts = { title, day: beijingDay(deadline), n: DEMAND_LIMITS.renewalDays };
  return waiting > 0
    ? say('notice.demand.ending_unanswered', { ...facts, waiting })
    : say('notice.demand.ending_on', facts);
};

const tellSoon = async (telling: Telling, demand: DemandRecord, deadline: Date): Promise<void> => {
  // Not for a term shorter than the lead time: the owner has only just set the deadline.
  if (demand.publishAt && deadline.getTime() - demand.publishAt.getTime() <= ENDING_MS) return;
  const { pending } = await countOpen(telling.tx, demand.id);
  await tellOwner(telling, demand, ['notice.demand.ending', endingText(demand, deadline, pending)], {
    url: `${telling.origin}/demand/${demand.id}`,
  });
};

const tellOver = async (telling: Telling, demand: DemandRecord): Promise<void> => {
  const { title } = demand;
  // A deadline is at midnight, so mails and text messages are sent in the morning.
  const sendFrom = quietUntil(QUIET_DEFAULT, telling.now);
  await tellOwner(telling, demand, ['notice.demand.over', say('notice.demand.over_next', { title })], {
    url: `${telling.origin}/demand/${demand.id}`,
    ...(sendFrom && { sendFrom }),
  });
  await tellRepliers(telling, demand, 'notice.demand.over', (status) =>
    say(status === 'accepted' ? 'notice.demand.over_talking' : 'notice.demand.over_waiting', { title }),
  );
};

const tellOne = async (telling: Telling, id: number): Promise<boolean> => {
  const { tx, now } = telling;
  const demand = await untold(tx, now)
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!demand?.deadline) return false;
  const isOver = demand.deadline <= now;
  await tx
    .updateTable('demand')
    .set(isOver ? { overToldFor: demand.deadline } : { endingToldFor: demand.deadline })
    .where('id', '=', id)
    .execute();
  await (isOver ? tellOver(telling, demand) : tellSoon(telling, demand, demand.deadline));
  return true;
};

/**
 * Tells owners that a demand is about to expire, and that it has; each once per deadline. Returns how many demands it
 * was about.
 */
export const tellEnding = (db: Database, sealer: Sealer, origin: string, now: Date): Promise<number> =>
  oneByOne(
    async (after) => {
      // Materialized, because few rows match: to satisfy the limit, PostgreSQL would otherwise look at all demands in
      // order of id.
      const rows = await db.kysely
        .with(
          (name) => name('ending').materialized(),
          () => untold(db.kysely, now).select('id').where('id', '>', after),
        )
        .selectFrom('ending')
        .select('id')
        .orderBy('id')
        .limit(BATCH)
        .execute();
      return rows.map(({ id }) => id);
    },
    (id) => db.transaction((tx) => tellOne({ tx, sealer, origin, now }, id)),
  );
