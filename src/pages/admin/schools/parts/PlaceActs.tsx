import { STOP_REASON_MAX } from '@contract/limits';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useText } from '@/i18n/useText';
import { useAct } from '@/pages/admin/parts/acts/useAct';
import { ReasonForm, type ReasonQuestion } from '@/pages/admin/parts/ReasonForm';
import { submitPlaceMerge, updatePlaceStatus } from '@/services/admin-school';
import { EditForm } from './EditForm';
import styles from './PlaceActs.module.css';
import type { Place } from './place';
import { TargetField } from './TargetField';

interface Props {
  place: Place;
  onDone: () => void;
}

/** Edit, disable, enable again, or merge with a duplicate. */
export function PlaceActs({ place, onDone }: Props) {
  const t = useText();
  const act = useAct();
  const confirm = useConfirm();
  const [open, setOpen] = useState<'edit' | 'stop' | 'merge' | null>(null);
  const { kind, entry } = place;
  const { id, name, people, status, version } = entry;
  const close = () => setOpen(null);
  // Another administrator may have disabled the entry meanwhile; the dialog for disabling then closes.
  const standing = open === 'merge' || (open === 'stop' && status === 'active') ? open : null;

  const resume = async () => {
    const okText = t('admin.place.resume.action');
    if (!(await confirm({ title: t('admin.place.resume.confirm', { name }), okText }))) return;
    const run = () => updatePlaceStatus(kind, id, { active: true, version });
    if (await act({ run, success: t('admin.place.resumed.success'), onStale: onDone })) onDone();
  };
  const questions: Record<'stop' | 'merge', Omit<ReasonQuestion, 'limit'>> = {
    stop: { title: t('admin.place.stop.title', { name }), okText: t('admin.place.stop.action') },
    merge: {
      title: t('admin.place.merge.title', { name }),
      okText: t('admin.school.merge.action'),
      extra: (
        <>
          <p className={styles.consequence}>
            {place.kind === 'school'
              ? t('admin.place.mergeSchool.help', { people, departments: place.entry.departments })
              : t('admin.place.mergeDepartment.help', { people })}
          </p>
          <TargetField schoolId={place.kind === 'school' ? null : place.entry.schoolId} own={id} />
        </>
      ),
    },
  };
  const small = { look: 'text', size: 'small' } as const;
  return (
    <>
      <Button {...small} onClick={() => setOpen('edit')}>
        {t('admin.place.edit.action')}
      </Button>
      {status === 'active' ? (
        <Button {...small} onClick={() => setOpen('stop')}>
          {t('admin.place.stop.action')}
        </Button>
      ) : (
        <Button {...small} onClick={() => void resume()}>
          {t('admin.place.resume.action')}
        </Button>
      )}
      <Button {...small} onClick={() => setOpen('merge')}>
        {t('admin.school.merge.action')}
      </Button>
      {open === 'edit' && <EditForm place={place} onClose={close} onDone={onDone} />}
      <ReasonForm<{ reason?: string; targetId?: number }>
        question={standing && { ...questions[standing], danger: true, limit: { max: STOP_REASON_MAX } }}
        onClose={close}
        onReason={async ({ reason = '', targetId = 0 }, send) => {
          const run = () =>
            standing === 'merge'
              ? submitPlaceMerge(kind, id, { targetId, reason, version })
              : updatePlaceStatus(kind, id, { active: false, reason, version });
          const success = t(
            standing === 'merge' ? 'admin.place.merged.success' : 'admin.place.stopped.success',
          );
          const done = await send({ run, success, onStale: onDone });
          if (done) onDone();
          return done;
        }}
      />
    </>
  );
}
