import {
  lockPosting,
  type PostingKind,
  type PostingScope,
  partsIn,
} from '@server/modules/moderation/service';
import type { Caller } from '@server/security/caller';
import type { DemandRecord } from './repository';

export type Scope = PostingScope;

export const DEMAND: PostingKind<DemandRecord> = {
  right: 'cms:demand:moderate',
  takenBack: 'demand.taken_back',
  lock: (tx, id) => tx.selectFrom('demand').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
};

export const actorsOf = (caller: Caller, record: DemandRecord) => partsIn(caller, record, DEMAND.right);

export const lockOwn = (scope: Pick<Scope, 'tx' | 'caller'>, id: number) => lockPosting(DEMAND, scope, id);
