import type { KeptDays } from '@contract/rules/receipt-proof/judge-days';
import { useIntl } from '@umijs/max';
import { Receipt } from '@/components/Receipt';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { formatSpan } from '@/utils/format-span';
import styles from './index.module.css';

/** What the published days prove, checked for consistency with each other. */
export function KeptDaysSlip({ kept }: { kept: KeptDays }) {
  const t = useText();
  const time = useTimeText();
  const { locale } = useIntl();
  const { days, receipts, from, to, first, last, isWhole } = kept;
  return (
    <div className={styles.judged}>
      <Receipt
        title={t('verify.chain.genuine.title')}
        facts={[
          { label: t('verify.chain.days.label'), value: String(days) },
          { label: t('verify.chain.span.label'), value: <bdi>{time.range(from, to)}</bdi> },
          { label: t('verify.day.count.label'), value: t('verify.day.count.help', { n: receipts }) },
          { label: t('verify.day.range.label'), value: <bdi>{formatSpan(first, last, locale)}</bdi> },
        ]}
      />
      <p className={styles.help}>{t(isWhole ? 'verify.chain.whole.help' : 'verify.chain.part.help')}</p>
    </div>
  );
}
