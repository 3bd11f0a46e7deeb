import type { ReactNode } from 'react';
import { Banner } from '@/components/Banner';
import { followDenial } from '@/hooks/follow-denial';
import { useText } from '@/i18n/useText';

/** Why the page looks different now: what was not done, in the service's own words. */
function DeniedNote({ words }: { words: string }) {
  const t = useText();
  return (
    <div role="alert">
      <Banner tone="warning">
        <b>{words || t('request.status.403.failure')}</b>
        {`\n${t('shell.denied.page.help')}`}
      </Banner>
    </div>
  );
}

/** Follows a refusal up; what stands above the page that is drawn anew, null where the page stays. */
export async function deniedNote(...refused: Parameters<typeof followDenial>): Promise<ReactNode> {
  const words = await followDenial(...refused);
  if (words === null) return null;
  scrollTo(0, 0);
  return <DeniedNote words={words} />;
}
