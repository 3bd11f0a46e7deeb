import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import styles from '@/pages/user/parts/records.module.css';
import { listSavedSearches } from '@/services/saved-search';
import { SavedItem } from './SavedItem';

/** 保存的搜索: the reader's saved searches, each to open, rename, pause or delete. */
export default function SavedSearchesPage() {
  const t = useText();
  const loaded = useLoad(() => listSavedSearches());
  return (
    <>
      <PageHeading title={t('saved.list.page.title')} lead={t('saved.list.lead.label')} />
      <LoadedBlock from={loaded}>
        {(searches) =>
          searches.length === 0 ? (
            <EmptyState
              title={t('saved.list.none.empty')}
              action={<ButtonLink to="/demand">{t('saved.list.go.action')}</ButtonLink>}
            >
              {t('saved.list.none.help')}
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {searches.map((search) => (
                <SavedItem key={search.id} search={search} onChanged={loaded.reload} />
              ))}
            </ul>
          )
        }
      </LoadedBlock>
    </>
  );
}
