import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { IApi } from '@umijs/max';
import { settings } from '../config/settings';

/** The icon is inlined, because it is smaller than a request for it. The file stays for clients that request it. */
const icon = encodeURIComponent(readFileSync(resolve(__dirname, '../public/favicon.svg'), 'utf8').trim());

/** Pages that the service draws itself, so that they can be read without scripts. */
const readable = [
  ['/', '首页'],
  ['/notification', '通知公告'],
  ['/policyDoc', '政策文件'],
  ['/demand', '需求'],
  ['/achi', '成果'],
  ['/faq', '常见问题'],
  ['/UserManual', '使用手册'],
] as const;

/**
 * The page shown before any script has run. The content security policy allows no inline script, hence the two small
 * files: /env.js names the environment, /boot.js sets the theme before the first paint and offers 重试 when the start
 * takes too long.
 */
const splash = `<div id="splash" role="status" aria-live="polite">
<svg class="splash-mark" width="52" height="52" viewBox="0 0 26 26" aria-hidden="true"><path d="M2 19h22M2 19v-6M7.5 19v-3M13 19V5M18.5 19v-3M24 19v-6"/><circle cx="13" cy="5" r="2.2"/></svg>
<p class="splash-name">${settings.title}</p>
<p class="splash-text" data-loading="正在加载…" data-slow="加载时间较长，可继续等待或重试" data-failed="服务暂时没有响应，请稍后重试">正在加载…</p>
<button class="splash-retry" type="button" hidden>重试</button>
</div>
<noscript><main class="splash-noscript">
<h1>本页需要启用 JavaScript</h1>
<p>浏览器停用了 JavaScript，这一页无法使用。请在浏览器设置中允许本网站运行 JavaScript，然后<a href="">重新打开本页</a>。</p>
<p>不启用也可以阅读：${readable.map(([path, name]) => `<a href="${path}">${name}</a>`).join('、')}。</p>
<p lang="en">This page needs JavaScript. Please allow it for this site and reload.</p>
</main></noscript>`;

export default (api: IApi): void => {
  api.addHTMLMetas(() => [
    { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
    { name: 'description', content: settings.description },
    { name: 'keywords', content: settings.keywords },
    { name: 'color-scheme', content: 'light dark' },
  ]);
  api.modifyHTML(($) => {
    const built = $('script')
      .toArray()
      .map((element) => $(element).attr('src') ?? '')
      .filter(Boolean);
    const app = ['/env.js', ...built];
    $('script').remove();
    $('html').attr('lang', settings.locale);
    $('meta[http-equiv="X-UA-Compatible"]').remove();
    // Placed before the style sheet, because a script after it would not run until the style sheet has loaded.
    $('title').before(`<script src="/boot.js" data-retry-ms="${settings.splashRetryMs}"></script>`);
    $('head').append(`<link rel="icon" href="data:image/svg+xml,${icon}" type="image/svg+xml">`);
    // Deferred scripts load at once, let the splash paint and run in this order.
    for (const src of app) $('head').append(`<script defer src="${src}"></script>`);
    $('body').prepend(splash);
    return $;
  });
};
