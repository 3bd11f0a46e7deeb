import { useSearchedList } from '@/components/form/useComposedSearch';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { SelectItem } from '@/pages/admin/parts/form/SelectItem';
import { listMergeTargets } from '@/services/admin-school';

interface Props {
  /** The school whose departments can be chosen; null to choose a school. */
  schoolId: number | null;
  /** Id of the entry to be merged, which is not offered as its own target. */
  own: number;
}

/** Chooses the entry that a duplicate is merged into. */
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
