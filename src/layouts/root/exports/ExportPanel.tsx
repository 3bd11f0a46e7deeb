import { useEffect, useRef, useState } from 'react';
import { Anchor } from '@/components/Anchor';
import { Button } from '@/components/Button';
import { ExportState } from '@/components/ExportState';
import type { WatchedExport } from '@/hooks/exports/export-watch';
import { dismissExport } from '@/hooks/exports/take-export';
import { useAction } from '@/hooks/useAction';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import styles from './ExportPanel.module.css';

const isNowhere = (): boolean => (document.activeElement ?? document.body) === document.body;

/** The first of these places that is still in the page and can have the focus. */
const firstStanding = (...places: (Element | null | undefined)[]): HTMLElement | undefined =>
  places.find(
    (place): place is HTMLElement =>
      place instanceof HTMLElement && place !== document.body && place.isConnected,
  );

/**
 * Dismissing a line removes the button that has the focus, and the panel is outside the page. The focus therefore moves
 * to a remaining line, else to the element that started the export, else to the heading of the current page.
 */
function useGoOn(): (pressed: HTMLElement) => void {
  const panel = useRef<HTMLElement | null>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (!panel.current || !isNowhere()) return;
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading) heading.tabIndex = -1;
      firstStanding(panel.current.querySelector('button'), opener, heading)?.focus({ preventScroll: true });
    },
    [opener],
  );
  return (pressed) => {
    panel.current = pressed.closest('section');
  };
}

function Line({ one: { job, fetched, failure } }: { one: WatchedExport }) {
  const t = useText();
  const { busy, fault, run } = useAction();
  const onPutAway = useGoOn();
  const said = fault ?? (failure ? failureText(t, failure) : null);
  const isOpen = job.state === 'waiting' || job.state === 'running';
  return (
    <li className={styles.line}>
      <strong>{t(`exports.kind.${job.kind}.label`)}</strong>
      <ExportState job={job} fetched={fetched} />
      {said && (
        <p role="alert" className={styles.fault}>
          {said}
        </p>
      )}
      <div className={styles.acts}>
        {job.state === 'ready' && !fetched && (
          <Anchor to="/user/exports">{t('exports.list.open.action')}</Anchor>
        )}
        <Button
          look="text"
          size="small"
          busy={busy}
          onClick={({ currentTarget }) => {
            onPutAway(currentTarget);
            void run(() => dismissExport(job.id));
          }}
        >
          {t(isOpen ? 'exports.job.cancel.action' : 'exports.panel.close.action')}
        </Button>
      </div>
    </li>
  );
}

/** Quiet at the foot of whatever page is open: how far the exports are, and how to stop them. */
export default function ExportPanel({ watched }: { watched: readonly WatchedExport[] }) {
  const t = useText();
  return (
    <section className={styles.panel} aria-label={t('exports.panel.self.title')}>
      <ul>
        {watched.map((one) => (
          <Line key={one.job.id} one={one} />
        ))}
      </ul>
      {watched.some(({ job }) => job.state === 'waiting' || job.state === 'running') && (
        <p className={styles.help}>{t('exports.panel.stay.help')}</p>
      )}
    </section>
  );
}
