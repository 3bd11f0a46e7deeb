import type { EXTENDED_DATES } from '@contract/period-extension';
import { type Downtime, extendedEnd, LAST_MS } from '@contract/rules/downtime';
import { SECOND_MS } from '@contract/time-units';
import type { Transaction } from '@server/db/database';
import type { PeriodRow } from './present-period';

type ExtendedDate = (typeof EXTENDED_DATES)[number];

/** For each deadline of applicants, the date that must not come before it; null if there is none. */
const NEXT: Record<ExtendedDate, 'unitAuditEnd' | 'closeAt' | null> = {
  applyEnd: 'unitAuditEnd',
  stageOneEnd: null,
  stageTwoEnd: 'closeAt',
};
const DATES = Object.keys(NEXT) as ExtendedDate[];

export interface MovedWindow {
  periodId: number;
  date: ExtendedDate;
  planned: Date;
  end: Date;
  minutes: number;
}

/** The planned date if the present one is due to downtime; if the office has set another date since, that one. */
const plannedOf = (row: PeriodRow, date: ExtendedDate): Date => {
  const known = row.extensions[date];
  return known && Date.parse(known.end) === row[date].getTime() ? new Date(known.planned) : row[date];
};

const movedOf = (row: PeriodRow, downtimes: readonly Downtime[]): MovedWindow[] =>
  DATES.flatMap((date) => {
    const planned = plannedOf(row, date);
    const next = NEXT[date];
    const latest = next && new Date(row[next].getTime() - SECOND_MS);
    const extended = extendedEnd(planned, downtimes, latest);
    return extended && extended.end > row[date] ? [{ periodId: row.id, date, planned, ...extended }] : [];
  });

/** Extends the deadlines that lost time to the last of these downtimes, and answers which. */
export const extendPeriods = async (
  tx: Transaction,
  downtimes: readonly Downtime[],
  last: Downtime,
  now: Date,
): Promise<MovedWindow[]> => {
  const rows = await tx
    .selectFrom('period')
    .selectAll()
    .where((eb) =>
      eb.or(
        DATES.map((date) =>
          eb.and([eb(date, '>', last.from), eb(date, '<', new Date(last.until.getTime() + LAST_MS))]),
        ),
      ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const moved: MovedWindow[] = [];
  for (const row of rows) {
    const windows = movedOf(row, downtimes);
    if (windows.length === 0) continue;
    const ends = Object.fromEntries(windows.map(({ date, end }) => [date, end]));
    const extensions = Object.fromEntries(
      windows.map(({ date, planned, end, minutes }) => [date, { planned, end, minutes }]),
    );
    await tx
      .updateTable('period')
      .set({
        ...ends,
        extensions: JSON.stringify({ ...row.extensions, ...extensions }),
        updatedAt: now,
        version: row.version + 1,
      })
      .where('id', '=', row.id)
      .execute();
    moved.push(...windows);
  }
  return moved;
};
