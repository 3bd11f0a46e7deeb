import { APPLICATION_LIMITS } from '@contract/limits';
import { UnitSearchField } from '@/components/form/UnitSearchField';
import { useText } from '@/i18n/useText';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { searchUnits } from '@/pages/parts/unit/searchUnits';
import { useSectionFields } from './useSectionFields';

interface Props {
  section: SectionProps;
  /** Parent path of name and code: `unit`, or a row of the partners. */
  at: string;
  /** Path that stores the id of the registered unit. */
  idPath?: string;
}

/** 单位全称: picked from the registered units, or typed as on the official seal. */
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
        // A name typed by hand is not linked to a registered unit until one is picked.
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
