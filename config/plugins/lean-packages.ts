import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const umiPlugins = createRequire(require.resolve('@umijs/plugins/package.json', { paths: [root] }));
const folderOf = (name: string): string => dirname(umiPlugins.resolve(`${name}/package.json`));

/**
 * What the bundle takes in place of what a package asks for. Every page pays for the first bundle, so a second copy
 * of the same helpers, or a stand-in for what all served browsers have, is 12 KiB for nothing.
 */
export const leanPackages = {
  // Umi brings an older copy beside the one that everything else uses.
  // One form of each helper: the packages of the first bundle ask for both.
  '@babel/runtime/helpers/esm': resolve(root, 'node_modules/@babel/runtime/helpers'),
  '@babel/runtime': resolve(root, 'node_modules/@babel/runtime'),
  [resolve(root, 'node_modules/@ant-design/icons/es/components/AntdIconLight.js')]: resolve(
    __dirname,
    'silent-icon.cjs',
  ),
  'side-channel': resolve(__dirname, 'weak-side-channel.cjs'),
  // Umi's generated files ask for these by the path of their folder.
  [folderOf('event-emitter')]: resolve(__dirname, 'small-emitter.cjs'),
  [folderOf('@ahooksjs/use-request')]: resolve(__dirname, 'unused-request-hook.cjs'),
  [folderOf('react-intl')]: resolve(__dirname, 'small-intl.cjs'),
  [resolve(root, 'node_modules/axios')]: resolve(__dirname, 'small-axios.cjs'),
};

/** Umi's model of the initial state begins empty and learns it after the first picture; ours has learnt it before. */
export const startModel = Object.fromEntries(
  ['.umi', '.umi-production'].map((generated) => [
    resolve(root, 'src', generated, 'plugin-initialState/@@initialState'),
    resolve(root, 'src/hooks/start-model.ts'),
  ]),
);
