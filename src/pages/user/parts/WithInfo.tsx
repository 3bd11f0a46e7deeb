import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { type OwnInfo, useBasicInfo } from '@/hooks/useBasicInfo';
import { useText } from '@/i18n/useText';
import type { BasicInfo } from '@/services/account';
import { traceIdOf } from '@/utils/trace-id';
import { failureText } from './failure-text';

interface Props {
  /** Where it is the whole page: its heading when the account cannot be read. */
  page?: string;
  children: (info: BasicInfo, own: OwnInfo) => ReactNode;
}

/** A panel that needs to know the account: skeleton, reason and retry, or the panel. */
export function WithInfo({ page, children }: Props) {
  const t = useText();
  const own = useBasicInfo();
  if (own.info) return children(own.info, own);
  if (!own.error) return <LoadingSkeleton shape="form" />;
  return (
    <ErrorState
      {...(page === undefined ? {} : { page })}
      reason={failureText(t, own.error)}
      traceId={traceIdOf(own.error)}
      onRetry={() => void own.reload()}
    />
  );
}
