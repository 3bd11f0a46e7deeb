import { UNIT_NATURES } from '@contract/enums';
import { REAL_NAME_LENGTH } from '@contract/rules/account-rules';
import { UNIT_FACT_LIMITS } from '@contract/unit-choices';
import { TextInput } from '@/components/sign-in/TextInput';
import type { FieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { ChoiceInput } from './ChoiceInput';
import { RuleFoot } from './RuleFoot';
import { UNIT_TEXTS, type UnitValues } from './unit-details';

/** Details of the unit, and who will administer it. */
export function UnitFields({
  values,
  errors,
  set,
}: Pick<FieldForm<UnitValues>, 'values' | 'errors' | 'set'>) {
  const t = useText();
  return (
    <>
      {UNIT_TEXTS.map((name) => (
        <TextInput
          key={name}
          name={name}
          dir="auto"
          label={t(`register.${name}.self.label`)}
          help={name === 'unitName' ? t('register.unitName.self.help') : undefined}
          autoComplete="off"
          value={values[name]}
          onChange={(text) => set({ [name]: text })}
          error={errors[name]}
          foot={<RuleFoot name={name} value={values[name]} rule={UNIT_FACT_LIMITS[name]} />}
        />
      ))}
      <ChoiceInput
        name="nature"
        label={t('register.nature.self.label')}
        choices={UNIT_NATURES.map((value) => ({ value, label: t(`register.nature.${value}.label`) }))}
        value={values.nature}
        onChange={(nature) => set({ nature })}
        error={errors.nature}
      />
      <TextInput
        name="adminName"
        dir="auto"
        label={t('register.adminName.self.label')}
        autoComplete="name"
        value={values.adminName}
        onChange={(adminName) => set({ adminName })}
        error={errors.adminName}
        foot={<RuleFoot name="adminName" value={values.adminName} rule={REAL_NAME_LENGTH} />}
      />
    </>
  );
}
