import { say } from '@contract/sentences/sentence';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { notifyAll } from '@server/modules/notification/service';
import { administratorsOf } from './people';
import { findUnit } from './service';

const MEMBERS = '/user?tab=members';
/** Text and link of each notice; applications to join are a queue that is worked through anyway. */
const NEWS = {
  asked: { code: 'notice.unit.asked', link: MEMBERS, isQueue: true },
  left: { code: 'notice.unit.left', link: `${MEMBERS}&show=agreed`, isQueue: false },
} as const;

/** Notifies the unit's administrators of a new application to join, or of a member who left. */
export const tellAdministrators = async (
  tx: Transaction,
  sealer: Sealer,
  { code, name, unitId }: { code: keyof typeof NEWS; name: string; unitId: number },
  now: Date,
): Promise<void> => {
  const { code: sentence, link, isQueue } = NEWS[code];
  const title = say(sentence, { name, unit: (await findUnit(tx, unitId))?.name ?? '' });
  const people = await administratorsOf(tx, unitId);
  await notifyAll(
    tx,
    sealer,
    people.map((accountId) => ({ accountId, kind: 'account', title, body: null, link, isQueue })),
    now,
  );
};
