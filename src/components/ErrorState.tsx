import { useText } from '@/i18n/useText';
import { Button } from './Button';
import { LineDrawing } from './LineDrawing';
import { PageHeading } from './PageHeading';
import styles from './state-block.module.css';

interface Props {
  /** Where it stands in place of a whole page: that page's heading, which takes the focus as ever. */
  page?: string;
  /** What happened and what helps, in words of the reader. */
  reason: string;
  /** 问题编号: what to quote when asking for help. */
  traceId?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** One block could not be loaded; the rest of the page goes on. */
export function ErrorState({ page, reason, traceId, onRetry, retrying = false }: Props) {
  const text = useText();
  const block = (
    <div className={styles.block} role="alert">
      <LineDrawing name="brokenLine" />
      <p className={styles.title}>{reason}</p>
      {onRetry && (
        <div className={styles.action}>
          <Button icon="refresh" onClick={onRetry} busy={retrying}>
            {text('kit.error.retry.action')}
          </Button>
        </div>
      )}
      {traceId && (
        <p className={styles.trace}>
          {text('kit.error.trace.label')} <bdi>{traceId}</bdi>
        </p>
      )}
    </div>
  );
  return page === undefined ? (
    block
  ) : (
    <>
      <PageHeading title={page} />
      {block}
    </>
  );
}
