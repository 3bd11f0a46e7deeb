import type { Demand } from '@contract/demand';
import { useLocation } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import { signInPath } from '@/utils/sign-in-path';
import styles from './ContactBox.module.css';
import { useVipGate } from './useVipGate';

const ROWS = ['name', 'phone', 'email'] as const;

interface Props extends Pick<Demand, 'contact' | 'contactGate'> {
  /** Called when the reader has become a member since the demand was loaded. */
  onMember: () => void;
}

/** Contact details for members; everybody else reads why they cannot see them. */
export function ContactBox({ contact, contactGate, onMember }: Props) {
  const t = useText();
  useVipGate(contactGate === 'member', onMember);
  const { pathname } = useLocation();
  return (
    <section className={classNames(styles.box, !contact && 'noPrint')} aria-labelledby="demand-contact">
      <h2 className={styles.title} id="demand-contact">
        {!contact && <Icon name="lock" />}
        {t('demand.contact.self.title')}
      </h2>
      {contact && (
        <dl>
          {ROWS.map((row) => (
            <div key={row} className={styles.row}>
              <dt>{t(`demand.contact.${row}.label`)}</dt>
              <dd>{contact[row]}</dd>
            </div>
          ))}
        </dl>
      )}
      {contactGate !== 'open' && <p className={styles.reason}>{t(`demand.contact.${contactGate}.label`)}</p>}
      {contactGate === 'signIn' && (
        <ButtonLink to={signInPath(pathname)}>{t('demand.contact.signIn.action')}</ButtonLink>
      )}
    </section>
  );
}
