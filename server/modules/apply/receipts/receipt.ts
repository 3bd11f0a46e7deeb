import type { Receipt } from '@contract/apply';
import { actorWord } from '@contract/rules/actor-words';
import { beijingIso } from '@contract/rules/beijing-time';
import { budgetSums } from '@contract/rules/budget';
import { codeOfDigest } from '@contract/rules/digest-groups';
import { nest } from '@contract/rules/draft-fields';
import { conditionOf } from '@contract/rules/filing-condition';
import { PROMISED_STAGES, type PromisedStage, promisesOf } from '@contract/rules/promise';
import { STATUS_LABELS } from '@contract/rules/status-labels';
import { stands } from '@contract/rules/status-machine';
import { inChinese, type Word } from '@contract/word';
import { notFound } from '@server/errors/app-error';
import { leaderAt } from '@server/modules/apply/changes/leader-at';
import { confirmedMembers } from '@server/modules/apply/confirmations/confirmed-members';
import type { HeadRow } from '@server/modules/apply/head-query';
import { findUnit } from '@server/modules/apply/people-repository';
import { mayRead } from '@server/modules/apply/policy';
import { findApplication, findHead } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { findSnapshot } from '@server/modules/apply/snapshot-repository';
import { findPeriod } from '@server/modules/period/service';

const whoOf = (stage: PromisedStage, unitName: string): Word => {
  if (stage === 'unit_review') return actorWord('unit', unitName);
  return actorWord(stage === 'expert_review' ? 'expert' : 'office');
};

/** What is still to happen, who does it, and by when. */
const nextSteps = (head: HeadRow, unitName: string, now: Date): Receipt['next'] => {
  const promises = promisesOf(head, now);
  return PROMISED_STAGES.flatMap((stage) => {
    const until = promises[stage];
    const whoWord = whoOf(stage, unitName);
    const step = { stage: STATUS_LABELS[stage], status: stage, who: inChinese(whoWord), whoWord };
    return until ? [{ ...step, until: beijingIso(until) }] : [];
  });
};

/** 提交回执 of the version that is filed now. Shows what was filed, not what has been edited since. */
export const readReceipt = async (
  { db, caller, now, sealer }: Scope<Db>,
  id: number,
): Promise<{ receipt: Receipt; isStanding: boolean }> => {
  const row = await findApplication(db, id);
  if (!row || !mayRead(caller, row)) throw notFound();
  const snapshot = await findSnapshot(db, id, row.filedVersion);
  const period = await findPeriod(db, row.periodId);
  if (!snapshot || !period || !row.no) throw notFound('apply.no_receipt');
  const { base, unit, budget } = nest(snapshot.fields);
  const head = await findHead(db, id);
  const auditUnit = await findUnit(db, row.unitId);
  const receipt = {
    applicationId: id,
    no: row.no,
    title: base.title ?? '',
    periodName: period.name,
    unitName: unit.name ?? '',
    leader: (await leaderAt(db, row, snapshot.submittedAt)).name,
    members: await confirmedMembers({ db, sealer }, id, snapshot.fields, snapshot.submittedAt),
    budget: budgetSums(budget).total.both,
    submittedAt: beijingIso(snapshot.submittedAt),
    deadline: beijingIso(period.applyEnd),
    filedVersion: row.filedVersion,
    digest: snapshot.digest,
    condition: conditionOf(head),
    code: codeOfDigest(snapshot.digest),
    next: nextSteps(head, (auditUnit?.name ?? unit.name ?? '').slice(0, 80), now),
  };
  return { receipt, isStanding: stands(row.status) };
};

export const presentReceipt = async (scope: Scope<Db>, id: number): Promise<Receipt> =>
  (await readReceipt(scope, id)).receipt;
