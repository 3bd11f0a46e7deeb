import type { IApi } from '@umijs/max';

/**
 * Reports the progress of a build to the program that started it (scripts/build/build-app.mjs) instead of drawing Umi's
 * progress bar.
 */
export default (api: IApi): void => {
  const tell = process.send?.bind(process);
  if (api.name !== 'build' || !tell) return;
  api.chainWebpack((config, { webpack }) => {
    config.plugins.delete('progress-plugin');
    config.plugin('report-progress').use(webpack.ProgressPlugin, [(share: number) => tell({ share })]);
  });
};
