import type { DemandReply } from '@contract/demand-reply';
import { WrittenText } from '@/components/WrittenText';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import styles from './replies.module.css';

/** The messages of both sides, the reason for declining, and the other side's contact details. */
export function ThreadWords({ reply: { messages, reason, contact } }: { reply: DemandReply }) {
  const t = useText();
  const time = useTimeText();
  return (
    <>
      <ol className={styles.messages}>
        {messages.map((message) => (
          <li key={message.id}>
            <p className={styles.meta}>
              {message.mine ? t('demand.reply.me.label') : message.by} {time.dateTime(message.at)}
            </p>
            <p className={styles.text}>{message.text}</p>
          </li>
        ))}
      </ol>
      {reason && (
        <p className={styles.reason}>
          <WrittenText>{t('demand.reply.reason.label', { reason })}</WrittenText>
        </p>
      )}
      {contact && (
        <p className={styles.contact}>
          {contact.name} <bdi>{contact.phone}</bdi> <bdi>{contact.email}</bdi>
        </p>
      )}
    </>
  );
}
