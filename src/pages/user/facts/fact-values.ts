import { type FactField, type FactKind, factRule } from '@contract/fact-choices';
import { factFault } from '@contract/rules/fact-faults';
import { knownBy } from '@contract/rules/known-by';
import { FAULT_WORDS } from '@contract/rules/text-faults';
import { asWritten } from '@contract/word';
import type { Say } from '@/i18n/useWords';
import { serviceNow } from '@/utils/service-clock';

export type FactValues = Partial<Record<FactField, string | null>>;

export const cleaned = (values: FactValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, (value ?? '').trim()]));

/** The field by which a fact of this kind is called. */
export const namingField = (kind: FactKind): FactField | undefined => {
  const { fields, known } = factRule(kind);
  return known.at(-1) ?? fields[0];
};

/** Error messages by field; a fact's naming field is required. */
export const factFaults = (
  say: Say,
  kind: FactKind,
  values: FactValues,
  labelOf: (kind: FactKind, field: FactField) => string,
): Partial<Record<FactField, string>> => {
  const { fields, known } = factRule(kind);
  const data = cleaned(values);
  const faults = fields.flatMap((field) => {
    const fault = factFault(field, data[field] ?? '', new Date(serviceNow()));
    return fault ? [[field, say(fault)]] : [];
  });
  const naming = namingField(kind);
  const isUnnamed = known.length > 0 && knownBy(kind, data) === null;
  if (isUnnamed && naming) {
    const label = asWritten(labelOf(kind, naming));
    faults.push([naming, say(FAULT_WORDS.word('required', { label }))]);
  }
  return Object.fromEntries(faults);
};
