import { useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { verifyReceipt } from '@/services/receipt';
import { RequestError } from '@/utils/request-error';
import { CodeForm } from './CodeForm';
import { cleanCode } from './clean-code';
import { FileCheck } from './FileCheck';
import styles from './index.module.css';
import { OfflineChecker } from './OfflineChecker';
import { PublishedDays } from './PublishedDays';
import { RefusedReceipt } from './RefusedReceipt';
import { VerifiedLetterSlip } from './VerifiedLetterSlip';
import { VerifiedSlip } from './VerifiedSlip';

const REFUSALS = { 404: 'missing', 409: 'changed' } as const;

/** An answer that says no is a result; only silence is a failure. */
const refusalOf = (error: unknown): 'missing' | 'changed' | null => {
  if (!(error instanceof RequestError)) return null;
  const { code, httpStatus } = error.failure;
  return REFUSALS[(code ?? httpStatus) as 404 | 409] ?? null;
};

/** The service's own sentence; the browser's are in a language of its own. */
const sentenceOf = (error: unknown): string | undefined =>
  error instanceof RequestError ? error.failure.serverMessage : undefined;

type Answer = Awaited<ReturnType<typeof verifyReceipt>>;

const Verified = ({ answer }: { answer: Answer }) =>
  'letter' in answer ? <VerifiedLetterSlip letter={answer} /> : <VerifiedSlip receipt={answer} />;

/** `/verify`: whoever holds a receipt learns whether it is genuine. The code stands in the address, as in the QR code. */
export default function VerifyPage() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const given = params.get('code') ?? '';
  const code = cleanCode(given);
  const { data, error, loading, reload } = useLoad(
    async () => (code ? { code, receipt: await verifyReceipt(code) } : null),
    { refreshDeps: [code], answers: (reason) => refusalOf(reason) !== null },
  );
  const [isUnread, setUnread] = useState(false);
  const isShown = code !== null && !isUnread;
  const refusal = refusalOf(error);
  const receipt = !error && data?.code === code ? data?.receipt : undefined;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeading title={t('verify.self.page.title')} lead={t('verify.self.page.help')} />
      <CodeForm
        given={given}
        busy={loading && code !== null}
        onCheck={(next) => {
          setUnread(next === null);
          if (next !== null) next === code ? reload() : setParams({ code: next });
        }}
      />
      {/* Always there, so that screen readers tell of what comes into it. */}
      <div className={styles.result} aria-live="polite">
        {isShown && loading && <LoadingSkeleton count={3} />}
        {isShown && !loading && receipt && <Verified answer={receipt} />}
        {isShown && !loading && error && refusal && (
          <RefusedReceipt kind={refusal} reason={sentenceOf(error) ?? ''} />
        )}
        {isShown && !loading && error && !refusal && (
          <ErrorState error={error} onRetry={reload} retrying={loading} />
        )}
      </div>
      <FileCheck />
      <OfflineChecker />
      <PublishedDays />
    </div>
  );
}
