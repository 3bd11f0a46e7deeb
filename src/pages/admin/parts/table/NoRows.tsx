import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { useText } from '@/i18n/useText';

/** Shown when a list has no rows at all: what is missing, and how it gets there. */
export interface Blank {
  title: string;
  help?: string;
}

interface Props {
  /** Shown when the filters match nothing. */
  empty: string;
  blank: Blank | undefined;
  narrowed: boolean;
  onClear: () => void;
}

/** The empty state: filters that match nothing, with a button to clear them, or a list that is still empty. */
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
