import type { ApplicationSummary } from '@contract/apply';
import { useConfirm } from '@/components/useConfirm';
import { NOTICE_MS } from '@/constants/notices';
import { useSayFailure } from '@/hooks/useSayFailure';
import { useText } from '@/i18n/useText';
import { removeApplication } from '@/services/apply';
import { notices } from '@/utils/notices';

type Draft = Pick<ApplicationSummary, 'id' | 'title' | 'version'>;

/** Asks, then deletes a draft that was never submitted; the list is read again however that ended. */
export function useRemoveDraft(onDone: () => void): (draft: Draft) => Promise<void> {
  const t = useText();
  const confirm = useConfirm();
  const say = useSayFailure();
  return async ({ id, title: named, version }) => {
    const title = named || t('projects.card.untitled.label');
    const sure = await confirm({
      title: t('projects.card.remove.confirm', { title }),
      okText: t('projects.card.remove.action'),
      danger: true,
    });
    if (!sure) return;
    try {
      await removeApplication(id, version);
      (await notices()).message('success', t('projects.card.removed.success', { title }), NOTICE_MS);
      // The focused button is gone, so focus moves to the heading.
      document.querySelector<HTMLElement>('main h1')?.focus();
    } catch (error) {
      say(error);
    } finally {
      onDone();
    }
  };
}
