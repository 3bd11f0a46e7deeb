import { type Plugin, rspack } from '@rspack/core';

/**
 * Wraps the script that starts the app. On a prepared page the script waits until the browser has painted the page,
 * which it does only while no script is running. A hidden tab is never painted, and a page that was not prepared has
 * nothing to show, so there the script starts at once. The parentheses around the function make the browser compile it
 * immediately.
 */
export const AROUND_START = [
  '(function(s){document.documentElement.dataset.prepared&&!document.hidden' +
    '?requestAnimationFrame(function(){setTimeout(s)}):s()})((function(){',
  '}))',
] as const;

/** Added after the script is minified, because the minifier would remove the parentheses. */
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
