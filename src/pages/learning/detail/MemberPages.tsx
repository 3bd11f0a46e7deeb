import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import styles from './detail.module.css';

interface Props {
  page: number;
  last: number;
  onTurn: (to: number) => void;
}

/** Buttons for paging through the members; nothing if they fit on one page. */
export function MemberPages({ page, last, onTurn }: Props) {
  const t = useText();
  if (last === 1) return null;
  const turn = (to: number): void => onTurn(Math.min(last, Math.max(1, to)));
  return (
    <div className={styles.acts}>
      <Button size="small" aria-disabled={page === 1} onClick={() => turn(page - 1)}>
        {t('kit.pager.previous.action')}
      </Button>
      <span className={styles.meta}>{t('learning.members.page.label', { page, last })}</span>
      <Button size="small" aria-disabled={page >= last} onClick={() => turn(page + 1)}>
        {t('kit.pager.next.action')}
      </Button>
    </div>
  );
}
