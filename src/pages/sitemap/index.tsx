import { Anchor } from '@/components/Anchor';
import { PageHeading } from '@/components/PageHeading';
import { useSession } from '@/hooks/useSession';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { screensUnder } from '@/utils/known-routes';
import styles from './index.module.css';
import { siteAreas } from './site-areas';

/** Every page that one may open now, by area; it is made from the route table, so it cannot fall behind. */
export default function SiteMapPage() {
  const t = useText();
  useSession();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeading title={t('shell.footer.sitemap.label')} lead={t('content.sitemap.lead.label')} />
      <div className={styles.areas}>
        {siteAreas(screensUnder('/')).map(({ label, screens }) => (
          <section key={label}>
            <h2>{t(label)}</h2>
            <ul>
              {screens.map(({ path, title }) => (
                <li key={path}>
                  <Anchor to={path}>{t(title as MessageId)}</Anchor>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
