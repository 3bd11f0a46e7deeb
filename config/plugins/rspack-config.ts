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

/** The webpack configuration that Umi provides; Rspack takes most of it under the same names. */
export type UmiConfiguration = Pick<
  Configuration,
  'name' | 'entry' | 'output' | 'resolve' | 'externals' | 'target' | 'devtool' | 'optimization'
> & { module: { rules: UmiRule[] }; plugins: object[] };

interface Use {
  loader: string;
  options?: object;
}

/**
 * The oldest browsers served support all of ES2020. Class fields are newer and become plain assignments, which is safe
 * because no class here overrides an inherited accessor with a field.
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

/** A rule as webpack-chain writes it: a list of loaders, or a choice of further rules. */
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

/** Umi's Babel marks the import of a CSS module with a query; without it, the file name identifies the module. */
const forModules = ({ resourceQuery, ...rule }: UmiRule): UmiRule =>
  resourceQuery ? { ...rule, test: /\.module\.css$/ } : rule;

function ruleFor(rule: UmiRule): UmiRule {
  const { use, oneOf } = rule;
  if (oneOf) return { ...rule, oneOf: oneOf.map(ruleFor).map(forModules) };
  if (!use) return rule;
  if (!use.some(isCompiler)) return { ...rule, use: use.map(extracting) };
  return { ...rule, use: [/tsx/.test(String(rule.test)) ? FOR_TYPESCRIPT : FOR_SCRIPTS] };
}

/** Minifies boot.js, because it runs before anything is painted; operators can read the other files as they are. */
const copied = async (content: Buffer, file: string): Promise<Buffer> => {
  if (basename(file) !== 'boot.js') return content;
  const { code } = await transform(content.toString(), { minify: true, target: 'es2020' });
  return Buffer.from(code);
};

interface Options {
  // biome-ignore lint/suspicious/noExplicitAny: each plugin keeps its options under a name and in a shape of its own
  [name: string]: any;
}

/** Rspack's counterpart of each webpack plugin; null where Rspack does the work by itself. */
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
  /** Umi's own plugin, which only lists the files that the build emits and works in Rspack unchanged. */
  HtmlWebpackPlugin: (plugin) => plugin as Plugin,
  /** `exportsPresence` below makes a missing export an error. */
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

/** Umi's minimizer for style sheets works in Rspack unchanged. */
const isForStyles = (minimizer: unknown): boolean =>
  typeof minimizer === 'object' && minimizer?.constructor.name === 'CssMinimizerPlugin';

/** Umi's build configuration translated for Rspack: the same modules, files and names, but compiled by native code. */
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
