import { cleanSecondFactor, isSecondFactor } from '@contract/rules/second-factor';
import { TextField } from '@/components/form/TextField';
import { useConfirm } from '@/components/useConfirm';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { FormFrame } from '@/pages/user/parts/FormFrame';
import { OwnerProof } from '@/pages/user/parts/OwnerProof';
import {
  checkProof,
  initialProof,
  PROOF_CODES,
  type ProofValues,
  proofBody,
} from '@/pages/user/parts/owner-proof';
import { useSaved } from '@/pages/user/parts/useSaved';
import type { BasicInfo } from '@/services/account';
import { closeAccount } from '@/services/security';

interface Values extends ProofValues {
  confirm: string | null;
  totp: string | null;
}

interface Props {
  info: BasicInfo;
  /** Whether two-step verification is set up: this cannot be taken back, so it is shown as well. */
  needsTotp: boolean;
}

const TOTP_CODES = { 'totp.wrong': 'totp', 'recovery.wrong': 'totp' } as const;

/** The last step: the user name typed, the owner proven, and asked once more. */
export function CloseForm({ info, needsTotp }: Props) {
  const t = useText();
  const ask = useConfirm();
  const saved = useSaved();
  const { signOut } = useSession();
  const form = useFieldForm<Values>({
    form: 'close',
    secret: true,
    initial: { confirm: null, totp: null, ...initialProof(info) },
    check: (values) => ({
      ...(values.confirm === info.login ? {} : { confirm: t('settings.close.confirm.invalid') }),
      ...checkProof(t, values),
      ...(needsTotp && !isSecondFactor(cleanSecondFactor(values.totp ?? ''))
        ? { totp: t('settings.totp.either.required') }
        : {}),
    }),
    byCode: { ...PROOF_CODES, 'close.unconfirmed': 'confirm', ...TOTP_CODES },
    send: async (values) => {
      const sure = await ask({
        title: t('settings.close.last.confirm'),
        okText: t('settings.close.last.action'),
        danger: true,
      });
      if (!sure) return false;
      await closeAccount({
        ...{ confirm: values.confirm ?? '', ...proofBody(values) },
        ...(needsTotp && { totp: cleanSecondFactor(values.totp ?? '') }),
      });
      saved('settings.close.self.success');
      await signOut();
      return true;
    },
  });
  return (
    <FormFrame
      form={form}
      danger
      label={t('settings.close.self.title')}
      submitText={t('settings.close.self.action')}
    >
      <TextField
        {...form.at('confirm')}
        label={t('settings.close.confirm.label')}
        help={t('settings.close.confirm.help', { login: info.login })}
        required
        ltr
      />
      <OwnerProof form={form} info={info} />
      {needsTotp && (
        <TextField
          {...form.at('totp')}
          label={t('settings.totp.either.label')}
          help={t('settings.totp.either.help')}
          required
          ltr
          autoComplete="one-time-code"
          width="short"
        />
      )}
    </FormFrame>
  );
}
