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
  /** The one that is corrected; without it one is added. */
  fact?: Fact;
  onClose: () => void;
  onSaved: (fact: Fact) => void;
}

/** One fact, written or corrected. */
export function FactDialog({ kind, fact, onClose, onSaved }: Props) {
  const t = useText();
  const say = useWords();
  const text = useFactText();
  const saved = useSaved();
  const { fields, known } = factRule(kind);
  const naming = namingField(kind);
  // Corrected elsewhere meanwhile: what was not touched here shows that, and the next save rests on it.
  const [stands, setStands] = useState(fact);
  const form = useFieldForm<FactValues>({
    form: `fact-${fact?.id ?? kind}`,
    initial: Object.fromEntries(fields.map((field) => [field, stands?.data[field] ?? null])),
    // It may hold an ID number.
    personal: true,
    check: (values) => factFaults(say, kind, values, text.label),
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
