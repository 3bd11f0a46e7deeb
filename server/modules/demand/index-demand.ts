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
    // What is over leaves the search by itself; what was solved stays worth reading.
    visibleUntil: record.status === 'solved' ? null : record.deadline,
    at,
  });
};

/** The same again, of demands that are in the index. */
export const reindexDemands = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const records = await tx
    .selectFrom('demand')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  for (const record of records) await indexDemand(tx, record);
};
