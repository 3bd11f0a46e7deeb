import type { ReviewSheet } from '@contract/review';
import { useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useText } from '@/i18n/useText';
import { ReasonForm } from '@/pages/admin/parts/ReasonForm';
import { useAct } from '@/pages/admin/parts/useAct';
import { submitDeclaration } from '@/services/review';
import styles from './index.module.css';
import { unlessGone } from './unless-gone';

interface Props {
  sheet: ReviewSheet;
  onSheet: (sheet: ReviewSheet) => void;
  /** The office has taken it back meanwhile. */
  onGone: () => void;
}

/** The declaration comes before the first line is read. */
export function DeclareForm({ sheet: { id, version, open }, onSheet, onGone }: Props) {
  const t = useText();
  const act = useAct();
  const confirm = useConfirm();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const declare = (free: boolean, reason?: string) =>
    act({
      run: async () => {
        const body = { free, version, ...(reason ? { reason } : {}) };
        onSheet(await unlessGone(submitDeclaration(id, body), onGone));
      },
      success: t('admin.review.declaredNow.success'),
    });
  const declareFree = async (): Promise<void> => {
    // The second half of a double click comes before the button is drawn anew.
    if (running.current) return;
    running.current = true;
    try {
      const isSure = await confirm({
        title: t('admin.review.declare.title'),
        content: t('admin.review.declare.help'),
        okText: t('admin.review.free.action'),
      });
      if (!isSure) return;
      setBusy(true);
      await declare(true);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  if (!open) return <p>{t('admin.review.over.empty')}</p>;
  return (
    <section className={styles.declare} aria-labelledby="declare">
      <h2 id="declare">{t('admin.review.declare.title')}</h2>
      <p>{t('admin.review.declare.help')}</p>
      <div className={styles.acts}>
        <Button look="primary" busy={busy} onClick={() => void declareFree()}>
          {t('admin.review.free.action')}
        </Button>
        <Button onClick={() => setAsked(true)}>{t('admin.review.bound.action')}</Button>
      </div>
      <ReasonForm
        question={
          asked
            ? { title: t('admin.review.bound.title'), okText: t('admin.review.bound.action'), max: 500 }
            : null
        }
        onClose={() => setAsked(false)}
        onReason={({ reason }) => declare(false, reason)}
      />
    </section>
  );
}
