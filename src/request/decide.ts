import { ERROR_NOTIFICATION_MS, SERVER_NOTICE_MS, TOAST_MS, WARNING_THROTTLE_MS } from '@/constants/notices';
import type { SavedError } from '@/utils/last-error';
import type { NoticeLevel } from '@/utils/notices';
import { type Failure, isSignedOut } from '@/utils/request-error';

type Level = Extract<NoticeLevel, 'warning' | 'error'>;

/** Everything a failure can do to the page. `perform` does it. */
export type Effect =
  | { kind: 'message'; level: Level; text: string; ms: number; throttleMs?: number }
  | { kind: 'notification'; level: Level; title: string; text: string; ms: number }
  | { kind: 'goTo'; path: string; replace: boolean }
  | { kind: 'saveError'; error: SavedError }
  | { kind: 'signIn' };

/** Looks a text of src/locales/zh-CN/request.ts up. */
export type Translate = (id: `request.${string}`, values?: Record<string, string | number>) => string;

/** The statuses that have a text of their own (req:spec-http-errors). */
const STATUS_TEXTS = [200, 201, 202, 204, 400, 401, 403, 404, 406, 410, 422, 500, 502, 503, 504] as const;
type NamedStatus = (typeof STATUS_TEXTS)[number];

const PAGES: Record<number, string> = { 403: '/403', 404: '/404', 500: '/500' };

const isNamed = (status: number | undefined): status is NamedStatus =>
  STATUS_TEXTS.some((named) => named === status);

/** A fault of the service, as opposed to something the reader can correct. */
const isFault = ({ code, status, httpStatus, showType }: Failure): boolean =>
  showType === 4 || (code ?? status ?? httpStatus ?? 0) >= 500;

function textOf(failure: Failure, t: Translate): string {
  const { serverMessage, ownMessage, httpStatus } = failure;
  if (serverMessage) return serverMessage;
  const status = failure.code ?? failure.status ?? httpStatus;
  // An answer that reports failure is not worded as completed, even if its status is below 300.
  const isContradicted = failure.success === false && (status ?? 0) < 300;
  if (isNamed(status) && !isContradicted) return t(`request.status.${status}.failure`);
  // "http error 418" is for the log: a reader is told that it did not work.
  return (failure.kind !== 'reply' && ownMessage) || t('request.unknown.failure');
}

/** A fault bears its 问题编号; a reader's own mistake does not, it would only be noise. */
function withTrace(text: string, failure: Failure, t: Translate): string {
  return failure.traceId && isFault(failure)
    ? t('request.trace.label', { text, traceId: failure.traceId })
    : text;
}

const saved = (failure: Failure, t: Translate): Effect => ({
  kind: 'saveError',
  error: {
    text: textOf(failure, t),
    errorCode: failure.errorCode ?? null,
    traceId: failure.traceId ?? null,
  },
});

const message = (level: Level, failure: Failure, t: Translate): Effect[] => [
  { kind: 'message', level, text: withTrace(textOf(failure, t), failure, t), ms: TOAST_MS },
];

const notification = (failure: Failure, title: string, ms: number, t: Translate): Effect[] => [
  { kind: 'notification', level: 'error', title, text: withTrace(textOf(failure, t), failure, t), ms },
];

function toException(failure: Failure, t: Translate): Effect[] {
  const query = new URLSearchParams({
    errorCode: failure.errorCode ?? String(failure.code ?? failure.status ?? failure.httpStatus ?? ''),
    errorMessage: textOf(failure, t),
  });
  return [saved(failure, t), { kind: 'goTo', path: `/exception?${query}`, replace: false }];
}

function byShowType(failure: Failure, t: Translate): Effect[] {
  switch (failure.showType) {
    case 1:
      return message('warning', failure, t);
    case 4:
      return notification(failure, t('request.failed.title'), ERROR_NOTIFICATION_MS, t);
    default:
      return message('error', failure, t);
  }
}

function byCode(failure: Failure, t: Translate): Effect[] | null {
  const { code } = failure;
  if (code === 403 || code === 404) {
    return [saved(failure, t), { kind: 'goTo', path: `/${code}`, replace: false }];
  }
  if (code === 500) return notification(failure, t('request.tip.title'), SERVER_NOTICE_MS, t);
  return null;
}

function byStatus(failure: Failure, t: Translate): Effect[] | null {
  const { status } = failure;
  if (status === undefined) return null;
  const page = PAGES[status];
  if (page) return [saved(failure, t), { kind: 'goTo', path: page, replace: true }];
  if (failure.showType !== undefined) return null;
  if (status !== -1 && status !== -2 && status <= 400) return null;
  return [
    {
      kind: 'message',
      level: 'warning',
      text: withTrace(textOf(failure, t), failure, t),
      ms: TOAST_MS,
      throttleMs: WARNING_THROTTLE_MS,
    },
  ];
}

/** Effects of a call that got no answer. */
function byAbsence(failure: Failure, t: Translate): Effect[] {
  switch (failure.kind) {
    case 'cancelled':
      return [];
    case 'timeout':
      return [
        {
          kind: 'message',
          level: 'error',
          text: t('request.timeout.failure', { n: failure.timeoutMs ?? 0 }),
          ms: TOAST_MS,
        },
      ];
    case 'network':
      return [
        {
          kind: 'notification',
          level: 'error',
          title: t('request.network.title'),
          text: t('request.network.failure'),
          ms: ERROR_NOTIFICATION_MS,
        },
      ];
    case 'outdated':
      return [{ kind: 'message', level: 'warning', text: t('request.outdated.failure'), ms: TOAST_MS }];
    case 'chunk':
      return [{ kind: 'message', level: 'error', text: t('request.chunk.failure'), ms: TOAST_MS }];
    default:
      return message('error', failure, t);
  }
}

/**
 * The error catalogue (req:spec-errors). One failure has one visible effect. The body counts before the HTTP status; a
 * page to go to before a message; silence and the exception page before both. A lost session comes first, because its
 * answer says nothing else.
 */
export function decide(failure: Failure, t: Translate): Effect[] {
  if (failure.kind !== 'reply') return byAbsence(failure, t);
  if (isSignedOut(failure)) return [{ kind: 'signIn' }];
  if (failure.showType === 0) return [];
  if (failure.showType === 9) return toException(failure, t);
  const byBody = byCode(failure, t) ?? byStatus(failure, t);
  if (byBody) return byBody;
  if (failure.success === false || failure.showType !== undefined) return byShowType(failure, t);
  if (failure.code === 601) return message('warning', failure, t);
  if (failure.code !== undefined || failure.status !== undefined) return message('error', failure, t);
  return notification(failure, t('request.failed.title'), ERROR_NOTIFICATION_MS, t);
}

/** What the catalogue says of a failure, for a place that shows it in its stead. */
export function wordsOf(failure: Failure, t: Translate): { level: Level; text: string } {
  for (const effect of decide(failure, t)) {
    if (effect.kind === 'message' || effect.kind === 'notification') return effect;
    if (effect.kind === 'saveError') return { level: 'error', text: effect.error.text };
  }
  return { level: 'error', text: textOf(failure, t) };
}
