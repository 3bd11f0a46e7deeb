import type { Period, PeriodExtension } from '@contract/period';
import { EXTENDED_DATES } from '@contract/period-extension';
import { beijingIso } from '@contract/rules/beijing-time';
import { periodStatus } from '@contract/rules/period-clock';
import type { PeriodTable } from '@server/db/period-schema';
import type { Selectable } from 'kysely';

export type PeriodRow = Selectable<PeriodTable>;

type Moved = PeriodRow['extensions'][(typeof EXTENDED_DATES)[number]];

/** The extension of this date by downtime, if it still applies: a date set anew replaces it. */
export const standingExtension = (known: Moved, date: Date): PeriodExtension | null =>
  known && Date.parse(known.end) === date.getTime()
    ? { planned: beijingIso(new Date(known.planned)), minutes: known.minutes }
    : null;

const extensionsOf = (row: PeriodRow): Pick<Period, 'extensions'> => {
  const standing = EXTENDED_DATES.flatMap((date) => {
    const extension = standingExtension(row.extensions[date], row[date]);
    return extension ? [[date, extension]] : [];
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
    leaderLimits: row.leaderLimits,
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
