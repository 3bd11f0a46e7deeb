import { ACCOUNT_WORDS, isEmail, PHONE } from '@contract/rules/account-rules';
import { cleanEmail, cleanPhone } from '@contract/rules/clean-text';
import { isSixDigits } from '@contract/rules/six-digits';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { TextField } from '@/components/form/TextField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { CodeField } from '@/pages/user/parts/CodeField';
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
import { bindEmail, bindPhone, sendBindingCode } from '@/services/security';
import { checkLogin } from '@/services/verification';
import styles from './BindingSection.module.css';

type Channel = 'phone' | 'email';

interface Props {
  channel: Channel;
  info: BasicInfo;
  onChanged: () => Promise<void>;
}

/** Phone or e-mail: the linked address, and the form to change it. */
export function BindingSection({ channel, info, onChanged }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const bound = channel === 'phone' ? info.phone : info.mail;
  const act = t(bound ? `settings.${channel}.change.action` : `settings.${channel}.bind.action`);
  return (
    <section aria-labelledby={`${channel}-title`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${channel}-title`}>{t(`settings.${channel}.self.title`)}</h2>
          <p className={styles.bound}>
            <bdi>{bound || t('settings.binding.none.label')}</bdi>
          </p>
        </div>
        {!open && <Button onClick={() => setOpen(true)}>{act}</Button>}
      </div>
      {open && (
        <BindingForm
          channel={channel}
          info={info}
          submitText={act}
          onClose={() => setOpen(false)}
          onChanged={onChanged}
        />
      )}
    </section>
  );
}

interface Values extends ProofValues {
  target: string | null;
  code: string | null;
}

interface FormProps extends Props {
  submitText: string;
  onClose: () => void;
}

const isTarget = { phone: (text: string) => PHONE.test(text), email: isEmail };
/** The service's number for the purpose "linking" of a code. */
const BINDING = 3;
const CODE_TYPE = { phone: 3, email: 4 } as const;

function BindingForm({ channel, info, submitText, onClose, onChanged }: FormProps) {
  const t = useText();
  const saved = useSaved();
  const say = useWords();
  const [sendFault, setSendFault] = useState(false);
  const targetFault = (target: string | null): string | undefined => {
    if (!target) return t(`settings.${channel}.target.required`);
    return isTarget[channel](target) ? undefined : say(ACCOUNT_WORDS.word(channel));
  };
  const form = useFieldForm<Values>({
    form: `bind-${channel}`,
    secret: true,
    initial: { target: null, code: null, ...initialProof(info) },
    check: (values) => {
      const fault = targetFault(values.target);
      return {
        ...(fault ? { target: fault } : {}),
        ...(isSixDigits(values.code) ? {} : { code: t('settings.code.self.required') }),
        ...checkProof(t, values),
      };
    },
    byCode: { ...PROOF_CODES, 'code.wrong': 'code', 'channel.taken': 'target' },
    send: async (values) => {
      const { target, code } = { target: values.target ?? '', code: values.code ?? '' };
      const proof = proofBody(values);
      if (channel === 'phone') await bindPhone(info.login, { phone: target, code, ...proof });
      else await bindEmail(info.login, { email: target, code, ...proof });
      saved(`settings.${channel}.self.success`);
      onClose();
      await onChanged();
    },
  });
  const target = form.at('target');
  const fault = targetFault(form.values.target);
  return (
    <FormFrame
      form={form}
      label={t(`settings.${channel}.self.title`)}
      submitText={submitText}
      aside={<Button onClick={onClose}>{t('kit.confirm.cancel.action')}</Button>}
    >
      <TextField
        {...target}
        error={target.error ?? (sendFault && fault ? fault : null)}
        label={t(`settings.${channel}.target.label`)}
        help={info[channel === 'phone' ? 'phone' : 'mail'] ? t(`settings.${channel}.told.help`) : undefined}
        required
        ltr
        shape={channel}
        type={channel === 'phone' ? 'tel' : 'email'}
        inputMode={channel === 'phone' ? 'tel' : 'email'}
        autoComplete={channel === 'phone' ? 'tel-national' : 'email'}
        clean={channel === 'phone' ? cleanPhone : cleanEmail}
      />
      <CodeField
        {...form.at('code')}
        label={t('settings.code.self.label')}
        onSend={async () => {
          setSendFault(fault !== undefined);
          if (fault !== undefined) return null;
          await checkLogin(form.values.target ?? '', BINDING);
          await sendBindingCode(form.values.target ?? '', CODE_TYPE[channel]);
          return form.values.target;
        }}
      />
      <OwnerProof form={form} info={info} />
    </FormFrame>
  );
}
