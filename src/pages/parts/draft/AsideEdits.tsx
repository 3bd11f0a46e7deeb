import type { FieldValue } from '@contract/rules/draft-fields';
import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import { KeptDetails } from '@/components/KeptDetails';
import { useConfirm } from '@/components/useConfirm';
import type { Draft, DraftView } from '@/draft/draft-shape';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { focusField } from '@/utils/focus-field';
import styles from './AsideEdits.module.css';

/** Up to this number the entries are unfolded from the start. */
const FEW = 3;

interface Props {
  draft: Pick<Draft<unknown>, 'recover' | 'discard'>;
  view: Pick<DraftView<unknown>, 'state'>;
  labelOf: (path: string) => string;
  textOf: (path: string, value: FieldValue) => string | null;
  readOnly: boolean;
}

/** Edits kept on this device from before the record was submitted: to read, put into the form, or discard. */
export function AsideEdits({ draft, view, labelOf, textOf, readOnly }: Props) {
  const t = useText();
  const time = useTimeText();
  const confirm = useConfirm();
  const entries = Object.entries(view.state.aside);
  const [first] = entries;
  if (!first) return null;
  const recover = (): void => {
    draft.recover();
    requestAnimationFrame(() => focusField(first[0]));
  };
  const discard = async (): Promise<void> => {
    const question = {
      title: t('draft.aside.discard.confirm'),
      okText: t('draft.aside.discard.action'),
      danger: true,
    };
    if (await confirm(question)) draft.discard();
  };
  const at = Math.max(...entries.map(([, held]) => held.at));
  return (
    <section className={styles.aside} aria-labelledby="aside-edits">
      <Banner tone="warning">
        <p id="aside-edits">{t('draft.aside.lead.label', { n: entries.length, at: time.dateTime(at) })}</p>
        <KeptDetails keptAs="aside" className={styles.more} open={entries.length <= FEW}>
          <summary>{t('draft.aside.show.action')}</summary>
          <dl className={styles.list}>
            {entries.map(([path, { value }]) => (
              <div key={path}>
                <dt>{labelOf(path)}</dt>
                <dd>{textOf(path, value) ?? t('kit.answers.empty.label')}</dd>
              </div>
            ))}
          </dl>
        </KeptDetails>
        <div className={styles.acts}>
          {!readOnly && (
            <Button size="small" onClick={recover}>
              {t('draft.aside.recover.action')}
            </Button>
          )}
          <Button size="small" look="text" onClick={() => void discard()}>
            {t('draft.aside.discard.action')}
          </Button>
        </div>
      </Banner>
    </section>
  );
}
