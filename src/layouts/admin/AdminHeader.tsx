import { Link } from '@umijs/max';
import { memo } from 'react';
import { useText } from '@/i18n/useText';
import { AccountMenu } from '@/layouts/main/AccountMenu';
import { Brand } from '@/layouts/main/Brand';
import { LanguageEntry } from '@/layouts/main/language/LanguageEntry';
import { NoticeBell } from '@/layouts/main/NoticeBell';
import { ThemeMenu } from '@/layouts/main/ThemeMenu';
import styles from './index.module.css';

/** The site's header with the name of the admin area; it does not render again while a page is loading. */
export const AdminHeader = memo(function AdminHeader() {
  const t = useText();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand />
        <p className={styles.name}>{t('shell.admin.name.label')}</p>
        <div className={styles.tools}>
          <Link to="/" className={styles.back}>
            {t('shell.admin.backToSite.action')}
          </Link>
          <ThemeMenu />
          <LanguageEntry />
          <NoticeBell />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
});
