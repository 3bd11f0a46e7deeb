import type { Application } from '@contract/apply';
import { history } from '@umijs/max';
import { useRef, useState } from 'react';
import { useConfirm } from '@/components/useConfirm';
import { NOTICE_MS } from '@/constants';
import { statusOf, wasAnswered } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { applicationPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { fetchApplication, submitEvent } from '@/services/apply';
import { newIdempotencyKey } from '@/utils/idempotency-key';
import { notices } from '@/utils/notices';

type Move = 'withdraw' | 'reopen';

/** Takes a filed application back, or opens a withdrawn one again. */
export function useMove(application: Application, onApplication: (application: Application) => void) {
  const t = useText();
  const confirm = useConfirm();
  const keys = useRef(new Map<Move, string>());
  const [busy, setBusy] = useState(false);
  const { id, version } = application;

  const move = async (event: Move): Promise<void> => {
    const key = keys.current.get(event) ?? newIdempotencyKey();
    keys.current.set(event, key);
    setBusy(true);
    try {
      onApplication(await submitEvent({ id, event }, { version }, key));
      keys.current.delete(event);
      // What is shown now is another page: the status page, or the task list.
      history.replace(applicationPath(id));
      if (event === 'withdraw')
        (await notices()).message('success', t('application.move.withdrawn.success'), NOTICE_MS);
    } catch (error) {
      if (wasAnswered(error)) keys.current.delete(event);
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
