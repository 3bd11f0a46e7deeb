import { Spinner } from '@/components/Spinner';
import { useFrame } from '@/hooks/useFrame';
import { useText } from '@/i18n/useText';
import styles from './GlobalLoading.module.css';

/** A veil over the whole page while the model `global` asks for it. */
export function GlobalLoading() {
  const t = useText();
  const { show, text } = useFrame().loading;
  return (
    <div role="status" className={show ? styles.veil : undefined}>
      {show && (
        <>
          <Spinner />
          <p>{text || t('shell.loading.page.label')}</p>
        </>
      )}
    </div>
  );
}
