import { Fragment } from 'react';
import { FieldError } from '@/components/form/FieldError';
import form from '@/components/sign-in/SignInForm.module.css';
import { useTitleSign, useWordGap } from '@/i18n/link-signs';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { RegisterMenu } from '@/services/registration';
import { AgreementLink } from './AgreementLink';

interface Props {
  agreements: RegisterMenu['agreements'];
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
}

/** Consent is given by ticking, never by going on; both texts can be read before. */
export function Agree({ agreements, checked, onChange, error }: Props) {
  const t = useText();
  const gap = useWordGap();
  const between = useTitleSign();
  const texts = agreements.flatMap(({ kind, title }) =>
    kind === 'service' || kind === 'privacy' ? [{ kind, title } as const] : [],
  );
  const say = useWords();
  return (
    <div className={form.field}>
      <div className={form.check}>
        <input
          type="checkbox"
          id="register-agree"
          name="agree"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'register-agree-error' : undefined}
        />
        {/* The texts share one block, so that long names wrap like words of a sentence. */}
        <div>
          <label htmlFor="register-agree">{t('register.agree.self.label')}</label>
          {gap}
          {texts.map(({ kind, title }, at) => (
            <Fragment key={kind}>
              {at > 0 && between}
              <AgreementLink kind={kind} title={say({ id: `said.agreement.${kind}`, chinese: title })} />
            </Fragment>
          ))}
        </div>
      </div>
      {error && <FieldError id="register-agree-error">{error}</FieldError>}
    </div>
  );
}
