import { Banner } from '@/components/Banner';
import { UnitSearchField } from '@/components/form/UnitSearchField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { searchUnits } from '@/pages/parts/unit/searchUnits';
import { FormFrame } from '@/pages/user/parts/FormFrame';
import { useSaved } from '@/pages/user/parts/useSaved';
import { askToJoin } from '@/services/unit-member';

interface Values {
  unit: string | null;
  picked: { id: number; name: string; former?: string; attended: boolean } | null;
}

/** Asks a unit's administrator for admission. */
export function JoinForm({ onSent }: { onSent: () => void }) {
  const t = useText();
  const saved = useSaved();
  const form = useFieldForm<Values>({
    form: 'join-unit',
    initial: { unit: null, picked: null },
    check: ({ unit, picked: known }) => {
      if (!unit) return { unit: t('certification.unit.name.required') };
      return known?.name === unit ? {} : { unit: t('certification.unit.name.invalid') };
    },
    send: async ({ picked: known }) => {
      await askToJoin(known?.id ?? 0);
      saved('certification.unit.asked.success');
      onSent();
    },
  });
  const { values } = form;
  // A name edited after picking no longer refers to the picked unit.
  const picked = values.picked?.name === values.unit ? values.picked : null;
  return (
    <FormFrame
      form={form}
      label={t('certification.unit.join.title')}
      submitText={t('certification.unit.join.action')}
    >
      <UnitSearchField
        {...form.at('unit')}
        label={t('certification.unit.name.label')}
        help={t('certification.unit.name.help')}
        required
        shape="any"
        search={searchUnits}
        onPick={({ parentName: _, uscc: __, ...unit }) => form.set({ unit: unit.name, picked: unit })}
      />
      {picked?.former && (
        <Banner>{t('certification.unit.former.help', { name: picked.name, former: picked.former })}</Banner>
      )}
      {picked?.attended === false && (
        <Banner tone="warning">{t('certification.unit.unattended.help', { name: picked.name })}</Banner>
      )}
    </FormFrame>
  );
}
