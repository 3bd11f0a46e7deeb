import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { type OwnInfo, useBasicInfo } from '@/hooks/useBasicInfo';
import type { BasicInfo } from '@/services/account';

interface Props {
  /** Heading of the page if the account cannot be loaded; set when the panel fills the page. */
  page?: string;
  /** Loads the account again whenever the window regains focus, because other people may have decided about it. */
  follows?: boolean;
  children: (info: BasicInfo, own: OwnInfo) => ReactNode;
}

/** Loads the account for a panel: shows a skeleton, then the panel, or the error with a retry. */
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
