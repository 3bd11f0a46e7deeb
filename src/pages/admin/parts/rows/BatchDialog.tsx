import { type Key, useId, useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { DialogActions } from '@/components/DialogActions';
import { ErrorState } from '@/components/ErrorState';
import { FirstFocus } from '@/components/FirstFocus';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { useTypedHold } from '@/pages/admin/parts/form/useTypedHold';
import { focusField } from '@/utils/focus-field';
import { BatchCases } from './BatchCases';
import styles from './BatchDialog.module.css';
import { BatchReason, reasonFaults } from './BatchReason';
import { askAll, type Outcome, type RowAct, type RowWork, runAll } from './row-work';

/** So many people are named without a press. */
const NAMED_AT_ONCE = 8;

interface Props<Row> {
  act: RowAct<Row>;
  work: RowWork<Row>;
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Rows that were carried out; what was refused stays chosen. */
  onDone: (done: readonly Row[]) => void;
  onClose: () => void;
}

/** One decision about the rows that were chosen: first what it will do and who will be told, then how each one ended. */
export function BatchDialog<Row>({ act, work, rows, rowKey, onDone, onClose }: Props<Row>) {
  const t = useText();
  const reasonId = useId();
  const { data: cases, error, loading, reload } = useLoad(() => askAll(act, rows));
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Key, Outcome>>(new Map());
  const [stage, setStage] = useState<'asked' | 'running' | 'over'>('asked');
  const { onValuesChange, onSent, close } = useTypedHold(onClose);
  const open = cases?.filter(({ run }) => run !== null) ?? [];
  const told = [...new Set(open.flatMap(({ row }) => work.told(row)))];
  const done = [...outcomes.values()].filter((outcome) => outcome.done).length;

  const carryOut = async () => {
    if (reasonFaults(t, reason, act.reasonMax).length > 0) {
      setRefused(true);
      focusField(reasonId);
      return;
    }
    setStage('running');
    const finished: Row[] = [];
    await onSent(async () => {
      await runAll(
        open,
        reason.trim(),
        (fault) => failureText(t, fault),
        (row, outcome) => {
          if (outcome.done) finished.push(row);
          setOutcomes((known) => new Map(known).set(rowKey(row), outcome));
        },
      );
      return true;
    });
    setStage('over');
    onDone(finished);
  };
  const footer =
    stage === 'over' ? (
      <Button look="primary" data-first onClick={onClose}>
        {t('admin.batch.close.action')}
      </Button>
    ) : (
      <DialogActions>
        <Button
          data-first={act.hard || undefined}
          onClick={() => void close()}
          aria-disabled={stage === 'running'}
        >
          {t('admin.form.cancel.action')}
        </Button>
        <Button
          look={act.hard ? 'danger' : 'primary'}
          busy={stage === 'running'}
          data-first={!act.hard || undefined}
          aria-disabled={open.length === 0}
          onClick={() => open.length > 0 && void carryOut()}
        >
          {t('admin.batch.run.action', { act: act.name, n: open.length })}
        </Button>
      </DialogActions>
    );
  return (
    <Dialog
      open
      centered
      width={560}
      title={t('admin.batch.self.title', { act: act.name, n: rows.length })}
      footer={footer}
      closable={stage !== 'running'}
      mask={{ closable: false }}
      keyboard={stage !== 'running'}
      onCancel={() => void close()}
    >
      {error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !cases && <LoadingSkeleton count={3} />}
      {cases && (
        <div className={styles.body}>
          {stage !== 'running' && <FirstFocus key={stage} />}
          <p role="status" className={styles.lead}>
            {stage === 'over'
              ? t('admin.batch.over.label', { done, left: rows.length - done })
              : t(told.length > 0 ? 'admin.batch.preview.label' : 'admin.batch.silent.label', {
                  n: open.length,
                  people: told.length,
                })}
          </p>
          {stage === 'asked' && told.length > 0 && (
            <details open={told.length <= NAMED_AT_ONCE}>
              <summary>{t('admin.batch.told.label', { people: told.length })}</summary>
              <ul className={styles.people}>
                {told.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </details>
          )}
          <BatchCases
            cases={cases.map(({ row, why, follows }) => ({
              key: rowKey(row),
              name: work.name(row),
              why,
              follows,
              outcome: outcomes.get(rowKey(row)) ?? null,
            }))}
          />
          {act.reasonMax && stage === 'asked' && (
            <BatchReason
              id={reasonId}
              max={act.reasonMax}
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
