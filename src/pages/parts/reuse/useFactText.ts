import type { Fact } from '@contract/fact';
import {
  FACT_FIELDS,
  type FactField,
  type FactFieldRule,
  type FactKind,
  factRule,
} from '@contract/fact-choices';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

const ruleOf = (field: FactField): FactFieldRule => FACT_FIELDS[field];

/** What a fact says, in words. */
export function useFactText() {
  const t = useText();
  const time = useTimeText();
  const kind = (key: FactKind): string => t(`reuse.kind.${key}.label`);
  const label = (key: FactKind, field: FactField): string =>
    field === 'name' && (key === 'member' || key === 'contact')
      ? t('reuse.field.person.label')
      : t(`reuse.field.${field}.label`);
  const choice = (field: FactField, value: string): string =>
    t(
      (field === 'output'
        ? `result.output.${value}.label`
        : `application.choice.${field}.${value}.label`) as MessageId,
    );
  const choices = (field: FactField): { value: string; label: string }[] | null =>
    ruleOf(field).choices?.map((value) => ({ value, label: choice(field, value) })) ?? null;
  const value = (field: FactField, text: string): string =>
    ruleOf(field).choices ? choice(field, text) : text;
  /** The name comes first, then the rest; the ID number is left out, since it is only for those who open the fact. */
  const words = ({ kind: key, data }: Pick<Fact, 'kind' | 'data'>): string[] => {
    const fields = factRule(key).fields.filter((field) => data[field] && field !== 'idNumber');
    const first: FactField[] = fields.filter((field) => field === 'name' || field === 'place');
    const term = [data.start, data.end].flatMap((month) => (month ? [time.written(month)] : [])).join('—');
    const rest = fields.filter((field) => !first.includes(field) && field !== 'start' && field !== 'end');
    return [
      ...first.map((field) => data[field] ?? ''),
      ...(term ? [term] : []),
      ...rest.map((field) => value(field, data[field] ?? '')),
    ];
  };
  return { kind, label, choices, words };
}
