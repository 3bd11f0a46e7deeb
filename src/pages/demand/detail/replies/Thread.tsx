import type { DemandReply } from '@contract/demand-reply';
import { REPLY_EVENTS, REPLY_LIMITS } from '@contract/reply-choices';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { StatusTag } from '@/components/StatusTag';
import { useConfirm } from '@/components/useConfirm';
import { useText } from '@/i18n/useText';
import styles from './replies.module.css';
import { ThreadNotes } from './ThreadNotes';
import { ThreadWords } from './ThreadWords';
import type { Replies } from './useReplies';
import { WordsForm } from './WordsForm';

/** One conversation: the other side, its state, the messages, and the possible actions. */
export function Thread({ reply, replies }: { reply: DemandReply; replies: Replies }) {
  const t = useText();
  const confirm = useConfirm();
  const [asksDecline, setDeclining] = useState(false);
  const { id, mine, by, unitName, status, contactGate, actions } = reply;
  // The other side may have ended the conversation meanwhile.
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
      <ThreadWords reply={reply} />
      <ThreadNotes reply={reply} />
      {contactGate === 'member' && reply.open && (
        <p className={styles.meta}>{t('demand.reply.member.label')}</p>
      )}
      {actions.length > 0 && !isDeclining && (
        <div className={styles.acts}>
          {REPLY_EVENTS.filter((event) => actions.includes(event)).map((event) => (
            <Button
              key={event}
              look={event === 'accept' ? 'primary' : 'plain'}
              busy={busy}
              onClick={() => (event === 'decline' ? setDeclining(true) : void sure(event))}
            >
              {t(`demand.reply.${event}.action`)}
            </Button>
          ))}
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
