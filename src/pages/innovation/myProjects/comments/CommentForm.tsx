import { COMMENT_MAX } from '@contract/comment-choices';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { focusField } from '@/utils/focus-field';
import styles from './comments.module.css';
import type { TeamTalk } from './useTeamTalk';

interface Props {
  path: string;
  talk: TeamTalk;
  /** There is something to reply to. */
  isReply: boolean;
}

const fieldIdOf = (path: string): string => `comment-${path.replaceAll('.', '-')}`;

/** Writes at one place. Whoever is named by `@` is told; pressing a name puts it there. */
export function CommentForm({ path, talk, isReply }: Props) {
  const t = useText();
  const { busy, fault, setFault, run } = useAction();
  const [isEmpty, setEmpty] = useState(false);
  const id = fieldIdOf(path);
  const text = talk.words[path] ?? null;
  const change = (next: string | null): void => {
    talk.write(path, next);
    setEmpty(false);
    setFault(null);
  };
  const mention = (name: string): void => {
    const before = text ?? '';
    change(`${before}${before === '' || before.endsWith(' ') ? '' : ' '}@${name} `);
    focusField(id);
  };
  const send = async (): Promise<void> => {
    if (!text?.trim()) setEmpty(true);
    else await run(() => talk.say(path, text));
  };
  return (
    <div className={styles.form}>
      <TextAreaField
        id={id}
        label={t(isReply ? 'comments.form.reply.label' : 'comments.form.self.label')}
        required
        rows={2}
        max={COMMENT_MAX}
        value={text}
        error={isEmpty ? t('comments.form.self.required') : fault}
        onChange={change}
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
        <Button size="small" look="plain" busy={busy} onClick={() => void send()}>
          {t(isReply ? 'comments.form.reply.action' : 'comments.form.self.action')}
        </Button>
      </div>
    </div>
  );
}
