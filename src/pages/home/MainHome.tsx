import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useHomepage } from '@/hooks/useHomepage';
import { usePageTitle } from '@/hooks/usePageTitle';
import { usePeriods } from '@/hooks/usePeriods';
import { useSession } from '@/hooks/useSession';
import { AchievementBlock } from './AchievementBlock';
import { DemandBlock } from './DemandBlock';
import { Hero } from './Hero';
import styles from './index.module.css';
import { NewsFront } from './NewsFront';
import { NoticeBlock } from './NoticeBlock';
import { PolicyBlock } from './PolicyBlock';
import { RailBand } from './RailBand';
import { TemplateBlock } from './TemplateBlock';

/** Visitors have no tasks, so this block is not part of the page's own code. */
const TodoBlock = lazy(() => import('./TodoBlock'));

/**
 * The home page of the main site: the open period first, then what is new; at `/version2` announcements lead. Each
 * block loads and fails on its own.
 */
export function MainHome() {
  const { periods, error, loading, reload } = usePeriods();
  const { isSignedIn } = useSession();
  const { name, block, error: homeError, reload: reloadHome } = useHomepage();
  const open = periods?.find(({ status }) => status === 'open' || status === 'closing');
  const fault = homeError && { error: homeError, retry: reloadHome };
  usePageTitle(name || null);
  const isNewsLed = useLocation().pathname === '/version2';
  return (
    <>
      {isNewsLed && <NewsFront />}
      <Hero periods={periods} open={open} fault={error && { error, retry: reload, retrying: loading }} />
      {open && <RailBand period={open} />}
      {isSignedIn && (
        <Suspense
          fallback={
            <div className="wrap">
              <LoadingSkeleton shape="rows" count={4} />
            </div>
          }
        >
          <TodoBlock />
        </Suspense>
      )}
      <div className={`wrap ${isNewsLed ? styles.band : styles.duo}`}>
        {!isNewsLed && <NoticeBlock rows={block('notification')} fault={fault} />}
        <PolicyBlock rows={block('policyDoc')} fault={fault} />
      </div>
      <div className={`wrap ${styles.band}`}>
        <DemandBlock rows={block('demand')} fault={fault} />
      </div>
      <div className={`wrap ${styles.band}`}>
        <AchievementBlock rows={block('achievement')} fault={fault} />
      </div>
      <TemplateBlock />
    </>
  );
}
