import { DOCUMENT_NUMBER_MAX, STOP_REASON_MAX } from '@contract/limits';
import { RELEASE_DAYS } from '@contract/rules/factor-release';
import { useText } from '@/i18n/useText';
import { DialogForm } from '@/pages/admin/parts/form/DialogForm';
import { TextItem } from '@/pages/admin/parts/form/TextItem';
import { type AdminUser, askFactorRelease } from '@/services/admin-user';

interface Values {
  idNumber?: string;
  grounds: string;
}

interface Props {
  user: AdminUser;
  onClose: () => void;
  onDone: () => void;
}

/** Starts the removal of two-step verification for somebody who came in person and showed an identity document. */
export function ReleaseForm({ user, onClose, onDone }: Props) {
  const t = useText();
  const { userId, name, certified, version } = user;
  return (
    <DialogForm<Values>
      title={t('admin.user.release.title', { name })}
      width={520}
      submitText={t('admin.user.release.action')}
      danger
      onClose={onClose}
      onFinish={async ({ idNumber, grounds }, act) => {
        const run = () => askFactorRelease(userId, { idNumber: idNumber?.trim() || null, grounds, version });
        const done = await act({ run, success: t('admin.user.release.success'), onStale: onDone });
        if (done) onDone();
        return done;
      }}
    >
      <p>
        {t(certified ? 'admin.user.release.help' : 'admin.user.releaseUnknown.help', { n: RELEASE_DAYS })}
      </p>
      {certified && (
        <TextItem
          name="idNumber"
          label={t('admin.user.release.document.label')}
          extra={t('admin.user.release.document.help')}
          max={DOCUMENT_NUMBER_MAX}
          optional
          ltr
        />
      )}
      <TextItem
        name="grounds"
        label={t('admin.user.release.grounds.label')}
        extra={t('admin.user.release.grounds.help')}
        max={STOP_REASON_MAX}
        rows={3}
      />
    </DialogForm>
  );
}
