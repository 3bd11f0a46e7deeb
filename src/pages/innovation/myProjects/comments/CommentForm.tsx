import { COMMENT_MAX } from '@contract/comment-choices';
import { Button } from '@/components/Button';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useFieldForm } from '@/hooks/useFieldForm';
import type { TeamTalk } from '@/hooks/useTeamTalk';
import { useTextFault } from '@/hooks/useTextFault';
import { useText } from '@/i18n/useText';
import { focusField } from '@/utils/focus-field';
import styles from './comments.module.css';

interface Props {
  path: string;
  talk: TeamTalk;
  /** The thread has comments already, so the form is for a reply. */
  isReply: boolean;
}

/** Writes a comment at one field. People named with `@` are notified; clicking a name inserts it. */
export function CommentForm({ path, talk, isReply }: Props) {
  const t = useText();
  const faultOf = useTextFault();
  const label = t(isReply ? 'comments.form.reply.label' : 'comments.form.self.label');
  const wrongWith = (text: string | null): string | null =>
    text?.trim() ? faultOf(label, text, { max: COMMENT_MAX }) : t('comments.form.self.required');
  const form = useFieldForm<{ text: string | null }>({
    form: `comment-${talk.applicationId}-${path.replaceAll('.', '-')}`,
    initial: { text: null },
    check: ({ text }) => {
      const wrong = wrongWith(text);
      return wrong === null ? {} : { text: wrong };
    },
    send: ({ text }) => talk.say(path, text?.trim() ?? ''),
  });
  const field = form.at('text');
  const mention = (name: string): void => {
    const before = form.values.text ?? '';
    form.set({ text: `${before}${before === '' || before.endsWith(' ') ? '' : ' '}@${name} ` });
    focusField(field.id);
  };
  return (
    <div className={styles.form}>
      <TextAreaField
        {...field}
        error={field.error ?? form.refusal}
        label={label}
        required
        rows={2}
        max={COMMENT_MAX}
      />
      {talk.discussion.others.length > 0 && (
        <div className={styles.names}>
          <span>{t('comments.form.mention.label')}</span>
          {talk.discussion.others.map(({ accountId, name }) => (
            <Button key={accountId} size="small" look="text" onClick={() => mention(name)}>
              <span>
                @<bdi>{name}</bdi>
              </span>
            </Button>
          ))}
        </div>
      )}
      <div>
        <Button size="small" look="plain" busy={form.busy} onClick={() => void form.submit()}>
          {t(isReply ? 'comments.form.reply.action' : 'comments.form.self.action')}
        </Button>
      </div>
    </div>
  );
}
