import type { ReviewSheet } from '@contract/review';
import { REVIEW_LIMITS } from '@contract/review-choices';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { ReasonForm } from '@/pages/admin/parts/ReasonForm';
import { useAct } from '@/pages/admin/parts/useAct';
import { declineReview, submitDeclaration } from '@/services/review';
import { unlessGone } from './unless-gone';

interface Props {
  sheet: ReviewSheet;
  /** The version that is saved now; null where it cannot be saved, which has been said. */
  settled: () => Promise<number | null>;
  onSheet: (sheet: ReviewSheet) => void;
  /** The office has taken it back meanwhile. */
  onGone: () => void;
  /** It has come further meanwhile, or its time is over: as it stands now it offers something else. */
  onStale: () => void;
  /** It is somebody else's now. */
  onDeclined: () => void;
}

/** The two ways out of a review that is not handed in: a conflict, which stays, or no time for it. */
export function StepBack({ sheet: { id, open }, settled, onSheet, onGone, onStale, onDeclined }: Props) {
  const t = useText();
  const act = useAct();
  const [asked, setAsked] = useState<'bound' | 'unable' | null>(null);
  const recuse = (reason: string, version: number) =>
    act({
      run: async () =>
        onSheet(await unlessGone(submitDeclaration(id, { free: false, reason, version }), onGone)),
      success: t('admin.review.declaredNow.success'),
      onStale,
    });
  const decline = async (reason: string, version: number): Promise<boolean> => {
    const run = () => unlessGone(declineReview(id, { reason, version }), onGone);
    const done = await act({ run, success: t('admin.review.declined.success'), onStale });
    if (done) onDeclined();
    return done;
  };
  const stepBack = async ({ reason = '' }: { reason?: string }): Promise<boolean> => {
    const version = await settled();
    if (version === null) return false;
    return asked === 'bound' ? recuse(reason, version) : decline(reason, version);
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
