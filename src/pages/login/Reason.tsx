import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { DONE_ENDS, sessionEnd } from '@/utils/session-loss';
import styles from './index.module.css';

const ENDS: Readonly<Record<string, MessageId>> = {
  expired: 'login.page.expired.label',
  elsewhere: 'user.session.elsewhere.label',
  ...Object.fromEntries(DONE_ENDS.map((end) => [end, `user.session.${end}.label` as const])),
};
/** Why pages that look public require signing in. */
const PAGES: Readonly<Record<string, MessageId>> = {
  '/innovation/dataChart': 'chart.page.signIn.help',
};

interface Props {
  /** `reason` of the address. */
  reason: string | null;
  /** The page the reader came from, if it belongs to this site. */
  from: string | null;
}

/** Why the reader has to sign in, and where they will be led afterwards. */
export function Reason({ reason, from }: Props) {
  const t = useText();
  // After a session ended on a public page the link to sign in carries no reason, so it comes from `sessionEnd`.
  const why = ENDS[reason ?? sessionEnd() ?? ''] ?? PAGES[from?.split('?')[0] ?? ''];
  if (!why && from === null) return null;
  return (
    <p className={styles.reason} role="status">
      {why && <span>{t(why)}</span>}
      {from !== null && <span>{t('login.page.back.label')}</span>}
    </p>
  );
}
