import { resolve } from 'node:path';
import { defineConfig } from '@umijs/max';
import { chainChunks } from './config/plugins/chunks';
import { compiling } from './config/plugins/compiling';
import { leanPackages, startModel } from './config/plugins/lean-packages';
import { maxPlugins } from './config/plugins/max-plugins';
import { chainClassNames } from './config/plugins/styles';
import { chainTexts } from './config/plugins/texts';
import { proxy } from './config/proxy';
import { routes } from './config/routes/routes';
import { settings } from './config/settings';

export default defineConfig({
  plugins: [
    './plugins/allow-umi-beside-max.ts',
    './plugins/html-shell.ts',
    './plugins/report-progress.ts',
    './plugins/rspack.ts',
    './plugins/page-files.ts',
    './plugins/page-renderer.ts',
    './plugins/service-texts.ts',
  ],
  npmClient: 'npm',
  routes,
  proxy,
  outputPath: settings.outputPath,
  title: settings.title,
  hash: true,
  mfsu: false,
  polyfill: false,
  helmet: false,
  conventionLayout: false,
  targets: settings.browsers,
  ...compiling,
  routePrefetch: { defaultPrefetch: 'intent' },
  alias: { '@contract': resolve(__dirname, 'contract'), ...leanPackages, ...startModel },
  chainWebpack: (config) => {
    chainChunks(config);
    chainClassNames(config);
    chainTexts(config);
  },
  ...maxPlugins,
});
