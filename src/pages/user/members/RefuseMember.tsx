import { UNIT_REASON_MAX } from '@contract/limits';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useLengthFault } from '@/hooks/useLengthFault';
import { useText } from '@/i18n/useText';
import { FormDialog } from '@/pages/user/parts/FormDialog';
import { useSaved } from '@/pages/user/parts/useSaved';
import { decideMember, type Member } from '@/services/unit-member';

interface Props {
  member: Member;
  onClose: () => void;
  onRefused: () => void;
}

/** A refusal says why: the person reads it in their own words. */
export function RefuseMember({ member, onClose, onRefused }: Props) {
  const t = useText();
  const saved = useSaved();
  const lengthFault = useLengthFault();
  const form = useFieldForm<{ reason: string | null }>({
    form: `refuse-${member.id}`,
    initial: { reason: null },
    check: ({ reason }) => {
      if (!reason?.trim()) return { reason: t('user.members.reason.required') };
      const fault = lengthFault(t('user.members.reason.label'), reason, UNIT_REASON_MAX);
      return fault ? { reason: fault } : {};
    },
    send: async ({ reason }) => {
      await decideMember(member.id, { agree: false, reason: reason?.trim() ?? '', version: member.version });
      saved('user.members.refuse.success', { name: member.name });
      onRefused();
    },
  });
  return (
    <FormDialog
      open
      title={t('user.members.refuse.title', { name: member.name })}
      form={form}
      submitText={t('user.members.refuse.action')}
      onClose={onClose}
    >
      <TextAreaField
        {...form.at('reason')}
        label={t('user.members.reason.label')}
        help={t('user.members.reason.help')}
        required
        rows={3}
        max={UNIT_REASON_MAX}
      />
    </FormDialog>
  );
}
