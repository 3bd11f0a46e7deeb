import { isLearningSite } from '@contract/site-host';
import { memo } from 'react';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import { AccountMenu } from './AccountMenu';
import { Brand } from './Brand';
import styles from './Header.module.css';
import { LanguageEntry } from './language/LanguageEntry';
import { MenuDrawer } from './MenuDrawer';
import { NavBar } from './NavBar';
import { NoticeBell } from './NoticeBell';
import { mainNavigation } from './navigation';
import { SearchEntry } from './SearchEntry';
import { SignInLinks } from './sign-in-links';
import { ThemeMenu } from './ThemeMenu';

/**
 * 64 px: brand, main navigation, tools. Below 992 px the navigation moves into a drawer. Memoized, because the layout
 * renders again whenever a page starts or ends loading.
 */
export const Header = memo(function Header({ fixed }: { fixed: boolean }) {
  const { rights } = useStart().state;
  const t = useText();
  const entries = mainNavigation(isLearningSite(location.hostname));
  return (
    <header className={classNames(styles.header, fixed && styles.fixed)}>
      <div className={`wrap ${styles.bar}`}>
        <Brand />
        <NavBar entries={entries} label={t('shell.header.nav.label')} />
        <div className={styles.tools}>
          <SearchEntry />
          <ThemeMenu />
          <LanguageEntry />
          {rights ? (
            <>
              <NoticeBell />
              <AccountMenu />
            </>
          ) : (
            <SignInLinks />
          )}
          <MenuDrawer entries={entries} />
        </div>
      </div>
    </header>
  );
});
