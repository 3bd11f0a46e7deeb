import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { OfficeContact } from '@/components/OfficeContact';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';

interface Props {
  keyword: string | undefined;
  list: string;
  /** What the list is called. */
  name: string;
  /** Something in the address narrows the list. */
  isFiltered: boolean;
}

/** Nothing was published yet: it will stand here, and whoever cannot wait may ask. */
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

/** Nothing found, for which word, and the way back to everything. */
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
