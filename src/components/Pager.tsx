import { COUNTED_MAX } from '@contract/limits';
import { useNavigate } from '@umijs/max';
import { useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { Anchor } from './Anchor';
import { Icon } from './Icon';
import styles from './Pager.module.css';
import { pageNumbers } from './page-numbers';

/** Whoever is not among ten thousand rows is better served by a filter; reaching further would cost more and more. */
const LAST_PAGE = 1000;

interface Props {
  page: number;
  total: number;
  /** How many stand on this page. */
  rows: number;
  pageSize: number;
  toOf: (page: number) => string;
}

/**
 * Pages of a list as links, without antd. Nothing at all where one page holds everything. What the address names behind
 * the last page, because rows went away or somebody typed it, leads to the last one: a list with rows is not empty.
 */
export function Pager({ page, total, rows, pageSize, toOf }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const last = Math.min(Math.ceil(total / pageSize), LAST_PAGE);
  // While another list is on its way its rows stand, and nothing is known of its pages yet.
  const corrected = rows === 0 && last > 0 && page > last ? toOf(last) : null;
  useEffect(() => {
    if (corrected !== null) navigate(corrected, { replace: true });
  }, [corrected, navigate]);
  if (last <= 1 && corrected === null) return null;
  const counted = total === COUNTED_MAX ? 'kit.pager.more.label' : 'kit.pager.total.label';
  return (
    <nav className={styles.pager} aria-label={text('kit.pager.self.label')}>
      <p className={styles.total}>
        {/* Without scripts nobody is led on: then the pages that there are can still be followed. */}
        {corrected === null ? text(counted, { total }) : text('kit.pager.behind.label', { page, last })}
      </p>
      {page > 1 && page <= last && (
        <Anchor
          to={toOf(page - 1)}
          className={styles.page}
          rel="prev"
          aria-label={text('kit.pager.previous.action')}
        >
          <Icon name="chevronLeft" directional />
        </Anchor>
      )}
      {pageNumbers(Math.min(page, last), last).map((mark, index, marks) =>
        mark === 'gap' ? (
          <span key={`after-${marks[index - 1]}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <Anchor
            key={mark}
            to={toOf(mark)}
            className={styles.page}
            aria-label={text('kit.pager.page.label', { page: mark })}
            aria-current={mark === page ? 'page' : undefined}
          >
            {mark}
          </Anchor>
        ),
      )}
      {page < last && (
        <Anchor
          to={toOf(page + 1)}
          className={styles.page}
          rel="next"
          aria-label={text('kit.pager.next.action')}
        >
          <Icon name="chevronRight" directional />
        </Anchor>
      )}
    </nav>
  );
}
