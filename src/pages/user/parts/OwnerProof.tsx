import { RadioCards } from '@/components/form/RadioCards';
import type { FieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import type { BasicInfo } from '@/services/account';
import { sendOwnerCode } from '@/services/security';
import { CodeField } from './CodeField';
import { type ProofValues, type ProofWay, proofWays } from './owner-proof';
import { PasswordField } from './PasswordField';

interface Props {
  form: Pick<FieldForm<ProofValues>, 'at' | 'values'>;
  info: BasicInfo;
}

/** 确认是本人: proof of ownership, because a stolen sign-in alone must not be enough to take over an account. */
export function OwnerProof({ form, info }: Props) {
  const t = useText();
  const ways = proofWays(info);
  const { way } = form.values;
  const bound: Record<ProofWay, string> = { password: '', phone: info.phone, email: info.mail };
  if (ways.length === 0) return null;
  return (
    <>
      {ways.length > 1 && (
        <RadioCards
          {...form.at('way')}
          label={t('settings.proof.self.label')}
          required
          fixed
          layout="line"
          options={ways.map((value) => ({
            value,
            label: t(`settings.proof.${value}.label`, { to: bound[value] }),
          }))}
        />
      )}
      {way === 'password' && (
        <PasswordField
          {...form.at('old_password')}
          label={t('settings.proof.current.label')}
          autoComplete="current-password"
        />
      )}
      {(way === 'phone' || way === 'email') && (
        <CodeField
          key={way}
          {...form.at('old_code')}
          label={t('settings.proof.code.label')}
          onSend={async () => (await sendOwnerCode(way)).sent_to}
        />
      )}
    </>
  );
}
