import { useState } from 'react';
import { Button } from '@/components/Button';
import { Tag } from '@/components/Tag';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import type { BasicInfo } from '@/services/account';
import { fetchTotp } from '@/services/security';
import styles from './BindingSection.module.css';
import { DisableTotp, EnableTotp, RenewRecovery } from './totp-forms';

interface Props {
  info: BasicInfo;
  onChanged: () => Promise<void>;
}

const FORMS = { on: EnableTotp, off: DisableTotp, renew: RenewRecovery };

/** 两步验证: whether it is on, the way to the other state, and what helps when the telephone is gone. */
export function SecondFactorSection({ info, onChanged }: Props) {
  const t = useText();
  const [open, setOpen] = useState<keyof typeof FORMS | null>(null);
  const totp = useLoad(fetchTotp);
  const done = async (): Promise<void> => {
    setOpen(null);
    totp.reload();
    await onChanged();
  };
  const Form = open && FORMS[open];
  return (
    <section aria-labelledby="totp-title">
      <LoadedBlock from={totp} count={1}>
        {({ enabled, required, recovery_left: left }) => (
          <>
            <div className={styles.head}>
              <div>
                <h2 id="totp-title">{t('settings.totp.self.title')}</h2>
                <p className={styles.bound}>{t('settings.totp.self.help')}</p>
                <Tag icon={enabled ? 'check' : 'circle'} tone={enabled ? 'success' : 'neutral'}>
                  {t(enabled ? 'settings.totp.on.label' : 'settings.totp.off.label')}
                </Tag>
                {enabled && <p className={styles.bound}>{t('settings.recovery.left.label', { n: left })}</p>}
              </div>
              {!open && enabled && (
                <Button onClick={() => setOpen('renew')}>{t('settings.recovery.renew.action')}</Button>
              )}
              {!open && info.has_password && !(enabled && required) && (
                <Button onClick={() => setOpen(enabled ? 'off' : 'on')}>
                  {t(enabled ? 'settings.totp.off.action' : 'settings.totp.on.action')}
                </Button>
              )}
            </div>
            {Form && (
              <Form
                onCodes={(count) => totp.set({ enabled: true, required, recovery_left: count })}
                onDone={done}
                onClose={() => setOpen(null)}
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
