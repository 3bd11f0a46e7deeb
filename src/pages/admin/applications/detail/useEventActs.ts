import type { Application } from '@contract/apply';
import type { ApplicationEvent } from '@contract/enums';
import { EVENT_WORDS } from '@contract/rules/status-labels';
import { useConfirm } from '@/components/useConfirm';
import { wasShown } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { isStale } from '@/pages/admin/parts/acts/failure';
import { type Act, useAct } from '@/pages/admin/parts/acts/useAct';
import { useScopeTold } from '@/pages/admin/parts/useScopeTold';
import type { Return } from '@/pages/parts/remarks/remark-draft';
import { submitEvent } from '@/services/apply';

interface Plan {
  application: Pick<Application, 'id' | 'version' | 'title'>;
  onApplication: (application: Application) => void;
  /** Called when somebody else has moved the application meanwhile. */
  onStale: () => void;
}

/** How the office moves an application: after a confirmation, with a reason, or by returning it with remarks. */
export function useEventActs({ application: { id, version, title }, onApplication, onStale }: Plan) {
  const t = useText();
  const say = useWords();
  const confirm = useConfirm();
  const act = useAct();
  const scopeTold = useScopeTold();
  const nameOf = (event: ApplicationEvent): string => say(EVENT_WORDS.word(event));

  const run = (by: Act, event: ApplicationEvent, reason?: string): Promise<boolean> =>
    by({
      run: async () =>
        onApplication(await submitEvent({ id, event }, { version, ...(reason ? { reason } : {}) }, 'form')),
      success: t('admin.apply.moved.success', { event: nameOf(event) }),
      onStale,
    });
  const sendBack = async (answer: Return): Promise<void> => {
    try {
      onApplication(await submitEvent({ id, event: 'return' }, { version, ...answer }, 'form'));
    } catch (error) {
      if (isStale(error)) onStale();
      throw error;
    }
  };
  const ask = async (event: ApplicationEvent): Promise<boolean> => {
    const name = nameOf(event);
    try {
      // Load what the event means for readers before asking for confirmation, because the question states it.
      const content = await scopeTold(id, event);
      return await confirm({
        title: t('admin.apply.move.confirm', { event: name, title }),
        content,
        okText: name,
      });
    } catch (error) {
      if (!wasShown(error)) throw error;
      return false;
    }
  };
  return { nameOf, act, run, sendBack, ask };
}
