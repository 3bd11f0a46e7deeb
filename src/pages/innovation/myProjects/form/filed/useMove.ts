import type { Application } from '@contract/apply';
import { history } from '@umijs/max';
import { useState } from 'react';
import { useConfirm } from '@/components/useConfirm';
import { NOTICE_MS } from '@/constants/notices';
import { statusOf } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { applicationPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { fetchApplication, submitEvent } from '@/services/apply';
import { notices } from '@/utils/notices';

type Move = 'withdraw' | 'reopen';

/** Withdraws a submitted application, or reopens a withdrawn one. */
export function useMove(application: Application, onApplication: (application: Application) => void) {
  const t = useText();
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);
  const { id, version } = application;

  const move = async (event: Move): Promise<void> => {
    setBusy(true);
    try {
      onApplication(await submitEvent({ id, event }, { version }));
      // The view changes with the status, so the address is reset to the application itself.
      history.replace(applicationPath(id));
      if (event === 'withdraw')
        (await notices()).message('success', t('application.move.withdrawn.success'), NOTICE_MS);
    } catch (error) {
      // The unit may have begun its audit meanwhile: show what is possible now.
      if (statusOf(error) === 409) onApplication(await fetchApplication(id));
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    withdraw: async (): Promise<void> => {
      const sure = await confirm({
        title: t('application.move.withdraw.confirm'),
        okText: t('application.move.withdraw.action'),
        danger: true,
      });
      if (sure) await move('withdraw');
    },
    reopen: () => move('reopen'),
  };
}
