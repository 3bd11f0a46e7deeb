import { Link } from '@umijs/max';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/Icon';
import { useFrame } from '@/hooks/useFrame';
import { useText } from '@/i18n/useText';
import { useMediaQuery } from '@/theme/useMediaQuery';
import { PAGE_COLUMN } from '@/theme/widths';
import styles from './BackTop.module.css';

const QUESTIONS = '/faq';

/**
 * Distance in px that the page must move before it counts as going up or down, because a finger is never quite still.
 */
const MOVED = 8;

/** Whether the page has been scrolled by more than a screen, and whether it last moved up. */
function useScroll(): { isFar: boolean; isGoingUp: boolean } {
  const [isFar, setFar] = useState(false);
  const [isGoingUp, setGoingUp] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const { scrollY, innerHeight } = window;
      setFar(scrollY > innerHeight);
      if (Math.abs(scrollY - last) < MOVED) return;
      setGoingUp(scrollY < last);
      last = scrollY;
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return { isFar, isGoingUp };
}

interface Props {
  /** Width of the page's own column; beside it there may be room for the button. */
  column?: number;
}

/** Width in px that the button needs beside the column. */
const SIDE = 72;

/**
 * Appears after one screen of scrolling, on some pages with a link to the frequently asked questions. Where there is no
 * room beside the page it covers text, so it appears only when the reader scrolls up and goes when they scroll down: at
 * the end of the page it covers nothing.
 */
export function BackTop({ column = PAGE_COLUMN }: Props) {
  const t = useText();
  const { backTop, backTopIcons, question } = useFrame();
  const { isFar, isGoingUp } = useScroll();
  const isOverText = useMediaQuery(`(max-width: ${column + 2 * SIDE - 1}px)`);
  if (!backTop || !isFar || (isOverText && !isGoingUp)) return null;
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
