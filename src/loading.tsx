import { LoadingBlock } from '@/layouts/root/LoadingBlock';

/** What stands in for a screen whose code is on its way. */
export default function Loading() {
  return <LoadingBlock />;
}
