import { Navigate, useAccess } from '@umijs/max';
import { Suspense } from 'react';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useActionTabs } from '@/hooks/useActionTabs';
import { Overview } from './overview/Overview';
import { panelOf } from './user-tabs';

/** 用户中心: the overview, and the panels that `?tab=` opens. */
export default function UserPage() {
  const { key } = useActionTabs();
  const { keepsMembers } = useAccess();
  // An old address after handing over the administration of the unit; the panel's requests would be refused.
  if (key === 'members' && !keepsMembers) return <Navigate to="/user" replace />;
  const Panel = panelOf(key);
  if (!Panel) return <Overview />;
  return (
    <Suspense fallback={<LoadingSkeleton shape="form" />}>
      <Panel />
    </Suspense>
  );
}
