import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { bundleRenderer } from '../config/plugins/renderer-bundle';

/** Beside the app's files, the program by which the service prepares its public pages (server/http/page-renderer.ts). */
export default (api: IApi): void => {
  api.onBuildComplete(async ({ err }) => {
    if (err) return;
    await bundleRenderer(api.paths.absTmpPath, join(api.paths.absOutputPath, 'page-renderer.cjs'));
  });
};
