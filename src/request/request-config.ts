import { getRequestInstance, type RequestConfig } from '@umijs/max';
import { REQUEST_TIMEOUT_MS } from '@/constants/requests';
import { isSignedInAsOther, ownerOf } from '@/utils/credential-owner';
import { refusals } from '@/utils/denials';
import { environment } from '@/utils/environment';
import { hearRelease, hindrance } from '@/utils/release';
import { describeReply, isRefusal, isSignedOut, RequestError } from '@/utils/request-error';
import { saveFile } from '@/utils/save-file';
import { hearServiceTime } from '@/utils/service-clock';
import { readCredential } from '@/utils/session';
import { askToSignIn } from '@/utils/sign-in-hold';
import type { handledBy } from './call-options';
import { applyCatalogue } from './catalogue';
import { failureOf, isSigningIn, networkFailure } from './failure-of';
import { fileName } from './file-name';
import { inReaderWords } from './reader-words';
import { renewSession } from './refresh';
import { findSentence } from './translate';

type Response = Parameters<
  Extract<NonNullable<RequestConfig['responseInterceptors']>[number], (...args: never) => unknown>
>[0];
type Sent = Response['config'] & {
  credential?: string | null;
  replayed?: boolean;
  sentAt?: number;
  autoDownload?: boolean;
};

function attachCredential(config: Sent): Sent {
  const credential = readCredential();
  config.credential = credential;
  config.sentAt = Date.now();
  config.baseURL = environment().api || undefined;
  // The trace header is only for our own service, not for one at another address.
  const traceparent = config.baseURL ? undefined : window.TRACEPARENT?.();
  if (traceparent) config.headers.set('traceparent', traceparent);
  if (credential) config.headers.set('Authorization', `Bearer ${credential}`);
  return config;
}

const isJson = (response: Response): boolean => String(response.headers['content-type']).includes('json');

/** A file to save, which may be JSON too: refusals have no file name. */
const isFile = (response: Response): boolean =>
  String(response.headers['content-disposition']).startsWith('attachment');

const hearService = ({ headers, config }: Response): void => {
  const { sentAt } = config as Sent;
  hearRelease(headers['x-release']);
  if (sentAt !== undefined) hearServiceTime(headers['date'] as string | undefined, sentAt, Date.now());
};

/** The refusal of a download arrives as a Blob that contains JSON. */
async function readBlob(response: Response): Promise<void> {
  if (response.data instanceof Blob && isJson(response) && !isFile(response)) {
    response.data = JSON.parse(await response.data.text());
  }
}

/** An answer that says in its body that it failed is a failure, whatever its HTTP status says. */
async function readAnswer(response: Response): Promise<Response> {
  hearService(response);
  await readBlob(response);
  response.data = inReaderWords(response.data, findSentence);
  const config = response.config as Sent;
  const failure = {
    ...describeReply(response.data, response.status),
    signingIn: isSigningIn(config.url),
  };
  // `success: false` is thrown by errorThrower below, unless the session has to be renewed first.
  if (isSignedOut(failure) || (isRefusal(failure) && failure.success !== false)) {
    throw Object.assign(new RequestError(failure, response.data), { config });
  }
  if (config.autoDownload && response.data instanceof Blob) {
    saveFile(fileName(response.headers['content-disposition']), response.data);
  }
  return response;
}

async function readRefusal(error: { response?: Response }): Promise<never> {
  if (error.response) {
    hearService(error.response);
    await readBlob(error.response);
    error.response.data = inReaderWords(error.response.data, findSentence);
  }
  throw error;
}

/** A lost session is renewed once, or the page asks to sign in; then the call is sent again. */
async function recover(error: { config?: Sent }): Promise<Response> {
  const { config } = error;
  if (!config || config.replayed || !isSignedOut(failureOf(error))) throw error;
  const renewal = config.credential ? await renewSession(config.credential) : 'refused';
  if (renewal === 'unknown') throw new RequestError(networkFailure());
  if (renewal === 'refused' && !(await askToSignIn())) throw error;
  // Another tab has signed somebody else in meanwhile.
  if (isSignedInAsOther(ownerOf(config.credential ?? null))) throw new RequestError({ kind: 'cancelled' });
  return getRequestInstance().request({ ...config, replayed: true } as Sent);
}

/**
 * Whoever shows the failure, an ended session leads to signing in; only calls that manage the session itself are
 * exempt.
 */
const losesSession = (error: unknown, { shownBy }: ReturnType<typeof handledBy>): boolean =>
  shownBy !== 'session' && readCredential() !== null && isSignedOut(failureOf(error));

/** Umi's request plugin, with the error catalogue (req:spec-errors) behind it. */
export const requestConfig: RequestConfig = {
  timeout: REQUEST_TIMEOUT_MS,
  withCredentials: true,
  requestInterceptors: [attachCredential as never],
  responseInterceptors: [
    [readAnswer as never, readRefusal as never],
    [(response) => response, recover as never],
  ],
  errorConfig: {
    errorThrower: (body: unknown) => {
      throw new RequestError(describeReply(body, 200), body);
    },
    errorHandler: (error, options) => {
      const failure = failureOf(error);
      refusals.hear({ failure, made: options as ReturnType<typeof handledBy> });
      if (failure.kind === 'outdated') hindrance.set(true);
      if (!options.skipErrorHandler || losesSession(error, options as ReturnType<typeof handledBy>))
        applyCatalogue(error, options);
    },
  },
};
