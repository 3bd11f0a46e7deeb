import { type FactData, type FactKind, factRule } from '@contract/fact-choices';

/**
 * Key that two facts of a kind share if they are about the same thing; null where the fact has no identifying field.
 */
export const knownBy = (kind: FactKind, data: FactData): string | null => {
  const { single, known, together } = factRule(kind);
  if (single) return '';
  const filled = known.filter((each) => data[each]);
  const naming = together ? filled : filled.slice(0, 1);
  return naming.length > 0
    ? naming.map((field) => `${field}:${data[field]?.trim().toUpperCase()}`).join('\n')
    : null;
};
