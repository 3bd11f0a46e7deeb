import type { Application } from '@contract/apply';
import { NOTICE_MS } from '@/constants';
import { failureText, statusOf } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { fetchApplication, submitEvent } from '@/services/apply';
import { notices } from '@/utils/notices';

type Body = Omit<Parameters<typeof submitEvent>[1], 'version'>;

/** Moves an application for the unit; resolves to the sentence that says why it could not, or to null. */
export function useAudit(application: Application, onApplication: (application: Application) => void) {
  const t = useText();
  return async (
    event: 'start_audit' | 'endorse' | 'report' | 'return',
    body: Body,
    success: string,
  ): Promise<string | null> => {
    try {
      const { id, version } = application;
      onApplication(await submitEvent({ id, event }, { version, ...body }, 'form'));
      (await notices()).message('success', success, NOTICE_MS);
      return null;
    } catch (error) {
      // The applicant may have taken it back meanwhile: show what is possible now.
      if (statusOf(error) === 409) onApplication(await fetchApplication(application.id));
      return failureText(t, error);
    }
  };
}
