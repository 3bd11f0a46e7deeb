import type { OwnAchievement } from '@contract/achievement';
import type { Draft } from '@/draft/draft-shape';
import { useText } from '@/i18n/useText';
import { achiBase } from '@/pages/achi/parts/own-path';
import { usePostingActs } from '@/pages/parts/market/usePostingActs';
import { removeAchievement, submitAchievementEvent } from '@/services/achievement';

type Move = 'submit' | 'withdraw' | 'remove';

/** The events of the state machine as actions, each with its confirmation question. */
export function useMoves(draft: Draft<OwnAchievement>, onMoved: (next: OwnAchievement) => void) {
  const t = useText();
  const { act, remove, fault, busy } = usePostingActs(draft, onMoved);
  return {
    fault,
    busy,
    move: (event: Move, reason?: string) =>
      act(
        {
          title: t(`achi.move.${event}.confirm`),
          okText: t(`achi.move.${event}.action`),
          danger: event === 'remove',
        },
        ({ id, version }) => submitAchievementEvent(id, event, { version, ...(reason && { reason }) }),
      ),
    remove: (title: string) =>
      remove(
        {
          title: t('achi.move.delete.confirm', { name: title || t('achi.mine.untitled.label') }),
          okText: t('achi.move.delete.action'),
        },
        removeAchievement,
        `${achiBase()}/mine`,
      ),
  };
}
