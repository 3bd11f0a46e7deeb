import { useState } from 'react';
import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import { PageHeading } from '@/components/PageHeading';
import { useAction } from '@/hooks/useAction';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { applicationCrumbs } from '@/pages/innovation/myProjects/parts/application-crumbs';
import { DraftNotices } from '@/pages/innovation/myProjects/parts/DraftNotices';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { Differences } from './Differences';
import { FormFile } from './FormFile';
import type { ReadForm } from './form-shape';
import { LeftOut } from './LeftOut';
import styles from './offline.module.css';
import { useOfflineForm } from './useOfflineForm';

/**
 * Word 离线填写: downloads the form as a file, and shows what was filled in, field by field, before any of it is applied.
 */
export default function OfflinePage({ context }: { context: EditorContext }) {
  const t = useText();
  const { application, title, readOnly, draft } = context;
  const [form, setForm] = useState<ReadForm | null>(null);
  /** Incremented for each chosen file, so that the same file edited further is compared again. */
  const [turn, setTurn] = useState(0);
  const [back, setBack] = useState<{ n: number; undo: () => void } | null>(null);
  const { busy, run } = useAction();
  const offline = useOfflineForm(context);
  const name = t('offline.self.page.title');
  usePageTitle(`${name} · ${title}`);
  return (
    <div className={styles.page}>
      <DraftNotices context={context} />
      <PageHeading
        crumbs={applicationCrumbs(t, { id: application.id, title }, name)}
        title={name}
        lead={t('offline.self.lead.help')}
      />
      <section className={styles.part} aria-labelledby="offline-out">
        <h2 id="offline-out">{t('offline.out.self.title')}</h2>
        <p>{t('offline.out.self.help')}</p>
        <Button icon="download" busy={busy} onClick={() => void run(offline.download)}>
          {t('offline.out.self.action')}
        </Button>
      </section>
      <section className={styles.part} aria-labelledby="offline-in">
        <h2 id="offline-in">{t('offline.in.self.title')}</h2>
        {readOnly ? (
          <p>{t('offline.in.closed.help')}</p>
        ) : (
          <FormFile
            id={application.id}
            onForm={(read) => {
              setBack(null);
              setForm(read);
              setTurn((before) => before + 1);
            }}
          />
        )}
      </section>
      <div role="status">
        {back && (
          <Banner
            action={
              <Button
                size="small"
                onClick={() => {
                  back.undo();
                  setBack(null);
                }}
              >
                {t('offline.taken.undo.action')}
              </Button>
            }
          >
            {t('offline.taken.self.success', { n: back.n })}
          </Banner>
        )}
      </div>
      {form && !readOnly && form.left.length > 0 && <LeftOut left={form.left} labelOf={offline.labelOf} />}
      {form && !readOnly && (
        <Differences
          key={turn}
          {...{ form, draft, offline }}
          onTaken={(n, undo) => {
            setForm(null);
            setBack({ n, undo });
          }}
          onLeave={() => setForm(null)}
        />
      )}
    </div>
  );
}
