import type { OwnAchievement } from '@contract/achievement';
import { history } from '@umijs/max';
import { useState } from 'react';
import { useConfirm } from '@/components/useConfirm';
import { useText } from '@/i18n/useText';
import { achiBase } from '@/pages/achi/parts/own-path';
import { fetchOwnAchievement, removeAchievement, submitAchievementEvent } from '@/services/achievement';
import { RequestError } from '@/utils/request-error';

type Event = OwnAchievement['actions'][number];

/** The acts of the machine, each with its question; what the service says when it refuses. */
export function useMoves(id: number, flush: () => Promise<boolean>, onMoved: (next: OwnAchievement) => void) {
  const t = useText();
  const confirm = useConfirm();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const act = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(error.message);
    } finally {
      setBusy(false);
    }
  };

  const move = async (event: Event, reason?: string): Promise<void> => {
    const isSure = await confirm({
      title: t(`achi.move.${event as 'submit' | 'withdraw' | 'remove'}.confirm`),
      okText: t(`achi.move.${event as 'submit' | 'withdraw' | 'remove'}.action`),
      danger: event === 'remove',
    });
    if (!isSure) return;
    await act(async () => {
      if (!(await flush())) return setFault(t('achi.move.unsaved.failure'));
      const { version } = await fetchOwnAchievement(id);
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
    await act(async () => {
      await removeAchievement(id);
      history.push(`${achiBase()}/mine`);
    });
  };
  return { move, remove, fault, busy };
}
