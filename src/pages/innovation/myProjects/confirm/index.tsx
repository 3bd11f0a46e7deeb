import { readInviteCode } from '@contract/rules/invite-code';
import { useSearchParams } from '@umijs/max';
import { Banner } from '@/components/Banner';
import { PageHeading } from '@/components/PageHeading';
import { useText } from '@/i18n/useText';
import { LIST_PATH } from '@/pages/innovation/myProjects/parts/application-paths';
import styles from '@/pages/innovation/myProjects/parts/asked.module.css';
import { Asked } from './Asked';

/** Where a project member reads what the form says about them and answers; notices and links lead here. */
export default function ConfirmPage() {
  const t = useText();
  const [search] = useSearchParams();
  const code = readInviteCode(search.get('code') ?? '');
  const name = t('confirmations.answer.page.title');
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeading
        crumbs={[{ label: t('application.frame.crumb.label'), to: LIST_PATH }, { label: name }]}
        title={name}
        lead={t('confirmations.answer.lead.help')}
      />
      {code ? <Asked key={code} code={code} /> : <Banner>{t('confirmations.answer.none.help')}</Banner>}
    </div>
  );
}
