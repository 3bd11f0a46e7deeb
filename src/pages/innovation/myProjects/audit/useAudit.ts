import type { Application } from '@contract/apply';
import { NOTICE_MS } from '@/constants/notices';
import { failureText, statusOf } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { fetchApplication, submitEvent } from '@/services/apply';
import { isTakenBack } from '@/utils/is-taken-back';
import { notices } from '@/utils/notices';

type Body = Omit<Parameters<typeof submitEvent>[1], 'version'>;

type UnitEvent = 'start_audit' | 'endorse' | 'report' | 'return';

/**
 * Moves an application for the unit. `move` rejects with the reason of a failure; `audit` resolves to the application,
 * or to null.
 */
export function useAudit(
  application: Application,
  onApplication: (application: Application) => void,
  onTakenBack: () => void,
) {
  const t = useText();
  const move = async (event: UnitEvent, body: Body, success: string): Promise<void> => {
    try {
      const { id, version } = application;
      onApplication(await submitEvent({ id, event }, { version, ...body }, 'form'));
      (await notices()).message('success', success, NOTICE_MS);
    } catch (error) {
      // The applicant may have withdrawn it, or a colleague moved it: show what is possible now.
      if (isTakenBack(error)) onTakenBack();
      else if (statusOf(error) === 409)
        await fetchApplication(application.id, { shownBy: 'nobody' }).then(onApplication, () => undefined);
      throw error;
    }
  };
  const audit = (event: UnitEvent, body: Body, success: string): Promise<string | null> =>
    move(event, body, success).then(
      () => null,
      (error: unknown) => failureText(t, error),
    );
  return { move, audit };
}
