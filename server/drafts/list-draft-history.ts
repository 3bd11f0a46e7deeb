import type { FieldHistoryRow, HistoryQuery } from '@contract/draft';
import { pageOf } from '@server/http/paging';
import type { DraftKind, DraftScope, Held } from './draft-kind';
import type { RecordName } from './history-repository';
import { listFieldHistory } from './list-field-history';

interface History {
  rows: FieldHistoryRow[];
  total: number;
}

/** Values that were replaced or came second. Who may read them, the record's own module has decided. */
export const historyOf = (
  scope: Parameters<typeof listFieldHistory>[0],
  name: RecordName,
  query: HistoryQuery,
): Promise<History> => {
  const { direction: order, ...page } = pageOf(query);
  return listFieldHistory(scope, name, { ...page, order, path: query.path });
};

/** The same for whoever may write in the record now: taking the lock is what refuses everybody else. */
export const listDraftHistory = async <Key, H extends Held, More extends object, S extends DraftScope>(
  scope: S,
  kind: DraftKind<Key, H, More, S>,
  key: Key,
  query: HistoryQuery,
): Promise<History> => {
  const { ref } = await kind.lock(scope, key);
  return historyOf(scope, { record: kind.record, ref }, query);
};
