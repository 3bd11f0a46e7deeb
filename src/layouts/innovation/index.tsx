import { Outlet } from '@umijs/max';
import { useText } from '@/i18n/useText';
import { existing } from '@/layouts/main/navigation';
import { PageBoundary } from '@/layouts/root/PageBoundary';
import { AreaTabs } from './AreaTabs';
import { INNOVATION_NAVIGATION } from './innovation-navigation';

/** The innovation area: its four parts as tabs above the page. */
export default function InnovationLayout() {
  const t = useText();
  return (
    <>
      <AreaTabs label={t('shell.nav.innovation.label')} entries={existing(INNOVATION_NAVIGATION)} />
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </>
  );
}
