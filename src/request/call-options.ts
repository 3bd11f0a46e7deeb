import type { ArrayFormat } from './query';

/**
 * Who shows a failure in place of the error catalogue. Whoever does takes the words from `failureText`, which asks the
 * same catalogue.
 */
export type ShownBy =
  /** The form that sent it: at its fields, or above them. */
  | 'form'
  /** The place of the button that was pressed. */
  | 'button'
  /** One part of a page or of the frame; the rest stands without it. */
  | 'section'
  /** A page that answers some failures itself, such as what was taken down; it hands the others to the catalogue. */
  | 'page'
  /** The line that says whether everything is saved. */
  | 'draft'
  /** What begins, renews and ends a session: the splash, and the hooks that know what its loss means. */
  | 'session'
  /** A comfort: nobody misses it, and nothing is said. */
  | 'nobody';

/** Umi's word for it. Whoever opts out of the catalogue says here who shows the failure instead. */
export const handledBy = (shownBy: ShownBy | undefined) => ({
  shownBy,
  skipErrorHandler: shownBy !== undefined,
});

/** What a call can be asked besides its contract. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Counts once however often it is sent before an answer comes (req:product-idempotency). */
  once?: boolean;
  /** The same under a key that outlives this page: a draft's that is not created yet. */
  idempotencyKey?: string;
  /** Takes the failure out of the catalogue's hands; a lost session is still renewed, or held by the page. */
  shownBy?: ShownBy | undefined;
  /** Saves an answer that is not JSON as a file. */
  autoDownload?: boolean;
  /** Gives an answer that is not JSON as it is, for whoever shows it. */
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
