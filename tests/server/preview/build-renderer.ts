import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const PROGRAM = `
const { resolve } = require('node:path');
require('./config/plugins/renderer-bundle.ts').bundleRenderer(resolve('src/.umi'), process.argv[1]);
`;

/**
 * Builds the program that draws the public pages, as a build does; in a separate process, because esbuild does not work
 * with Jest's modules.
 */
export const buildRenderer = (outfile: string): void => {
  execFileSync(process.execPath, ['-r', 'esbuild-register', '-e', PROGRAM, outfile], {
    cwd: resolve(__dirname, '../../..'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
};
