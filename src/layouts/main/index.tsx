import { Outlet } from '@umijs/max';
import { useRef } from 'react';
import { useKeptFocus } from '@/components/useKeptFocus';
import { useFrame } from '@/hooks/useFrame';
import { PageBoundary } from '@/layouts/root/PageBoundary';
import { BackTop } from './BackTop';
import { Footer } from './Footer';
import { GlobalLoading } from './GlobalLoading';
import { Header } from './Header';
import { Shortcuts } from './keys/Shortcuts';
import { SkipLink } from './SkipLink';
import { UpdateBanner } from './UpdateBanner';

/** The frame of the site: header, page, footer. A route may take header and footer off (model `global`). */
export default function MainLayout() {
  const frame = useFrame();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <>
      <SkipLink />
      {frame.header && <Header fixed={frame.fixed} />}
      <UpdateBanner />
      <main ref={main} id="main" tabIndex={-1} aria-busy={frame.busy}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </main>
      {frame.footer && <Footer />}
      <BackTop />
      <GlobalLoading />
      <Shortcuts />
    </>
  );
}
