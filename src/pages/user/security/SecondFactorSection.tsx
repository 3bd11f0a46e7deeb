import { useState } from 'react';
import { Button } from '@/components/Button';
import { Tag } from '@/components/Tag';
import { useLoad } from '@/hooks/useLoad';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import type { BasicInfo } from '@/services/account';
import { fetchTotp } from '@/services/security';
import styles from './BindingSection.module.css';
import { FactorRelease } from './FactorRelease';
import { DisableTotp, EnableTotp, RenewRecovery, ReplaceTotp } from './totp-forms';

interface Props {
  info: BasicInfo;
  onChanged: () => Promise<void>;
}

const FORMS = { on: EnableTotp, off: DisableTotp, renew: RenewRecovery, replace: ReplaceTotp };

type Act = [keyof typeof FORMS, MessageId];
const RENEWING: readonly Act[] = [
  ['replace', 'settings.totp.replace.action'],
  ['renew', 'settings.recovery.renew.action'],
];

const ON: Act = ['on', 'settings.totp.on.action'];
const OFF: Act = ['off', 'settings.totp.off.action'];

/** The actions available now. */
const actsOf = (enabled: boolean, canSwitch: boolean): Act[] => [
  ...(enabled ? RENEWING : []),
  ...(canSwitch ? [enabled ? OFF : ON] : []),
];

/** 两步验证: whether it is on, the button to change that, and help for a lost phone. */
export function SecondFactorSection({ info, onChanged }: Props) {
  const t = useText();
  const [open, setOpen] = useState<keyof typeof FORMS | null>(null);
  const totp = useLoad(fetchTotp);
  const done = async (): Promise<void> => {
    setOpen(null);
    totp.reload();
    await onChanged();
  };
  /** Reload, because a recovery code may have been used before the form was closed. */
  const close = (): void => {
    setOpen(null);
    totp.reload();
  };
  const Form = open && FORMS[open];
  return (
    <section aria-labelledby="totp-title">
      <LoadedBlock from={totp} count={1}>
        {({ enabled, required, recovery_left: left, release }) => (
          <>
            <FactorRelease release={release} onStopped={totp.reload} />
            <div className={styles.head}>
              <div>
                <h2 id="totp-title">{t('settings.totp.self.title')}</h2>
                <p className={styles.bound}>{t('settings.totp.self.help')}</p>
                <Tag icon={enabled ? 'check' : 'circle'} tone={enabled ? 'success' : 'neutral'}>
                  {t(enabled ? 'settings.totp.on.label' : 'settings.totp.off.label')}
                </Tag>
                {enabled && (
                  <p className={styles.bound}>
                    {t(left > 0 ? 'settings.recovery.left.label' : 'settings.recovery.none.label', {
                      n: left,
                    })}
                  </p>
                )}
              </div>
              {!open && (
                <div className={styles.actions}>
                  {actsOf(enabled, info.has_password && !(enabled && required)).map(([key, text]) => (
                    <Button key={key} onClick={() => setOpen(key)}>
                      {t(text)}
                    </Button>
                  ))}
                </div>
              )}
            </div>
            {Form && (
              <Form
                onCodes={(count) =>
                  totp.set({ enabled: true, required, recovery_left: count, release: null })
                }
                onDone={done}
                onClose={close}
              />
            )}
            {!Form && !info.has_password && <p>{t('settings.totp.password.help')}</p>}
            {!Form && enabled && required && <p>{t('settings.totp.required.help')}</p>}
          </>
        )}
      </LoadedBlock>
    </section>
  );
}
