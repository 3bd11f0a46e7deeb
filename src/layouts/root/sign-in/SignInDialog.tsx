import { useState } from 'react';
import { AntdRoot } from '@/components/antd/AntdRoot';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { PlainNotice } from '@/components/PlainNotice';
import { SignInForm } from '@/components/sign-in/SignInForm';
import { TotpForm } from '@/components/sign-in/TotpForm';
import { useDuties } from '@/hooks/useDuties';
import { type Session, useSession } from '@/hooks/useSession';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';
import { sessionEnd } from '@/utils/session-loss';
import { mayStaySignedIn } from './may-stay-signed-in';
import styles from './SignInDialog.module.css';
import { useAskedToSignIn } from './useAskedToSignIn';
import { useSignInAgain } from './useSignInAgain';

interface Props {
  /** The person whose unsent input is on the page. Nobody else may take it over. */
  owner: NonNullable<Session['user']>;
  /** The service may keep them signed in. */
  remembers: boolean;
}

/** Renews a lost session in a dialog over the page, of which nothing is unmounted (req:forms-session-loss). */
function Asking({ owner, remembers }: Props) {
  const t = useText();
  const { user, signOut } = useSession();
  const { asked, answer, later, open } = useAskedToSignIn();
  const again = useSignInAgain(owner, () => answer(true));
  const name = owner.realName ?? owner.nickName;
  const end = sessionEnd();
  // Only an end on purpose needs an explanation of its own; expiry is what the title says.
  const ended = end !== null && end !== 'expired' && t(`user.session.${end}.label`);
  const isOther = user !== null && user.userId !== owner.userId;

  const putOff = (): void => {
    again.forget();
    answer(false);
  };
  const title = isOther
    ? t('user.signIn.other.title')
    : t(ended ? 'user.signIn.again.action' : 'user.signIn.self.title');
  return (
    <>
      {later && !asked && (
        <PlainNotice place="foot">
          {ended || t('user.signIn.self.title')}{' '}
          <Button look="text" size="small" onClick={open}>
            {t('user.signIn.again.action')}
          </Button>
        </PlainNotice>
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
        <p className={styles.lead}>{t('user.signIn.lead.help', { name })}</p>
        {again.needsTotp ? (
          <TotpForm
            onSubmit={(totp) => void again.signIn(totp)}
            onBack={again.reset}
            fault={again.fault}
            busy={again.busy}
          />
        ) : (
          <SignInForm
            value={again.value}
            onChange={again.setValue}
            onSubmit={() => void again.signIn()}
            fault={again.fault}
            busy={again.busy}
            fixedUsername
            remembers={remembers}
          />
        )}
        <p className={styles.later}>
          {isOther ? (
            <Button look="text" onClick={() => void signOut()}>
              {t('shell.account.signOut.action')}
            </Button>
          ) : (
            <Button look="text" onClick={putOff}>
              {t('user.signIn.later.action')}
            </Button>
          )}
        </p>
      </Dialog>
    </>
  );
}

/** Mounted beside every page with unsent input, outside the page's own antd context. */
export default function SignInDialog() {
  // The person who began to write: if somebody else signs in later, the input still belongs to this one.
  const { user } = useSession();
  const { state } = useStart();
  const [owner] = useState(user);
  const { duties } = useDuties();
  const [remembers] = useState(state.rights !== null && mayStaySignedIn(state.rights, duties));
  return (
    owner && (
      <AntdRoot>
        <Asking owner={owner} remembers={remembers} />
      </AntdRoot>
    )
  );
}
