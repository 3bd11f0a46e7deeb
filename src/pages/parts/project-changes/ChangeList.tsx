import type { Application } from '@contract/apply';
import type { ProjectChanges } from '@contract/project-change';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { ReservedSpace } from '@/components/ReservedSpace';
import { NOTICE_MS } from '@/constants/notices';
import { useText } from '@/i18n/useText';
import { notices } from '@/utils/notices';
import { AskExtension } from './AskExtension';
import { AskLeader } from './AskLeader';
import { ChangeItem } from './ChangeItem';
import styles from './changes.module.css';
import { type OpinionAct, OpinionDialog } from './OpinionDialog';
import { useChanges } from './useChanges';
import { useWithdrawal } from './useWithdrawal';

interface Props {
  application: Pick<Application, 'id' | 'status' | 'version' | 'part'>;
  /** Called when a change has taken effect or waits for somebody else, to load the application again. */
  onChanged: () => void;
}

/** Which kind of change the reader is asking for. */
type Asking = 'ask' | 'askLeader';

/**
 * 项目变更 of an application: requests, their states, and the reader's possible actions. Renders nothing before there is a
 * project.
 */
export function ChangeList({ application: { id, status, version, part }, onChanged }: Props) {
  const t = useText();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [judged, setJudged] = useState<{ changeId: number; act: OpinionAct } | null>(null);
  const { data, isOver, error, loading, reload, set } = useChanges({ id, status, version });
  const done = async (act: OpinionAct | Asking | 'withdraw', changes: ProjectChanges): Promise<void> => {
    set(changes);
    onChanged();
    (await notices()).message('success', t(`change.done.${act}.success`), NOTICE_MS);
  };
  const close = (end: () => void): void => {
    end();
    if (isOver) onChanged();
  };
  const asked = (ask: Asking) => ({
    id,
    onAsked: (changes: ProjectChanges) => void done(ask, changes),
    onStale: reload,
    onClose: () => close(() => setAsking(null)),
  });
  const { withdraw, failure } = useWithdrawal({
    id,
    onWithdrawn: (changes) => done('withdraw', changes),
    onStale: reload,
  });
  if (error && !data) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
  if (!data) return <ReservedSpace loading={loading} />;
  const { changes, offers, mayHandOver } = data;
  const asks: Asking[] = [
    ...(offers.length > 0 ? (['ask'] as const) : []),
    ...(mayHandOver ? (['askLeader'] as const) : []),
  ];
  if (changes.length + asks.length === 0) return null;
  // Taken from the latest data: a request that has moved on no longer offers the action.
  const change = changes.find((one) => one.id === judged?.changeId);
  return (
    <section className={styles.list} aria-labelledby="changes">
      <h2 id="changes">{t('change.list.self.title')}</h2>
      {asks.length > 0 && (
        <div className={styles.ask}>
          <p className={styles.quiet}>
            {t(part === 'leader' ? 'change.list.self.help' : 'change.list.unit.help')}
          </p>
          {asks.map((ask) => (
            <Button key={ask} onClick={() => setAsking(ask)}>
              {t(`change.act.${ask}.action`)}
            </Button>
          ))}
        </div>
      )}
      {data.unattended && <p className={styles.quiet}>{t('change.list.unattended.help')}</p>}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((one) => (
            <ChangeItem
              key={one.id}
              change={one}
              onAct={(act) =>
                act === 'withdraw' ? void withdraw(one) : setJudged({ changeId: one.id, act })
              }
            />
          ))}
        </ul>
      )}
      {asking === 'ask' && <AskExtension {...asked('ask')} offers={offers} />}
      {asking === 'askLeader' && <AskLeader {...asked('askLeader')} offered={mayHandOver} />}
      {judged && change && (
        <OpinionDialog
          id={id}
          change={change}
          act={judged.act}
          onDone={(changes) => void done(judged.act, changes)}
          onStale={reload}
          onClose={() => close(() => setJudged(null))}
        />
      )}
    </section>
  );
}
