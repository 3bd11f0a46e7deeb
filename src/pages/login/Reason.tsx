import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { DONE_ENDS, sessionEnd } from '@/utils/session-loss';
import styles from './index.module.css';

const ENDS: Readonly<Record<string, MessageId>> = {
  expired: 'login.page.expired.label',
  elsewhere: 'user.session.elsewhere.label',
  ...Object.fromEntries(DONE_ENDS.map((end) => [end, `user.session.${end}.label` as const])),
};
/** Pages that look public and are not: why they ask. */
const PAGES: Readonly<Record<string, MessageId>> = {
  '/innovation/dataChart': 'chart.page.signIn.help',
};

interface Props {
  /** `reason` of the address. */
  reason: string | null;
  /** Where one came from, when that is a page of this site. */
  from: string | null;
}

/** Why one is here, and where one goes afterwards. */
export function Reason({ reason, from }: Props) {
  const t = useText();
  // Whoever was on a page for everybody when the session ended comes over a link that knows no reason.
  const why = ENDS[reason ?? sessionEnd() ?? ''] ?? PAGES[from?.split('?')[0] ?? ''];
  if (!why && from === null) return null;
  return (
    <p className={styles.reason} role="status">
      {why && <span>{t(why)}</span>}
      {from !== null && <span>{t('login.page.back.label')}</span>}
    </p>
  );
}
