import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';

type Rival<Fields> = { [Key in keyof Fields]: { field: Key; theirs: Fields[Key] } }[keyof Fields];

/** What hooks/useRecordDraft gives a form whose record may be written elsewhere at the same time. */
interface Draft<Fields> {
  rivals: Rival<Fields>[];
  set: <Key extends keyof Fields>(field: Key, value: Fields[Key]) => void;
  insist: (rival: Rival<Fields>) => void;
}

/** Fields that were written elsewhere too: both values are kept until the reader chooses. */
export function RivalBanners<Fields>({ draft }: { draft: Draft<Fields> }) {
  const t = useText();
  return draft.rivals.map((rival) => (
    <Banner key={String(rival.field)} tone="warning">
      {t('result.form.rival.label')}{' '}
      <Button size="small" onClick={() => draft.insist(rival)}>
        {t('result.form.mine.action')}
      </Button>{' '}
      <Button
        size="small"
        onClick={() => {
          draft.set(rival.field, rival.theirs);
          draft.insist(rival);
        }}
      >
        {t('result.form.theirs.action')}
      </Button>
    </Banner>
  ));
}
