import { hashPassword } from '@server/crypto/password-hash';
import type { Transaction } from '@server/db/database';
import { type DemoAccount, demoAccounts, demoSuccessor } from './demo-accounts';
import { workingTime } from './working-time';

/** Days before today on which accounts were registered: before the first period opened, or recently. */
const [LONG_AGO, RECENTLY] = [-880, -2];
const isNew = ({ certified, roles }: DemoAccount): boolean =>
  !certified && roles.every((role) => role === 'common');

/** Ids that every demo account refers to. */
interface Known {
  units: Map<string, number>;
  roles: Map<string, number>;
  passwordHash: string;
}

const fillAccount = async (
  tx: Transaction,
  person: DemoAccount,
  { units, roles, passwordHash }: Known,
  now: Date,
): Promise<void> => {
  const { id } = await tx
    .insertInto('account')
    .values({
      login: person.login,
      loginKey: person.login,
      passwordHash,
      passwordChangedAt: new Date(),
      nickname: person.name,
      realName: person.certified ? person.name : null,
      phone: person.phone,
      phoneKey: person.phone,
      email: person.email,
      emailKey: person.email,
      unitId: person.unit === null ? null : (units.get(person.unit) ?? null),
      certified: person.certified,
      createdAt: workingTime(now, isNew(person) ? RECENTLY : LONG_AGO, person.login),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const roleIds = person.roles.map((key) => roles.get(key)).filter((roleId) => roleId !== undefined);
  await tx
    .insertInto('accountRole')
    .values(roleIds.map((roleId) => ({ accountId: id, roleId })))
    .execute();
};

export const fillAccounts = async (tx: Transaction, units: Map<string, number>, now: Date): Promise<void> => {
  const roleRows = await tx.selectFrom('role').select(['id', 'roleKey']).execute();
  const roles = new Map(roleRows.map(({ id, roleKey }) => [roleKey, id]));
  const hashes = new Map<string, string>();
  for (const person of [...demoAccounts, demoSuccessor]) {
    // Hashing is slow on purpose; what everybody may know is hashed once.
    const hash = hashes.get(person.password) ?? (await hashPassword(person.password));
    hashes.set(person.password, hash);
    await fillAccount(tx, person, { units, roles, passwordHash: hash }, now);
  }
};
