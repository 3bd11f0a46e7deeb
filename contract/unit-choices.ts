/** What a unit is registered as, in the order of its licence. Each may change (docs/decisions/0096). */
export const UNIT_FACTS = ['name', 'uscc', 'nature', 'legalPerson', 'province', 'city', 'address'] as const;
export type UnitFact = (typeof UNIT_FACTS)[number];

/** What a unit is still found and recognised by after it has changed. */
export const FORMER_KINDS = ['name', 'uscc'] as const;
