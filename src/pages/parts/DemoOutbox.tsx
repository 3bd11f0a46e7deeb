import { useState } from 'react';
import { Button } from '@/components/Button';
import { useStart } from '@/hooks/useStart';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { listOutbox } from '@/services/notification';
import { RequestError } from '@/utils/request-error';

/** A demonstration sends nothing: the last message to this address can be read here instead. */
export function DemoOutbox({ recipient }: { recipient: string }) {
  const t = useText();
  const { demo } = useStart().state.setting;
  const [message, setMessage] = useState<string | null>(null);
  if (!demo) return null;
  const look = async (): Promise<void> => {
    try {
      const { list } = await listOutbox(recipient);
      setMessage(list[0]?.body ?? t('login.outbox.none.empty'));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setMessage(failureText(t, error));
    }
  };
  return (
    <div role="status">
      <Button look="text" size="small" onClick={() => void look()}>
        {t('login.outbox.look.action')}
      </Button>
      {message && <p>{message}</p>}
    </div>
  );
}
