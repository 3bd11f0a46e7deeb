import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { useText } from '@/i18n/useText';

interface Props {
  keyword: string | undefined;
  list: string;
  /** Something in the address narrows the list. */
  isFiltered: boolean;
}

/** Nothing found, for which word, and the way back to everything. */
export function NoContent({ keyword, list, isFiltered }: Props) {
  const t = useText();
  return (
    <EmptyState
      drawing="noResult"
      title={keyword ? t('content.list.none.empty', { word: keyword }) : t('content.list.nothing.empty')}
      action={isFiltered && <ButtonLink to={list}>{t('content.list.clear.action')}</ButtonLink>}
    />
  );
}
