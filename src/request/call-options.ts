import type { ArrayFormat } from './query';

/**
 * Who shows a failure instead of the error catalogue. The words come from `failureText`, which asks the same catalogue.
 */
export type ShownBy =
  /** The form that sent the call: at its fields, or above them. */
  | 'form'
  /** Beside the button that was pressed. */
  | 'button'
  /** One part of a page or of the frame; the rest works without it. */
  | 'section'
  /**
   * A page that handles some failures itself, such as content that was taken down, and leaves the others to the
   * catalogue.
   */
  | 'page'
  /** The line that says whether everything is saved. */
  | 'draft'
  /** What begins, renews and ends a session: the splash, and the hooks that know what losing the session means. */
  | 'session'
  /** Nobody: a convenience that is not missed, so a failure shows nothing. */
  | 'nobody';

/** `skipErrorHandler` is Umi's option. A call that skips the catalogue says here who shows the failure instead. */
export const handledBy = (shownBy: ShownBy | undefined) => ({
  shownBy,
  skipErrorHandler: shownBy !== undefined,
});

/** Options of a call that are not part of its contract. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Counts once however often it is sent before an answer comes (req:product-idempotency). */
  once?: boolean;
  /** The same with a given key that outlives this page: for a draft whose record does not exist yet. */
  idempotencyKey?: string;
  /** Who shows the failure instead of the catalogue; a lost session is still renewed, or the page asks to sign in. */
  shownBy?: ShownBy | undefined;
  /** Saves an answer that is not JSON as a file. */
  autoDownload?: boolean;
  /** Resolves to an answer that is not JSON as a Blob, for callers that show it. */
  asBlob?: boolean;
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

/** A row of `Calls` in contract/endpoints: the types of one call. */
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
