import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const PROGRAM = `
const { resolve } = require('node:path');
require('./config/plugins/renderer-bundle.ts').bundleRenderer(resolve('src/.umi'), process.argv[1]);
`;

/** The program that draws the public pages, as a build makes it; outside of Jest, whose modules are not esbuild's. */
export const buildRenderer = (outfile: string): void => {
  execFileSync(process.execPath, ['-r', 'esbuild-register', '-e', PROGRAM, outfile], {
    cwd: resolve(__dirname, '../../..'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
};
