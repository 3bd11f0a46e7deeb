import { useState } from 'react';
import { Button } from '@/components/Button';
import { takeExport } from '@/hooks/exports/take-export';
import { useText } from '@/i18n/useText';
import styles from '@/pages/user/parts/FormFrame.module.css';

type Form = 'json' | 'zip';
const KINDS = { json: 'ownData', zip: 'ownArchive' } as const;

/** A copy of all data stored about the reader. */
export function ExportSection() {
  const t = useText();
  const [running, setRunning] = useState<Form | null>(null);
  const take = async (form: Form): Promise<void> => {
    setRunning(form);
    // The request layer has shown the error already; the button becomes available again either way.
    await takeExport({ kind: KINDS[form] }).catch(() => undefined);
    setRunning(null);
  };
  return (
    <section aria-labelledby="export-title">
      <h2 id="export-title">{t('settings.export.self.title')}</h2>
      <p>{t('settings.export.self.help')}</p>
      <div className={styles.actions}>
        {(['json', 'zip'] as const).map((form) => (
          <Button key={form} icon="download" busy={running === form} onClick={() => void take(form)}>
            {t(`settings.export.${form}.action`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
