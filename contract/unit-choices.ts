import { PERSON_NAME_MAX, UNIT_NAME_MAX } from './limits';

/** Registered data of a unit, in the order of its licence; each can change (docs/decisions/0096). */
export const UNIT_FACTS = ['name', 'uscc', 'nature', 'legalPerson', 'province', 'city', 'address'] as const;
export type UnitFact = (typeof UNIT_FACTS)[number];

/** Length limits in 字 for the registered data that is typed; a region can be chosen from a list or typed. */
export const UNIT_FACT_LIMITS = {
  unitName: { min: 2, max: UNIT_NAME_MAX },
  legalPerson: { max: PERSON_NAME_MAX },
  province: { max: 20 },
  city: { max: 20 },
  address: { max: 120 },
} as const;

/** Former data by which a unit is still found and recognised after a change. */
export const FORMER_KINDS = ['name', 'uscc'] as const;
