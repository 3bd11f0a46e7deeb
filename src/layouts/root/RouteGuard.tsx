import type { Permission } from '@contract/permissions';
import { Navigate, useAccessMarkedRoutes, useAppData, useLocation, useSelectedRoutes } from '@umijs/max';
import type { ReactNode } from 'react';
import { useSession } from '@/hooks/useSession';
import { sessionEnd } from '@/utils/session-loss';
import { signInPath } from '@/utils/sign-in-path';

interface GuardedRoute {
  unaccessible?: boolean;
  permission?: Permission;
}

/**
 * Nobody sees a route that the access plugin marked unreachable: visitors go to sign in and come
 * back, people without the right go to /403. The plugin alone only marks.
 */
export function RouteGuard({ children }: { children: ReactNode }) {
  const { clientRoutes } = useAppData();
  // The plugin's own type of a route lacks what Umi gives it at run time.
  useAccessMarkedRoutes(clientRoutes as never);
  const { pathname, search, hash } = useLocation();
  const { isSignedIn } = useSession();
  const blocked = useSelectedRoutes()
    .map(({ route }) => route as GuardedRoute)
    .filter(({ unaccessible }) => unaccessible)
    .pop();
  if (!blocked) return children;
  const here = `${pathname}${search}${hash}`;
  return isSignedIn ? (
    <Navigate to="/403" replace state={{ from: here, missing: blocked.permission ?? 'staff' }} />
  ) : (
    <Navigate to={signInPath(here, sessionEnd())} replace />
  );
}
