import { TERMINAL } from '@contract/rules/status-machine';
import { joined } from '@contract/sentences/joined';
import { say, wordOf } from '@contract/sentences/sentence';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { notifyAll } from '@server/modules/notification/service';
import { filedThere, type ToldOfFiled } from './filed-there';
import { administratorsOf } from './people';
import type { ChangeRow } from './unit-changes';

const UNIT_PAGE = '/user?tab=certification&kind=unit';

interface Outcome {
  change: ChangeRow;
  agree: boolean;
  reason: string | null;
}

/** Told of the decision: the person who requested the change, and the present administrators. */
const administrators = async (tx: Transaction, { accountId, unitId }: ChangeRow): Promise<Set<number>> =>
  new Set([accountId, ...(await administratorsOf(tx, unitId))]);

interface Told extends Pick<ToldOfFiled, 'accountId' | 'link'> {
  about: ToldOfFiled['about'] | null;
}

/**
 * Everybody in the unit, and leaders outside it with an unfinished application at the unit, one notice per application.
 */
const concerned = async (tx: Transaction, unitId: number): Promise<Told[]> => {
  const filed = await tx
    .selectFrom('application')
    .select(['id', 'ownerId', 'title'])
    .where('unitId', '=', unitId)
    .where('submittedAt', 'is not', null)
    .where('status', 'not in', [...TERMINAL])
    .execute();
  const members = await tx
    .selectFrom('account')
    .select('id')
    .where('unitId', '=', unitId)
    .where('status', '=', 'active')
    .execute();
  const inside = new Set(members.map(({ id }) => id));
  return [
    ...members.map(({ id }) => ({ accountId: id, link: UNIT_PAGE, about: null })),
    ...filed.filter(({ ownerId }) => !inside.has(ownerId)).map(filedThere),
  ];
};

/** Notifies the administrators of the decision; after an approval, also everybody whom the change concerns. */
export const tellChanged = async (
  tx: Transaction,
  sealer: Sealer,
  { change, agree, reason }: Outcome,
  now: Date,
): Promise<void> => {
  const name = change.fields.find(({ field }) => field === 'name');
  const unit = (agree && name?.to) || change.unitName;
  const own = await administrators(tx, change);
  const decided = agree ? 'notice.unit.change_agreed' : 'notice.unit.change_refused';
  const carried = wordOf('notice.unit.carried');
  const notices = [...own].map((accountId) => ({
    accountId,
    kind: 'account' as const,
    title: say(decided, { unit }),
    body: agree ? carried : say('notice.reason', { reason: reason ?? '' }),
    link: UNIT_PAGE,
  }));
  const title = name
    ? say('notice.unit.renamed', { name: name.from ?? '', unit })
    : say('notice.unit.changed', { unit });
  const concern = agree ? await concerned(tx, change.unitId) : [];
  const others = concern.filter(({ accountId }) => !own.has(accountId));
  await notifyAll(
    tx,
    sealer,
    [
      ...notices,
      ...others.map(({ about, ...one }) => ({
        ...one,
        kind: 'account' as const,
        title,
        body: joined('notice.lines', [...(about ? [about] : []), carried]),
      })),
    ],
    now,
  );
};
