import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import type { verifyReceipt } from '@/services/receipt';
import { RequestError } from '@/utils/request-error';
import { RefusedReceipt } from './RefusedReceipt';
import { VerifiedLetterSlip } from './VerifiedLetterSlip';
import { VerifiedSlip } from './VerifiedSlip';

const REFUSALS = { 404: 'missing', 409: 'changed' } as const;

/** An answer that says no is a result; only silence is a failure. */
export const refusalOf = (error: unknown): 'missing' | 'changed' | null => {
  if (!(error instanceof RequestError)) return null;
  const { code, httpStatus } = error.failure;
  return REFUSALS[(code ?? httpStatus) as 404 | 409] ?? null;
};

/** The service's own sentence; the browser's are in a language of its own. */
const sentenceOf = (error: unknown): string | undefined =>
  error instanceof RequestError ? error.failure.serverMessage : undefined;

type Answer = Awaited<ReturnType<typeof verifyReceipt>>;

interface Props {
  loading: boolean;
  error: Error | undefined;
  answer: Answer | undefined;
  onRetry: () => void;
}

/** What the service says of the code that was asked about: genuine, refused, or that it could not be asked. */
export function VerificationResult({ loading, error, answer, onRetry }: Props) {
  if (loading) return <LoadingSkeleton count={3} />;
  if (answer)
    return 'letter' in answer ? <VerifiedLetterSlip letter={answer} /> : <VerifiedSlip receipt={answer} />;
  if (!error) return null;
  const refusal = refusalOf(error);
  if (refusal) return <RefusedReceipt kind={refusal} reason={sentenceOf(error) ?? ''} />;
  return <ErrorState error={error} onRetry={onRetry} retrying={loading} />;
}
