import { CODE_DIGITS } from '@contract/rules/digest-groups';
import { useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { CodeForm } from '@/components/form/CodeForm';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { verifyReceipt } from '@/services/receipt';
import { cleanCode } from './clean-code';
import { FileCheck } from './FileCheck';
import styles from './index.module.css';
import { OfflineChecker } from './OfflineChecker';
import { PublishedDays } from './PublishedDays';
import { refusalOf, VerificationResult } from './VerificationResult';

/**
 * `/verify`: tells the holder of a receipt whether it is genuine. The code is kept in the address, as in the QR code.
 */
export default function VerifyPage() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const given = params.get('code') ?? '';
  const code = cleanCode(given);
  const { data, error, loading, reload } = useLoad(
    async () => (code ? { code, answer: await verifyReceipt(code) } : null),
    { about: code, answers: (reason) => refusalOf(reason) !== null },
  );
  const [isUnread, setUnread] = useState(false);
  const isAsked = code !== null && !isUnread;
  const answer = !error && data?.code === code ? data?.answer : undefined;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeading title={t('verify.self.page.title')} lead={t('verify.self.page.help')} />
      <CodeForm
        id="verify-code"
        label={t('verify.code.field.label')}
        help={t('verify.code.field.help', { n: CODE_DIGITS })}
        action={t('verify.check.self.action')}
        faults={{ required: t('verify.code.field.required'), invalid: t('verify.code.field.invalid') }}
        read={cleanCode}
        given={given}
        busy={loading && code !== null}
        onCheck={(next) => {
          setUnread(next === null);
          if (next !== null) next === code ? reload() : setParams({ code: next });
        }}
      />
      {/* Always present, so that screen readers announce what appears in it. */}
      <div className={styles.result} aria-live="polite">
        {isAsked && <VerificationResult {...{ loading, error, answer }} onRetry={reload} />}
      </div>
      <FileCheck />
      <OfflineChecker />
      <PublishedDays />
    </div>
  );
}
