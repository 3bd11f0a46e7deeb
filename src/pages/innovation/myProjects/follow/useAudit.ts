import type { Application } from '@contract/apply';
import { useRef } from 'react';
import { NOTICE_MS } from '@/constants';
import { failureText, statusOf, wasAnswered } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { fetchApplication, submitEvent } from '@/services/apply';
import { newIdempotencyKey } from '@/utils/idempotency-key';
import { notices } from '@/utils/notices';

type Body = Omit<Parameters<typeof submitEvent>[1], 'version'>;

/** Moves an application for the unit; resolves to the sentence that says why it could not, or to null. */
export function useAudit(application: Application, onApplication: (application: Application) => void) {
  const t = useText();
  const key = useRef<string | null>(null);
  return async (
    event: 'start_audit' | 'report' | 'return',
    body: Body,
    success: string,
  ): Promise<string | null> => {
    key.current ??= newIdempotencyKey();
    try {
      const { id, version } = application;
      onApplication(await submitEvent({ id, event }, { version, ...body }, key.current, 'form'));
      key.current = null;
      (await notices()).message('success', success, NOTICE_MS);
      return null;
    } catch (error) {
      if (wasAnswered(error)) key.current = null;
      // The applicant may have taken it back meanwhile: show what is possible now.
      if (statusOf(error) === 409) onApplication(await fetchApplication(application.id));
      return failureText(t, error);
    }
  };
}
