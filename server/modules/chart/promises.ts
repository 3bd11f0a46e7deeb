import type { KeptPromises } from '@contract/kept-promise';
import { CHART_SMALLEST } from '@contract/limits';
import { beijingIso } from '@contract/rules/beijing-time';
import { shownFigures } from '@contract/rules/shown-figures';
import { MINUTE_MS } from '@contract/time-units';
import type { Schema } from '@server/db/schema';
import { countedSteps } from '@server/modules/apply/service';
import { listPeriods } from '@server/modules/period/service';
import type { Kysely } from 'kysely';

type Db = Kysely<Schema>;

/** A public page must not read every event for each reader. */
const COUNTED_MS = 10 * MINUTE_MS;

const countPromises = async (db: Db, now: Date): Promise<KeptPromises> => {
  const begun = (await listPeriods(db)).filter(({ applyStart }) => applyStart <= now);
  const periods: KeptPromises['periods'] = [];
  // One after the other: many periods at once would take the connections of those who work.
  for (const period of begun)
    periods.push({
      periodId: period.id,
      name: period.name,
      steps: shownFigures(period, await countedSteps(db, period, now)),
    });
  return { at: beijingIso(now), smallest: CHART_SMALLEST, periods };
};

/** The figures as last counted; requests during a count wait for that count instead of starting another. */
export const createPromises = (db: Db) => {
  let last: { at: Date; counted: Promise<KeptPromises> } | null = null;
  return (now: Date): Promise<KeptPromises> => {
    if (last && Math.abs(now.getTime() - last.at.getTime()) < COUNTED_MS) return last.counted;
    const mine = { at: now, counted: countPromises(db, now) };
    last = mine;
    mine.counted.catch(() => {
      if (last === mine) last = null;
    });
    return mine.counted;
  };
};
