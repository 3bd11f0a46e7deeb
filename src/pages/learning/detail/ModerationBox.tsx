import { useState } from 'react';
import { Button } from '@/components/Button';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { ReasonForm } from '@/pages/learning/parts/ReasonForm';
import { type Space, updateRemoval } from '@/services/learning';
import { isFinal } from '@/utils/request-error';
import styles from './detail.module.css';

/** For the site's editors: hides it with a reason, or shows it again. */
export function ModerationBox({ space, onChange }: { space: Space; onChange: (space: Space) => void }) {
  const t = useText();
  const act = useAction();
  const [writing, setWriting] = useState(false);
  const { id, version, removed_reason } = space;
  const change = async (reason: string | null): Promise<boolean> => {
    const done = await act.run(
      async () => onChange(await updateRemoval(id, { removed: reason !== null, reason, version })),
      (standing) => {
        onChange(standing as Space);
        setWriting(false);
      },
    );
    if (done) setWriting(false);
    return done;
  };
  return (
    <section className={styles.box} aria-labelledby="moderation">
      <h2 id="moderation">{t('learning.moderate.self.title')}</h2>
      {!removed_reason && <p>{t('learning.moderate.public.label')}</p>}
      {act.fault && (
        <p className={styles.fault} role="alert">
          {act.fault}
        </p>
      )}
      {writing && (
        <ReasonForm
          form={`remove-space-${id}`}
          label={t('learning.moderate.reason.label')}
          help={t('learning.moderate.reason.help')}
          submitText={t('learning.moderate.remove.action')}
          busy={act.busy}
          isOver={isFinal(act.refusal)}
          onSubmit={change}
          onCancel={() => setWriting(false)}
        />
      )}
      {!writing && (
        <Button
          size="small"
          busy={act.busy}
          onClick={() => (removed_reason ? void change(null) : setWriting(true))}
        >
          {t(removed_reason ? 'learning.moderate.restore.action' : 'learning.moderate.remove.action')}
        </Button>
      )}
    </section>
  );
}
