import type { ArrayFormat } from './query';

/** What a call can be asked besides its contract. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Makes a repeated creation count once (req:product-idempotency). */
  idempotencyKey?: string;
  /** The caller shows the failure itself; a lost session is still renewed, or held by the page. */
  skipErrorHandler?: boolean;
  /** Saves an answer that is not JSON as a file. */
  autoDownload?: boolean;
  /** Milliseconds; 0, the default, waits as long as the network does. */
  timeout?: number;
  /** Answers from the request cache while it is fresh. Reading calls only. */
  cache?: boolean;
  arrayFormat?: ArrayFormat;
}

type Needs<Name extends string, Value> = undefined extends Value
  ? { [K in Name]?: Value }
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** A row of `Calls` in contract/endpoints. */
export interface CallShape {
  params: unknown;
  query: unknown;
  body: unknown;
  reply: unknown;
}

/** Required where the contract requires it, optional where all of it is optional. */
export type CallArguments<C extends CallShape> = Needs<'params', C['params']> &
  Needs<'query', C['query']> &
  Needs<'body', C['body']> &
  CallOptions;

export type RestOf<C extends CallShape> =
  Record<never, never> extends CallArguments<C> ? [args?: CallArguments<C>] : [args: CallArguments<C>];
