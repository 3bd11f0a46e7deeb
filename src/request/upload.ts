import type { FilePurpose, TUS_PATH } from '@contract/attachment';
import type { DetailedError, HttpRequest, HttpResponse, Upload as TusUpload } from 'tus-js-client';
import { isSignedInAsOther, ownerOf } from '@/utils/credential-owner';
import { environment } from '@/utils/environment';
import { describeReply, RequestError } from '@/utils/request-error';
import { readCredential } from '@/utils/session';
import { askToSignIn } from '@/utils/sign-in-hold';
import { inReaderWords } from './reader-words';
import { renewSession } from './refresh';
import { findSentence } from './translate';

/**
 * Only the type is imported, to check the path against the contract: the value would bring the schema library along.
 */
const PATH: typeof TUS_PATH = '/api/attachments/uploads';
/** Small enough that little is lost when the connection breaks behind a proxy that buffers whole requests. */
const PIECE_BYTES = 2 * 1024 * 1024;
const RETRY_MS = [0, 1000, 3000, 6000];

export interface UploadNews {
  progress: (sent: number) => void;
  /** Called when the service has every byte; `id` is the file's id there. */
  arrived: (id: string) => void;
  /** Called when the connection broke. The service keeps what has arrived, and `start` continues from there. */
  interrupted: () => void;
  /** The service does not take this file. */
  refused: (error: RequestError) => void;
}

export interface Upload {
  /** Starts, or continues where it stopped. */
  start: () => void;
  pause: () => void;
  /** Stops, and throws away what has arrived. */
  cancel: () => void;
}

class SignedOut extends Error {}

/** Passing troubles: a lock that a cut connection left, a piece that overtook another, too many requests. */
const PASSING: ReadonlySet<number> = new Set([409, 423, 429]);

/** The service's storage is full; an immediate retry would fail again. */
const STORAGE_FULL = 507;

const bodyOf = (response: HttpResponse): unknown => {
  try {
    return JSON.parse(response.getBody());
  } catch {
    // A proxy in between may answer with a page; its status says enough.
    return null;
  }
};

const refusalIn = ({ originalResponse }: Partial<DetailedError>): RequestError | null => {
  const status = originalResponse?.getStatus() ?? 0;
  const isForGood = (status >= 400 && status < 500 && !PASSING.has(status)) || status === STORAGE_FULL;
  if (!originalResponse || !isForGood) return null;
  const body = inReaderWords(bodyOf(originalResponse), findSentence);
  return new RequestError({ ...describeReply(body, status), ownMessage: `http error ${status}` }, body);
};

/**
 * Sends the same credential as every other call; one that was refused is renewed, or the person signs in, before the
 * next request.
 */
const credentials = (sender: number | null) => {
  let dead: string | null | undefined;
  let used: string | null = null;
  let hasLeft = false;
  const isStillTheirs = async (): Promise<boolean> => {
    if (dead !== undefined) {
      const renewal = await renewSession(dead);
      if (renewal === 'refused' && !(await askToSignIn())) return false;
      dead = undefined;
    }
    return !isSignedInAsOther(sender);
  };
  return {
    /** Somebody else is signed in now, or the person chose not to sign in again: retrying would not help. */
    hasLeft: () => hasLeft,
    onBeforeRequest: async (request: HttpRequest): Promise<void> => {
      hasLeft = !(await isStillTheirs());
      if (hasLeft) throw new SignedOut();
      used = readCredential();
      if (used) request.setHeader('Authorization', `Bearer ${used}`);
    },
    onAfterResponse: (_: HttpRequest, response: HttpResponse): void => {
      if (response.getStatus() !== 401) return;
      dead = used;
      throw new SignedOut();
    },
  };
};

/** Removes the address of an unfinished upload that tus-js-client has stored on this device. */
const forgetAddress = async (sent: TusUpload): Promise<void> => {
  for (const { urlStorageKey } of await sent.findPreviousUploads())
    await sent.options.urlStorage?.removeUpload(urlStorageKey);
};

/** Uploads a file by tus 1.0.0. `owner` distinguishes the same file chosen in two places. */
export function upload(file: File, about: { purpose: FilePurpose; owner: string }, news: UploadNews): Upload {
  let running: TusUpload | null = null;
  let wanted = false;
  const sender = ownerOf(readCredential());

  const create = async (): Promise<TusUpload> => {
    const { Upload: Tus } = await import('tus-js-client');
    // The slice size for large files and the server that takes them depend on the environment.
    const { slice, api } = environment();
    const { hasLeft, ...ofRequests } = credentials(sender);
    const made = new Tus(file, {
      endpoint: new URL(PATH, slice || api || location.href).href,
      chunkSize: PIECE_BYTES,
      retryDelays: RETRY_MS,
      metadata: { filename: file.name, filetype: file.type, purpose: about.purpose },
      fingerprint: async () => [about.owner, file.name, file.size, file.lastModified].join('|'),
      removeFingerprintOnSuccess: true,
      ...ofRequests,
      onShouldRetry: (error) => !hasLeft() && refusalIn(error) === null && navigator.onLine,
      onProgress: (sent) => news.progress(sent),
      onSuccess: () => news.arrived(new URL(made.url ?? '', location.href).pathname.split('/').pop() ?? ''),
      onError: (error) => {
        wanted = false;
        const refusal = refusalIn(error as Partial<DetailedError>);
        if (!refusal) return news.interrupted();
        // The service has closed the refused upload, so a retry must start a new one.
        running = null;
        forgetAddress(made).finally(() => news.refused(refusal));
      },
    });
    const [earlier] = (await made.findPreviousUploads()).sort((a, b) =>
      b.creationTime.localeCompare(a.creationTime),
    );
    if (earlier) made.resumeFromPreviousUpload(earlier);
    return made;
  };

  const start = async (): Promise<void> => {
    running ??= await create();
    // `pause` may have been pressed while the code was loading.
    if (wanted) running.start();
  };

  return {
    start: () => {
      if (wanted) return;
      wanted = true;
      start().catch(() => {
        wanted = false;
        news.interrupted();
      });
    },
    pause: () => {
      wanted = false;
      void running?.abort();
    },
    cancel: () => {
      wanted = false;
      // What cannot be deleted now is removed by the service's cleanup of unfinished uploads.
      running?.abort(true).catch(() => undefined);
    },
  };
}
