import { beijingWord } from '@contract/rules/beijing-time';
import { type Sentence, say, textOf } from '@contract/sentences/sentence';
import type { Transaction } from '@server/db/database';
import { enqueueMessage } from '@server/modules/delivery/service';
import { notifyOnSite, spokenTo } from '@server/modules/notification/service';
import type { AccountRow } from './account-lookup';
import type { AuthContext } from './auth-context';
import { siteName } from './site-name';

export type Reachable = Pick<AccountRow, 'id' | 'phone' | 'email' | 'preferences'>;

/**
 * Tells the owner what was changed, on the channels as they were before the change: whoever takes an account over
 * cannot keep it quiet. Preferences do not switch this off; they only say in which language it is read.
 */
export const tellOwner = async (
  { sealer }: Pick<AuthContext, 'sealer'>,
  tx: Transaction,
  { id, phone, email, preferences }: Reachable,
  what: Sentence,
  now: Date,
): Promise<void> => {
  const site = await siteName(tx);
  const body = say('notice.security.body', { site, at: beijingWord(now.toISOString()), what });
  const title = say('notice.security.subject', { site });
  const message = {
    kind: 'security',
    subject: textOf(title),
    body: textOf(body),
    accountId: id,
    ...spokenTo(preferences, { title, body }),
  };
  if (phone) await enqueueMessage(tx, sealer, { ...message, channel: 'sms', recipient: phone }, now);
  if (email) await enqueueMessage(tx, sealer, { ...message, channel: 'email', recipient: email }, now);
  const notice = { accountId: id, kind: 'account', title: what, body, link: '/user?tab=security' } as const;
  await notifyOnSite(tx, notice, now);
};
