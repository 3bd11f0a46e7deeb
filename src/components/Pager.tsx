import { COUNTED_MAX } from '@contract/limits';
import { useNavigate } from '@umijs/max';
import { useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { Anchor } from './Anchor';
import { Icon } from './Icon';
import styles from './Pager.module.css';
import { pageNumbers } from './page-numbers';

/** Ten thousand rows: beyond them a filter helps the reader more, and each further page costs the database more. */
const LAST_PAGE = 1000;

interface Props {
  page: number;
  total: number;
  /** How many rows this page shows. */
  rows: number;
  pageSize: number;
  toOf: (page: number) => string;
}

/**
 * The pages of a list as links, without antd. Renders nothing where one page holds everything. An address behind the
 * last page, because rows have gone or somebody typed it, redirects to the last page, so that a list with rows never
 * looks empty.
 */
export function Pager({ page, total, rows, pageSize, toOf }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const last = Math.min(Math.ceil(total / pageSize), LAST_PAGE);
  // While another list is loading the previous rows are still shown, and its number of pages is not known yet.
  const corrected = rows === 0 && last > 0 && page > last ? toOf(last) : null;
  useEffect(() => {
    if (corrected !== null) navigate(corrected, { replace: true });
  }, [corrected, navigate]);
  if (last <= 1 && corrected === null) return null;
  const counted = total === COUNTED_MAX ? 'kit.pager.more.label' : 'kit.pager.total.label';
  return (
    <nav className={styles.pager} aria-label={text('kit.pager.self.label')}>
      <p className={styles.total}>
        {/* Without scripts there is no redirect: then the links to the existing pages still help. */}
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
