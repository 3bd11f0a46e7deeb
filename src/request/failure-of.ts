import { isOutdated } from '@/utils/release';
import { type Acted, describeReply, type Failure, RequestError } from '@/utils/request-error';
import { translate } from './translate';

/** The part of an axios error that is read here; umi's own type is a union with Error. */
interface TransportError {
  code?: string;
  message?: string;
  config?: { url?: string; timeout?: number };
  response?: { status: number; data: unknown };
}

const SIGNING_IN = /^\/prod-api\/auth\//;

export const isSigningIn = (url: string | undefined): boolean => SIGNING_IN.test(url ?? '');

/** With a Chinese message, because pages that show an error themselves print it, and the browser's own is English. */
export const networkFailure = (): Failure => ({
  kind: 'network',
  ownMessage: translate('request.network.failure'),
});

function withoutReply({ code, message, config }: TransportError): Failure {
  if (code === 'ERR_CANCELED') return { kind: 'cancelled' };
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') {
    const timeoutMs = config?.timeout ?? 0;
    // Without a timeout of ours the browser itself ended the call, because its reader stopped or left the page.
    if (timeoutMs === 0) return { kind: 'cancelled' };
    return { kind: 'timeout', timeoutMs, ownMessage: `timeout of ${timeoutMs}ms exceeded` };
  }
  if (code === 'ERR_NETWORK') return networkFailure();
  return { kind: 'other', ownMessage: message };
}

/** Refusals that say that the service has no such call. */
const NO_CALL = /^(?:call\.unknown|http\.405)$/;

interface Refusal {
  sentence?: { fields?: readonly ({ id?: string } | null)[] };
}

/** A field that the service does not know; or one that it misses, if it is of another release than this page. */
const isOldForm = (data: unknown): boolean => {
  const ids = (data as Refusal | null)?.sentence?.fields?.map((field) => field?.id) ?? [];
  return ids.includes('said.field.unknown') || (isOutdated() && ids.includes('said.field.required'));
};

/** Any error of the transport as plain data. */
export function failureOf(error: unknown): Failure {
  if (error instanceof RequestError) return error.failure;
  const transport = error as TransportError;
  if (!transport.response) return withoutReply(transport);
  const { status, data } = transport.response;
  const told = describeReply(data, status);
  if (NO_CALL.test(told.errorCode ?? '') || isOldForm(data))
    return { kind: 'outdated', ownMessage: translate('request.outdated.failure') };
  return {
    ...told,
    ownMessage: `http error ${status}`,
    signingIn: isSigningIn(transport.config?.url),
  };
}

export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  const transport = error as TransportError & { acted?: Acted };
  const made = new RequestError(failureOf(error), transport.response?.data);
  made.acted = transport.acted ?? null;
  return made;
}
