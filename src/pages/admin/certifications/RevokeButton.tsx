import { STOP_REASON_MAX } from '@contract/limits';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { ReasonForm } from '@/pages/admin/parts/ReasonForm';
import { cancelCertification } from '@/services/admin-cases';

interface Props {
  id: number;
  version: number;
  name: string;
  onDone: () => void;
}

/** Revokes a certification that should not have been granted. */
export function RevokeButton({ id, version, name, onDone }: Props) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button look="text" size="small" onClick={() => setAsked(true)}>
        {t('admin.cert.revoke.action')}
      </Button>
      <ReasonForm
        question={
          asked
            ? {
                title: t('admin.cert.revoke.title', { name }),
                okText: t('admin.cert.revoke.action'),
                cancelText: t('admin.form.back.action'),
                danger: true,
                limit: { max: STOP_REASON_MAX },
              }
            : null
        }
        onClose={() => setAsked(false)}
        onReason={async ({ reason = '' }, act) => {
          const run = () => cancelCertification(id, { reason, version });
          const done = await act({ run, success: t('admin.cert.revoked.success'), onStale: onDone });
          if (done) onDone();
          return done;
        }}
      />
    </>
  );
}
