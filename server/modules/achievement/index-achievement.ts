import type { Transaction } from '@server/db/database';
import { indexDocument } from '@server/modules/search/service';
import type { AchievementRecord } from './repository';

/** Makes a published achievement findable; contact details and names of people never enter the index. */
export const indexAchievement = async (tx: Transaction, record: AchievementRecord): Promise<void> => {
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
