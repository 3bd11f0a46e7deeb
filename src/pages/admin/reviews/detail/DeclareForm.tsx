import type { ReviewSheet } from '@contract/review';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useOnce } from '@/hooks/useOnce';
import { useText } from '@/i18n/useText';
import { useAct } from '@/pages/admin/parts/acts/useAct';
import { submitDeclaration } from '@/services/review';
import styles from './index.module.css';
import { StepBack } from './StepBack';
import { unlessGone } from './unless-gone';

interface Props {
  sheet: ReviewSheet;
  onSheet: (sheet: ReviewSheet) => void;
  /** Called when the office has withdrawn the assignment meanwhile. */
  onGone: () => void;
  /** Called when the review has changed or its time is over; other actions may then be possible. */
  onStale: () => void;
  onDeclined: () => void;
}

/** The conflict-of-interest declaration, required before the expert can read the application. */
export function DeclareForm({ sheet, onSheet, onGone, onStale, onDeclined }: Props) {
  const { id, version, open } = sheet;
  const t = useText();
  const act = useAct();
  const confirm = useConfirm();
  const { busy, once } = useOnce();
  const declare = () =>
    act({
      run: async () => onSheet(await unlessGone(submitDeclaration(id, { free: true, version }), onGone)),
      success: t('admin.review.declaredNow.success'),
      onStale,
    });
  const ask = () =>
    confirm({
      title: t('admin.review.declare.title'),
      content: t('admin.review.declare.help'),
      okText: t('admin.review.free.action'),
    });
  const stepBack = (
    <StepBack {...{ sheet, onSheet, onGone, onStale, onDeclined }} settled={async () => version} />
  );
  if (!open)
    return (
      <section className={styles.declare}>
        <p>{t('admin.review.over.empty')}</p>
        <div className={styles.acts}>{stepBack}</div>
      </section>
    );
  return (
    <section className={styles.declare} aria-labelledby="declare">
      <h2 id="declare">{t('admin.review.declare.title')}</h2>
      <p>{t('admin.review.declare.help')}</p>
      <div className={styles.acts}>
        <Button look="primary" busy={busy} onClick={() => void once(declare, ask)}>
          {t('admin.review.free.action')}
        </Button>
        {stepBack}
      </div>
    </section>
  );
}
