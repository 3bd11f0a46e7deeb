import { failureTitle, statusOf, wasShown } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { traceIdOf } from '@/utils/trace-id';
import { Button } from './Button';
import { LineDrawing } from './LineDrawing';
import { PageHeading } from './PageHeading';
import styles from './state-block.module.css';

/** Statuses at which a retry cannot help: only another filter, another right or another address can. */
const REFUSED = [400, 403, 422];

interface Props {
  /** Title of the page that the error replaces; the heading takes the focus as on any page. */
  page?: string;
  /** What went wrong. Its sentence is found here, so that no page can put one of its own before the service's. */
  error: Error;
  onRetry?: () => void;
  retrying?: boolean;
}

/**
 * Says at its place that something could not be loaded. What the error catalogue has already shown in a message or a
 * notification is not repeated: then only another try is offered.
 */
export function ErrorState({ page, error, onRetry, retrying = false }: Props) {
  const text = useText();
  const shown = wasShown(error);
  const traceId = shown ? undefined : traceIdOf(error);
  const block = (
    <div className={styles.block} role={shown ? undefined : 'alert'}>
      <LineDrawing name="brokenLine" />
      <p className={styles.title}>{shown ? text('shell.page.failed.title') : failureTitle(text, error)}</p>
      {onRetry && !REFUSED.includes(statusOf(error)) && (
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
