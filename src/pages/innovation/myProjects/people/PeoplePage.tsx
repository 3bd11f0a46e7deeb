import type { Application } from '@contract/apply';
import type { People } from '@contract/helper';
import { useNavigate } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { ActionBar } from '@/components/ActionBar';
import { Button, ButtonLink } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { applicationCrumbs } from '@/pages/innovation/myProjects/parts/application-crumbs';
import { applicationPath, LIST_PATH } from '@/pages/innovation/myProjects/parts/application-paths';
import { fetchPeople } from '@/services/helper';
import { focusField } from '@/utils/focus-field';
import { InvitationRow } from './InvitationRow';
import { InviteForm } from './InviteForm';
import { PeopleInside } from './PeopleInside';
import styles from './people.module.css';
import { SectionDuties } from './SectionDuties';

interface Props {
  application: Application;
  /** The title as it is being typed; defaults to the application's saved title. */
  title?: string;
}

const ASK_ID = 'people-ask';

/** 协作人: who writes this application, what each may do, and who is invited. */
export default function PeoplePage({ application, title = application.title }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const { user } = useSession();
  const { id } = application;
  const { data, error, loading, reload, set } = useLoad(() => fetchPeople(id), { about: id });
  const [asking, setAsking] = useState(false);
  /** The outcome of the last action; `late` means that somebody else acted first. */
  const [said, setSaid] = useState<{ words: string; look: 'done' | 'late' }>({ words: '', look: 'done' });
  const wasAsking = useRef(false);
  // Form and button replace each other; when the form closes, focus returns to the button.
  useEffect(() => {
    if (wasAsking.current && !asking) focusField(ASK_ID);
    wasAsking.current = asking;
  }, [asking]);
  const name = t('people.self.page.title');
  usePageTitle(`${name} · ${title}`);
  const show = (people: People, words: string): void => {
    set(people);
    setAsking(false);
    setSaid({ words, look: 'done' });
  };
  const gone = (person: string): void => {
    if (application.part === 'leader') {
      setSaid({ words: t('people.remove.self.success', { name: person }), look: 'done' });
      reload();
    } else navigate(LIST_PATH);
  };
  const mayOf = (accountId: number) => {
    if (data?.mayManage) return 'manage' as const;
    return accountId === user?.userId ? ('leave' as const) : null;
  };
  return (
    <div className={styles.page}>
      <PageHeading
        crumbs={applicationCrumbs(t, { id, title }, name)}
        title={name}
        lead={t('people.self.lead.help')}
        aside={
          data?.mayInvite &&
          !asking && (
            <Button id={ASK_ID} icon="plus" onClick={() => setAsking(true)}>
              {t('people.invite.self.action')}
            </Button>
          )
        }
      />
      <p role="status" className={styles[said.look]}>
        {said.words}
      </p>
      {error && !data && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton shape="rows" count={3} />}
      {asking && <InviteForm id={id} onPeople={show} onCancel={() => setAsking(false)} />}
      {data && <PeopleInside id={id} people={data} mayOf={mayOf} onPeople={show} onGone={gone} />}
      {data && data.helpers.length > 0 && <SectionDuties id={id} people={data} onPeople={show} />}
      {data && data.invitations.length > 0 && (
        <section aria-labelledby="people-asked">
          <h2 id="people-asked">{t('people.asked.self.title')}</h2>
          <ul className={styles.list}>
            {data.invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                id={id}
                invitation={invitation}
                onPeople={show}
                onAnswered={(words) => {
                  setSaid({ words, look: 'late' });
                  reload();
                }}
              />
            ))}
          </ul>
        </section>
      )}
      <ActionBar actions={<ButtonLink to={applicationPath(id)}>{t('people.back.self.action')}</ButtonLink>} />
    </div>
  );
}
