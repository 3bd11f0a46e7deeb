import { certificationEnd } from '@contract/rules/certification-term';
import { idNumberCheckCharacter } from '@contract/rules/id-number';
import type { Config } from '@server/config/config';
import { createSealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { inOrder, workingTime } from './working-time';

/** There is no region 99, so these numbers are nobody's. */
const numberOf = (order: number): string => {
  const first17 = `9900001986${String(101 + order).padStart(4, '0')}${String(order * 2 + 1).padStart(3, '0')}`;
  return first17 + idNumberCheckCharacter(first17);
};

/** Everybody who is certified in the demo gets an approved certification, as on a real platform. */
export const fillCertifications = async (tx: Transaction, config: Config, now: Date): Promise<void> => {
  const sealer = createSealer(config.dataKey.export());
  const office = await tx
    .selectFrom('account')
    .select('id')
    .where('login', '=', 'office')
    .executeTakeFirstOrThrow();
  const people = await tx
    .selectFrom('account')
    .select(['id', 'realName'])
    .where('certified', '=', true)
    .orderBy('id')
    .execute();
  for (const [order, { id, realName }] of people.entries()) {
    const number = numberOf(order);
    const [createdAt = now, decidedAt = now] = inOrder(
      [-874, -872].map((day) => workingTime(now, day, `${realName} ${day}`)),
    );
    await tx
      .insertInto('certification')
      .values({
        accountId: id,
        kind: 'real_name',
        status: 1,
        name: realName,
        gender: 0,
        idType: 'id_card',
        idNumberSealed: sealer.seal(number),
        idNumberKey: sealer.fingerprint(`id:${number}`),
        decidedBy: office.id,
        createdAt,
        queuedAt: createdAt,
        decidedAt,
        validUntil: certificationEnd('real_name', decidedAt),
        updatedAt: decidedAt,
      })
      .execute();
    await tx.updateTable('account').set({ gender: 0 }).where('id', '=', id).execute();
  }
};
