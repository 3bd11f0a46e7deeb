import { Anchor } from '@/components/Anchor';
import { Banner } from '@/components/Banner';
import { useText } from '@/i18n/useText';
import type { AnsweredDemand as Answered } from './useAnsweredDemand';

/** The demand that the application will answer, or why it cannot answer it. */
export function AnsweredDemand({ demand: { id, title, isOpen, isOver } }: { demand: Answered }) {
  const t = useText();
  if (isOver) return <Banner tone="warning">{t('chain.apply.over.label')}</Banner>;
  if (!isOpen || title === null) return null;
  return (
    <Banner>
      <Anchor to={`/demand/detail/${id}`}>{t('chain.apply.demand.label', { title })}</Anchor>
    </Banner>
  );
}
