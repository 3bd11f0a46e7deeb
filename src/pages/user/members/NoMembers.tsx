import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { useText } from '@/i18n/useText';
import { isNarrowed, type MembersQuery, wholeAddress } from './members-address';

/** The empty state: nobody at all, or no match with a link back to the full list. */
export function NoMembers({ query, empty }: { query: MembersQuery; empty: string }) {
  const t = useText();
  if (!isNarrowed(query)) return <EmptyState title={empty} />;
  const { keyword: word } = query;
  return (
    <EmptyState
      drawing="noResult"
      title={word ? t('user.members.nothing.empty', { word }) : t('user.members.unmatched.empty')}
      action={<ButtonLink to={wholeAddress(query)}>{t('user.members.clear.action')}</ButtonLink>}
    >
      {word && t('user.members.nothing.help')}
    </EmptyState>
  );
}
