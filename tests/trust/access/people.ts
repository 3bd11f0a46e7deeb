import type { RoleKey } from '@contract/enums';
import { ALL_PERMISSIONS, type Permission } from '@contract/permissions';
import type { TestService } from '@tests/support/service';

/** The roles of each kind of person; `tests/security/access-matrix` has the reviewed permissions of each role. */
const HELD: Record<RoleKey, readonly RoleKey[]> = {
  common: ['common'],
  unit_admin: ['common', 'unit_admin'],
  expert: ['common', 'expert'],
  operator: ['common', 'operator'],
  auditor: ['auditor'],
  admin: ['admin'],
};
/** A person's relation to a thing: the owner, a member of the owner's unit, of another unit, or of none. */
const TIES = ['own', 'same', 'other', 'none'] as const;
/** People admitted to somebody else's application: an author of the first section, or a reader. */
const HELPING = ['author', 'reader'] as const;
/** These, and a person only named in the team; for the office, involvement that excludes them from deciding. */
const TAKING_PART = [...HELPING, 'member'] as const;
export type Tie = (typeof TIES)[number] | (typeof TAKING_PART)[number];

export interface Person {
  login: string;
  id: number;
  role: RoleKey;
  tie: Tie;
  rights: readonly string[];
  headers: Record<string, string>;
}

export const holds = ({ rights }: Person, right: Permission): boolean =>
  rights.includes(ALL_PERMISSIONS) || rights.includes(right);

const UNIT_OF: Record<Tie, string> = {
  own: '1',
  same: '1',
  other: '2',
  none: 'null',
  author: '2',
  reader: '2',
  member: '2',
};

/** Adds an account copied from a demo account, with another name and role, and the same agreements. */
const addPerson = async ({ db }: TestService, login: string, role: RoleKey, tie: Tie): Promise<number> => {
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into account (login, login_key, password_hash, password_changed_at, nickname, unit_id, certified)
     select $1, $1, password_hash, password_changed_at, $1, ${UNIT_OF[tie]}, certified
     from account where login = 'shenzhiyao' returning id`,
    [login],
  );
  const id = rows[0]?.id ?? 0;
  await db.pool.query('insert into account_role select $1, id from role where role_key = any ($2)', [
    id,
    HELD[role],
  ]);
  await db.pool.query(
    `insert into consent (account_id, kind, document_version, given_at)
     select $1, kind, document_version, given_at from consent c
     where account_id = (select id from account where login = 'shenzhiyao') and withdrawn_at is null`,
    [id],
  );
  return id;
};

/** A unit's administrator is always a member of it. */
const tiesOf = (role: RoleKey): readonly Tie[] => {
  if (role === 'common') return [...TIES, ...HELPING];
  if (role === 'operator') return [...TIES, ...TAKING_PART];
  return role === 'unit_admin' ? TIES.filter((tie) => tie !== 'none') : TIES;
};

/** Every role with every tie, applicants who help with an application, and the office's own who take part in one: 28 people. */
export const bringPeople = async (service: TestService): Promise<Person[]> => {
  const people: Person[] = [];
  for (const role of Object.keys(HELD) as RoleKey[])
    for (const tie of tiesOf(role)) {
      const login = `trust-${role.replace('_', '-')}-${tie}`;
      const id = await addPerson(service, login, role, tie);
      const { headers } = await service.signIn(login, 'Chun-feng-28');
      const info = await service.call('GET', '/prod-api/system/user/getInfo', { headers });
      people.push({ login, id, role, tie, headers, rights: info.body.permissions });
    }
  return people;
};
