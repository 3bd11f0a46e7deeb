import { Button } from '@/components/Button';
import { useFieldForm } from '@/hooks/useFieldForm';
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
import type { BasicInfo } from '@/services/account';
import { startOpenBinding } from '@/services/security';

interface Props {
  provider: string;
  name: string;
  info: BasicInfo;
  onClose: () => void;
}

/**
 * Links a third-party account, which can then sign in to this one; so the owner proves their identity before being sent
 * there.
 */
export function BindOpenUser({ provider, name, info, onClose }: Props) {
  const t = useText();
  const form = useFieldForm<ProofValues>({
    form: `open-${provider}`,
    secret: true,
    initial: initialProof(info),
    check: (values) => checkProof(t, values),
    byCode: PROOF_CODES,
    send: async (values) => window.location.assign((await startOpenBinding(provider, proofBody(values))).url),
  });
  const act = t('settings.open.bind.action', { name });
  return (
    <FormFrame
      form={form}
      label={act}
      submitText={act}
      aside={<Button onClick={onClose}>{t('kit.confirm.cancel.action')}</Button>}
    >
      <OwnerProof form={form} info={info} />
    </FormFrame>
  );
}
