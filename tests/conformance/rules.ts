import type { Chapter } from './row';

export const validation: Chapter = {
  title: '校验规则',
  requirement: 'spec-validation',
  rows: [
    ['rule.locale.format', 'two lowercase letters, optionally a hyphen and two uppercase letters'],
    ['rule.locale.error', 'otherwise the error "setLocale lang format error" is raised'],
    [
      'rule.routeAccess.string',
      'an access field that is no string raises the [plugin-access] error with the path',
    ],
    ['rule.routeAccess.unreachable', 'a route is unreachable when its access resolves to false'],
    ['rule.routeAccess.parent', 'a parent is unreachable when all its children are'],
    ['rule.permission.noList', 'permission and role checks called without a list report a console error'],
  ],
};

export const access: Chapter = {
  title: '角色与权限',
  requirement: 'spec-permissions',
  rows: [
    ['access.permission.wildcard', 'a user passes if the permissions contain the wildcard *:*:*'],
    ['access.permission.any', 'or any required permission'],
    ['access.permission.single', 'a single string or an array may be given'],
    ['access.permission.none', 'a user without a permissions list fails'],
    ['access.role', 'any required role key equals the roleKey of any role the user holds'],
    ['access.provider', 'an access provider wraps the routes and adjusts them by these checks'],
    [
      'access.guard',
      'a generic guard shows its content when an accessible flag is true, otherwise a fallback',
    ],
    ['access.forbidden', 'forbidden results lead to /403'],
  ],
};

export const constants: Chapter = {
  title: '常量与限制',
  requirement: 'spec-constants',
  rows: [
    ['constant.chunkTimeout', 'chunk load time-out 120 seconds'],
    ['constant.lazyDelay', 'lazy-load delay 200 ms'],
    ['constant.theme', 'default theme "default"'],
    ['constant.locale', 'default locale zh-CN, stored under umi_locale'],
    ['constant.dataCache', 'data cache lifetime 5 minutes'],
    ['constant.focusRefresh', 'focus-refresh throttle 5000 ms'],
    ['constant.pageSize', 'page size 10'],
    ['constant.firstPage', 'first page 1'],
    ['constant.loadMore', 'scroll load-more threshold 100 px'],
    ['constant.requestCache', 'request cache TTL 60000 ms'],
    ['constant.requestTimeout', 'request timeout 0 (none)'],
    ['constant.notice', 'notice auto-close 1.5 s'],
    ['constant.notice500', '500 notice 3 s'],
    ['constant.warningThrottle', 'error warning throttle 500 ms'],
    ['constant.toast', 'toast 3 s'],
    ['constant.notification', 'notification stack: fade animation, top offset 65, horizontal position 50%'],
    ['constant.overflowWidth', 'overflow default item width 10'],
    ['constant.fileName', 'default file name userfiles.zip'],
    ['constant.wildcard', 'wildcard permission *:*:*'],
    ['constant.environment.flag', 'the environment is chosen by a window ENV flag, default dev'],
    [
      'constant.environment.servers',
      'it sets API, image, report, code, terminal, slice, office servers, QQ callback',
    ],
    ['constant.environment.hosts', 'different hosts for local, dev, test, pre-release and production'],
    ['constant.environment.production', 'in production the API host also depends on the site domain'],
  ],
};
