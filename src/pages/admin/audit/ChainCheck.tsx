import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import { useLoad } from '@/hooks/useLoad';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { checkAudit } from '@/services/admin-system';

/** Checks that the audit log is complete: each row contains the hash of the previous one; the service verifies all. */
export function ChainCheck() {
  const t = useText();
  const time = useTimeText();
  const { data, error, loading, reload } = useLoad(checkAudit);
  const words = (): string => {
    if (error) return failureText(t, error);
    if (!data) return t('admin.audit.checking.label');
    const values = { n: data.checked, at: time.dateTime(data.checkedAt), id: data.brokenAt ?? 0 };
    return data.intact ? t('admin.audit.intact.success', values) : t('admin.audit.broken.failure', values);
  };
  return (
    <Banner
      tone={error || data?.intact === false ? 'warning' : 'info'}
      action={
        <Button size="small" onClick={reload} busy={loading}>
          {t('admin.audit.check.action')}
        </Button>
      }
    >
      <span role="status">{words()}</span>
    </Banner>
  );
}
