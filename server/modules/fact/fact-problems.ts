import {
  FACT_FIELDS,
  type FactData,
  type FactField,
  type FactFieldRule,
  type FactKind,
  factRule,
} from '@contract/fact-choices';
import { factFault } from '@contract/rules/fact-faults';
import { isMasked } from '@contract/rules/id-number';
import { knownBy } from '@contract/rules/known-by';
import type { Said } from '@contract/sentences/sentence';
import { badRequest, type FieldProblem } from '@server/errors/app-error';

const problemAt = (kind: FactKind, field: FactField, value: string, now: Date): Said | null => {
  const { choices }: FactFieldRule = FACT_FIELDS[field];
  if (!factRule(kind).fields.includes(field)) return 'field.unknown';
  if (choices && !choices.includes(value)) return 'field.choice';
  return factFault(field, value, now);
};

const clean = (value: string): string => value.replaceAll('\u0000', '').replace(/\s+/g, ' ').trim();

/**
 * The sent values in the form to be stored; refuses invalid fields. A masked ID number sent back means "unchanged",
 * since nobody types asterisks.
 */
export const checkedData = (kind: FactKind, sent: FactData, stands: FactData, now: Date): FactData => {
  const data = Object.fromEntries(
    Object.entries(sent)
      .map(([field, value]): [string, string] => [
        field,
        field === 'idNumber' && isMasked(value) ? (stands.idNumber ?? '') : clean(value),
      ])
      .filter(([, value]) => value !== ''),
  ) as FactData;
  const problems = Object.entries(data).flatMap(([field, value]): FieldProblem[] => {
    const said = problemAt(kind, field as FactField, value, now);
    return said ? [{ path: `body.data.${field}`, said }] : [];
  });
  const { known, fields } = factRule(kind);
  // If what identifies the fact is missing, the error names the plainest of the possible fields: the last.
  const name = known.at(-1) ?? fields[0];
  if (problems.length === 0 && (knownBy(kind, data) === null || Object.keys(data).length === 0))
    problems.push({ path: `body.data.${name}`, said: 'field.required' });
  if (problems.length > 0) throw badRequest('request.invalid', { fields: problems });
  return data;
};
