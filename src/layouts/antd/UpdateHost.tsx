import { useSyncExternalStore } from 'react';
import { Button } from '@/components/Button';
import { PlainNotice } from '@/components/PlainNotice';
import { useText } from '@/i18n/useText';
import { hindrance } from '@/utils/release';

/**
 * A call failed because this page is older than the service. The page stays, with everything typed, until its reader
 * reloads it; forms with unsaved words ask before they go. Part of the pages that use antd, where people write, so that
 * it is loaded before the platform is updated.
 */
export function UpdateHost() {
  const t = useText();
  if (!useSyncExternalStore(hindrance.subscribe, hindrance.read, hindrance.read)) return null;
  return (
    <PlainNotice place="foot">
      {t('request.outdated.failure')}{' '}
      <Button size="small" onClick={() => location.reload()}>
        {t('shell.page.reload.action')}
      </Button>
    </PlainNotice>
  );
}
