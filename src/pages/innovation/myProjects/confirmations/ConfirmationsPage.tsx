import type { Application } from '@contract/apply';
import type { Confirmations } from '@contract/confirmation';
import { useState } from 'react';
import { ActionBar } from '@/components/ActionBar';
import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { applicationCrumbs } from '@/pages/innovation/myProjects/parts/application-crumbs';
import { applicationPath, stepPath } from '@/pages/innovation/myProjects/parts/application-paths';
import styles from '@/pages/innovation/myProjects/people/people.module.css';
import { fetchConfirmations } from '@/services/confirmation';
import { ConfirmationRow } from './ConfirmationRow';

interface Props {
  application: Application;
  /** The title as it is being typed; defaults to the application's saved title. */
  title?: string;
}

/** 成员确认: which members have confirmed what the form says about them. */
export default function ConfirmationsPage({ application, title = application.title }: Props) {
  const t = useText();
  const { id } = application;
  const { data, error, loading, reload, set } = useLoad(() => fetchConfirmations(id), {
    about: id,
    refreshOnWindowFocus: true,
  });
  const [said, setSaid] = useState('');
  const name = t('confirmations.self.page.title');
  usePageTitle(`${name} · ${title}`);
  const show = (next: Confirmations, words: string): void => {
    set(next);
    setSaid(words);
  };
  const isLeader = application.part === 'leader';
  return (
    <div className={styles.page}>
      <PageHeading
        crumbs={applicationCrumbs(t, { id, title }, name)}
        title={name}
        lead={t(
          data && !data.mayAsk && isLeader ? 'confirmations.self.filed.help' : 'confirmations.self.lead.help',
        )}
      />
      <p role="status" className={styles.done}>
        {said}
      </p>
      {error && !data && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton shape="rows" count={3} />}
      {data && data.members.length === 0 && (
        <EmptyState
          title={t('confirmations.list.self.empty')}
          action={
            data.mayAsk && (
              <ButtonLink to={stepPath(id, 'team', 'team.members')}>
                {t('confirmations.list.fill.action')}
              </ButtonLink>
            )
          }
        />
      )}
      {data && data.members.length > 0 && (
        <section aria-labelledby="members-asked">
          <h2 id="members-asked">{t('confirmations.list.self.title')}</h2>
          <ul className={styles.list}>
            {data.members.map((member, at) => (
              <ConfirmationRow
                key={member.rowId}
                id={id}
                member={member}
                at={at}
                mayAsk={data.mayAsk}
                onChange={show}
                onRefused={reload}
              />
            ))}
          </ul>
        </section>
      )}
      <ActionBar actions={<ButtonLink to={applicationPath(id)}>{t('people.back.self.action')}</ButtonLink>} />
    </div>
  );
}
