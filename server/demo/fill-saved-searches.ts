import { savedSearchPath } from '@contract/rules/saved-search';
import type { SavedFilters } from '@contract/saved-search';
import type { SavedKind } from '@contract/saved-search-choices';
import type { Transaction } from '@server/db/database';
import { workingTime } from './working-time';

interface DemoSearch {
  by: string;
  kind: SavedKind;
  name: string;
  filters: SavedFilters;
  paused?: boolean;
  /** The last notification: how many days ago, and about how many results. */
  told?: readonly [daysAgo: number, n: number];
}

const SEARCHES: readonly DemoSearch[] = [
  {
    by: 'shenzhiyao',
    kind: 'demand',
    name: '绿色化工需求，预算 50—100 万元',
    filters: { field: 'chemistry', budget: 'from50to100' },
    told: [2, 1],
  },
  {
    by: 'shenzhiyao',
    kind: 'achievement',
    name: '可直接应用的传感成果',
    filters: { keyword: '传感', maturity: 'application' },
  },
  {
    by: 'linxiaoman',
    kind: 'demand',
    name: '技术咨询',
    filters: { type: 'consulting' },
    paused: true,
  },
];

/** Saved searches about which invented people want to be notified. */
export const fillSavedSearches = async (tx: Transaction, now: Date): Promise<void> => {
  for (const { by, kind, name, filters, paused = false, told } of SEARCHES) {
    const { id: accountId } = await tx
      .selectFrom('account')
      .select('id')
      .where('login', '=', by)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('savedSearch')
      .values({
        accountId,
        kind,
        name,
        paused,
        filters: JSON.stringify(filters),
        path: savedSearchPath(kind, filters),
        lookedAt: now,
        toldAt: told ? workingTime(now, -told[0], name) : null,
        told: told?.[1] ?? 0,
        createdAt: workingTime(now, -9, `${by} ${name}`),
      })
      .execute();
  }
};
