import { APPLICATION_LIMITS as L } from '@contract/limits';
import { FieldStack } from '@/components/form/FieldStack';
import { RowsField } from '@/components/form/RowsField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useText } from '@/i18n/useText';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { FIGURE_LIMITS } from './parts/file-limits';
import { SlotUpload } from './parts/SlotUpload';
import { useSectionFields } from './parts/useSectionFields';
import { useSectionRows } from './parts/useSectionRows';

/** 研究方案. */
export default function PlanSection(props: SectionProps) {
  const t = useText();
  const fields = useSectionFields(props);
  const { faults: _, ...innovations } = useSectionRows(props, 'plan.innovations');
  return (
    <FieldStack>
      <TextAreaField
        {...fields.text('plan.basis')}
        required
        help={t('sections.plan.basis.help')}
        max={L.basis.max}
        rows={10}
      />
      <TextAreaField
        {...fields.text('plan.content')}
        required
        help={t('sections.plan.content.help')}
        max={L.content.max}
        rows={12}
      />
      <RowsField
        {...innovations}
        rowName={innovations.label}
        help={t('sections.plan.innovations.help', { ...L.innovations, n: L.innovation.max })}
        max={L.innovations.max}
      >
        {(id) => (
          <TextAreaField
            {...fields.text(`plan.innovations.${id}.text`)}
            label={t('sections.plan.innovation.label')}
            required
            max={L.innovation.max}
            rows={3}
          />
        )}
      </RowsField>
      <TextAreaField
        {...fields.text('plan.route')}
        required
        help={t('sections.plan.route.help')}
        max={L.route.max}
        rows={10}
      />
      <SlotUpload
        section={props}
        path="plan.routeFigure"
        limits={FIGURE_LIMITS}
        help={t('sections.plan.figure.help')}
      />
      <TextAreaField
        {...fields.text('plan.risk')}
        help={t('sections.plan.risk.help')}
        max={L.risk.max}
        rows={5}
      />
    </FieldStack>
  );
}
