import { usccCheckCharacter } from '@contract/rules/uscc';

/** A person's state: the registration of a unit of their own, and their tie to that unit or another. */
const REGISTRATIONS = ['none', 'missing', 'waiting', 'refused', 'withdrawn', 'passed'] as const;
const TIES = ['none', 'asks', 'other', 'other admin', 'own', 'own admin'] as const;
export type Registration = (typeof REGISTRATIONS)[number];
export type Tie = (typeof TIES)[number];
export type State = `${Registration}: ${Tie}`;

const canBe = (registration: Registration, tie: Tie): boolean => {
  // A member of a unit without an administrator registers that unit, to become its administrator.
  if (registration === 'missing' || registration === 'waiting')
    return tie === 'none' || tie.startsWith('own');
  return registration !== 'none' || !tie.startsWith('own');
};
export const STATES = REGISTRATIONS.flatMap((registration) =>
  TIES.filter((tie) => canBe(registration, tie)).map((tie): State => `${registration}: ${tie}`),
);
export const REGISTRATION_STATUS: Record<Registration, number | null> = {
  none: null,
  missing: 0,
  waiting: 0,
  refused: 2,
  withdrawn: 3,
  passed: 1,
};

/** By the status in the database; -1 while documents are missing. */
export const REGISTRATION_NAME: Record<string, Registration> = {
  '-1': 'missing',
  0: 'waiting',
  1: 'passed',
  2: 'refused',
  3: 'withdrawn',
};

/** From one tie to another, whatever the state of the registration. */
export const moved = (from: Tie, to: Tie): Record<string, State> =>
  Object.fromEntries(
    (['none', 'refused', 'withdrawn', 'passed'] as const).map((registration) => [
      `${registration}: ${from}`,
      `${registration}: ${to}` as State,
    ]),
  );

/** Of a member of the own unit, which has no administrator, one is made. */
export const OWN_ADMIN = Object.fromEntries(
  STATES.filter((state) => state.endsWith(': own')).map((state) => [state, `${state} admin` as State]),
);

const CODE = '91310000MA1XY0B02';
/** What the registrant states about the own unit. */
export const OWN_UNIT = {
  uscc: `${CODE}${usccCheckCharacter(CODE)}`,
  unitName: '拾光生物技术有限公司',
  nature: 'enterprise',
  legalPerson: '闻人清',
  province: '上海市',
  city: '上海市',
  address: '泊岸路 8 号',
};
