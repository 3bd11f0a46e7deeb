import type { Fact } from '@contract/fact';
import {
  FACT_FIELDS,
  type FactField,
  type FactFieldRule,
  type FactKind,
  factRule,
} from '@contract/fact-choices';
import { factFault } from '@contract/rules/fact-faults';
import { knownBy } from '@contract/rules/known-by';
import { FAULT_WORDS } from '@contract/rules/text-faults';
import { asWritten } from '@contract/word';
import { useState } from 'react';
import { DateField } from '@/components/form/DateField';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { useFactText } from '@/pages/parts/reuse/useFactText';
import { FormDialog } from '@/pages/user/parts/FormDialog';
import { useSaved } from '@/pages/user/parts/useSaved';
import { addFact, correctFact } from '@/services/fact';

type Values = Partial<Record<FactField, string | null>>;

interface Props {
  kind: FactKind;
  /** The one that is corrected; without it one is added. */
  fact?: Fact;
  onClose: () => void;
  onSaved: (fact: Fact) => void;
}

const LTR: readonly string[] = ['phone', 'email', 'uscc', 'idNumber'];

const cleaned = (values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, (value ?? '').trim()]));

/** One fact, written or corrected. */
export function FactDialog({ kind, fact, onClose, onSaved }: Props) {
  const t = useText();
  const say = useWords();
  const text = useFactText();
  const saved = useSaved();
  const { fields, known } = factRule(kind);
  const naming = known.at(-1) ?? fields[0];
  // Corrected elsewhere meanwhile: what was not touched here shows that, and the next save rests on it.
  const [stands, setStands] = useState(fact);
  const form = useFieldForm<Values>({
    form: `fact-${fact?.id ?? kind}`,
    initial: Object.fromEntries(fields.map((field) => [field, stands?.data[field] ?? null])),
    // It may hold an ID number.
    personal: true,
    check: (values) => {
      const data = cleaned(values);
      const faults = fields.flatMap((field) => {
        const fault = factFault(field, data[field] ?? '', new Date());
        return fault ? [[field, say(fault)]] : [];
      });
      const isUnnamed = known.length > 0 && knownBy(kind, data) === null;
      if (isUnnamed && naming)
        faults.push([
          naming,
          say(FAULT_WORDS.word('required', { label: asWritten(text.label(kind, naming)) })),
        ]);
      return Object.fromEntries(faults);
    },
    // Where nothing names it each field may be left out, but not all of them.
    checkWhole: (values) =>
      known.length > 0 || Object.values(cleaned(values)).some(Boolean) ? null : t('reuse.item.any.required'),
    byCode: naming ? { 'fact.exists': naming } : {},
    send: async (values) => {
      const data = cleaned(values);
      const result = stands
        ? await correctFact(stands.id, { version: stands.version, data })
        : await addFact({ kind, data });
      saved(fact ? 'reuse.item.corrected.success' : 'reuse.item.added.success');
      onSaved(result);
    },
    onRefusal: ({ errorCode, data }) => {
      if (errorCode === 'fact.version_moved') setStands(data as Fact);
    },
  });
  const control = (field: FactField) => {
    const { form: shape, max }: FactFieldRule = FACT_FIELDS[field];
    const own = { ...form.at(field), value: form.values[field] ?? null, label: text.label(kind, field) };
    const isRequired = field === naming && known.length > 0;
    const choices = text.choices(field);
    if (choices)
      return (
        <SelectField
          key={field}
          {...own}
          options={choices}
          placeholder={t('sections.choice.any.placeholder')}
        />
      );
    if (shape === 'month') return <DateField key={field} {...own} precision="month" />;
    return <TextField key={field} {...own} required={isRequired} ltr={LTR.includes(field)} max={max} />;
  };
  const title = t(fact ? 'reuse.item.correctNamed.action' : 'reuse.item.addNamed.action', {
    name: text.kind(kind),
  });
  return (
    <FormDialog open title={title} form={form} onClose={onClose} submitText={t('reuse.item.save.action')}>
      {fields.map(control)}
    </FormDialog>
  );
}
