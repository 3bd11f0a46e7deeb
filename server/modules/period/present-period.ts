import type { Period } from '@contract/period';
import { EXTENDED_DATES } from '@contract/period-extension';
import { beijingIso } from '@contract/rules/beijing-time';
import { periodStatus } from '@contract/rules/period-clock';
import type { PeriodTable } from '@server/db/period-schema';
import type { Selectable } from 'kysely';

export type PeriodRow = Selectable<PeriodTable>;

/** Those that still stand: whoever sets a date anew has planned anew. */
const extensionsOf = (row: PeriodRow): Pick<Period, 'extensions'> => {
  const standing = EXTENDED_DATES.flatMap((date) => {
    const known = row.extensions[date];
    if (!known || Date.parse(known.end) !== row[date].getTime()) return [];
    return [[date, { planned: beijingIso(new Date(known.planned)), minutes: known.minutes }]];
  });
  return standing.length > 0 ? { extensions: Object.fromEntries(standing) } : {};
};

/** Row → wire. The status follows from the clock, never from a column. */
export const presentPeriod = (row: PeriodRow, now: Date): Period => {
  const dates = {
    applyStart: beijingIso(row.applyStart),
    applyEnd: beijingIso(row.applyEnd),
    unitAuditEnd: beijingIso(row.unitAuditEnd),
    formalCheckEnd: beijingIso(row.formalCheckEnd),
    reviewEnd: beijingIso(row.reviewEnd),
    publicityStart: beijingIso(row.publicityStart),
    approvalAt: beijingIso(row.approvalAt),
    stageOneStart: beijingIso(row.stageOneStart),
    stageOneEnd: beijingIso(row.stageOneEnd),
    stageTwoStart: beijingIso(row.stageTwoStart),
    stageTwoEnd: beijingIso(row.stageTwoEnd),
    closeAt: beijingIso(row.closeAt),
  };
  return {
    ...dates,
    id: row.id,
    name: row.name,
    year: row.year,
    code: row.code,
    categories: row.categories,
    reviewMinimum: row.reviewMinimum,
    publicityDays: row.publicityDays,
    promiseDays: row.promiseDays,
    termFrom: row.termFrom,
    termTo: row.termTo,
    indirectRatio: row.indirectRatio,
    maxPerPerson: row.maxPerPerson,
    attachments: row.attachments,
    policies: row.policies,
    ...extensionsOf(row),
    status: periodStatus(dates, now),
    serverTime: now.toISOString(),
    createTime: beijingIso(row.createdAt),
    updateTime: beijingIso(row.updatedAt),
    version: row.version,
  };
};
