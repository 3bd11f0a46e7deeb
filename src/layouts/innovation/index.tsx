import { Outlet, useLocation } from '@umijs/max';
import { useText } from '@/i18n/useText';
import { existing } from '@/layouts/main/navigation';
import { PageBoundary } from '@/layouts/root/PageBoundary';
import { AreaTabs } from './AreaTabs';
import { INNOVATION_NAVIGATION } from './innovation-navigation';
import { OpenPeriod } from './OpenPeriod';

/**
 * Pages about the area as a whole show the open period, the list of results also with a filter in its address. 专项首页
 * shows the period itself, and a form or a single project has its own rail.
 */
const OVERVIEW = /^\/innovation\/(?:myProjects|dataChart|result(?:\/[^/]+\/[^/]+)?)$/;

/** The innovation area: the open period, and its four parts as tabs above the page. */
export default function InnovationLayout() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <>
      {OVERVIEW.test(pathname) && <OpenPeriod />}
      <AreaTabs label={t('shell.nav.innovation.label')} entries={existing(INNOVATION_NAVIGATION)} />
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </>
  );
}
