import { isLearningSite } from '@contract/site-host';
import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { MainHome } from './MainHome';

const CourseCentre = lazy(() => import('./CourseCentre'));

/** The host name decides which home page is shown (req:spec-learning-site): a learning site opens on its courses. */
export default function HomePage() {
  if (!isLearningSite(location.hostname)) return <MainHome />;
  return (
    <Suspense fallback={<LoadingSkeleton shape="cards" count={6} />}>
      <CourseCentre />
    </Suspense>
  );
}
