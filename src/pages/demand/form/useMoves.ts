import type { OwnDemand } from '@contract/demand-posting';
import { history } from '@umijs/max';
import { useConfirm } from '@/components/useConfirm';
import type { Draft } from '@/draft/living-draft';
import { settle } from '@/draft/settle';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { MINE } from '@/pages/demand/parts/demand-path';
import { removeDemand, submitDemandEvent } from '@/services/demand';

type Move = 'submit' | 'withdraw' | 'match' | 'solve' | 'close' | 'renew';
/** The record asks for a reason; whoever closes an own demand owes nobody another one. */
const CLOSED = '由发布人关闭';

/** The acts of the machine, each with its question; what the service says when it refuses. */
export function useMoves(draft: Draft<OwnDemand>, onMoved: (next: OwnDemand) => void) {
  const t = useText();
  const confirm = useConfirm();
  const { run, fault, setFault, busy } = useAction();

  const move = async (event: Move): Promise<void> => {
    const isSure = await confirm({
      title: t(`demand.move.${event}.confirm`),
      okText: t(`demand.move.${event}.action`),
      danger: event === 'close',
    });
    if (!isSure) return;
    await run(async () => {
      const open = await settle(draft);
      if (open) return setFault(t(open));
      const { id, version } = draft.view().record;
      onMoved(await submitDemandEvent(id, event, { version, ...(event === 'close' && { reason: CLOSED }) }));
    });
  };

  const remove = async (title: string): Promise<void> => {
    const isSure = await confirm({
      title: t('demand.move.delete.confirm', { name: title || t('demand.form.untitled.label') }),
      okText: t('demand.move.delete.action'),
      danger: true,
    });
    if (!isSure) return;
    await run(async () => {
      await removeDemand(draft.view().record.id);
      history.push(MINE);
    });
  };
  return { move, remove, fault, busy };
}
