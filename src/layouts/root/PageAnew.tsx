import { Fragment, type ReactNode, useEffect } from 'react';
import { Banner } from '@/components/Banner';
import { useDenials } from '@/hooks/useDenials';
import { useText } from '@/i18n/useText';

/** Draws the page anew when the service refused what it still offered, and says above it why it looks different now. */
export function PageAnew({ children }: { children: ReactNode }) {
  const t = useText();
  const { page, words } = useDenials();
  useEffect(() => {
    if (page > 0) scrollTo(0, 0);
  }, [page]);
  return (
    <>
      {words !== null && (
        <div role="alert">
          <Banner tone="warning">
            <b>{words || t('request.status.403.failure')}</b>
            {`\n${t('shell.denied.page.help')}`}
          </Banner>
        </div>
      )}
      <Fragment key={page}>{children}</Fragment>
    </>
  );
}
