import type { Permission } from '@contract/permissions';
import { Navigate, useAccessMarkedRoutes, useAppData, useLocation } from '@umijs/max';
import { Fragment, type ReactNode, useState } from 'react';
import { useOpenRoutes } from '@/hooks/useOpenRoutes';
import { useSession } from '@/hooks/useSession';
import { sessionEnd } from '@/utils/session-loss';
import { signInPath } from '@/utils/sign-in-path';
import { hasUnsent } from '@/utils/unsent-work';

interface GuardedRoute {
  unaccessible?: boolean;
  permission?: Permission;
}

/**
 * Remounts the page when another person signs in elsewhere in this browser, so that they do not see what the previous
 * person read and began. Unsent input stays until its owner is back.
 */
function usePageKey(userId: number | undefined): number {
  const [{ id, key }, setSeen] = useState({ id: userId, key: 0 });
  if (id !== userId && !hasUnsent()) setSeen({ id: userId, key: id && userId ? key + 1 : key });
  return key;
}

/**
 * Shows no route that the access plugin marked as unreachable: visitors are sent to sign in and come back, people
 * without the right are sent to /403. The plugin itself only marks routes.
 */
export function RouteGuard({ children }: { children: ReactNode }) {
  const { clientRoutes } = useAppData();
  // The plugin's route type lacks fields that Umi sets at run time.
  useAccessMarkedRoutes(clientRoutes as never);
  const { pathname, search, hash } = useLocation();
  const { isSignedIn, user } = useSession();
  const key = usePageKey(user?.userId);
  const blocked = useOpenRoutes()
    .map(({ route }) => route as GuardedRoute)
    .filter(({ unaccessible }) => unaccessible)
    .pop();
  if (!blocked) return <Fragment key={key}>{children}</Fragment>;
  const here = `${pathname}${search}${hash}`;
  return isSignedIn ? (
    <Navigate to="/403" replace state={{ from: here, missing: blocked.permission ?? 'staff' }} />
  ) : (
    <Navigate to={signInPath(here, sessionEnd())} replace />
  );
}
