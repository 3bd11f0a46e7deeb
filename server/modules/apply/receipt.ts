import type { Receipt } from '@contract/apply';
import { ACTOR_TEXTS } from '@contract/rules/actor-words';
import { beijingIso } from '@contract/rules/beijing-time';
import { budgetSums } from '@contract/rules/budget';
import { nest } from '@contract/rules/draft-fields';
import { STATUS_LABELS } from '@contract/rules/status-labels';
import { DAY_MS } from '@contract/time-units';
import { codeOf } from '@server/filed-digest';
import { findPeriod } from '@server/modules/period/service';
import { notFound } from '@server/plugins/app-error';
import { findApplicant, findUnit } from './people-repository';
import { mayRead } from './policy';
import { OFFICE } from './present-head';
import { findApplication } from './repository';
import type { Db, Scope } from './scope';
import { findSnapshot } from './snapshot-repository';

type Period = NonNullable<Awaited<ReturnType<typeof findPeriod>>>;

/** What happens next, who does it, and by when. */
const nextSteps = (period: Period, unitName: string): Receipt['next'] => {
  const publicityEnd = new Date(period.publicityStart.getTime() + period.publicityDays * DAY_MS);
  return [
    { stage: STATUS_LABELS.unit_review, who: unitName, until: beijingIso(period.unitAuditEnd) },
    { stage: STATUS_LABELS.formal_check, who: OFFICE, until: beijingIso(period.formalCheckEnd) },
    { stage: STATUS_LABELS.expert_review, who: ACTOR_TEXTS.expert, until: beijingIso(period.reviewEnd) },
    { stage: STATUS_LABELS.publicity, who: OFFICE, until: beijingIso(publicityEnd) },
    { stage: STATUS_LABELS.approved, who: OFFICE, until: beijingIso(period.approvalAt) },
  ];
};

/** 提交回执 of the version that is filed now. Shows what was filed, not what has been edited since. */
export const presentReceipt = async ({ db, caller }: Scope<Db>, id: number): Promise<Receipt> => {
  const row = await findApplication(db, id);
  if (!row || !mayRead(caller, row)) throw notFound();
  const snapshot = await findSnapshot(db, id, row.filedVersion);
  const period = await findPeriod(db, row.periodId);
  if (!snapshot || !period || !row.no) throw notFound('apply.no_receipt');
  const { base, unit, budget } = nest(snapshot.fields);
  const auditUnit = await findUnit(db, row.unitId);
  return {
    applicationId: id,
    no: row.no,
    title: base.title ?? '',
    periodName: period.name,
    unitName: unit.name ?? '',
    leader: (await findApplicant(db, row.ownerId)).name,
    budget: budgetSums(budget).total.both,
    submittedAt: beijingIso(snapshot.submittedAt),
    deadline: beijingIso(period.applyEnd),
    filedVersion: row.filedVersion,
    digest: snapshot.digest,
    code: codeOf(snapshot.digest),
    next: nextSteps(period, (auditUnit?.name ?? unit.name ?? '').slice(0, 80)),
  };
};
