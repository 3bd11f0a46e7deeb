import { UNIT_REASON_MAX } from '@contract/limits';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useTextFault } from '@/hooks/useTextFault';
import { useText } from '@/i18n/useText';
import { FormDialog } from '@/pages/user/parts/FormDialog';

interface Props {
  /** Name under which typed text is kept until it is sent. */
  form: string;
  title: string;
  help: string;
  action: string;
  danger?: boolean;
  /** False once somebody else has decided first. */
  isOffered?: boolean;
  send: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** The form for refusing or removing somebody; they read the reason exactly as written. */
export function MemberReason({ form: name, help, action, send, ...dialog }: Props) {
  const t = useText();
  const faultOf = useTextFault();
  const form = useFieldForm<{ reason: string | null }>({
    form: name,
    initial: { reason: null },
    check: ({ reason }) => {
      if (!reason?.trim()) return { reason: t('user.members.reason.required') };
      const fault = faultOf(t('user.members.reason.label'), reason, { max: UNIT_REASON_MAX });
      return fault ? { reason: fault } : {};
    },
    send: ({ reason }) => send(reason?.trim() ?? ''),
  });
  return (
    <FormDialog open {...dialog} form={form} submitText={action}>
      <TextAreaField
        {...form.at('reason')}
        label={t('user.members.reason.label')}
        help={help}
        required
        rows={3}
        max={UNIT_REASON_MAX}
      />
    </FormDialog>
  );
}
