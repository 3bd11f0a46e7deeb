import type { OpenContent } from '@contract/content-draft';
import type { ContentReach } from '@contract/rules/content-reach';
import { ActionBar } from '@/components/ActionBar';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import type { ContentActs } from './useContentActs';

interface Props {
  opened: OpenContent;
  /** Nothing has been saved yet. */
  isNew: boolean;
  /** The saved text differs from what readers see. */
  changed: boolean;
  reach: ContentReach;
  /** When readers will see what is published now; null for immediately. */
  due: Date | null;
  acts: ContentActs;
  onPublish: () => void;
}

const publishWord = (state: OpenContent['content']['state'], reach: ContentReach, due: Date | null) => {
  if (due) return reach === 'ahead' ? 'retime' : 'timed';
  if (reach === 'readers') return 'revise';
  return state === 'withdrawn' ? 'republish' : 'publish';
};

/** The actions that are possible for the text now. */
export function ContentActBar({ opened, isNew, changed, reach, due, acts, onPublish }: Props) {
  const t = useText();
  const { busy, move, remove } = acts;
  const { kept, draft, content, listed } = opened;
  const { state } = content;
  return (
    <ActionBar
      label={t('admin.content.acts.label')}
      actions={
        <>
          {!kept && !isNew && (
            <Button look="text" busy={busy} onClick={() => void remove(draft.title)}>
              {t('admin.content.delete.action')}
            </Button>
          )}
          {kept && changed && (
            <Button look="text" busy={busy} onClick={() => void move('discard')}>
              {t('admin.content.discard.action')}
            </Button>
          )}
          {state === 'published' && (
            <Button look="danger" busy={busy} onClick={() => void move('withdraw')}>
              {t('admin.content.withdraw.action')}
            </Button>
          )}
          {listed.waiting === 0 && (state !== 'published' || changed) && (
            <Button look="primary" busy={busy} onClick={onPublish}>
              {t(`admin.content.${publishWord(state, reach, due)}.action`)}
            </Button>
          )}
        </>
      }
    />
  );
}
