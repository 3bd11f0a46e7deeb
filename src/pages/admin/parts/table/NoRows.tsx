import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { useText } from '@/i18n/useText';

/** What a list says where there is nothing at all: what is missing, and how it comes. */
export interface Blank {
  title: string;
  help?: string;
}

interface Props {
  /** Where the filters leave nothing. */
  empty: string;
  blank: Blank | undefined;
  narrowed: boolean;
  onClear: () => void;
}

/** No rows: the filters leave none, which one press mends, or there are none yet. */
export function NoRows({ empty, blank, narrowed, onClear }: Props) {
  const t = useText();
  if (!narrowed) return <EmptyState title={blank?.title ?? empty}>{blank?.help}</EmptyState>;
  return (
    <EmptyState
      title={empty}
      drawing="noResult"
      action={<Button onClick={onClear}>{t('admin.table.clear.action')}</Button>}
    />
  );
}
