import type { Achievement } from '@contract/achievement';
import { useLocation } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import { signInPath } from '@/utils/sign-in-path';
import styles from './detail.module.css';

/** 联系对接: the contact details for members; everybody else reads why they cannot see them. */
export function Contact({ achievement }: { achievement: Achievement }) {
  const t = useText();
  const { pathname } = useLocation();
  const { contact, contactGate } = achievement;
  return (
    <aside className={classNames(styles.box, !contact && 'noPrint')} aria-labelledby="achi-contact">
      <h2 id="achi-contact">{t('achi.contact.self.title')}</h2>
      {contact ? (
        <p>
          {contact.name}
          <br />
          <bdi>{contact.phone}</bdi>
          <br />
          <bdi>{contact.email}</bdi>
        </p>
      ) : (
        contactGate !== 'open' && <p>{t(`achi.contact.${contactGate}.label`)}</p>
      )}
      {contactGate === 'signIn' && (
        <ButtonLink to={signInPath(pathname)}>{t('demand.contact.signIn.action')}</ButtonLink>
      )}
    </aside>
  );
}
