import { useEffect, useState } from 'react';
import { Icon } from '@/components/Icon';
import { useFrame } from '@/hooks/useFrame';
import { useText } from '@/i18n/useText';
import styles from './BackTop.module.css';

/** Appears once a screen has been scrolled. */
export function BackTop() {
  const t = useText();
  const { backTop } = useFrame();
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const onScroll = (): void => setFar(window.scrollY > window.innerHeight);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  if (!backTop || !isFar) return null;
  const toTop = (): void => {
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.top} aria-label={t('shell.backTop.action')} onClick={toTop}>
      <Icon name="up" size={20} />
    </button>
  );
}
