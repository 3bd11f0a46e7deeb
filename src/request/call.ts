import type { Calls } from '@contract/endpoints';
import { request } from '@umijs/max';
import { REQUEST_TIMEOUT_MS } from '@/constants';
import { addressOf } from './address';
import { forgetAnswers, remember } from './cache';
import type { CallOptions, RestOf } from './call-options';
import { toRequestError } from './failure-of';
import { readReply } from './reply';

interface LooseArguments extends CallOptions {
  params?: Record<string, string | number>;
  query?: object;
  body?: unknown;
}

async function send(row: string, args: LooseArguments): Promise<unknown> {
  const { params, query, body, arrayFormat, idempotencyKey, signal, autoDownload, skipErrorHandler } = args;
  const { method, url } = addressOf(row, params, query, arrayFormat);
  try {
    const reply: unknown = await request(url, {
      method,
      data: body,
      signal,
      timeout: args.timeout ?? REQUEST_TIMEOUT_MS,
      headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
      responseType: autoDownload ? 'blob' : 'json',
      autoDownload,
      skipErrorHandler,
    });
    return readReply(reply);
  } catch (error) {
    throw toRequestError(error);
  } finally {
    if (method !== 'GET') forgetAnswers();
  }
}

/**
 * One call of the contract: `call('GET /prod-api/cms/apply/{id}', { params: { id } })`. Resolves to
 * the `data`, to `{ list, total }`, or to the answer without its envelope; always rejects with a
 * RequestError on failure, after its one visible effect unless `skipErrorHandler` asks for none.
 */
export function call<Row extends keyof Calls>(
  row: Row,
  ...[args = {} as never]: RestOf<Calls[Row]>
): Promise<Calls[Row]['reply']> {
  const loose: LooseArguments = args;
  const ask = (): Promise<Calls[Row]['reply']> => send(row, loose) as Promise<Calls[Row]['reply']>;
  if (!loose.cache) return ask();
  return remember(JSON.stringify([row, loose.params, loose.query]), ask);
}
