import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { bundleRenderer } from '../config/plugins/renderer-bundle';

/**
 * Beside the app's files, the program by which the service prepares its public pages (server/pages/page-renderer.ts).
 * It is made while the app is, and moves in when the app's folder has been emptied and filled.
 */
export default (api: IApi): void => {
  const made = join(api.paths.absTmpPath, 'page-renderer.cjs');
  let fault: Promise<unknown>;
  api.onBeforeCompiler(() => {
    fault = bundleRenderer(api.paths.absTmpPath, made).then(
      () => null,
      (error: unknown) => error,
    );
  });
  api.onBuildComplete(async ({ err }) => {
    if (err) return;
    const found = await fault;
    if (found) throw found;
    renameSync(made, join(api.paths.absOutputPath, 'page-renderer.cjs'));
  });
};
