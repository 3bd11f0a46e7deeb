import type { Calls } from '@contract/endpoints';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { CaseActs } from '@/pages/admin/parts/CaseActs';
import { DialogForm } from '@/pages/admin/parts/form/DialogForm';
import { submitSchoolDecision } from '@/services/admin-cases';
import { TargetField } from './parts/TargetField';

export type SchoolRow = Calls['GET /prod-api/system/school/apply/list']['reply']['list'][number];

interface Props {
  row: SchoolRow;
  onDone: () => void;
}

/** Approve, refuse, or merge with an entry that already exists under another name. */
export function SchoolActs({ row, onDone }: Props) {
  const t = useText();
  const [merging, setMerging] = useState(false);
  const { id, version, name, school_id, department_id } = row;
  const own = department_id ?? school_id;
  return (
    <>
      <CaseActs
        name={name}
        onDecide={(agree, reason) =>
          submitSchoolDecision(id, { decision: agree ? 'approve' : 'reject', reason, version })
        }
        onDone={onDone}
        onStale={onDone}
      />
      <Button look="text" size="small" onClick={() => setMerging(true)}>
        {t('admin.school.merge.action')}
      </Button>
      <DialogForm<{ targetId: number }>
        open={merging}
        title={t('admin.school.merge.title', { name })}
        width={480}
        submitText={t('admin.school.merge.action')}
        onClose={() => setMerging(false)}
        onFinish={async ({ targetId }, act) => {
          const run = () => submitSchoolDecision(id, { decision: 'merge', targetId, version });
          const done = await act({ run, success: t('admin.school.merged.success'), onStale: onDone });
          if (done) onDone();
          return done;
        }}
      >
        <TargetField schoolId={department_id === null ? null : school_id} own={own} />
      </DialogForm>
    </>
  );
}
