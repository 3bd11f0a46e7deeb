import { useSearchedList } from '@/components/form/useComposedSearch';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { SelectItem } from '@/pages/admin/parts/form/SelectItem';
import { listMergeTargets } from '@/services/admin-school';

interface Props {
  /** Whose departments to choose from; null: schools. */
  schoolId: number | null;
  /** What is to be merged itself. */
  own: number;
}

/** The entry that another turns out to be. */
export function TargetField({ schoolId, own }: Props) {
  const t = useText();
  const { words, search } = useSearchedList();
  const { data, loading } = useLoad(() => listMergeTargets(schoolId, words), { question: words });
  return (
    <SelectItem
      name="targetId"
      label={t('admin.school.target.label')}
      rules={[{ required: true, message: t('admin.school.target.required') }]}
      control={{
        ...search,
        loading,
        options: (data ?? [])
          .filter(({ id }) => id !== own)
          .map(({ id, name }) => ({ value: id, label: name })),
      }}
    />
  );
}
