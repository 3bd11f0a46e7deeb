import type { DemandReply } from '@contract/demand-reply';
import { REPLY_LIMITS } from '@contract/reply-choices';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { StatusTag } from '@/components/StatusTag';
import { useConfirm } from '@/components/useConfirm';
import { WrittenText } from '@/components/WrittenText';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import styles from './replies.module.css';
import { ThreadNotes } from './ThreadNotes';
import type { Replies } from './useReplies';
import { WordsForm } from './WordsForm';

/** One conversation: who, how it stands, what was said, and what this side may do. */
export function Thread({ reply, replies }: { reply: DemandReply; replies: Replies }) {
  const t = useText();
  const time = useTimeText();
  const confirm = useConfirm();
  const [asksDecline, setDeclining] = useState(false);
  const { id, mine, by, unitName, status, reason, contact, contactGate, actions } = reply;
  // The other side may have ended it meanwhile.
  const isDeclining = asksDecline && actions.includes('decline');
  const { busy, move, say } = replies;
  const sure = async (event: 'accept' | 'withdraw'): Promise<void> => {
    const title = t(`demand.reply.${event}.confirm`);
    const okText = t(`demand.reply.${event}.action`);
    if (await confirm({ title, okText, danger: event === 'withdraw' })) await move(reply, event);
  };
  return (
    <article className={styles.thread} aria-labelledby={`reply-${id}`}>
      <header className={styles.head}>
        <h3 id={`reply-${id}`}>
          {mine ? t('demand.reply.mine.title') : [by, unitName].filter(Boolean).join(' · ')}
        </h3>
        <StatusTag kind="reply" status={status} />
      </header>
      <ol className={styles.messages}>
        {reply.messages.map((message) => (
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
      <ThreadNotes reply={reply} />
      {contactGate === 'member' && reply.open && (
        <p className={styles.meta}>{t('demand.reply.member.label')}</p>
      )}
      {actions.length > 0 && !isDeclining && (
        <div className={styles.acts}>
          {actions.includes('accept') && (
            <Button look="primary" busy={busy} onClick={() => void sure('accept')}>
              {t('demand.reply.accept.action')}
            </Button>
          )}
          {actions.includes('decline') && (
            <Button busy={busy} onClick={() => setDeclining(true)}>
              {t('demand.reply.decline.action')}
            </Button>
          )}
          {actions.includes('withdraw') && (
            <Button busy={busy} onClick={() => void sure('withdraw')}>
              {t('demand.reply.withdraw.action')}
            </Button>
          )}
        </div>
      )}
      {isDeclining && (
        <WordsForm
          form={`reply-decline-${id}`}
          label={t('demand.reply.why.label')}
          help={t('demand.reply.why.help')}
          action={t('demand.reply.decline.action')}
          min={REPLY_LIMITS.text.min}
          danger
          busy={busy}
          onSend={(text) => move(reply, 'decline', text)}
          onCancel={() => setDeclining(false)}
        />
      )}
      {reply.open && !isDeclining && (
        <WordsForm
          form={`reply-say-${id}`}
          label={t('demand.reply.say.label')}
          action={t('demand.reply.say.action')}
          min={1}
          rows={2}
          busy={busy}
          onSend={(text) => say(id, text)}
        />
      )}
    </article>
  );
}
