import type { IApi } from '@umijs/max';
import { settings } from '../settings';

type Config = Parameters<Parameters<IApi['chainWebpack']>[0]>[0];
type Chunk = { canBeInitial: () => boolean };

const packageOf = (names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

const framework = packageOf([
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  '@remix-run',
]);

/**
 * Three layers with different life times: the framework changes with an upgrade, the vendor part
 * of the entry rarely, a page often. Editing one page then changes some 9 KB of file names and
 * bytes instead of everything.
 */
export function chainChunks(config: Config): void {
  config.output.set('chunkLoadTimeout', settings.chunkLoadTimeoutMs);
  config.optimization.runtimeChunk('single');
  config.optimization.splitChunks({
    chunks: 'async',
    minSize: 20_000,
    maxInitialRequests: 8,
    maxAsyncRequests: 12,
    cacheGroups: {
      /** Under a licence of its own (LGPL): a file that can be told from the others and replaced. */
      libheif: { name: 'libheif', test: packageOf(['libheif-js']), chunks: 'async', enforce: true },
      framework: { name: 'framework', test: framework, chunks: 'initial', priority: 40, enforce: true },
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
