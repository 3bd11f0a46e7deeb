import type { SavedFilters } from '@contract/saved-search';
import type { SavedKind } from '@contract/saved-search-choices';
import type { MessageId } from '@/i18n/message-id';
import type { useText } from '@/i18n/useText';

type Say = ReturnType<typeof useText>;

const wordOf = (t: Say, kind: SavedKind, key: string, value: string): string => {
  if (key === 'keyword') return t('saved.keyword.self.label', { keyword: value });
  if (key === 'status') return t(`kit.status.demand.${value}.label` as MessageId);
  if (key === 'field') return t(`demand.field.${value}.label` as MessageId);
  if (key === 'deadline') return t('saved.deadline.self.label', { n: value });
  if (key === 'year' || key === 'unit') return value;
  const own = kind === 'demand' ? `demand.${key}.${value}.label` : `achi.${key}.${value}.label`;
  return t(own as MessageId);
};

/** The filters of a saved search in words; without any filter it finds everything. */
export const savedWords = (t: Say, kind: SavedKind, filters: SavedFilters): string[] => {
  const words = Object.entries(filters).flatMap(([key, value]) =>
    value === undefined || key === 'ref' ? [] : [wordOf(t, kind, key, String(value))],
  );
  return words.length > 0 ? words : [t(`saved.all.${kind}.label`)];
};
