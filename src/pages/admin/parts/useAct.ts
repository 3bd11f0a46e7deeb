import type { FormInstance } from 'antd';
import { useCallback } from 'react';
import { NOTICE_MS, TOAST_MS } from '@/constants/notices';
import { failureWords, wasShown } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { notices } from '@/utils/notices';
import type { RequestError } from '@/utils/request-error';
import { fieldProblems, isStale, standingRecord } from './failure';

interface Act {
  run: () => Promise<unknown>;
  success: string;
  /** Its fields take the sentences that belong to them. */
  form?: Pick<FormInstance, 'setFields' | 'scrollToField'> | undefined;
  /** Somebody else was quicker, as the refusal says: what is on the screen has to be loaded anew. */
  onStale?: ((refusal: RequestError) => void) | undefined;
  /** Takes that record, where the refusal brings it, and says so. */
  onMoved?: ((standing: unknown) => void) | undefined;
}

const blame = (form: NonNullable<Act['form']>, error: unknown): void => {
  const problems = fieldProblems(error);
  form.setFields(problems);
  const first = problems[0];
  if (first) form.scrollToField(first.name, { block: 'center', focus: true });
};

/** Carries out one act and says how it ended. Answers whether it did: a dialog stays open where it did not. */
export function useAct(): (act: Act) => Promise<boolean> {
  const t = useText();
  return useCallback(
    async ({ run, success, form, onStale, onMoved }) => {
      try {
        await run();
        (await notices()).message('success', success, NOTICE_MS);
        return true;
      } catch (error) {
        if (form) blame(form, error);
        const standing = standingRecord(error);
        // The form shows what became of it.
        const isTaken = standing !== undefined && onMoved !== undefined;
        if (isTaken) onMoved(standing);
        else if (!wasShown(error)) {
          const { level, text } = failureWords(t, error);
          (await notices()).message(level, text, TOAST_MS);
        }
        if (isStale(error)) onStale?.(error);
        return false;
      }
    },
    [t],
  );
}
