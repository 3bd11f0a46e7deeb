import { Outlet } from '@umijs/max';
import { useEffect } from 'react';
import { useRouteFrame } from '@/hooks/useRouteFrame';
import { useSite } from '@/hooks/useSite';
import { removeSplash } from '@/utils/splash';
import { Duties } from './duties/Duties';
import { ExportHost } from './exports/ExportHost';
import { NoticeHost } from './NoticeHost';
import { PageBoundary } from './PageBoundary';
import { RemountOnDenial } from './RemountOnDenial';
import { RouteAnnouncer } from './RouteAnnouncer';
import { RouteGuard } from './RouteGuard';
import { SignInHost } from './sign-in/SignInHost';
import { usePlaces } from './usePlaces';
import { useSessionNews } from './useSessionNews';

/** Wraps every page: guard, notices, handling of route changes, and the error boundary. */
export default function RootLayout() {
  useSite();
  useSessionNews();
  useRouteFrame();
  usePlaces();
  useEffect(removeSplash, []);
  return (
    <>
      <RouteAnnouncer />
      <NoticeHost />
      <Duties />
      <ExportHost />
      <SignInHost />
      <PageBoundary>
        <RemountOnDenial>
          <RouteGuard>
            <Outlet />
          </RouteGuard>
        </RemountOnDenial>
      </PageBoundary>
    </>
  );
}
