import type { ReviewSheet } from '@contract/review';
import { REVIEW_LIMITS } from '@contract/review-choices';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import type { Act } from '@/pages/admin/parts/acts/useAct';
import { ReasonForm } from '@/pages/admin/parts/ReasonForm';
import { declineReview, submitDeclaration } from '@/services/review';
import { unlessGone } from './unless-gone';

interface Props {
  sheet: ReviewSheet;
  /** Saves and returns the version; null if that failed, which the user has been told. */
  settled: () => Promise<number | null>;
  onSheet: (sheet: ReviewSheet) => void;
  /** Called when the office has withdrawn the assignment meanwhile. */
  onGone: () => void;
  /** Called when the review has changed or its time is over; other actions may then be possible. */
  onStale: () => void;
  /** Called after the expert has declined, when the review no longer belongs to them. */
  onDeclined: () => void;
}

/** The two ways out of a review before submission: a conflict of interest, which is final, or no time for it. */
export function StepBack({ sheet: { id, open }, settled, onSheet, onGone, onStale, onDeclined }: Props) {
  const t = useText();
  const [asked, setAsked] = useState<'bound' | 'unable' | null>(null);
  const recuse = (act: Act, reason: string, version: number) =>
    act({
      run: async () =>
        onSheet(await unlessGone(submitDeclaration(id, { free: false, reason, version }), onGone)),
      success: t('admin.review.declaredNow.success'),
      onStale,
    });
  const decline = async (act: Act, reason: string, version: number): Promise<boolean> => {
    const run = () => unlessGone(declineReview(id, { reason, version }), onGone);
    const done = await act({ run, success: t('admin.review.declined.success'), onStale });
    if (done) onDeclined();
    return done;
  };
  const stepBack = async ({ reason = '' }: { reason?: string }, act: Act): Promise<boolean> => {
    const version = await settled();
    if (version === null) return false;
    return asked === 'bound' ? recuse(act, reason, version) : decline(act, reason, version);
  };
  return (
    <>
      {open && <Button onClick={() => setAsked('bound')}>{t('admin.review.bound.action')}</Button>}
      <Button look="text" onClick={() => setAsked('unable')}>
        {t('admin.review.unable.action')}
      </Button>
      <ReasonForm
        question={
          asked && {
            title: t(`admin.review.${asked}.title`),
            okText: t(asked === 'bound' ? 'admin.review.bound.action' : 'admin.review.giveBack.action'),
            limit: REVIEW_LIMITS.stepBack,
          }
        }
        onClose={() => setAsked(null)}
        onReason={stepBack}
      />
    </>
  );
}
