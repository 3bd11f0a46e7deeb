import { Outlet, useLocation } from '@umijs/max';
import { useText } from '@/i18n/useText';
import { existing } from '@/layouts/main/navigation';
import { PageBoundary } from '@/layouts/root/PageBoundary';
import { AreaTabs } from './AreaTabs';
import { INNOVATION_NAVIGATION } from './innovation-navigation';
import { OpenPeriod } from './OpenPeriod';

/**
 * Pages of the whole area, the list of results with a filter in its address too; 专项首页 draws the round itself, and
 * a form or one project has a rail of its own.
 */
const OVERVIEW = /^\/innovation\/(?:myProjects|dataChart|result(?:\/[^/]+\/[^/]+)?)$/;

/** The innovation area: the open round, and its four parts as tabs above the page. */
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
