import { basename } from 'node:path';
import {
  type Configuration,
  type Plugin,
  type RuleSetRule,
  rspack,
  type SwcLoaderOptions,
} from '@rspack/core';
import { transform } from 'esbuild';
import { startAfterFirstPicture } from './first-picture';

/** What Umi hands to webpack; Rspack takes the same words for most of it. */
export type UmiConfiguration = Pick<
  Configuration,
  'name' | 'entry' | 'output' | 'resolve' | 'externals' | 'target' | 'devtool' | 'optimization'
> & { module: { rules: UmiRule[] }; plugins: object[] };

interface Use {
  loader: string;
  options?: object;
}

/**
 * As modern as the oldest browsers allow; they have everything of that year. Class fields are newer: they become plain
 * assignments, since no class here has a field in the place of an inherited accessor.
 */
const transpiling = (language: SwcLoaderOptions['jsc']): Use => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      ...language,
      target: 'es2020',
      transform: { react: { runtime: 'automatic' } },
      assumptions: { setPublicClassFields: true },
    },
  },
});
const FOR_TYPESCRIPT = transpiling({ parser: { syntax: 'typescript', tsx: true } });
const FOR_SCRIPTS = transpiling({ parser: { syntax: 'ecmascript', jsx: true } });

/** As webpack-chain writes them: loaders in a list, or a choice of such rules. */
interface UmiRule {
  test?: RegExp;
  resourceQuery?: RegExp;
  use?: Use[];
  oneOf?: UmiRule[];
}

const isCompiler = ({ loader }: Use): boolean => loader.includes('babel-loader');
const extracting = (item: Use): Use =>
  item.loader.includes('mini-css-extract-plugin')
    ? { ...item, loader: rspack.CssExtractRspackPlugin.loader }
    : item;

/** Umi's compilers mark the import of a module's styles; here their name tells them. */
const forModules = ({ resourceQuery, ...rule }: UmiRule): UmiRule =>
  resourceQuery ? { ...rule, test: /\.module\.css$/ } : rule;

function ruleFor(rule: UmiRule): UmiRule {
  const { use, oneOf } = rule;
  if (oneOf) return { ...rule, oneOf: oneOf.map(ruleFor).map(forModules) };
  if (!use) return rule;
  if (!use.some(isCompiler)) return { ...rule, use: use.map(extracting) };
  return { ...rule, use: [/tsx/.test(String(rule.test)) ? FOR_TYPESCRIPT : FOR_SCRIPTS] };
}

/** What runs before anything is painted comes without the words that explain it; of the rest an operator may read each. */
const copied = async (content: Buffer, file: string): Promise<Buffer> => {
  if (basename(file) !== 'boot.js') return content;
  const { code } = await transform(content.toString(), { minify: true, target: 'es2020' });
  return Buffer.from(code);
};

interface Options {
  // biome-ignore lint/suspicious/noExplicitAny: each plugin keeps its options under a name and in a shape of its own
  [name: string]: any;
}

/** Rspack's own in place of each of webpack's; null where Rspack does it by itself. */
const PLUGINS: Record<string, (plugin: Options) => Plugin | null> = {
  DefinePlugin: ({ definitions }) => new rspack.DefinePlugin(definitions),
  ProvidePlugin: ({ definitions }) => new rspack.ProvidePlugin(definitions),
  IgnorePlugin: ({ options }) => new rspack.IgnorePlugin(options),
  CopyPlugin: ({ patterns }) =>
    new rspack.CopyRspackPlugin({
      patterns: patterns.map((pattern: object) => ({ ...pattern, transform: copied })),
    }),
  ProgressPlugin: ({ handler }) => new rspack.ProgressPlugin(handler),
  MiniCssExtractPlugin: ({ options: { filename, chunkFilename, ignoreOrder } }) =>
    new rspack.CssExtractRspackPlugin({ filename, chunkFilename, ignoreOrder }),
  /** Umi's, which only looks at what came out. */
  HtmlWebpackPlugin: (plugin) => plugin as Plugin,
  /** What an import does not find is an error below. */
  HarmonyLinkingErrorPlugin: () => null,
  CaseSensitivePathsPlugin: () => null,
  WebpackBarProgressPlugin: () => null,
};

function pluginFor(plugin: object): Plugin | null {
  const { name } = plugin.constructor;
  const own = PLUGINS[name];
  if (!own)
    throw new Error(`Rspack has no ${name}: config/plugins/rspack-config.ts must say what does its work`);
  return own(plugin);
}

/** Style sheets are minified as before: it works in Rspack as it is. */
const isForStyles = (minimizer: unknown): boolean =>
  typeof minimizer === 'object' && minimizer?.constructor.name === 'CssMinimizerPlugin';

/** Umi's configuration of a build, for Rspack: the same modules, files and names, made by native code. */
export function rspackConfig({ module, plugins, optimization, ...rest }: UmiConfiguration): Configuration {
  return {
    ...rest,
    mode: 'production',
    stats: 'none',
    module: {
      rules: module.rules.map(ruleFor) as RuleSetRule[],
      parser: { javascript: { exportsPresence: 'error' } },
    },
    plugins: [...plugins.map(pluginFor), ...startAfterFirstPicture()],
    optimization: {
      ...optimization,
      concatenateModules: true,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
        }),
        ...(optimization?.minimizer ?? []).filter(isForStyles),
      ],
    },
  };
}
