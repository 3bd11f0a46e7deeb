import type { DemandDraft } from '@contract/demand-posting';
import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import type { useRecordDraft } from '@/hooks/useRecordDraft';
import { useText } from '@/i18n/useText';

/** Fields that were written elsewhere too: both values are kept until the reader chooses. */
export function RivalBanners({ draft }: { draft: ReturnType<typeof useRecordDraft<DemandDraft>> }) {
  const t = useText();
  return draft.rivals.map((rival) => (
    <Banner key={rival.field} tone="warning">
      {t('result.form.rival.label')}{' '}
      <Button size="small" onClick={() => draft.insist(rival)}>
        {t('result.form.mine.action')}
      </Button>{' '}
      <Button
        size="small"
        onClick={() => {
          draft.set(rival.field, rival.theirs as never);
          draft.insist(rival);
        }}
      >
        {t('result.form.theirs.action')}
      </Button>
    </Banner>
  ));
}
