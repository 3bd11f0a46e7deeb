import type { AdminViews } from '@contract/admin-view';
import { FilterChips } from '@/components/FilterChips';
import { useText } from '@/i18n/useText';

interface Props {
  kept: AdminViews;
  /** Name of the view on the screen: empty for all rows, and none of them where the address says something else. */
  current: string;
}

/** The views of a list, each at an address to pass on. */
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
