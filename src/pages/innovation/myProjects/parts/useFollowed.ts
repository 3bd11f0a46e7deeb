import type { Application } from '@contract/apply';
import { useRequest } from 'ahooks';
import { FOCUS_REFRESH_THROTTLE_MS } from '@/constants/requests';
import { fetchApplication } from '@/services/apply';
import { isTakenBack } from '@/utils/is-taken-back';
import { hasUnsent } from '@/utils/unsent-work';

/** Whether a dialog is open. */
const isAsked = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null;

type Facts = Pick<Application, 'id' | 'version' | 'deadline'>;

/**
 * Loads a status page again when its window regains focus, because it stays open for days. Not under an open dialog or
 * unsent text, whose own action will report that the page is outdated.
 */
export function useFollowed(
  { id, version, deadline }: Facts,
  onApplication: (application: Application) => void,
  onTakenBack?: () => void,
): void {
  useRequest(() => fetchApplication(id, { shownBy: 'nobody' }), {
    manual: true,
    refreshOnWindowFocus: true,
    focusTimespan: FOCUS_REFRESH_THROTTLE_MS,
    onSuccess: (next) => {
      const isMoved = next.version !== version || next.deadline !== deadline;
      if (isMoved && next.id === id && !hasUnsent() && !isAsked()) onApplication(next);
    },
    onError: (error) => {
      if (isTakenBack(error)) onTakenBack?.();
    },
  });
}
