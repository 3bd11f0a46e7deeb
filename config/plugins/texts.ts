import { resolve } from 'node:path';
import type { IApi } from '@umijs/max';

type Config = Parameters<Parameters<IApi['chainWebpack']>[0]>[0];

const root = resolve(__dirname, '../..');
const source = resolve(root, 'src');
const locales = resolve(source, 'locales');

/** In a build, each module brings the texts it uses; Umi's locale plugin, which would bundle all of them, gets none. */
export function chainTexts(config: Config): void {
  config.module
    .rule('own-texts')
    .test(/\.tsx?$/)
    .include.add(source)
    .add(resolve(root, 'contract'))
    .end()
    .exclude.add(locales)
    .end()
    .enforce('pre')
    .use('own-texts')
    .loader(resolve(__dirname, 'own-texts.cjs'));
  config.module
    .rule('no-texts')
    .test(resolve(locales, 'zh-CN.ts'))
    .issuer(/plugin-locale/)
    .enforce('pre')
    .use('no-texts')
    .loader(resolve(__dirname, 'no-texts.cjs'));
}
