import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { AccountLinks } from './AccountLinks';
import styles from './AccountMenu.module.css';
import { Avatar } from './Avatar';
import { Disclosure } from './Disclosure';

/** The signed-in person, with the menu of their pages. */
export function AccountMenu() {
  const { user } = useSession();
  const t = useText();
  if (!user) return null;
  const name = user.realName ?? user.nickName;
  return (
    <Disclosure
      align="end"
      label={t('shell.account.menu.label', { name })}
      button={<Avatar name={name} picture={user.avatar} />}
    >
      {() => (
        <>
          <p className={styles.who}>
            <strong>{name}</strong>
            {user.unit && <span>{user.unit.deptName}</span>}
          </p>
          <AccountLinks />
        </>
      )}
    </Disclosure>
  );
}
