import type { openUserCalls } from '@contract/open-user';
import { MINUTE_MS } from '@contract/time-units';
import { badRequest } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { createTickets } from '@server/security/sealed-ticket';
import { findAccount } from './account-lookup';
import type { AuthContext } from './auth-context';
import { completeSignIn } from './complete-sign-in';
import type { TokensAnswer } from './open-session';
import { sameText } from './refresh-token';

type ConfirmCall = Call<(typeof openUserCalls)['POST /prod-api/auth/open/confirm']>;

/** Long enough to fetch the telephone. */
const LIFE_MS = 5 * MINUTE_MS;

interface Ticket {
  accountId: number;
  /** Hash of the cookie of the browser that returned from the third party. */
  browser: string;
}

const tickets = ({ sealer }: AuthContext) =>
  createTickets<Ticket>(sealer, { purpose: 'open-sign-in', lifeMs: LIFE_MS });

/**
 * The third party's code is used up when it turns out that a second factor is due; this stands for it. It opens
 * nothing by itself, only in the same browser, and only until the six digits have been shown once.
 */
export const openTicket = (context: AuthContext, accountId: number, browser: string, now: Date): string =>
  tickets(context).make({ accountId, browser }, now);

export const confirmOpenSignIn = async (
  context: AuthContext,
  call: ConfirmCall,
  browser: string,
): Promise<TokensAnswer> => {
  const ticket = tickets(context).read(call.body.ticket, call.now);
  const counts = ticket && sameText(ticket.browser, browser);
  const account = counts ? await findAccount(context.db.kysely, ticket.accountId) : undefined;
  if (!account) throw badRequest('open.stale');
  return completeSignIn(context, call, account, { by: 'open_user', totp: call.body.totp });
};
