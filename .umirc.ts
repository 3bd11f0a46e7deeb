import { resolve } from 'node:path';
import { defineConfig } from '@umijs/max';
import { chainChunks } from './config/plugins/chunks';
import { leanPackages } from './config/plugins/lean-packages';
import { maxPlugins } from './config/plugins/max-plugins';
import { proxy } from './config/proxy';
import { routes } from './config/routes/routes';
import { settings } from './config/settings';

export default defineConfig({
  plugins: [
    './plugins/allow-umi-beside-max.ts',
    './plugins/modern-babel.ts',
    './plugins/html-shell.ts',
    './plugins/preload-map.ts',
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
  // Their class fields are newer than the oldest browsers, and webpack loses names in them when it joins modules.
  extraBabelIncludes: [/[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/],
  jsMinifier: 'terser',
  routePrefetch: { defaultPrefetch: 'intent' },
  alias: { '@contract': resolve(__dirname, 'contract'), ...leanPackages },
  chainWebpack: chainChunks,
  ...maxPlugins,
});
