import { Link } from '@umijs/max';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/Icon';
import { useFrame } from '@/hooks/useFrame';
import { useText } from '@/i18n/useText';
import styles from './BackTop.module.css';

const QUESTIONS = '/faq';

/** Appears once a screen has been scrolled; where questions arise, with the way to their answers. */
export function BackTop() {
  const t = useText();
  const { backTop, backTopIcons, question } = useFrame();
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
  const words = backTopIcons ? 'vh' : styles.words;
  return (
    <div className={styles.stack}>
      {question && (
        <Link to={QUESTIONS} className={styles.entry}>
          <Icon name="question" size={20} />
          <span className={words}>{t('shell.nav.faq.label')}</span>
        </Link>
      )}
      <button type="button" className={styles.entry} onClick={toTop}>
        <Icon name="up" size={20} />
        <span className={words}>{t('shell.backTop.action')}</span>
      </button>
    </div>
  );
}
