import type { OwnDemand } from '@contract/demand-posting';
import { DEMAND_ENDING_WORDS } from '@contract/rules/demand-ending';
import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { repliesPath } from '@/pages/demand/parts/demand-path';

interface Props {
  demand: OwnDemand;
  /** The demand was started as a copy of an earlier one. */
  isAfter: boolean;
}

/** The state of a demand for its owner: the decision, who waits, and when it ends. */
export function DemandNotices({ demand, isAfter }: Props) {
  const t = useText();
  const say = useWords();
  const join = useList();
  const time = useTimeText();
  const { id, status, reason, ending, waiting, renewsUntil, draft } = demand;
  const ended = [ending && ending !== 'other' ? say(DEMAND_ENDING_WORDS.word(ending)) : null, reason];
  const why = join(
    ended.filter((part) => part !== null),
    'pair',
  );
  return (
    <>
      {isAfter && <Banner>{t('demand.form.after.help')}</Banner>}
      {status === 'closed' && why && (
        <Banner tone="warning">{t('demand.form.closed.label', { reason: why })}</Banner>
      )}
      {status !== 'closed' && reason && (
        <Banner tone="warning">{t('demand.form.reason.label', { reason })}</Banner>
      )}
      {waiting > 0 && (
        <Banner action={<ButtonLink to={repliesPath(id)}>{t('demand.reply.waiting.action')}</ButtonLink>}>
          {t('demand.reply.waiting.label', { n: waiting })}
        </Banner>
      )}
      {status === 'pending' && <Banner>{t('demand.form.pending.label')}</Banner>}
      {status === 'expired' && <Banner tone="warning">{t('demand.form.expired.label')}</Banner>}
      {status !== 'expired' && renewsUntil && (
        <Banner>{t('demand.form.ending.label', { day: time.written(draft.validUntil ?? '') })}</Banner>
      )}
    </>
  );
}
