import { DEMAND_LIMITS } from '@contract/demand-choices';
import { beijingDay } from '@contract/rules/beijing-time';
import { type DemandEvent, demandStatusAt, demandTransition } from '@contract/rules/demand-machine';
import { demandProblems } from '@contract/rules/demand-problems';
import { type PlainCode, say } from '@contract/sentences/sentence';
import { DAY_MS } from '@contract/time-units';
import { recordAudit } from '@server/audit/audit';
import { openContact } from '@server/crypto/sealed-contact';
import { nextNumber } from '@server/db/nextNumber';
import { conflict, unprocessable } from '@server/errors/app-error';
import { notify } from '@server/modules/notification/service';
import { removeDocument } from '@server/modules/search/service';
import { indexDemand } from './index-demand';
import { draftOf } from './present-own';
import type { DemandRecord } from './repository';
import { actorsOf, lockOwn, type Scope } from './scope';
import { endOfDay } from './store-draft';
import { tellRepliers } from './tell-sides';

const SUMMARY = 100;
const REINDEXED: readonly DemandEvent[] = ['publish', 'match', 'solve', 'renew'];

/** Complete, with a number, and with a short form for lists where none was written. */
async function prepareSubmit({ tx, sealer, now }: Scope, record: DemandRecord) {
  const draft = draftOf(record, openContact(sealer, record.contact));
  const problems = demandProblems(draft, beijingDay(now), record.typed);
  if (problems.length > 0) throw unprocessable('demand.incomplete', { data: { problems } });
  const summary = record.summary.trim() || [...record.problem.trim()].slice(0, SUMMARY).join('');
  if (record.no) return { no: record.no, summary };
  const year = beijingDay(now).slice(0, 4);
  const number = await nextNumber(tx, `demand:${year}`);
  return { no: `XQ${year}-${String(number).padStart(4, '0')}`, summary };
}

const prepare = async (scope: Scope, record: DemandRecord, event: DemandEvent) => {
  const { now } = scope;
  if (event === 'submit') return prepareSubmit(scope, record);
  if (event === 'renew')
    return { deadline: endOfDay(beijingDay(new Date(now.getTime() + DEMAND_LIMITS.renewalDays * DAY_MS))) };
  if (event !== 'publish') return {};
  if (record.deadline === null || record.deadline <= now) throw unprocessable('demand.expired');
  return { publishAt: now };
};

type Next = 'notice.demand.shown' | 'notice.posting.mend' | 'notice.posting.hidden';
const NEWS: Partial<Record<DemandEvent, [title: PlainCode, body: Next]>> = {
  publish: ['notice.demand.published', 'notice.demand.shown'],
  return: ['notice.demand.returned', 'notice.posting.mend'],
  close: ['notice.demand.closed', 'notice.posting.hidden'],
};

/** What whoever is still talking about it hears. */
type Over = 'notice.demand.solved_by' | 'notice.demand.closed_too';
const OVER: Partial<Record<DemandEvent, [title: PlainCode, body: Over]>> = {
  solve: ['notice.demand.solved', 'notice.demand.solved_by'],
  close: ['notice.demand.closed', 'notice.demand.closed_too'],
};

async function tellOwner({ tx, sealer, now }: Scope, record: DemandRecord, event: DemandEvent) {
  const news = NEWS[event];
  if (!news) return;
  const [title, next] = news;
  const what = say(next, { title: record.title });
  const body = record.reason ? say('notice.posting.opinion', { what, reason: record.reason }) : what;
  const link = event === 'publish' ? `/demand/detail/${record.id}` : `/demand/${record.id}`;
  await notify(tx, sealer, { accountId: record.ownerId, kind: 'demand', title, body, link }, now);
}

/** Moves a demand along one arrow of its machine, in one transaction. */
export async function moveDemand(
  scope: Scope,
  id: number,
  event: DemandEvent,
  { version, reason }: { version: number; reason?: string },
): Promise<void> {
  const { tx, caller, now, source } = scope;
  const record = await lockOwn(scope, id);
  const status = demandStatusAt(record.status, record.deadline, now);
  const data = { id, status, version: record.version };
  if (record.version !== version) throw conflict('demand.version_moved', { data });
  const arrow = demandTransition(event, status);
  if (!arrow?.by.some((actor) => actorsOf(caller, record).includes(actor)))
    throw conflict('demand.state', { data });
  if (arrow.reason && !reason) throw unprocessable('demand.reason');
  const prepared = await prepare(scope, record, event);
  const moved = await tx
    .updateTable('demand')
    .set((eb) => ({
      ...prepared,
      status: arrow.to ?? record.status,
      reason: arrow.reason ? (reason ?? null) : null,
      updatedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (REINDEXED.includes(event)) await indexDemand(tx, moved);
  if (event === 'close') await removeDocument(tx, 'demand', id);
  const over = OVER[event];
  if (over) await tellRepliers(scope, moved, [over[0], say(over[1], { title: moved.title })]);
  if (record.ownerId !== caller.accountId) await tellOwner(scope, moved, event);
  await recordAudit(tx, source, now, {
    accountId: caller.accountId,
    action: `demand.${event}`,
    target: `demand:${id}`,
    outcome: 'ok',
  });
}
