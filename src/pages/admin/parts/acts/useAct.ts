import type { FormInstance } from 'antd';
import { useCallback, useRef } from 'react';
import { NOTICE_MS, TOAST_MS } from '@/constants/notices';
import { failureWords, wasShown } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { notices } from '@/utils/notices';
import type { RequestError } from '@/utils/request-error';
import { fieldProblems, isStale, standingRecord } from './failure';

interface Plan {
  run: () => Promise<unknown>;
  success: string;
  /** The form whose fields show the error messages that belong to them; a dialog passes its own. */
  form?: Pick<FormInstance, 'setFields' | 'scrollToField' | 'getFieldsValue'> | undefined;
  /** Called on 404 or 409: the record has changed or is gone, and the page has to load it again. */
  onStale?: ((refusal: RequestError) => void) | undefined;
  /** Gets the current record if the refusal contains it, with the message, which is then shown nowhere else. */
  onMoved?: ((standing: unknown, said: string) => void) | undefined;
}
export type Act = (plan: Plan) => Promise<boolean>;

/** Shows a refusal where it belongs. `isNoted`: it stands in the form already, at its fields or as what has changed. */
type Say = (refusal: string, isNoted: boolean, error: unknown) => void;

/** Shows the errors at their fields; whether there were any, and a field for each. */
const blame = (form: NonNullable<Plan['form']>, error: unknown): boolean => {
  const problems = fieldProblems(error);
  form.setFields(problems);
  const first = problems[0];
  if (!first) return false;
  form.scrollToField(first.name, { block: 'center', focus: true });
  const fields = form.getFieldsValue();
  return problems.every(({ name }) => String(name[0]) in fields);
};

/** Gives the form the record as somebody else has changed it; whether there was one to give. */
const handOver = (error: unknown, said: string, { onMoved }: Pick<Plan, 'onMoved'>): boolean => {
  const standing = standingRecord(error);
  if (standing === undefined || !onMoved) return false;
  onMoved(standing, said);
  return true;
};

/**
 * Runs an action and shows its outcome; a refusal in a notice, or by `say`. Resolves to whether it succeeded: a dialog
 * stays open otherwise.
 */
export function useAct(say?: Say): Act {
  const t = useText();
  const saying = useRef(say);
  saying.current = say;
  return useCallback(
    async ({ run, success, ...plan }) => {
      const speak = async (error: unknown, isNoted: boolean): Promise<void> => {
        const { level, text } = failureWords(t, error);
        if (saying.current) saying.current(text, isNoted, error);
        else if (!isNoted) (await notices()).message(level, text, TOAST_MS);
      };
      try {
        await run();
      } catch (error) {
        const isBlamed = plan.form !== undefined && blame(plan.form, error);
        const isNoted = handOver(error, failureWords(t, error).text, plan) || isBlamed;
        if (!wasShown(error)) await speak(error, isNoted);
        if (isStale(error)) plan.onStale?.(error);
        return false;
      }
      (await notices()).message('success', success, NOTICE_MS);
      return true;
    },
    [t],
  );
}
