import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const umiPlugins = createRequire(require.resolve('@umijs/plugins/package.json', { paths: [root] }));
const folderOf = (name: string): string => dirname(umiPlugins.resolve(`${name}/package.json`));

/**
 * Smaller modules that the bundle uses in place of packages. Every page loads the first bundle, so a second copy of the
 * same helpers, or a polyfill for what all served browsers have, would add 12 KiB for nothing.
 */
export const leanPackages = {
  // Umi brings an older copy of these helpers, and the packages of the first bundle import them in both forms, ESM and
  // CommonJS. All of them get one copy in one form.
  '@babel/runtime/helpers/esm': resolve(root, 'node_modules/@babel/runtime/helpers'),
  '@babel/runtime': resolve(root, 'node_modules/@babel/runtime'),
  [resolve(root, 'node_modules/@ant-design/icons/es/components/AntdIconLight.js')]: resolve(
    __dirname,
    'silent-icon.cjs',
  ),
  'side-channel': resolve(__dirname, 'weak-side-channel.cjs'),
  // Umi's generated files import these packages by the path of their folder.
  [folderOf('event-emitter')]: resolve(__dirname, 'small-emitter.cjs'),
  [folderOf('@ahooksjs/use-request')]: resolve(__dirname, 'unused-request-hook.cjs'),
  [folderOf('react-intl')]: resolve(__dirname, 'small-intl.cjs'),
  [resolve(root, 'node_modules/axios')]: resolve(__dirname, 'small-axios.cjs'),
};

/** Umi's own model of the initial state starts empty and is filled after the first render; ours is filled before it. */
export const startModel = Object.fromEntries(
  ['.umi', '.umi-production'].map((generated) => [
    resolve(root, 'src', generated, 'plugin-initialState/@@initialState'),
    resolve(root, 'src/hooks/start-model.ts'),
  ]),
);
