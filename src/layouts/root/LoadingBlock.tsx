import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { Spinner } from '@/components/Spinner';
import { LAZY_DELAY_MS } from '@/constants/appearance';
import { useText } from '@/i18n/useText';
import styles from './LoadingBlock.module.css';
import { useScreenLoading } from './useScreenLoading';

const SLOW_MS = 10_000;

function useElapsed(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

/** A large spinner, only when waiting lasts long enough to be noticed; after 10 s it says what can be done. */
export function LoadingBlock() {
  const t = useText();
  const isNoticeable = useElapsed(LAZY_DELAY_MS);
  const isSlow = useElapsed(SLOW_MS);
  useScreenLoading();
  return (
    <div className={styles.block} data-page-loading role="status">
      {isNoticeable && (
        <>
          <Spinner />
          <p className={isSlow ? undefined : 'vh'}>
            {t(isSlow ? 'shell.loading.slow.label' : 'shell.loading.page.label')}
          </p>
          {isSlow && <Button onClick={() => location.reload()}>{t('shell.loading.reload.action')}</Button>}
        </>
      )}
    </div>
  );
}
