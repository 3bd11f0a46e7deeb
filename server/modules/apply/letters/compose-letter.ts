import { randomBytes } from 'node:crypto';
import { LETTER_TEXTS, type LetterKind } from '@contract/letter-choices';
import { ACTOR_TEXTS } from '@contract/rules/actor-words';
import { beijingDay, beijingTime } from '@contract/rules/beijing-time';
import { budgetSums } from '@contract/rules/budget';
import { nest } from '@contract/rules/draft-fields';
import { HOUR_MS } from '@contract/time-units';
import { leaderAt } from '@server/modules/apply/changes/leader-at';
import { wan } from '@server/modules/apply/printed-parts';
import { findApplication } from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';
import { findPeriod } from '@server/modules/period/service';
import type { Decision } from './decision';
import { letterBody } from './letter-body';

/** What a letter says, for ever: names, amounts and words as they were when it was decided. */
export interface LetterDocument {
  letter: LetterKind;
  no: string;
  title: string;
  unitName: string;
  leader: string;
  budget: number | null;
  reason: string | null;
  decidedAt: string;
  issuedAt: string;
  heading: string;
  addressee: string;
  body: string;
  lines: { label: string; value: string }[];
  organ: string;
  day: string;
  /** Nobody can make up the code from what the letter is likely to say. */
  salt: string;
}

/** Letters that state the total budget. */
const WITH_BUDGET: readonly LetterKind[] = ['approved', 'stage_one', 'closed'];

/** The version that was filed when it was decided. */
const filedAt = (db: Db, { applicationId, at }: Decision) =>
  db
    .selectFrom('applicationSnapshot')
    .select(['filedVersion', 'fields'])
    .where('applicationId', '=', applicationId)
    .where('submittedAt', '<=', at)
    .orderBy('filedVersion', 'desc')
    .limit(1)
    .executeTakeFirst();

/** An expiry has no reason typed by anybody, so the missed date is given as the reason. */
const reasonOf = ({ event, reason }: Decision, dueAt: Date | null): string | null => {
  if (event !== 'expire') return reason;
  return dueAt ? `未在修改期限 ${beijingTime(dueAt.toISOString())}前重新提交` : '未在修改期限前重新提交';
};

export const composeLetter = async (
  db: Db,
  kind: LetterKind,
  decision: Decision,
  issuedAt: Date,
): Promise<LetterDocument> => {
  const row = await findApplication(db, decision.applicationId);
  if (!row) throw new Error(`application ${decision.applicationId} is not there`);
  const filed = await filedAt(db, decision);
  const { base, unit, budget: sums } = nest(filed?.fields ?? {});
  const period = await findPeriod(db, row.periodId);
  const [title, unitName] = [base.title || row.title, unit.name || (row.unitName ?? '')];
  const leader = (await leaderAt(db, row, decision.at)).name;
  const budget = filed && WITH_BUDGET.includes(kind) ? budgetSums(sums).total.both : null;
  const reason = reasonOf(decision, row.dueAt);
  const decidedAt = decision.at.toISOString();
  const lines: (readonly [label: string, value: string])[] = [
    ['项目编号', row.no ?? ''],
    ['项目名称', title],
    ['申报批次', period?.name ?? ''],
    ['申报单位', unitName],
    ['项目负责人', leader],
    ...(filed && budget !== null
      ? [['预算合计', `${wan(budget)}（依据第 ${filed.filedVersion} 版申报书）`] as const]
      : []),
    ...(reason === null ? [] : [['理由', reason] as const]),
    ['决定时间', beijingTime(decidedAt)],
    ['决定单位', ACTOR_TEXTS.office],
    // A letter issued long after its decision (from before letters existed) says when it was issued.
    ...(issuedAt.getTime() - decision.at.getTime() > HOUR_MS
      ? [['补发时间', beijingTime(issuedAt.toISOString())] as const]
      : []),
  ];
  return {
    letter: kind,
    no: row.no ?? '',
    title,
    unitName,
    leader,
    budget,
    reason,
    decidedAt,
    issuedAt: issuedAt.toISOString(),
    heading: LETTER_TEXTS[kind],
    addressee: `${[unitName, leader].filter(Boolean).join('、')}：`,
    body: await letterBody(db, kind, decision),
    lines: lines.map(([label, value]) => ({ label, value })),
    organ: ACTOR_TEXTS.office,
    day: beijingDay(decidedAt),
    salt: randomBytes(16).toString('hex'),
  };
};
