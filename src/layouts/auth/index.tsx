import { Outlet } from '@umijs/max';
import { Brand } from '@/layouts/main/Brand';
import { LanguageEntry } from '@/layouts/main/language/LanguageEntry';
import { SkipLink } from '@/layouts/main/SkipLink';
import { ThemeMenu } from '@/layouts/main/ThemeMenu';
import { PageBoundary } from '@/layouts/root/PageBoundary';
import styles from './index.module.css';
import { SlimFooter } from './SlimFooter';

/** Sign-in and registration: nothing that leads away but the brand. */
export default function AuthLayout() {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={`wrap ${styles.bar}`}>
          <Brand place="login" />
          <div className={styles.tools}>
            <ThemeMenu />
            <LanguageEntry place="bar" />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </main>
      <SlimFooter />
    </>
  );
}
