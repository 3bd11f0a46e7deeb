import { request } from '@umijs/max';
import { describeReply } from '@/utils/request-error';
import { readCredential, readRefreshToken, storeTokens } from '@/utils/session';
import { announceSession } from '@/utils/session-channel';
import { endIn, noteSessionEnd } from '@/utils/session-loss';
import { handledBy } from './call-options';

/** `unknown`: the service did not say; the session may still be alive, so it is kept. */
export type Renewal = 'renewed' | 'refused' | 'unknown';

interface RefreshReply {
  data: { access_token: string; refresh_token: string; expires_in: number };
}

const LOCK = 'session-refresh';

/** A refresh token works once, so only one tab may use it at a time. */
const oneTabAtATime = <T>(task: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(LOCK, task) : task();

type Refusal = { response?: { status?: number; data?: unknown } };

const statusOf = ({ response }: Refusal): number | undefined => response?.status;

/** Why the session is over, from the service's refusal of its credential. */
const endOf = ({ response }: Refusal) => endIn(describeReply(response?.data, 401).errorCode);

async function exchange(refreshToken: string): Promise<Renewal> {
  try {
    const { data } = await request<RefreshReply>('/prod-api/auth/refresh', {
      method: 'POST',
      data: { refreshToken },
      ...handledBy('session'),
    });
    storeTokens({
      accessToken: data.access_token,
      refreshToken: data.refresh_token,
      expireTime: Date.now() + data.expires_in * 1000,
    });
    announceSession('renewed');
    return 'renewed';
  } catch (error) {
    const status = statusOf(error as Refusal);
    if (status === undefined || status >= 500 || status === 429) return 'unknown';
    noteSessionEnd(endOf(error as Refusal));
    return 'refused';
  }
}

let running: Promise<Renewal> | null = null;

/**
 * A new credential for the one the server refused. Calls of this tab share one exchange; another
 * tab that was faster has already stored the new credential when the lock is ours.
 */
export function renewSession(refused: string | null): Promise<Renewal> {
  running ??= oneTabAtATime(async (): Promise<Renewal> => {
    const current = readCredential();
    if (current && current !== refused) return 'renewed';
    const refreshToken = readRefreshToken();
    return refreshToken ? exchange(refreshToken) : 'refused';
  }).finally(() => {
    running = null;
  });
  return running;
}
