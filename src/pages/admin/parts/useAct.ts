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
  /** The form whose fields show the error messages that belong to them. */
  form?: Pick<FormInstance, 'setFields' | 'scrollToField'> | undefined;
  /** Called on 404 or 409: the record has changed or is gone, and the page has to load it again. */
  onStale?: ((refusal: RequestError) => void) | undefined;
  /** Gets the current record if the refusal contains it, and then replaces the error message. */
  onMoved?: ((standing: unknown) => void) | undefined;
}

const blame = (form: NonNullable<Act['form']>, error: unknown): void => {
  const problems = fieldProblems(error);
  form.setFields(problems);
  const first = problems[0];
  if (first) form.scrollToField(first.name, { block: 'center', focus: true });
};

/** Runs an action and shows its outcome. Resolves to whether it succeeded: a dialog stays open otherwise. */
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
        // The form itself shows what somebody else changed, so no message is needed.
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
