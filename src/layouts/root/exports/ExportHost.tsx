import { LazyPart } from '@/components/LazyPart';
import { useExportWatch } from '@/hooks/exports/useExportWatch';

const loadPanel = () => import('./ExportPanel');

/** The place of the panel of exports: nothing is fetched for it until one takes longer. */
export function ExportHost() {
  const watched = useExportWatch();
  return watched.length > 0 && <LazyPart load={loadPanel} given={{ watched }} />;
}
