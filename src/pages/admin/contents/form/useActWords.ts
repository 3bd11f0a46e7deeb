import type { ContentEvent } from '@contract/content-choices';
import type { ContentReach } from '@contract/rules/content-reach';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

interface ActWords {
  title: string;
  okText: string;
  /** The message shown after the action. */
  said: string;
}

/**
 * The question and the final message of each action on a text. They depend on whether readers can see it, from when,
 * and on how many learning projects are public because of it.
 */
export function useActWords(
  reach: ContentReach,
  due: Date | null,
  running: number,
): Record<ContentEvent, ActWords> {
  const t = useText();
  const time = useTimeText();
  const at = due ? { time: time.dateTime(due) } : null;
  const withdrawal = t(reach === 'ahead' ? 'admin.content.unset.confirm' : 'admin.content.withdraw.confirm');
  return {
    publish: at
      ? {
          title: t(reach === 'readers' ? 'admin.content.hide.confirm' : 'admin.content.timed.confirm', at),
          okText: t('admin.content.timed.action'),
          said: t('admin.content.timed.success', at),
        }
      : {
          title: t('admin.content.publish.confirm'),
          okText: t('admin.content.publish.action'),
          said: t('admin.content.published.label'),
        },
    withdraw: {
      title: running > 0 ? t('admin.content.stop.confirm', { n: running }) : withdrawal,
      okText: t('admin.content.withdraw.action'),
      said: t('admin.content.withdrawn.label'),
    },
    discard: {
      title: t('admin.content.discard.confirm'),
      okText: t('admin.content.discard.action'),
      said: t('admin.content.discarded.success'),
    },
  };
}
