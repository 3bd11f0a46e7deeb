import { Button, ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { isOutdated } from '@/utils/release';
import styles from './PageFailure.module.css';

interface Props {
  isChunk: boolean;
  onRetry: () => void;
}

/**
 * Replaces a page that could not be shown. A missing chunk stays missing until the page is reloaded, and so does the
 * fault of a page that is older than the service's answers.
 */
export function PageFailure({ isChunk, onRetry }: Props) {
  const t = useText();
  const isOld = isOutdated();
  return (
    <section className={`wrap ${styles.failure}`} role="alert">
      <h1>{t(isChunk ? 'shell.page.chunk.title' : 'shell.page.failed.title')}</h1>
      {isOld && <p>{t('request.outdated.failure')}</p>}
      <p>{t(isChunk ? 'shell.page.chunk.help' : 'shell.page.failed.help')}</p>
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
