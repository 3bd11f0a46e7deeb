import { APPLICATION_LIMITS as L } from '@contract/limits';
import { cleanCode } from '@contract/rules/clean-text';
import { FieldStack } from '@/components/form/FieldStack';
import { MoneyField } from '@/components/form/MoneyField';
import { RowsCollapse } from '@/components/form/RowsCollapse';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useMoney } from '@/i18n/useMoney';
import { useText } from '@/i18n/useText';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { AGREEMENT_LIMITS } from './file-limits';
import { SlotUpload } from './SlotUpload';
import { UnitNameField } from './UnitNameField';
import { useSectionFields } from './useSectionFields';
import { useSectionRows } from './useSectionRows';

const LIST = 'unit.partners';

/** 合作单位 with their share of work and money, and the agreement. */
export function PartnerRows(props: SectionProps) {
  const { draft } = props;
  const t = useText();
  const money = useMoney();
  const fields = useSectionFields(props);
  const rows = useSectionRows(props, LIST);
  const summary = (id: string): string => {
    const name = draft.value(`${LIST}.${id}.name`);
    const fund = draft.value(`${LIST}.${id}.fund`);
    if (typeof name !== 'string') return '';
    return typeof fund === 'number'
      ? t('sections.unit.partner.label', { name, fund: money.short(fund) })
      : name;
  };
  return (
    <RowsCollapse
      {...rows}
      rowName={rows.label}
      help={t('sections.unit.partners.help', L.partners)}
      max={L.partners.max}
      summary={summary}
    >
      {(id) => {
        const at = `${LIST}.${id}`;
        return (
          <>
            <UnitNameField section={props} at={at} />
            <FieldStack columns>
              <TextField {...fields.text(`${at}.uscc`)} required shape="uscc" clean={cleanCode} ltr />
              <MoneyField {...fields.number(`${at}.fund`)} required />
            </FieldStack>
            <TextAreaField {...fields.text(`${at}.task`)} required max={L.task.max} rows={2} />
            <SlotUpload
              section={props}
              path={`${at}.agreement`}
              limits={AGREEMENT_LIMITS}
              help={t('sections.unit.agreement.help')}
              required
            />
          </>
        );
      }}
    </RowsCollapse>
  );
}
