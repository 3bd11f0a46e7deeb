import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { SelectItem } from '@/pages/admin/parts/form/SelectItem';
import { listContent } from '@/services/content';

const LISTED = 100;

/** The template that applicants fill in for a material, chosen among 常用模板. */
export function TemplateChoice() {
  const t = useText();
  const { data, loading } = useLoad(() => listContent('commonTemplates', { pageSize: LISTED }, 'form'), {
    cacheKey: 'period-templates',
  });
  return (
    <SelectItem
      name="templateId"
      label={t('admin.period.materialTemplate.label')}
      colProps={{ xs: 24, sm: 18 }}
      control={{
        loading,
        showSearch: { optionFilterProp: 'label' },
        options: (data?.list ?? []).map(({ id, title }) => ({ value: id, label: title })),
      }}
    />
  );
}
