import { Button, ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { isOutdated } from '@/utils/release';
import styles from './PageFailure.module.css';

interface Props {
  isChunk: boolean;
  onRetry: () => void;
}

/**
 * Replaces a page that could not be shown. A missing chunk stays missing until the page is reloaded, and a page older
 * than the service may not understand its answers.
 */
export function PageFailure({ isChunk, onRetry }: Props) {
  const t = useText();
  const isOld = isOutdated();
  const title = t(isChunk ? 'shell.page.chunk.title' : 'shell.page.failed.title');
  return (
    <section className={`wrap ${styles.failure}`} role="alert">
      <h1>{isOld ? t('request.outdated.failure') : title}</h1>
      <p>{t(isChunk && !isOld ? 'shell.page.chunk.help' : 'shell.page.failed.help')}</p>
      <p className={styles.actions}>
        <Button look="primary" onClick={() => location.reload()}>
          {t('shell.page.reload.action')}
        </Button>
        {!isChunk && !isOld && <Button onClick={onRetry}>{t('shell.page.retry.action')}</Button>}
        <ButtonLink to="/">{t('shell.page.home.action')}</ButtonLink>
      </p>
    </section>
  );
}
