import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { type OwnInfo, useBasicInfo } from '@/hooks/useBasicInfo';
import type { BasicInfo } from '@/services/account';

interface Props {
  /** Where it is the whole page: its heading when the account cannot be read. */
  page?: string;
  /** Beside what others decide about this person it is read anew with that. */
  follows?: boolean;
  children: (info: BasicInfo, own: OwnInfo) => ReactNode;
}

/** A panel that needs to know the account: skeleton, reason and retry, or the panel. */
export function WithInfo({ page, follows = false, children }: Props) {
  const own = useBasicInfo(follows);
  if (own.info) return children(own.info, own);
  if (!own.error) return <LoadingSkeleton shape="form" />;
  return (
    <ErrorState
      {...(page === undefined ? {} : { page })}
      error={own.error}
      onRetry={() => void own.reload()}
    />
  );
}
