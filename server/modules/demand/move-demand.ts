import type { DemandEnding, DemandEvent, OwnEnding } from '@contract/demand-choices';
import { DEMAND_LIMITS } from '@contract/demand-choices';
import { beijingDay, lastSecondOf } from '@contract/rules/beijing-time';
import { needsWords } from '@contract/rules/demand-ending';
import { demandStatusAt, demandTransition } from '@contract/rules/demand-machine';
import { demandProblems } from '@contract/rules/demand-problems';
import { isRenewable, renewedUntil } from '@contract/rules/demand-term';
import { say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import { shownContact } from '@server/crypto/sealed-contact';
import { nextNumber } from '@server/db/nextNumber';
import { conflict, unprocessable } from '@server/errors/app-error';
import { removeDocument } from '@server/modules/search/service';
import { indexDemand } from './index-demand';
import { draftOf } from './present-own';
import { outOfDate, outOfTurn } from './refuse-move';
import type { DemandRecord } from './repository';
import { actorsOf, lockOwn, type Scope } from './scope';
import { tellDecided, tellOthers } from './tell-moved';

/** What the caller sends with an event. */
interface Given {
  reason?: string;
  ending?: OwnEnding;
}

const SUMMARY = 100;
const REINDEXED: readonly DemandEvent[] = ['publish', 'match', 'solve', 'renew'];

/**
 * Requires the record to be complete, gives the number that it keeps, and a short summary for lists if none was
 * written.
 */
async function prepareSubmit({ tx, sealer, now }: Scope, record: DemandRecord) {
  const draft = draftOf(record, shownContact(sealer, record.contact));
  const problems = demandProblems(draft, beijingDay(now), record.typed);
  if (problems.length > 0) throw unprocessable('demand.incomplete', { data: { problems } });
  const summary = record.summary.trim() || [...record.problem.trim()].slice(0, SUMMARY).join('');
  if (record.no) return { no: record.no, summary };
  const year = beijingDay(now).slice(0, 4);
  const number = await nextNumber(tx, `demand:${year}`);
  return { no: `XQ${year}-${String(number).padStart(4, '0')}`, summary };
}

const prepareRenewal = ({ now }: Scope, { deadline }: DemandRecord) => {
  if (!deadline || !isRenewable(deadline, now))
    throw conflict(say('demand.renew_early', { n: DEMAND_LIMITS.renewableDays }));
  return { deadline: lastSecondOf(renewedUntil(deadline, now)) };
};

/** An owner chooses why the demand is closed; a moderator who closes it has to write the reason. */
const prepareClose = ({ caller }: Scope, record: DemandRecord, { ending, reason }: Given) => {
  const chosen: DemandEnding = record.ownerId === caller.accountId ? (ending ?? 'other') : 'platform';
  if (needsWords(chosen) && !reason) throw unprocessable('demand.reason');
  return { ending: chosen, reason: reason ?? null };
};

const prepare = async (scope: Scope, record: DemandRecord, event: DemandEvent, given: Given) => {
  const { now } = scope;
  if (event === 'submit') return prepareSubmit(scope, record);
  if (event === 'renew') return prepareRenewal(scope, record);
  if (event === 'close') return prepareClose(scope, record, given);
  if (event === 'return' && !given.reason) throw unprocessable('demand.reason');
  if (event === 'return') return { reason: given.reason ?? null };
  if (event !== 'publish') return {};
  if (record.deadline === null || record.deadline <= now) throw unprocessable('demand.expired');
  return { publishAt: now };
};

/** Moves a demand along one transition of its machine, in one transaction. */
export async function moveDemand(
  scope: Scope,
  id: number,
  event: DemandEvent,
  { version, ...given }: Given & { version: number },
): Promise<void> {
  const { tx, caller, now, source } = scope;
  const record = await lockOwn(scope, id);
  const status = demandStatusAt(record.status, record.deadline, now);
  const transition = demandTransition(event, status);
  if (!transition?.by.some((actor) => actorsOf(caller, record).includes(actor)))
    throw await outOfTurn(scope, record, status, event);
  if (record.version !== version) throw await outOfDate(scope, record, status);
  const prepared = await prepare(scope, record, event, given);
  const moved = await tx
    .updateTable('demand')
    .set((eb) => ({
      reason: null,
      ...prepared,
      status: transition.to ?? record.status,
      updatedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (REINDEXED.includes(event)) await indexDemand(tx, moved);
  if (event === 'close') await removeDocument(tx, 'demand', id);
  await tellOthers(scope, moved, event, status === 'expired');
  if (record.ownerId !== caller.accountId) await tellDecided(scope, moved, event);
  await recordAudit(tx, source, now, {
    accountId: caller.accountId,
    action: `demand.${event}`,
    target: `demand:${id}`,
  });
}
