import { history, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { Banner } from '@/components/Banner';
import type { Start } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';
import type { Refused } from '@/utils/denials';
import { followDenial } from './follow-denial';

/**
 * Says why the page has changed, and what was refused if nothing else on the page says so; only on the page where it
 * happened.
 */
function DeniedNote({ words, at }: { words: string | undefined; at: string }) {
  const t = useText();
  const { key } = useLocation();
  if (key !== at) return null;
  return (
    <div role="alert">
      <Banner tone="warning">
        {words !== undefined && <b>{`${words || t('request.status.403.failure')}\n`}</b>}
        {t('shell.denied.page.help')}
      </Banner>
    </div>
  );
}

/** Handles a refusal; `drawAnew` is called with the note above the page, unless the page stays as it is. */
export async function followUp(
  refused: Refused,
  start: Start,
  drawAnew: (note: ReactNode) => void,
): Promise<void> {
  const { key } = history.location;
  const words = await followDenial(refused, start);
  if (words === null) return;
  scrollTo(0, 0);
  drawAnew(<DeniedNote words={refused.made.shownBy ? words : undefined} at={key} />);
}
