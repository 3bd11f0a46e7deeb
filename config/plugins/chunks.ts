import type { IApi } from '@umijs/max';
import { settings } from '../settings';

type Config = Parameters<Parameters<IApi['chainWebpack']>[0]>[0];
type Chunk = { canBeInitial: () => boolean };

const packageOf = (names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/**
 * Every page loads two files that change at different times: the packages with an upgrade, and the frame of the site,
 * which holds the names of all other files, with each release. Each further file would cost every first visit a request
 * and a kilobyte of headers.
 */
export function chainChunks(config: Config): void {
  config.output.set('chunkLoadTimeout', settings.chunkLoadTimeoutMs);
  config.optimization.splitChunks({
    chunks: 'async',
    minSize: 75_000,
    maxInitialRequests: 8,
    maxAsyncRequests: 12,
    cacheGroups: {
      /** Licensed under the LGPL: kept in a file of its own, so that people can identify and replace it. */
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
