import type { Transaction } from '@server/db/database';
import { indexDocument } from '@server/modules/search/service';
import type { AchievementRecord } from './repository';

/** Makes a published achievement findable; contact details and names of people never enter the index. */
export const indexAchievement = async (tx: Transaction, record: AchievementRecord): Promise<void> => {
  // The index answers everybody: what only signed-in readers may see is not in it.
  if (record.scope !== 'public') return;
  const at = record.publishAt ?? record.createdAt;
  await indexDocument(tx, {
    kind: 'achievement',
    ref: record.id,
    title: record.title,
    body: `${record.summary} ${record.scenes} ${record.unitName}`,
    docNo: record.no,
    link: `/achi/detail/${record.id}`,
    visibleFrom: at,
    at,
  });
};

/** Indexes these achievements again. */
export const reindexAchievements = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const records = await tx
    .selectFrom('achievement')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  for (const record of records) await indexAchievement(tx, record);
};
