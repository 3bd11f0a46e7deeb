import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { OfficeContact } from '@/components/OfficeContact';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';

interface Props {
  keyword: string | undefined;
  list: string;
  /** The title of the list. */
  name: string;
  /** True if the address contains a filter. */
  isFiltered: boolean;
}

/** Nothing has been published yet: says that it will appear here, and whom to ask in the meantime. */
function Blank({ name }: Pick<Props, 'name'>) {
  const t = useText();
  const { contact } = useStart().state.setting;
  return (
    <EmptyState title={t('content.list.blank.empty', { name })}>
      <p>{t('content.list.blank.help')}</p>
      {contact.phone && (
        <OfficeContact
          name={t('application.tasks.office.label')}
          phone={contact.phone}
          hours={contact.hours}
        />
      )}
    </EmptyState>
  );
}

/** No matches: names the search term and links back to the full list. */
export function NoContent({ keyword, list, name, isFiltered }: Props) {
  const t = useText();
  if (!isFiltered) return <Blank name={name} />;
  return (
    <EmptyState
      drawing="noResult"
      title={keyword ? t('content.list.none.empty', { word: keyword }) : t('content.list.nothing.empty')}
      action={<ButtonLink to={list}>{t('content.list.clear.action')}</ButtonLink>}
    />
  );
}
