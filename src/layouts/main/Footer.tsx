import { isLearningSite, mainHostOf } from '@contract/site-host';
import { Link } from '@umijs/max';
import { memo } from 'react';
import { OfficeHours } from '@/components/OfficeHours';
import { useSiteName } from '@/hooks/useSiteName';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';
import { BrandMark } from './BrandMark';
import styles from './Footer.module.css';
import { FOOTER_LINKS } from './footer-links';
import { existing } from './navigation';

const mainSiteOf = ({ protocol, host }: Location): string => `${protocol}//${mainHostOf(host)}/`;

/** Who runs the site, whom to ask, and the pages every site owes its readers. */
export const Footer = memo(function Footer() {
  const t = useText();
  const name = useSiteName();
  const { contact, footer, version } = useStart().state.setting;
  const links = existing(FOOTER_LINKS);
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.main}`}>
        <div>
          <p className={styles.name}>
            <BrandMark />
            {name}
          </p>
          {contact.host && <p>{t('shell.footer.host.label', { name: contact.host })}</p>}
          {contact.support && <p>{t('shell.footer.support.label', { name: contact.support })}</p>}
        </div>
        {contact.phone && (
          <div>
            <h2>{t('shell.footer.contact.title')}</h2>
            <p>
              <a className={styles.phone} href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
                <bdi>{contact.phone}</bdi>
              </a>
            </p>
            <p>
              <OfficeHours hours={contact.hours} />
            </p>
          </div>
        )}
        {links.length > 0 && (
          <nav aria-label={t('shell.footer.nav.label')}>
            <h2>{t('shell.footer.site.title')}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  <Link to={link.path ?? '/'}>{t(link.label)}</Link>
                </li>
              ))}
              {isLearningSite(location.hostname) && (
                <li>
                  <a href={mainSiteOf(location)}>{t('shell.nav.mainSite.label')}</a>
                </li>
              )}
            </ul>
          </nav>
        )}
      </div>
      <div className={`wrap ${styles.base}`}>
        {footer && <span>{footer}</span>}
        <span>{t('shell.footer.version.label', { version })}</span>
        <span className={styles.clock}>{t('shell.footer.clock.label')}</span>
      </div>
    </footer>
  );
});
