import { cleanSecondFactor } from '@contract/rules/second-factor';
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
import { SecondFactorField } from '@/pages/user/parts/SecondFactorField';
import { secondFactorCodes, secondFactorFault } from '@/pages/user/parts/second-factor';
import { useSaved } from '@/pages/user/parts/useSaved';
import type { BasicInfo } from '@/services/account';
import { closeAccount } from '@/services/security';

interface Values extends ProofValues {
  confirm: string | null;
  totp: string | null;
}

interface Props {
  info: BasicInfo;
  /**
   * Whether two-step verification is on; closing the account cannot be undone, so its code is then required as well.
   */
  needsTotp: boolean;
}

/** The last step: type the user name, prove ownership, and confirm. */
export function CloseForm({ info, needsTotp }: Props) {
  const t = useText();
  const ask = useConfirm();
  const saved = useSaved();
  const { signOut } = useSession();
  const form = useFieldForm<Values>({
    form: 'close',
    secret: true,
    initial: { confirm: null, totp: null, ...initialProof(info) },
    check: (values) => {
      const fault = needsTotp ? secondFactorFault(t, values.totp) : null;
      return {
        ...(values.confirm === info.login ? {} : { confirm: t('settings.close.confirm.invalid') }),
        ...checkProof(t, values),
        ...(fault && { totp: fault }),
      };
    },
    byCode: { ...PROOF_CODES, 'close.unconfirmed': 'confirm', ...secondFactorCodes('totp') },
    send: async (values) => {
      const sure = await ask({
        title: t('settings.close.last.confirm'),
        okText: t('settings.close.last.action'),
        danger: true,
      });
      if (!sure) return false;
      await closeAccount({
        confirm: values.confirm ?? '',
        ...proofBody(values),
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
        shape="any"
        ltr
      />
      <OwnerProof form={form} info={info} />
      {needsTotp && <SecondFactorField {...form.at('totp')} />}
    </FormFrame>
  );
}
