import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import type { ReplySectionProps } from './ReplySection';

const ReplyArea = lazy(() => import('./ReplyArea'));

/** 对接, for whoever takes part in it: a visitor's page brings neither its code nor antd. */
export function Replies(props: ReplySectionProps) {
  const { replies, isOwner, isAsking } = props;
  // Where the demand ended while somebody wrote, the words of the refusal are all there is left.
  const isShown = isOwner || replies.list.length > 0 || (isAsking && (replies.mayAsk || replies.fault));
  if (!isShown) return null;
  return (
    <Suspense fallback={<LoadingSkeleton shape="rows" count={2} />}>
      <ReplyArea {...props} />
    </Suspense>
  );
}
