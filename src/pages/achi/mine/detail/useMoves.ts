import type { OwnAchievement } from '@contract/achievement';
import { history } from '@umijs/max';
import { useConfirm } from '@/components/useConfirm';
import type { Draft } from '@/draft/living-draft';
import { settle } from '@/draft/settle';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { achiBase } from '@/pages/achi/parts/own-path';
import { removeAchievement, submitAchievementEvent } from '@/services/achievement';

type Event = OwnAchievement['actions'][number];

/** The acts of the machine, each with its question; what the service says when it refuses. */
export function useMoves(draft: Draft<OwnAchievement>, onMoved: (next: OwnAchievement) => void) {
  const t = useText();
  const confirm = useConfirm();
  const { run, fault, setFault, busy } = useAction();

  const move = async (event: Event, reason?: string): Promise<void> => {
    const isSure = await confirm({
      title: t(`achi.move.${event as 'submit' | 'withdraw' | 'remove'}.confirm`),
      okText: t(`achi.move.${event as 'submit' | 'withdraw' | 'remove'}.action`),
      danger: event === 'remove',
    });
    if (!isSure) return;
    await run(async () => {
      const open = await settle(draft);
      if (open) return setFault(t(open));
      const { id, version } = draft.view().record;
      onMoved(await submitAchievementEvent(id, event, { version, ...(reason && { reason }) }));
    });
  };

  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('achi.move.delete.confirm'),
      okText: t('achi.move.delete.action'),
      danger: true,
    });
    if (!isSure) return;
    await run(async () => {
      await removeAchievement(draft.view().record.id);
      history.push(`${achiBase()}/mine`);
    });
  };
  return { move, remove, fault, busy };
}
