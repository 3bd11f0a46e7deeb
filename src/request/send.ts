import { request } from '@umijs/max';
import { REQUEST_TIMEOUT_MS } from '@/constants/requests';
import { RequestError, wasAnswered } from '@/utils/request-error';
import { addressOf } from './address';
import { forgetAnswers } from './cache';
import { type CallOptions, handledBy } from './call-options';
import { applyCatalogue } from './catalogue';
import { toRequestError } from './failure-of';
import { isCounted, takeFirstAnswer } from './first-answers';
import { sendOnce } from './idempotency';
import { readReply } from './reply';

/** What goes into a call before its row says what is allowed. */
export interface LooseArguments extends CallOptions {
  params?: Record<string, string | number>;
  query?: object;
  body?: unknown;
}

/** NaN comes from an address without a valid number (`idInAddress`): no such record exists, so no request is needed. */
function refuseNowhere({ params = {}, shownBy }: LooseArguments): void {
  if (!Object.values(params).some(Number.isNaN)) return;
  const missing = new RequestError({ kind: 'reply', code: 404 });
  if (shownBy === undefined) applyCatalogue(missing, { method: 'GET' });
  throw missing;
}

/** Sends one call, `GET /api/users/{login}.json`; rejects with a RequestError, whatever went wrong. */
export async function send(row: string, args: LooseArguments): Promise<unknown> {
  refuseNowhere(args);
  if (!args.once) return sendAs(row, args, args.idempotencyKey);
  const { params, query, body } = args;
  return sendOnce(JSON.stringify([row, params, query, body]), (key) => sendAs(row, args, key));
}

/** Only tells the service to count the view; the page stays as it is, and a lost call is not missed. */
function tellReading(url: string): void {
  const told: Promise<unknown> = request(url, { method: 'GET', ...handledBy('nobody') });
  told.catch(() => undefined);
}

async function sendAs(
  row: string,
  args: LooseArguments,
  idempotencyKey: string | undefined,
): Promise<unknown> {
  const { params, query, body, arrayFormat, signal, autoDownload, shownBy } = args;
  const { method, url } = addressOf(row, params, query, arrayFormat);
  const first = method === 'GET' ? takeFirstAnswer(url) : undefined;
  if (first) {
    if (isCounted(url)) tellReading(url);
    return readReply(first);
  }
  try {
    const reply: unknown = await request(url, {
      method,
      data: body,
      signal,
      timeout: args.timeout ?? REQUEST_TIMEOUT_MS,
      headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
      responseType: autoDownload || args.asBlob ? 'blob' : 'json',
      autoDownload,
      ...handledBy(shownBy),
    });
    return readReply(reply);
  } catch (error) {
    const failed = toRequestError(error);
    failed.isRepeatable = idempotencyKey !== undefined && !wasAnswered(failed);
    throw failed;
  } finally {
    if (method !== 'GET') forgetAnswers();
  }
}
