import { LazyPart } from '@/components/LazyPart';
import { useExportWatch } from '@/hooks/exports/useExportWatch';

const loadPanel = () => import('./ExportPanel');

/** Mounts the panel of exports, whose code is loaded only once an export takes longer. */
export function ExportHost() {
  const watched = useExportWatch();
  return watched.length > 0 && <LazyPart load={loadPanel} given={{ watched }} />;
}
