import type { Transaction } from '@server/db/database';
import { indexDocument } from '@server/modules/search/service';
import type { DemandRecord } from './repository';

/** Makes a public demand findable; contact details never enter the index. */
export const indexDemand = async (tx: Transaction, record: DemandRecord): Promise<void> => {
  // The index answers everybody: what only signed-in readers may see is not in it.
  if (record.scope !== 'public') return;
  const at = record.publishAt ?? record.createdAt;
  await indexDocument(tx, {
    kind: 'demand',
    ref: record.id,
    title: record.title,
    body: `${record.problem} ${record.unitName}`,
    docNo: record.no,
    link: `/demand/detail/${record.id}`,
    visibleFrom: at,
    // An expired demand disappears from the search by itself; a solved one stays.
    visibleUntil: record.status === 'solved' ? null : record.deadline,
    at,
  });
};

/** Indexes these demands again. */
export const reindexDemands = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const records = await tx
    .selectFrom('demand')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  for (const record of records) await indexDemand(tx, record);
};
