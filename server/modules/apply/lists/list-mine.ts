import type { Calls } from '@contract/endpoints';
import { SECOND_MS } from '@contract/time-units';
import { contains } from '@server/db/like';
import { presentHead } from '@server/modules/apply/present-head';
import type { Db, Scope } from '@server/modules/apply/scope';
import { type ListColumn, readMine } from './list-repository';
import { pageOf } from './page-of';

type List = Calls['GET /prod-api/cms/apply/myList'];

const NONE = { all: 0, todo: 0, active: 0, ended: 0 };

/** 我的申报, newest change first unless asked otherwise. */
export const listMine = async (
  { db, caller, now }: Scope<Db>,
  query: List['query'],
): Promise<List['answer']> => {
  const { tab = 'all', periodId, orderByColumn } = query;
  const keyword = query.keyword?.replaceAll('\u0000', '').trim();
  const { order, limit, offset } = pageOf(query, 'desc');
  const column = (orderByColumn ?? 'updateTime') as ListColumn;
  const { heads, counts = NONE } = await readMine(
    db,
    {
      ownerId: caller.accountId,
      missedBefore: new Date(now.getTime() - SECOND_MS),
      limit,
      offset,
      periodId,
      pattern: keyword && contains(keyword),
    },
    { tab, column, order, isSearch: Boolean(keyword), isOfPeriod: periodId !== undefined },
  );
  return { rows: heads.map((head) => presentHead(head, caller, now)), total: counts[tab], counts };
};
