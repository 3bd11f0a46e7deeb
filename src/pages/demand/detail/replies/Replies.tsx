import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import type { ReplySectionProps } from './ReplySection';

const ReplyArea = lazy(() => import('./ReplyArea'));

/** 对接 for its participants, loaded on demand so that a visitor's page contains neither its code nor antd. */
export function Replies(props: ReplySectionProps) {
  const { replies, isOwner, isAsking } = props;
  // If the demand ended while somebody was writing, the refusal message is the only thing left to show.
  const isShown = isOwner || replies.list.length > 0 || (isAsking && (replies.mayAsk || replies.fault));
  if (!isShown) return null;
  return (
    <Suspense fallback={<LoadingSkeleton shape="rows" count={2} />}>
      <ReplyArea {...props} />
    </Suspense>
  );
}
