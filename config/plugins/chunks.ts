import type { IApi } from '@umijs/max';
import { settings } from '../settings';

type Config = Parameters<Parameters<IApi['chainWebpack']>[0]>[0];
type Chunk = { canBeInitial: () => boolean };

const packageOf = (names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/**
 * Two files for every page, which change at different times: the packages with an upgrade, the frame of the site with
 * the names of all other files at each release. A file more costs every first visit a request and a kilobyte of headers.
 */
export function chainChunks(config: Config): void {
  config.output.set('chunkLoadTimeout', settings.chunkLoadTimeoutMs);
  config.optimization.splitChunks({
    chunks: 'async',
    minSize: 75_000,
    maxInitialRequests: 8,
    maxAsyncRequests: 12,
    cacheGroups: {
      /** Under a licence of its own (LGPL): a file that can be told from the others and replaced. */
      libheif: { name: 'libheif', test: packageOf(['libheif-js']), chunks: 'async', enforce: true },
      vendor: {
        name: 'vendor',
        test: /[\\/]node_modules[\\/]/,
        chunks: (chunk: Chunk) => chunk.canBeInitial(),
        priority: 30,
        enforce: true,
      },
    },
  });
}
