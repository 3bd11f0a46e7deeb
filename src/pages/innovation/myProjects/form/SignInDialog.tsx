import { useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { Icon } from '@/components/Icon';
import { SignInForm, type SignInValues } from '@/components/sign-in/SignInForm';
import { TotpForm } from '@/components/sign-in/TotpForm';
import { type Session, useSession } from '@/hooks/useSession';
import { useSignIn } from '@/hooks/useSignIn';
import { useText } from '@/i18n/useText';
import styles from '@/pages/innovation/myProjects/parts/DraftNotices.module.css';
import { DONE_ENDS, sessionEnd } from '@/utils/session-loss';
import { useAskedToSignIn } from './useAskedToSignIn';

interface Props {
  /** The person whose draft is on the page. Nobody else may take it over. */
  owner: NonNullable<Session['user']>;
  /** Signed in again: what waited can be sent. */
  onBack: () => void;
}

/** A lost session is renewed over the form; nothing of the page is unmounted (req:forms-session-loss). */
export function SignInDialog({ owner, onBack }: Props) {
  const t = useText();
  const { user, signOut } = useSession();
  const { asked, answer, later, open } = useAskedToSignIn();
  const { submit, needsTotp, reset, fault, busy } = useSignIn();
  const [value, setValue] = useState<SignInValues>({
    username: owner.userName,
    password: '',
    remember: false,
  });
  const [stranger, setStranger] = useState(false);
  const name = owner.realName ?? owner.nickName;
  const end = DONE_ENDS.find((done) => done === sessionEnd());
  const ended = end && t(`user.session.${end}.label`);
  const isOther = user !== null && user.userId !== owner.userId;

  const forget = (): void => {
    setValue({ ...value, password: '' });
    reset();
  };
  const putOff = (): void => {
    forget();
    answer(false);
  };
  const signIn = async (totp?: string): Promise<void> => {
    setStranger(false);
    const person = await submit({ ...value, ...(totp && { totp }) });
    if (!person) return;
    forget();
    if (person.userId !== owner.userId) {
      setStranger(true);
      return;
    }
    answer(true);
    onBack();
  };
  const title = isOther
    ? t('application.signIn.other.title')
    : t(ended ? 'application.signIn.again.action' : 'application.signIn.self.title');
  return (
    <>
      {later && !asked && (
        <p className={styles.notice} role="alert">
          <Icon name="warning" className={styles.icon} />
          <span>
            <b>{ended ?? t('application.signIn.self.title')}</b>
            <Button look="text" size="small" onClick={open}>
              {t('application.signIn.again.action')}
            </Button>
          </span>
        </p>
      )}
      <Dialog
        open={asked || isOther}
        title={title}
        footer={null}
        closable={false}
        mask={{ closable: false }}
        keyboard={!isOther}
        onCancel={putOff}
        width={440}
        centered
        destroyOnHidden
        // The name is given; the password is what is asked for.
        afterOpenChange={(open) => open && document.getElementById('sign-in-password')?.focus()}
      >
        {ended && !isOther && <p className={styles.lead}>{ended}</p>}
        <p className={styles.lead}>{t('application.signIn.lead.help', { name })}</p>
        {needsTotp ? (
          <TotpForm onSubmit={(totp) => void signIn(totp)} onBack={reset} fault={fault} busy={busy} />
        ) : (
          <SignInForm
            value={value}
            onChange={setValue}
            onSubmit={() => void signIn()}
            fault={stranger ? t('application.signIn.stranger.failure', { name }) : fault}
            busy={busy}
            fixedUsername
          />
        )}
        <p className={styles.later}>
          {isOther ? (
            <Button look="text" onClick={() => void signOut()}>
              {t('shell.account.signOut.action')}
            </Button>
          ) : (
            <Button look="text" onClick={putOff}>
              {t('application.signIn.later.action')}
            </Button>
          )}
        </p>
      </Dialog>
    </>
  );
}
