import { Link } from '@umijs/max';
import { OfficeHours } from '@/components/OfficeHours';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';
import { FOOTER_LINKS } from '@/layouts/main/footer-links';
import { existing } from '@/layouts/main/navigation';
import styles from './SlimFooter.module.css';

/** One line instead of the whole footer, where nothing should lead away. */
export function SlimFooter() {
  const t = useText();
  const { contact } = useStart().state.setting;
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.line}`}>
        {existing(FOOTER_LINKS.slice(0, 3)).map((link) => (
          <Link key={link.label} to={link.path ?? '/'}>
            {t(link.label)}
          </Link>
        ))}
        {contact.phone && (
          <span>
            {t('shell.footer.hotline.label', { phone: contact.phone })} <OfficeHours hours={contact.hours} />
          </span>
        )}
        <span className={styles.clock}>{t('shell.footer.clock.label')}</span>
      </div>
    </footer>
  );
}
