import { UNIT_REASON_MAX } from '@contract/limits';
import { ErrorState } from '@/components/ErrorState';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { SelectItem } from '@/pages/admin/parts/form/SelectItem';
import { ReasonForm } from '@/pages/admin/parts/ReasonForm';
import { appointAdministrator, fetchCandidates, type UnattendedUnit } from '@/services/unattended-unit';

interface Props {
  unit: UnattendedUnit;
  onClose: () => void;
  onDone: () => void;
  /** Called when the unit has an administrator already. */
  onStale: () => void;
}

/** Appoints a member as the unit's administrator, with a reason; the member and those who were waiting are notified. */
export function AppointForm({ unit: { id, name }, onClose, onDone, onStale }: Props) {
  const t = useText();
  const { data, error, loading, reload } = useLoad(() => fetchCandidates(id), { about: id });
  const people = error ? (
    <ErrorState error={error} onRetry={reload} retrying={loading} />
  ) : (
    <SelectItem
      name="accountId"
      label={t('admin.unit.appoint.label')}
      extra={t(data?.length === 0 ? 'admin.unit.appoint.empty' : 'admin.unit.appoint.help')}
      rules={[{ required: true, message: t('admin.unit.appoint.required') }]}
      control={{
        loading,
        notFoundContent: t('admin.unit.appoint.empty'),
        options: (data ?? []).map((one) => ({
          value: one.accountId,
          label: [one.name, one.login, one.phone].filter(Boolean).join(' · '),
        })),
      }}
    />
  );
  return (
    <ReasonForm<{ accountId?: number; reason?: string }>
      question={{
        title: t('admin.unit.appoint.title', { name }),
        okText: t('admin.unit.appoint.action'),
        limit: { max: UNIT_REASON_MAX },
        extra: people,
      }}
      onClose={onClose}
      onReason={async ({ accountId = 0, reason = '' }, act) => {
        const done = await act({
          run: () => appointAdministrator(id, { accountId, reason }),
          success: t('admin.unit.appoint.success'),
          onStale: ({ failure }) => (failure.errorCode === 'unit.attended' ? onStale() : reload()),
        });
        if (done) onDone();
        return done;
      }}
    />
  );
}
