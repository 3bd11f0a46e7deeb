import type { Fact } from '@contract/fact';
import { type FactKind, factRule } from '@contract/fact-choices';
import { useState } from 'react';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { useFactText } from '@/pages/parts/reuse/useFactText';
import { FormDialog } from '@/pages/user/parts/FormDialog';
import { useSaved } from '@/pages/user/parts/useSaved';
import { addFact, correctFact } from '@/services/fact';
import { FactControl } from './FactControl';
import { cleaned, type FactValues, factFaults, namingField } from './fact-values';

interface Props {
  kind: FactKind;
  /** The fact to correct; undefined to add one. */
  fact?: Fact;
  onClose: () => void;
  onSaved: (fact: Fact) => void;
}

/** Form to add or correct a fact. */
export function FactDialog({ kind, fact, onClose, onSaved }: Props) {
  const t = useText();
  const say = useWords();
  const text = useFactText();
  const saved = useSaved();
  const { fields, known } = factRule(kind);
  const naming = namingField(kind);
  // If the fact was corrected elsewhere meanwhile, untouched fields show that, and the next save is based on it.
  const [stands, setStands] = useState(fact);
  const form = useFieldForm<FactValues>({
    form: `fact-${fact?.id ?? kind}`,
    initial: Object.fromEntries(fields.map((field) => [field, stands?.data[field] ?? null])),
    // It may hold an ID number.
    personal: true,
    check: (values) => factFaults(say, kind, values, text.label),
    // A fact without a naming field may leave out any field, but not all of them.
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
  const title = t(fact ? 'reuse.item.correctNamed.action' : 'reuse.item.addNamed.action', {
    name: text.kind(kind),
  });
  return (
    <FormDialog open title={title} form={form} onClose={onClose} submitText={t('reuse.item.save.action')}>
      {fields.map((field) => (
        <FactControl
          key={field}
          {...form.at(field)}
          value={form.values[field] ?? null}
          field={field}
          label={text.label(kind, field)}
          required={field === naming && known.length > 0}
        />
      ))}
    </FormDialog>
  );
}
