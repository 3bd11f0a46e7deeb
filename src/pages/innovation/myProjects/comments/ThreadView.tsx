import type { Comment, CommentThread } from '@contract/comment';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useSession } from '@/hooks/useSession';
import { isOpen, type TeamTalk } from '@/hooks/useTeamTalk';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { CommentForm } from './CommentForm';
import { CommentWords } from './CommentWords';
import styles from './comments.module.css';

interface Props {
  path: string;
  thread: CommentThread | undefined;
  talk: TeamTalk;
  /** Called when the thread was resolved or reopened, because it then leaves a list of only one kind. */
  onSettled?: () => void;
}

/** The comments at one field, oldest first, with the buttons to reply, resolve, and delete one's own. */
export function ThreadView({ path, thread, talk, onSettled }: Props) {
  const t = useText();
  const time = useTimeText();
  const confirm = useConfirm();
  const { user } = useSession();
  const { busy, fault, run } = useAction();
  const { mayComment, others } = talk.discussion;
  const names = [...others.map(({ name }) => name), user?.realName ?? user?.nickName ?? ''];
  const take = async ({ id }: Comment): Promise<void> => {
    const sure = await confirm({
      title: t('comments.remove.self.confirm'),
      okText: t('comments.remove.self.action'),
      danger: true,
    });
    if (sure) await run(() => talk.take(id));
  };
  const settle = async ({ id }: CommentThread, isSettled: boolean): Promise<void> => {
    if (await run(() => talk.settle(id, isSettled))) onSettled?.();
  };
  return (
    <div className={styles.thread}>
      {thread && (
        <ol className={styles.comments}>
          {thread.comments.map((comment) => (
            <li key={comment.id}>
              <p className={styles.by}>
                <b>
                  <bdi>{comment.name}</bdi>
                </b>
                <time dateTime={comment.createTime}>{time.dateTime(comment.createTime)}</time>
                {comment.own && mayComment && (
                  <Button size="small" look="text" onClick={() => void take(comment)}>
                    {t('comments.remove.self.action')}
                  </Button>
                )}
              </p>
              <CommentWords text={comment.text} names={names} />
            </li>
          ))}
        </ol>
      )}
      {thread?.resolvedAt && (
        <p className={styles.settled}>
          {t('comments.resolved.by.label', {
            name: thread.resolvedBy ?? '',
            time: time.dateTime(thread.resolvedAt),
          })}
        </p>
      )}
      {thread && mayComment && (
        <div>
          <Button
            size="small"
            icon={isOpen(thread) ? 'check' : 'undo'}
            busy={busy}
            onClick={() => void settle(thread, isOpen(thread))}
          >
            {t(isOpen(thread) ? 'comments.resolve.self.action' : 'comments.reopen.self.action')}
          </Button>
        </div>
      )}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {mayComment && <CommentForm path={path} talk={talk} isReply={thread !== undefined} />}
    </div>
  );
}
