import type { IApi } from '@umijs/max';

/** How far a build is goes to the program that started it (scripts/build/build-app.mjs) in place of a bar that draws itself. */
export default (api: IApi): void => {
  const tell = process.send?.bind(process);
  if (api.name !== 'build' || !tell) return;
  api.chainWebpack((config, { webpack }) => {
    config.plugins.delete('progress-plugin');
    config.plugin('report-progress').use(webpack.ProgressPlugin, [(share: number) => tell({ share })]);
  });
};
