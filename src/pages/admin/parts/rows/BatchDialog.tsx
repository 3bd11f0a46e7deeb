import { type Key, useId, useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { ErrorState } from '@/components/ErrorState';
import { FirstFocus } from '@/components/FirstFocus';
import { LeftWords } from '@/components/form/LeftWords';
import { useLeftWords } from '@/components/form/useLeftWords';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTypedHold } from '@/pages/admin/parts/form/useTypedHold';
import { focusField } from '@/utils/focus-field';
import { BatchButtons } from './BatchButtons';
import { BatchCases } from './BatchCases';
import styles from './BatchDialog.module.css';
import { BatchReason, reasonFaults } from './BatchReason';
import { BatchTold } from './BatchTold';
import { askAll, type RowAct, type RowWork } from './row-work';
import { useBatchRun } from './useBatchRun';

interface Props<Row> {
  act: RowAct<Row>;
  work: RowWork<Row>;
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Gets the rows that were decided; rows that failed stay selected. */
  onDone: (done: readonly Row[]) => void;
  onClose: () => void;
}

/** One decision for the selected rows: first its effects and who will be notified, then the result of each row. */
export function BatchDialog<Row>({ act, work, rows, rowKey, onDone, onClose }: Props<Row>) {
  const t = useText();
  const reasonId = useId();
  const { data: cases, error, loading, reload } = useLoad(() => askAll(act, rows));
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState(false);
  const batch = useBatchRun(rowKey);
  const { stage, done } = batch;
  const { onValuesChange, onSent, close } = useTypedHold(onClose);
  const typed = [{ label: t('admin.form.reason.label'), text: reason }];
  const letGo = useLeftWords({
    title: act.name,
    words: () => (stage === 'asked' ? typed : []),
    refusal: () => null,
  });
  const open = cases?.filter(({ run }) => run !== null) ?? [];
  const told = [...new Set(open.flatMap(({ row }) => work.told(row)))];

  const carryOut = async () => {
    if (reasonFaults(t, reason, act.reason).length > 0) {
      setRefused(true);
      focusField(reasonId);
      return;
    }
    let finished: readonly Row[] = [];
    await onSent(async () => {
      finished = await batch.run(open, reason.trim());
      return true;
    });
    onDone(finished);
  };
  const lead = () => {
    if (stage === 'over') return t('admin.batch.over.label', { done, left: rows.length - done });
    const key = told.length > 0 ? 'admin.batch.preview.label' : 'admin.batch.silent.label';
    return t(key, { n: open.length, people: told.length });
  };
  return (
    <Dialog
      open
      centered
      width={560}
      title={t('admin.batch.self.title', { act: act.name, n: rows.length })}
      footer={
        <BatchButtons
          act={act}
          count={open.length}
          stage={stage}
          onRun={() => void carryOut()}
          onCancel={() => void close(letGo)}
          onClose={onClose}
        />
      }
      closable={stage !== 'running'}
      mask={{ closable: false }}
      keyboard={stage !== 'running'}
      onCancel={() => void close(letGo)}
    >
      {error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !cases && <LoadingSkeleton count={3} />}
      {cases && (
        <div className={styles.body}>
          {stage !== 'running' && <FirstFocus key={stage} />}
          <p role="status" className={styles.lead}>
            {lead()}
          </p>
          {stage === 'asked' && told.length > 0 && <BatchTold people={told} />}
          <BatchCases
            cases={cases.map(({ row, why, follows }) => ({
              key: rowKey(row),
              name: work.name(row),
              why,
              follows,
              outcome: batch.outcomeOf(row),
            }))}
          />
          {stage === 'over' && done < open.length && reason !== '' && (
            <LeftWords words={typed} refusal={null} />
          )}
          {act.reason && stage === 'asked' && (
            <BatchReason
              id={reasonId}
              limit={act.reason}
              value={reason}
              refused={refused}
              onChange={(next) => {
                setReason(next);
                onValuesChange();
              }}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
