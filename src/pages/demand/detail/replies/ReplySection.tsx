import { REPLY_LIMITS } from '@contract/reply-choices';
import { useEffect } from 'react';
import { Banner } from '@/components/Banner';
import { useText } from '@/i18n/useText';
import { REPLIES } from '@/pages/demand/parts/demand-path';
import { focusField } from '@/utils/focus-field';
import styles from './replies.module.css';
import { Thread } from './Thread';
import type { Replies } from './useReplies';
import { WordsForm } from './WordsForm';

export interface ReplySectionProps {
  replies: Replies;
  isOwner: boolean;
  isAsking: boolean;
  onAsked: () => void;
}
const FORM = 'reply';

/** 对接: the owner sees all conversations, everybody else only their own. */
export function ReplySection({ replies, isOwner, isAsking, onAsked }: ReplySectionProps) {
  const t = useText();
  const { list, fault, busy, mayAsk } = replies;
  const isWriting = isAsking && mayAsk;
  const form = `${FORM}-${replies.demandId}`;
  useEffect(() => {
    if (isWriting) focusField(`${form}-text`);
  }, [isWriting, form]);
  return (
    <section className={styles.section} aria-labelledby={REPLIES}>
      <h2 id={REPLIES}>
        {isOwner ? t('demand.reply.all.title', { n: list.length }) : t('demand.reply.self.title')}
      </h2>
      <p className={styles.meta}>{t('demand.reply.private.label')}</p>
      {fault && (
        <div role="alert">
          <Banner tone="warning">{fault}</Banner>
        </div>
      )}
      {isWriting && (
        <WordsForm
          form={form}
          label={t('demand.reply.text.label')}
          help={t('demand.reply.text.help')}
          action={t('demand.reply.send.action')}
          min={REPLY_LIMITS.text.min}
          rows={5}
          busy={busy}
          onSend={async (text) => {
            const done = await replies.ask(text);
            if (done) onAsked();
            return done;
          }}
          onCancel={onAsked}
        />
      )}
      {isOwner && list.length === 0 && <p className={styles.none}>{t('demand.reply.none.empty')}</p>}
      {list.map((reply) => (
        <Thread key={reply.id} reply={reply} replies={replies} />
      ))}
    </section>
  );
}
