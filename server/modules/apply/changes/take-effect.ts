import { LEADER_EVENT } from '@contract/rules/status-labels';
import type { ApplicationHelper } from '@server/db/application-schema';
import { namesOf } from '@server/drafts/names-of';
import { insertEvent } from '@server/modules/apply/event-repository';
import { setHelpers } from '@server/modules/apply/helpers/people';
import { type ApplicationRow, updateApplication } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { type ChangeRow, leadersOf } from './change-repository';
import { isLeaderAbsent } from './successor';

type Acting = Pick<Scope, 'db' | 'now'>;

/**
 * The project is another person's from now on, with all that is written of it. Whoever led it goes on reading, unless
 * the account is stopped or has left the unit; the new leader is no helper any more.
 */
const handOver = async (
  { db, now }: Acting,
  application: ApplicationRow,
  change: ChangeRow,
  actorId: number | null,
): Promise<void> => {
  const { id, ownerId, helpers, status, handler } = application;
  const { to } = leadersOf(change);
  const former: ApplicationHelper = {
    accountId: ownerId,
    role: 'reader',
    sections: [],
    since: now.toISOString(),
  };
  const isGone = await isLeaderAbsent(db, application);
  const inside = helpers.filter(({ accountId }) => accountId !== to && accountId !== ownerId);
  const names = await namesOf(db, [ownerId, to]);
  await insertEvent(db, {
    applicationId: id,
    event: LEADER_EVENT,
    fromStatus: status,
    toStatus: status,
    actorId,
    actorRole: 'office',
    at: now,
    reason: `${names.get(ownerId) ?? ''} → ${names.get(to) ?? ''}`,
  });
  // What waits for the leader waits for the new one from now on; what others handle they go on handling.
  const handed = handler === 'applicant' ? { handlerSince: now } : {};
  await updateApplication(db, id, { ownerId: to, updatedAt: now, ...handed });
  await setHelpers(db, id, isGone ? inside : [...inside, former]);
};

/** What an approved request changes of the project, by its kind. */
export const takeEffect = async (
  scope: Acting,
  application: ApplicationRow,
  change: ChangeRow,
  actorId: number | null,
): Promise<void> => {
  // The due date moved: a new `updatedAt` makes readers and reminders load the project again.
  if (change.kind === 'extension')
    await updateApplication(scope.db, application.id, { updatedAt: scope.now });
  else await handOver(scope, application, change, actorId);
};
