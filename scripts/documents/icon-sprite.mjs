import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

async function loadIcons(root) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/components/icons.tsx')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    external: ['react'],
    jsx: 'automatic',
    logLevel: 'error',
  });
  const module = { exports: {} };
  new Function('require', 'module', outputFiles[0].text)(createRequire(join(root, 'package.json')), module);
  return module.exports.ICONS;
}

/** The markup of an icon without the size and names that the package gives to a standalone icon. */
function symbol(name, markup) {
  const [, attributes, content] = /<svg([^>]*)>(.*)<\/svg>/s.exec(markup);
  const kept = attributes.match(/ (?:viewBox|fill-rule)="[^"]*"/g).join('');
  return `<symbol id="${name}"${kept}>${content.replaceAll('></path>', '/>')}</symbol>`;
}

/**
 * The icons of src/components/icons.tsx as one file that every page shares and the browser keeps: the package draws
 * them here, so no script carries them. The name changes with the content.
 * @returns {Promise<Record<string, string>>} the sprite and the module that names it, by path
 */
export async function iconSprite(root) {
  const symbols = Object.entries(await loadIcons(root)).map(([name, icon]) =>
    symbol(name, renderToStaticMarkup(createElement(icon))),
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
  const address = `/icons.${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;
  return {
    [`public${address}`]: sprite,
    'src/components/icon-sprite.ts': `/** Written by \`npm run docs\` from icons.tsx. */\nexport const ICON_SPRITE = '${address}';\n`,
  };
}
