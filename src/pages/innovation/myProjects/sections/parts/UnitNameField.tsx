import { APPLICATION_LIMITS } from '@contract/limits';
import { UnitSearchField } from '@/components/form/UnitSearchField';
import { useText } from '@/i18n/useText';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { searchUnits } from '@/pages/parts/unit/searchUnits';
import { useSectionFields } from './useSectionFields';

interface Props {
  section: SectionProps;
  /** Where name and code stand: `unit`, or a row of the partners. */
  at: string;
  /** Path that keeps which unit of the register it is. */
  idPath?: string;
}

/** 单位全称: found in the register, or typed as it stands on the seal. */
export function UnitNameField({ section, at, idPath }: Props) {
  const { draft } = section;
  const t = useText();
  const field = useSectionFields(section).text(`${at}.name`);
  return (
    <UnitSearchField
      {...field}
      required
      {...APPLICATION_LIMITS.unitName}
      help={t('sections.unit.name.help')}
      placeholder={t('sections.unit.name.placeholder')}
      search={searchUnits}
      onChange={(name) => {
        field.onChange(name);
        // A name that is typed belongs to no unit of the register until one is picked.
        if (idPath && draft.value(idPath) !== null) draft.set(idPath, null);
      }}
      onPick={({ id, name, uscc }) => {
        field.onChange(name);
        if (uscc) draft.set(`${at}.uscc`, uscc);
        if (idPath) draft.set(idPath, id);
      }}
    />
  );
}
