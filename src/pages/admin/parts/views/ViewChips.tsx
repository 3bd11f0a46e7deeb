import type { AdminViews } from '@contract/admin-view';
import { FilterChips } from '@/components/FilterChips';
import { useText } from '@/i18n/useText';

interface Props {
  kept: AdminViews;
  /** Name of the current view; empty for all rows. If the address differs from every view, it matches none. */
  current: string;
}

/** The saved views of a list as links that can be shared. */
export function ViewChips({ kept, current }: Props) {
  const t = useText();
  return (
    <FilterChips
      label={t('admin.view.self.label')}
      current={current}
      chips={[
        { value: '', label: t('admin.view.all.label'), to: '?' },
        ...kept.views.map(({ name, query }) => ({
          value: name,
          label: name === kept.opensWith ? t('admin.view.default.label', { name }) : name,
          to: `?${query}`,
        })),
      ]}
    />
  );
}
