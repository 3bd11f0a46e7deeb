import type { ExportJob } from '@contract/export-job';
import { EXPORT_ROWS_MAX } from '@contract/limits';
import { ProgressBar } from '@/components/ProgressBar';
import { type Text, useText } from '@/i18n/useText';
import styles from './ExportState.module.css';

const wordsOf = (t: Text, { state, done, total, reason }: ExportJob, fetched: boolean): string => {
  if (state === 'failed') return t(`exports.reason.${reason ?? 'fault'}.failure`, { limit: EXPORT_ROWS_MAX });
  if (state === 'ready' && reason) return t(`exports.reason.${reason}.failure`, { limit: EXPORT_ROWS_MAX });
  if (state === 'ready') return t(fetched ? 'exports.state.fetched.label' : 'exports.state.ready.label');
  if (state === 'waiting') return t('exports.state.waiting.label');
  return total ? t('exports.state.rows.label', { done, total }) : t('exports.state.running.label');
};

interface Props {
  job: ExportJob;
  fetched?: boolean;
}

/** How far an export is, in a line and, while it is being written, a bar. */
export function ExportState({ job, fetched = false }: Props) {
  const t = useText();
  const { state, done, total, reason } = job;
  const isOpen = state === 'waiting' || state === 'running';
  return (
    <>
      {isOpen && (
        <ProgressBar
          label={t(`exports.kind.${job.kind}.label`)}
          {...(total && state === 'running' ? { of: { done, total } } : {})}
        />
      )}
      {/* Only beginning and end are news for somebody who listens. */}
      <p
        className={state === 'failed' || reason ? styles.failed : styles.words}
        role={state === 'failed' || reason ? 'alert' : undefined}
        aria-live={isOpen ? 'off' : 'polite'}
      >
        {wordsOf(t, job, fetched)}
      </p>
    </>
  );
}
