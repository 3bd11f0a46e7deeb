import { EXPORT_KEPT_DAYS, EXPORT_KEPT_TABLES } from '@contract/limits';
import { EmptyState } from '@/components/EmptyState';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import styles from '@/pages/user/parts/records.module.css';
import { type ExportJob, listExports } from '@/services/export';
import { ExportItem } from './ExportItem';
import { useWhileOpen } from './useWhileOpen';

/** 我的导出: the reader's exported files, as long as they are kept. */
export default function ExportsPage() {
  const t = useText();
  const loaded = useLoad<ExportJob[]>(listExports, { refreshOnWindowFocus: true });
  useWhileOpen(loaded);
  return (
    <>
      <PageHeading
        title={t('exports.list.page.title')}
        lead={t('exports.list.lead.help', { days: EXPORT_KEPT_DAYS, tables: EXPORT_KEPT_TABLES })}
      />
      <LoadedBlock from={loaded}>
        {(jobs) =>
          jobs.length === 0 ? (
            <EmptyState title={t('exports.list.none.empty')}>{t('exports.list.none.help')}</EmptyState>
          ) : (
            <ul className={styles.list}>
              {jobs.map((job) => (
                <ExportItem key={job.id} job={job} onChanged={loaded.reload} />
              ))}
            </ul>
          )
        }
      </LoadedBlock>
    </>
  );
}
