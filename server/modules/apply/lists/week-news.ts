import { deadlineOf } from '@contract/rules/promise';
import { TERMINAL } from '@contract/rules/status-machine';
import type { WeekFacts } from '@contract/rules/weekly-digest';
import { queueBandOf } from '@server/modules/apply/events/queue-band';
import { selectHeads } from '@server/modules/apply/head-query';
import { handlerWord } from '@server/modules/apply/present-head';
import type { Db } from '@server/modules/apply/scope';
import { sql } from 'kysely';

/** Statuses that weekly news leave out: ended ones, and those in the owner's own hands, which reminders cover. */
const AT_REST = [...TERMINAL, 'draft', 'withdrawn'] as const;

/** Leaders of applications filed before this time that are still being processed, each once. */
export const ownersInWork = (db: Db, filedBefore: Date) =>
  db
    .selectFrom('application')
    .select('application.ownerId')
    .distinct()
    .where('application.status', 'not in', [...AT_REST])
    .where('application.submittedAt', '<', filedBefore);

interface WeekOf {
  id: number;
  ownerId: number;
  facts: WeekFacts;
}

/** Where each application of these people that is being processed stands, and what happened to it since. */
export const weekNewsOf = async (db: Db, ownerIds: readonly number[], since: Date): Promise<WeekOf[]> => {
  const heads = await selectHeads(db)
    .where(sql<boolean>`a.owner_id = any(${ownerIds})`)
    .where('a.status', 'not in', [...AT_REST])
    .orderBy('a.id')
    .execute();
  if (heads.length === 0) return [];
  const ids = heads.map(({ id }) => id);
  const events = await db
    .selectFrom('applicationEvent')
    .select(['applicationId', 'event', 'at'])
    .where('applicationId', 'in', ids)
    .where('at', '>', since)
    .orderBy('id')
    .execute();
  const told: WeekOf[] = [];
  for (const head of heads) {
    const { id, ownerId, title, no, status, handler, handlerSince } = head;
    const word = handlerWord(head);
    if (!word) continue;
    const band = await queueBandOf(db, head);
    const mine = events.filter(({ applicationId }) => applicationId === id);
    const stands = { title, no, status, handler, handlerSince, with: word };
    told.push({ id, ownerId, facts: { ...stands, deadline: deadlineOf(head), band, events: mine } });
  }
  return told;
};
