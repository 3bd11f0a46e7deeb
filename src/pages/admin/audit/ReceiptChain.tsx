import type { Calls } from '@contract/endpoints';
import type { ReceiptCheck } from '@contract/receipt-chain';
import { useState } from 'react';
import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import { useLoad } from '@/hooks/useLoad';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { checkReceipts, fetchReceiptChain } from '@/services/admin-system';
import styles from './ReceiptChain.module.css';

type Chain = Calls['GET /prod-api/monitor/receipt/chain']['reply'];

/** The number of receipts, their first and last date, and the keys that signed them. */
function ChainFacts({ chain: { count, first, last, keys } }: { chain: Chain }) {
  const t = useText();
  const time = useTimeText();
  if (!first || !last) return null;
  const span = { n: count, first: time.dateTime(first.at), last: time.dateTime(last.at) };
  return (
    <>
      <p className={styles.facts}>{t('admin.receipt.span.label', span)}</p>
      <ul className={styles.facts}>
        {keys.map(({ keyId, receipts, state, until }) => (
          <li key={keyId}>
            <code>{keyId}</code>{' '}
            {t(`admin.receipt.${state}.label`, { n: receipts, at: until ? time.dateTime(until) : '' })}
          </li>
        ))}
      </ul>
    </>
  );
}

function CheckWords({ check }: { check: ReceiptCheck | null }) {
  const t = useText();
  const time = useTimeText();
  if (!check) return t('admin.receipt.never.label');
  const { status, checked, total, brokenAt, fault, startedAt, finishedAt, startedBy } = check;
  const by = startedBy ?? t('admin.receipt.system.label');
  const values = { by, at: time.dateTime(finishedAt ?? startedAt), n: checked, total };
  if (status === 'intact') return t('admin.receipt.intact.success', values);
  if (status === 'broken' && fault)
    return t('admin.receipt.broken.failure', {
      ...values,
      place: brokenAt ?? 0,
      fault: t(`admin.receipt.${fault}.label`),
    });
  return (
    <>
      {t('admin.receipt.running.label', values)}
      <progress
        className={styles.progress}
        value={checked}
        max={Math.max(total, 1)}
        aria-label={t('admin.receipt.progress.label')}
      />
    </>
  );
}

/** Verifies the chain of receipts in pieces, so that the auditor sees progress. */
export function ReceiptChain() {
  const t = useText();
  const { data, error, loading, reload } = useLoad(fetchReceiptChain);
  const [walked, setWalked] = useState<ReceiptCheck | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const check = walked ?? data?.check ?? null;
  const walk = async () => {
    setBusy(true);
    setFailure(null);
    try {
      let step = await checkReceipts();
      setWalked(step);
      while (step.status === 'running') {
        step = await checkReceipts();
        setWalked(step);
      }
    } catch (problem) {
      setFailure(problem);
    } finally {
      setBusy(false);
    }
  };
  const problem = failure ?? error;
  return (
    <Banner
      tone={problem || check?.status === 'broken' ? 'warning' : 'info'}
      action={
        <Button size="small" onClick={() => (error && !data ? reload() : void walk())} busy={busy || loading}>
          {t(
            check?.status === 'running' && !busy
              ? 'admin.receipt.resume.action'
              : 'admin.receipt.check.action',
          )}
        </Button>
      }
    >
      <div role="status" className={data || problem ? undefined : styles.held}>
        {problem ? (
          failureText(t, problem)
        ) : data ? (
          <CheckWords check={check} />
        ) : (
          t('admin.audit.checking.label')
        )}
      </div>
      {data && <ChainFacts chain={data} />}
    </Banner>
  );
}
