import { type Key, useState } from 'react';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { type Case, type Outcome, runAll } from './row-work';

export type BatchStage = 'asked' | 'running' | 'over';

/** Runs a batch decision row by row and reports its progress and the result of each row. */
export function useBatchRun<Row>(rowKey: (row: Row) => Key) {
  const t = useText();
  const [stage, setStage] = useState<BatchStage>('asked');
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Key, Outcome>>(new Map());
  /** Resolves to the rows for which it succeeded. */
  const run = async (cases: readonly Case<Row>[], reason: string): Promise<readonly Row[]> => {
    setStage('running');
    const done: Row[] = [];
    await runAll(
      cases,
      reason,
      (fault) => failureText(t, fault),
      (row, outcome) => {
        if (outcome.done) done.push(row);
        setOutcomes((known) => new Map(known).set(rowKey(row), outcome));
      },
    );
    setStage('over');
    return done;
  };
  return {
    stage,
    done: [...outcomes.values()].filter((outcome) => outcome.done).length,
    outcomeOf: (row: Row): Outcome | null => outcomes.get(rowKey(row)) ?? null,
    run,
  };
}
