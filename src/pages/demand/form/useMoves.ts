import type { OwnEnding } from '@contract/demand-choices';
import type { OwnDemand } from '@contract/demand-posting';
import { NOTICE_MS } from '@/constants/notices';
import type { Draft } from '@/draft/draft-shape';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { MINE } from '@/pages/demand/parts/demand-path';
import { usePostingActs } from '@/pages/parts/market/usePostingActs';
import { removeDemand, submitDemandEvent } from '@/services/demand';
import { notices } from '@/utils/notices';

type Asked = 'submit' | 'withdraw' | 'match' | 'solve';

/**
 * The events of the state machine as actions: most ask for confirmation, closing asks for a reason, renewing asks
 * nothing.
 */
export function useMoves(draft: Draft<OwnDemand>, onMoved: (next: OwnDemand) => void) {
  const t = useText();
  const time = useTimeText();
  const { act, remove, fault, busy } = usePostingActs(draft, onMoved);

  const solveText = ({ waiting }: OwnDemand): string =>
    waiting > 0 ? t('demand.move.solveWaiting.confirm', { n: waiting }) : t('demand.move.solve.confirm');
  return {
    fault,
    busy,
    move: (event: Asked) =>
      act(
        {
          title: event === 'solve' ? solveText(draft.view().record) : t(`demand.move.${event}.confirm`),
          okText: t(`demand.move.${event}.action`),
        },
        ({ id, version }) => submitDemandEvent(id, event, { version }),
      ),
    /** Renewing loses nothing and its button states the new date, so there is no confirmation. */
    renew: () =>
      act(null, async ({ id, version }) => {
        const next = await submitDemandEvent(id, 'renew', { version });
        const day = time.written(next.draft.validUntil ?? '');
        (await notices()).message('success', t('demand.move.renew.success', { day }), NOTICE_MS);
        return next;
      }),
    close: (ending: OwnEnding, reason: string) =>
      act(null, ({ id, version }) =>
        submitDemandEvent(id, 'close', { version, ending, ...(reason && { reason }) }),
      ),
    remove: (title: string) =>
      remove(
        {
          title: t('demand.move.delete.confirm', { name: title || t('demand.form.untitled.label') }),
          okText: t('demand.move.delete.action'),
        },
        removeDemand,
        MINE,
      ),
  };
}
