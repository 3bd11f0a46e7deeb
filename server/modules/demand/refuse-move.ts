import { DEMAND_EVENTS, type DemandEvent, type DemandStatus } from '@contract/demand-choices';
import { REPLY_EVENTS } from '@contract/reply-choices';
import { demandTransition, EDITABLE_DEMAND, mayEverMoveDemand } from '@contract/rules/demand-machine';
import { say } from '@contract/sentences/sentence';
import { asWritten } from '@contract/word';
import { overtaken as overtakenBy } from '@server/audit/overtaken';
import { namesOf } from '@server/drafts/names-of';
import { type AppError, conflict } from '@server/errors/app-error';
import { overtaken } from '@server/modules/moderation/service';
import type { Held } from './reply-record';
import type { DemandRecord } from './repository';
import { actorsOf, type Scope } from './scope';

const ACTS = [...DEMAND_EVENTS, 'reconsider' as const].map((event) => `demand.${event}` as const);

const target = ({ id, ownerId }: DemandRecord) => ({ targets: [`demand:${id}`], ownerId, actions: ACTS });

/**
 * Why the caller cannot do this now: they may never do it, the demand has expired, or somebody else changed the status
 * meanwhile.
 */
export const outOfTurn = async (
  scope: Scope,
  record: DemandRecord,
  status: DemandStatus,
  event: DemandEvent,
): Promise<AppError> => {
  const errorCode = 'demand.state';
  const data = { id: record.id, status, version: record.version };
  const wasTheirs =
    !demandTransition(event, status) && mayEverMoveDemand(event, actorsOf(scope.caller, record));
  if (!wasTheirs) return conflict(errorCode, { data });
  if (status === 'expired') return conflict('demand.term_over', { errorCode, data });
  return overtaken(scope, { ...target(record), otherwise: conflict(errorCode, { data }) });
};

/**
 * The version is not the one the caller saw: either the owner has edited the demand elsewhere, or somebody else changed
 * its status.
 */
export const outOfDate = async (
  scope: Scope,
  record: DemandRecord,
  status: DemandStatus,
): Promise<AppError> => {
  const errorCode = 'demand.version_moved';
  const data = { id: record.id, status, version: record.version };
  if (EDITABLE_DEMAND.includes(status)) return conflict(errorCode, { data });
  return overtaken(scope, { ...target(record), otherwise: conflict(errorCode, { data }) });
};

/**
 * The conversation has moved on. The owner knows by name who asked; whoever asked knows the unit that offers the
 * demand, and people of it only by what they have written.
 */
export const replyMoved = (
  { tx, caller }: Pick<Scope, 'tx' | 'caller'>,
  { reply, demand, actor }: Held,
  otherwise: AppError,
): Promise<AppError> => {
  const about = {
    targets: [`demand_reply:${reply.id}`, `account:${reply.accountId}`],
    // Whoever closes the account withdraws from their conversations.
    actions: [...REPLY_EVENTS.map((event) => `demand_reply.${event}` as const), 'account.close' as const],
    otherwise,
  };
  return overtakenBy(tx, about, async ({ accountId }) => {
    if (accountId === caller.accountId) return say('act.you', {});
    const { accountId: asker } = reply;
    return asWritten(actor === 'owner' ? ((await namesOf(tx, [asker])).get(asker) ?? '') : demand.unitName);
  });
};
