import { history, useLocation } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { useSaved } from '@/pages/user/parts/useSaved';
import { finishProvider } from '@/services/auth';
import { RequestError } from '@/utils/request-error';

/** The parameters a third party added on return; without a code the person has cancelled. */
interface Arrived {
  state: string;
  code: string | null;
}

const isArrived = (value: unknown): value is Arrived =>
  typeof value === 'object' && value !== null && 'state' in value && 'code' in value;

/**
 * Links the third-party account once after the return from its page (pages/login). Returns the error message, if any.
 */
export function useBindingReturn(onChanged: () => Promise<void>): string | null {
  const t = useText();
  const saved = useSaved();
  const { state: came, pathname, search } = useLocation();
  const [fault, setFault] = useState<string | null>(null);
  const used = useRef(false);
  const latest = useRef({ t, saved, onChanged });
  latest.current = { t, saved, onChanged };
  useEffect(() => {
    if (!isArrived(came) || used.current) return;
    used.current = true;
    // The parameters are valid only once, so remove them from the history.
    history.replace(`${pathname}${search}`);
    const bind = async ({ state, code }: Arrived): Promise<void> => {
      const now = latest.current;
      if (code === null) return setFault(now.t('settings.open.given.failure'));
      try {
        await finishProvider(state, code);
        now.saved('settings.open.bind.success');
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        setFault(failureText(now.t, error));
      }
      await now.onChanged();
    };
    void bind(came);
  }, [came, pathname, search]);
  return fault;
}
