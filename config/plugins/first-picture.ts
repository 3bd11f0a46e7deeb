import { type Plugin, rspack } from '@rspack/core';

/**
 * Around the script that starts the app. A prepared page is seen before the app begins on it: the browser shows its first
 * picture when nothing keeps it busy. A page in a tab that nobody looks at is shown none, and where the app draws the
 * page itself there is nothing to wait for. The brackets around the function tell the browser to compile it at once.
 */
export const AROUND_START = [
  '(function(s){document.documentElement.dataset.prepared&&!document.hidden' +
    '?requestAnimationFrame(function(){setTimeout(s)}):s()})((function(){',
  '}))',
] as const;

/** Written once the script is minified, so that the brackets stay. */
export const startAfterFirstPicture = (): Plugin[] =>
  AROUND_START.map(
    (banner, place) =>
      new rspack.BannerPlugin({
        banner,
        footer: place === 1,
        raw: true,
        include: /^umi\.\w+\.js$/,
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
  );
