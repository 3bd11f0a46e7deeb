import type { Calls } from '@contract/endpoints';
import type { Db, Scope } from '@server/modules/apply/scope';
import { countMine, type ListColumn, selectMine } from './list-repository';
import { pageOf } from './page-of';
import { presentHead } from './present-head';

type List = Calls['GET /prod-api/cms/apply/myList'];

/** 我的申报, newest change first unless asked otherwise. */
export const listMine = async (
  { db, caller, now }: Scope<Db>,
  query: List['query'],
): Promise<List['answer']> => {
  const { tab = 'all', keyword, periodId, orderByColumn } = query;
  const filter = {
    ownerId: caller.accountId,
    now,
    keyword: keyword?.replaceAll('\u0000', '').trim(),
    periodId,
  };
  const counts = await countMine(db, filter);
  const column = (orderByColumn ?? 'updateTime') as ListColumn;
  const rows = await selectMine(db, filter, { ...pageOf(query, 'desc'), tab, column });
  return { rows: rows.map((head) => presentHead(head, caller, now)), total: counts[tab], counts };
};
