import { DECIDING_ROLES, type LearningRole, type SpaceKind } from '@contract/learning-choices';
import { type Sentence, say } from '@contract/sentences/sentence';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { notify } from '@server/modules/notification/service';
import type { Caller } from '@server/security/caller';
import type { SpaceRecord } from './repository';
import type { RequestRecord } from './request-repository';

interface Sender {
  tx: Transaction;
  sealer: Sealer;
  now: Date;
}

/** The role in a course or project, as notices say it. */
export const roleName = (role: LearningRole): Sentence => ({ code: `notice.learning.${role}` });

export const spacePath = (kind: SpaceKind, id: number): string =>
  `/learning/${kind === 'course' ? 'courses' : 'projects'}/${id}`;

/** Everybody who may decide learns that somebody asks. */
export const tellDeciders = async (
  { tx, sealer, now }: Sender,
  space: SpaceRecord,
  asker: Caller,
  role: LearningRole,
): Promise<void> => {
  const deciders = await tx
    .selectFrom('learningMember')
    .select('accountId')
    .distinct()
    .where('spaceId', '=', space.id)
    .where('role', 'in', [...DECIDING_ROLES])
    .execute();
  const title = say('notice.learning.asked', { title: space.title });
  const body = say('notice.learning.asks', { name: asker.name, role: roleName(role) });
  for (const { accountId } of deciders)
    await notify(tx, sealer, { accountId, kind: 'account', title, body, link: '/learning/requests' }, now);
};

export const tellAsker = async (
  { tx, sealer, now }: Sender,
  request: RequestRecord,
  accepted: boolean,
  reason: string | null,
): Promise<void> => {
  const { accountId, kind, spaceId, role } = request;
  const about = { title: request.title };
  const title = accepted ? say('notice.learning.accepted', about) : say('notice.learning.refused', about);
  const body = accepted
    ? say('notice.people.now', { role: roleName(role) })
    : say('notice.reason', { reason: reason ?? '' });
  await notify(tx, sealer, { accountId, kind: 'account', title, body, link: spacePath(kind, spaceId) }, now);
};
