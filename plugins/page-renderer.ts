import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { bundleRenderer } from '../config/plugins/renderer-bundle';

/**
 * Builds the program with which the service prepares its public pages (server/pages/page-renderer.ts), at the same time
 * as the app. It is moved in after the build, because the build empties the app's folder.
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
