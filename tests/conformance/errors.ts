import type { Chapter } from './row';

const STATUS_TEXTS = [200, 201, 202, 204, 400, 401, 403, 404, 406, 410, 422, 500, 502, 503, 504];

export const errors: Chapter = {
  title: '错误目录',
  requirement: 'spec-errors',
  rows: [
    ['error.showType.0', 'silent'],
    ['error.showType.1', 'warning message'],
    ['error.showType.2', 'error message'],
    ['error.showType.4', 'notification'],
    ['error.showType.9', 'redirect to /exception with errorCode and errorMessage'],
    ['error.showType.other', 'any other value shows an error message'],
    ['error.business', 'a response with success false is a business error carrying errorMessage'],
    ['error.plain', 'an error without structured info shows its own message'],
    ['error.plain.none', 'or "Request error, please retry." when none'],
    ['error.skip', 'a request option can skip this handling'],
    ['error.http.serverMessage', 'an error notification shows the server message'],
    ...STATUS_TEXTS.map(
      (status) => [`error.http.${status}`, `or a Chinese status text for ${status}`] as const,
    ),
    ['error.http.rejects', 'the request then fails'],
    ['error.code.401', 'removes the stored credential and goes to /login'],
    ['error.code.404', 'goes to /404'],
    ['error.code.403', 'goes to /403'],
    ['error.code.500', 'shows a notice titled 提示 with the msg text for 3 seconds'],
    ['error.status.-1', 'shows a warning with the message'],
    ['error.status.-2', 'shows a warning with the message'],
    ['error.status.above400', 'above 400 (except 403) shows a warning with the message'],
    ['error.status.throttle', 'at most one warning per 500 ms'],
    ['error.status.403', 'replaces the route with /403 and saves the error in session storage'],
    ['error.status.404', 'replaces the route with /404 and saves the error in session storage'],
    ['error.status.500', 'replaces the route with /500 and saves the error in session storage'],
    ['error.chunk', 'a chunk that fails to load or times out is reported as a load failure'],
    ['error.timeout', 'a request timeout gives "timeout of {n}ms exceeded"'],
    ['error.httpError', 'a non-2xx status gives an http error'],
    [
      'error.dataLayer',
      'a global data-layer handler shows the error message as an error toast for 3 seconds',
    ],
    ['error.redirect.from', 'the redirect to /login carries the previous path as a value named from'],
  ],
};
