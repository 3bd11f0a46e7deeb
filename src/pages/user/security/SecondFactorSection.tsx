import { useState } from 'react';
import { Button } from '@/components/Button';
import { Tag } from '@/components/Tag';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import type { BasicInfo } from '@/services/account';
import { fetchTotp } from '@/services/security';
import styles from './BindingSection.module.css';
import { DisableTotp, EnableTotp } from './totp-forms';

interface Props {
  info: BasicInfo;
  onChanged: () => Promise<void>;
}

/** 两步验证: whether it is on, and the way to the other state. */
export function SecondFactorSection({ info, onChanged }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const totp = useLoad(fetchTotp);
  const done = async (): Promise<void> => {
    setOpen(false);
    totp.reload();
    await onChanged();
  };
  const body = (enabled: boolean, required: boolean) => {
    if (open) {
      const Form = enabled ? DisableTotp : EnableTotp;
      return <Form onDone={done} onClose={() => setOpen(false)} />;
    }
    if (!info.has_password) return <p>{t('settings.totp.password.help')}</p>;
    if (enabled && required) return <p>{t('settings.totp.required.help')}</p>;
    return null;
  };
  return (
    <section aria-labelledby="totp-title">
      <LoadedBlock from={totp} count={1}>
        {({ enabled, required }) => (
          <>
            <div className={styles.head}>
              <div>
                <h2 id="totp-title">{t('settings.totp.self.title')}</h2>
                <p className={styles.bound}>{t('settings.totp.self.help')}</p>
                <Tag icon={enabled ? 'check' : 'circle'} tone={enabled ? 'success' : 'neutral'}>
                  {t(enabled ? 'settings.totp.on.label' : 'settings.totp.off.label')}
                </Tag>
              </div>
              {!open && info.has_password && !(enabled && required) && (
                <Button onClick={() => setOpen(true)}>
                  {t(enabled ? 'settings.totp.off.action' : 'settings.totp.on.action')}
                </Button>
              )}
            </div>
            {body(enabled, required)}
          </>
        )}
      </LoadedBlock>
    </section>
  );
}
