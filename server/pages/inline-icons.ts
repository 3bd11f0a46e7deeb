import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SPRITE = /^icons\.[0-9a-f]{8}\.svg$/;
const SYMBOL = /<symbol id="(\w+)"(.*?<\/symbol>)/gs;
const USE = /href="\/icons\.[0-9a-f]{8}\.svg#(\w+)"/g;

/**
 * Copies the icons that a page uses into its HTML: the sprite file loads after the first paint, and the icons would
 * appear late.
 */
export type WithIcons = (html: string) => { html: string; icons: string };

export const readIcons = (directory: string): WithIcons => {
  const file = existsSync(directory) ? readdirSync(directory).find((name) => SPRITE.test(name)) : undefined;
  const sprite = file ? readFileSync(join(directory, file), 'utf8') : '';
  const symbols = new Map([...sprite.matchAll(SYMBOL)].map(([, name = '', rest = '']) => [name, rest]));
  return (html) => {
    const used = new Set<string>();
    const own = html.replace(USE, (whole, name: string) => {
      if (!symbols.has(name)) return whole;
      used.add(name);
      return `href="#icon-${name}"`;
    });
    const bodies = [...used].map((name) => `<symbol id="icon-${name}"${symbols.get(name)}`);
    return {
      html: own,
      icons: `<svg width="0" height="0" class="vh" aria-hidden="true">${bodies.join('')}</svg>`,
    };
  };
};
