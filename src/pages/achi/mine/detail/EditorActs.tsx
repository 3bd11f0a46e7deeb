import type { OwnAchievement } from '@contract/achievement';
import { ActionBar } from '@/components/ActionBar';
import { Button, ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import type { useMoves } from './useMoves';

interface Props {
  achievement: OwnAchievement;
  /** Nothing is written yet: there is nothing to delete. */
  isNew: boolean;
  moves: ReturnType<typeof useMoves>;
  onSubmit: () => void;
}

const TAKEN_DOWN = '由登记人下架';

/** The actions that are possible for the achievement now. */
export function EditorActs({ achievement, isNew, moves, onSubmit }: Props) {
  const t = useText();
  const { id, status, actions, no } = achievement;
  const { busy, move, remove } = moves;
  return (
    <ActionBar
      label={t('achi.editor.acts.label')}
      pending={actions.includes('submit')}
      actions={
        <>
          {status === 'draft' && no === null && !isNew && (
            <Button look="text" busy={busy} onClick={() => void remove(achievement.draft.title)}>
              {t('achi.move.delete.action')}
            </Button>
          )}
          {status === 'published' && (
            <ButtonLink to={`/achi/detail/${id}`}>{t('achi.editor.public.action')}</ButtonLink>
          )}
          {actions.includes('withdraw') && (
            <Button busy={busy} onClick={() => void move('withdraw')}>
              {t('achi.move.withdraw.action')}
            </Button>
          )}
          {actions.includes('remove') && (
            <Button look="danger" busy={busy} onClick={() => void move('remove', TAKEN_DOWN)}>
              {t('achi.move.remove.action')}
            </Button>
          )}
          {actions.includes('submit') && (
            <Button look="primary" busy={busy} onClick={onSubmit}>
              {t('achi.move.submit.action')}
            </Button>
          )}
        </>
      }
    >
      {actions.includes('submit') && (
        <strong>
          {t(
            status === 'returned'
              ? 'application.tasks.changesNotFiled.label'
              : 'application.tasks.notFiled.label',
          )}
        </strong>
      )}
    </ActionBar>
  );
}
