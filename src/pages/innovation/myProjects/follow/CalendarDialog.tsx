import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { createCalendar, fetchCalendar, removeCalendar } from '@/services/calendar';
import { CalendarAddress } from './CalendarAddress';
import styles from './calendar.module.css';

interface Props {
  onClose: () => void;
}

/** The subscription address of a person: created, copied, replaced and revoked here. */
export function CalendarDialog({ onClose }: Props) {
  const t = useText();
  const confirm = useConfirm();
  const { data, error, loading, reload, set } = useLoad(fetchCalendar);
  const { run, fault, busy } = useAction();
  const act = (work: () => Promise<typeof data>): Promise<unknown> =>
    run(async () => set((await work()) ?? null));
  const create = (): Promise<unknown> => act(createCalendar);
  const askThen = async (word: 'renew' | 'revoke', work: () => Promise<unknown>): Promise<void> => {
    const sure = await confirm({
      title: t(`life.calendar.${word}.confirm`),
      okText: t(`life.calendar.${word}.action`),
      danger: true,
    });
    if (sure) await work();
  };

  return (
    <Dialog open centered width={560} title={t('life.calendar.self.title')} footer={null} onCancel={onClose}>
      <p className={styles.lead}>{t('life.calendar.self.help')}</p>
      {error && data === undefined && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {data === undefined && !error && <LoadingSkeleton count={1} />}
      {data === null && (
        <Button look="primary" onClick={() => void create()} busy={busy}>
          {t('life.calendar.create.action')}
        </Button>
      )}
      {data && (
        <>
          <CalendarAddress url={data.url} />
          <p className={styles.tools}>
            <Button look="text" onClick={() => void askThen('renew', create)} busy={busy}>
              {t('life.calendar.renew.action')}
            </Button>
            <Button
              look="text"
              onClick={() => void askThen('revoke', () => act(removeCalendar))}
              aria-disabled={busy}
            >
              {t('life.calendar.revoke.action')}
            </Button>
          </p>
        </>
      )}
      {fault && (
        <p role="alert" className={styles.failure}>
          {fault}
        </p>
      )}
    </Dialog>
  );
}
