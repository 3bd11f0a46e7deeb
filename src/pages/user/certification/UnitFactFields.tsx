import { UNIT_NATURES } from '@contract/enums';
import { cleanCode } from '@contract/rules/clean-text';
import { usccProblem } from '@contract/rules/uscc';
import { UNIT_FACT_LIMITS } from '@contract/unit-choices';
import { useChoices } from '@/components/answers/useChoices';
import { RadioCards } from '@/components/form/RadioCards';
import { TextField } from '@/components/form/TextField';
import type { FieldForm } from '@/hooks/useFieldForm';
import type { TextFault } from '@/hooks/useTextFault';
import { type Text, useText } from '@/i18n/useText';
import { RegionField } from '@/pages/user/parts/RegionField';

const TEXTS = ['unitName', 'legalPerson', 'address'] as const;

export interface UnitFactValues {
  uscc: string | null;
  unitName: string | null;
  nature: string | null;
  legalPerson: string | null;
  region: string[] | null;
  address: string | null;
}

/** Error messages by field, for empty and invalid values. */
export const unitFactFaults = (
  t: Text,
  faultOf: TextFault,
  values: UnitFactValues,
): Partial<Record<keyof UnitFactValues, string>> => {
  const code = usccProblem(cleanCode(values.uscc ?? ''));
  const textFault = (name: (typeof TEXTS)[number]): string | null =>
    values[name]?.trim()
      ? faultOf(t(`register.${name}.self.label`), values[name], UNIT_FACT_LIMITS[name])
      : t(`register.${name}.self.required`);
  const texts = TEXTS.map((name) => [name, textFault(name)] as const);
  return {
    ...(code ? { uscc: t(`register.uscc.${code}.invalid`) } : {}),
    ...Object.fromEntries(texts.filter(([, fault]) => fault !== null)),
    ...(values.nature ? {} : { nature: t('register.nature.self.required') }),
    ...(values.region?.[0] ? {} : { region: t('certification.unit.register.region.required') }),
  };
};

/** The values as the service accepts them; null if no nature is chosen. */
export const unitFactsOf = ({ uscc, unitName, nature, legalPerson, region, address }: UnitFactValues) => {
  const known = UNIT_NATURES.find((one) => one === nature);
  if (!known) return null;
  const [province = '', city = province] = region ?? [];
  return {
    uscc: cleanCode(uscc ?? ''),
    unitName: unitName?.trim() ?? '',
    nature: known,
    legalPerson: legalPerson?.trim() ?? '',
    province,
    city,
    address: address?.trim() ?? '',
  };
};

interface Props {
  at: FieldForm<UnitFactValues>['at'];
  /** Help text at the credit code: where to find it, or when it changes. */
  codeHelp: string;
}

/** The registered details of a unit, in the order of its business licence. */
export function UnitFactFields({ at, codeHelp }: Props) {
  const t = useText();
  const { nature: natures } = useChoices();
  return (
    <>
      <TextField
        {...at('uscc')}
        label={t('register.uscc.self.label')}
        help={codeHelp}
        required
        shape="uscc"
        width="medium"
        ltr
      />
      <TextField
        {...at('unitName')}
        label={t('register.unitName.self.label')}
        help={t('register.unitName.self.help')}
        required
        {...UNIT_FACT_LIMITS.unitName}
      />
      <RadioCards
        {...at('nature')}
        label={t('register.nature.self.label')}
        required
        layout="line"
        options={natures}
      />
      <TextField
        {...at('legalPerson')}
        label={t('register.legalPerson.self.label')}
        required
        {...UNIT_FACT_LIMITS.legalPerson}
        width="medium"
      />
      <RegionField {...at('region')} label={t('certification.unit.register.region.label')} required />
      <TextField
        {...at('address')}
        label={t('register.address.self.label')}
        required
        {...UNIT_FACT_LIMITS.address}
      />
    </>
  );
}
