import { useSyncExternalStore } from 'react';
import { exportWatch, type WatchedExport } from './export-watch';

/** Exports that go on while the person does something else. */
export const useExportWatch = (): readonly WatchedExport[] =>
  useSyncExternalStore(exportWatch.subscribe, exportWatch.read, exportWatch.read);
