import type { Period } from '@contract/period';
import type { RankedApplication } from '@contract/review';
import { publicUntil } from '@contract/rules/promise';
import { useNavigate } from '@umijs/max';
import { useConfirm } from '@/components/useConfirm';
import { useOnce } from '@/hooks/useOnce';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useAct } from '@/pages/admin/parts/acts/useAct';
import { submitEvent } from '@/services/apply';
import { submitPublicity } from '@/services/review';
import { serviceNow } from '@/utils/service-clock';

/** The office's actions on the ranking: propose one application, and publish the list of all proposed ones. */
export function useRankingActs(period: Period, onChanged: () => void) {
  const t = useText();
  const time = useTimeText();
  const act = useAct();
  const confirm = useConfirm();
  const { busy, once } = useOnce();
  const navigate = useNavigate();
  const propose = async ({ id, version, title }: RankedApplication) => {
    const question = {
      title: t('admin.ranking.propose.confirm', { title }),
      okText: t('admin.ranking.propose.action'),
    };
    const run = () => submitEvent({ id, event: 'propose' }, { version });
    await once(
      async () => {
        await act({ run, success: t('admin.ranking.proposed.success') });
        onChanged();
      },
      () => confirm(question),
    );
  };
  const publish = async (waiting: number) => {
    const okText = t('admin.ranking.publish.action');
    const { publicityDays, publicityStart } = period;
    const until = publicUntil(
      { publicityDays, publicityStart: new Date(publicityStart) },
      new Date(serviceNow()),
    );
    const question = {
      title: t('admin.ranking.publish.confirm', { n: waiting }),
      content: t('admin.ranking.publish.help', { time: time.beijing(until) }),
      okText,
    };
    const run = async () => {
      const { contentId } = await submitPublicity({ periodId: period.id });
      navigate(`/notification/${contentId}`);
    };
    await once(
      () => act({ run, success: t('admin.ranking.published.success'), onStale: onChanged }),
      () => confirm(question),
    );
  };
  return { busy, propose, publish };
}
