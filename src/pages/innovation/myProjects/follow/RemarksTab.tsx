import type { Remark } from '@contract/remark';
import { flatten } from '@contract/rules/draft-fields';
import { useState } from 'react';
import { useFieldText } from '@/components/answers/useFieldText';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { fieldName } from '@/components/remarks/field-name';
import { RemarkCard } from '@/components/remarks/RemarkCard';
import type { useRemarks } from '@/hooks/useRemarks';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { ApplicationRecord } from '@/pages/innovation/myProjects/parts/useRecord';
import { closeRemark } from '@/services/remark';
import styles from './follow.module.css';

interface Props {
  record: ApplicationRecord;
  state: ReturnType<typeof useRemarks>;
}

/** 意见: every remark with the value before, the value after, and the answer; its author can close it. */
export function RemarksTab({ record, state }: Props) {
  const t = useText();
  const say = useWords();
  const text = useFieldText(record);
  const [failure, setFailure] = useState<string | null>(null);
  const { remarks, loaded, error, loading, reload, replace } = state;
  const { id, sections } = record.application;
  const fields = flatten(sections);
  const close = async (remark: Remark): Promise<void> => {
    try {
      replace(await closeRemark(id, remark.id));
      setFailure(null);
    } catch (problem) {
      setFailure(failureText(t, problem));
    }
  };
  if (error && !loaded) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
  if (!loaded) return <LoadingSkeleton count={3} />;
  if (remarks.length === 0) return <EmptyState title={t('life.remarks.none.empty')} />;
  return (
    <>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {remarks.map((remark) => (
        <RemarkCard
          key={remark.id}
          remark={remark}
          nameOf={(path) => fieldName(say, fields, path)}
          textOf={text}
        >
          {remark.actions.includes('close') && (
            <Button size="small" icon="check" onClick={() => void close(remark)}>
              {t('life.remark.close.action')}
            </Button>
          )}
        </RemarkCard>
      ))}
    </>
  );
}
