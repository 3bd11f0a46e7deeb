import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import type { verifyReceipt } from '@/services/receipt';
import { RequestError } from '@/utils/request-error';
import { RefusedReceipt } from './RefusedReceipt';
import { VerifiedLetterSlip } from './VerifiedLetterSlip';
import { VerifiedSlip } from './VerifiedSlip';

const REFUSALS = { 404: 'missing', 409: 'changed' } as const;

/** A negative answer is a result; only a missing answer is an error. */
export const refusalOf = (error: unknown): 'missing' | 'changed' | null => {
  if (!(error instanceof RequestError)) return null;
  const { code, httpStatus } = error.failure;
  return REFUSALS[(code ?? httpStatus) as 404 | 409] ?? null;
};

/** The service's message; the browser's own would be in another language. */
const sentenceOf = (error: unknown): string | undefined =>
  error instanceof RequestError ? error.failure.serverMessage : undefined;

type Answer = Awaited<ReturnType<typeof verifyReceipt>>;

interface Props {
  loading: boolean;
  error: Error | undefined;
  answer: Answer | undefined;
  onRetry: () => void;
}

/** The service's answer about the code: genuine, refused, or an error when it could not be asked. */
export function VerificationResult({ loading, error, answer, onRetry }: Props) {
  if (loading) return <LoadingSkeleton count={3} />;
  if (answer)
    return 'letter' in answer ? <VerifiedLetterSlip letter={answer} /> : <VerifiedSlip receipt={answer} />;
  if (!error) return null;
  const refusal = refusalOf(error);
  if (refusal) return <RefusedReceipt kind={refusal} reason={sentenceOf(error) ?? ''} />;
  return <ErrorState error={error} onRetry={onRetry} retrying={loading} />;
}
