import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { SelectItem } from '@/pages/admin/parts/form/SelectItem';
import { listContent } from '@/services/content';

const POLICIES_MAX = 10;
const LISTED = 100;

/** The policies that a period is based on, chosen from the published ones. */
export function PolicyChoice() {
  const t = useText();
  const { data, loading } = useLoad(() => listContent('policyDoc', { pageSize: LISTED }, 'form'));
  return (
    <SelectItem
      name="policies"
      label={t('admin.period.policies.label')}
      extra={t('admin.period.policies.help')}
      colProps={{ span: 24 }}
      control={{
        mode: 'multiple',
        loading,
        maxCount: POLICIES_MAX,
        showSearch: { optionFilterProp: 'label' },
        options: (data?.list ?? []).map(({ id, title, docNo }) => ({
          value: id,
          label: docNo ? `${title}（${docNo}）` : title,
        })),
      }}
    />
  );
}
