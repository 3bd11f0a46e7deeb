import type { People } from '@contract/helper';
import { useState } from 'react';
import { Anchor } from '@/components/Anchor';
import { Button } from '@/components/Button';
import { Countdown } from '@/components/Countdown';
import { ExtendedNote } from '@/components/ExtendedNote';
import { OfficeContact } from '@/components/OfficeContact';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { TalkLine } from '@/pages/innovation/myProjects/comments/TalkLine';
import { ConfirmationsLine } from '@/pages/innovation/myProjects/confirmations/ConfirmationsLine';
import { ApplicationChain } from '@/pages/innovation/myProjects/parts/ApplicationChain';
import { viewPath } from '@/pages/innovation/myProjects/parts/application-paths';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { PeopleLine } from '@/pages/innovation/myProjects/people/PeopleLine';
import { ApplicationHistory } from './ApplicationHistory';
import styles from './form.module.css';

/** Time left by the service's clock, who can see the draft, and where help is. */
export function TaskAside({ context, people }: { context: EditorContext; people: People | undefined }) {
  const t = useText();
  const time = useTimeText();
  const { contact } = useStart().state.setting;
  const [history, setHistory] = useState(false);
  const { application, period } = context;
  const { id, deadline, status, part } = application;
  return (
    <aside className={styles.aside} aria-label={t('application.tasks.aside.label')}>
      {deadline && (
        <section>
          <h2>
            {t(status === 'returned' ? 'application.tasks.due.title' : 'application.tasks.deadline.title')}
          </h2>
          <Countdown deadline={deadline} />
          <p>
            <time dateTime={deadline}>
              <bdi>{time.beijing(deadline)}</bdi>
            </time>
          </p>
          {application.deadlinePlanned && (
            <p>
              {t('application.tasks.moved.label', { planned: time.deadline(application.deadlinePlanned) })}
            </p>
          )}
          {deadline === period.applyEnd && (
            <ExtendedNote extension={period.extensions?.applyEnd} end={deadline} />
          )}
          <p>{t('application.tasks.clock.help')}</p>
        </section>
      )}
      <section>
        <h2>{t('application.tasks.visible.title')}</h2>
        <PeopleLine application={application} people={people} over={context.over} />
        <TalkLine id={id} talk={context.talk} />
        <ConfirmationsLine id={id} />
        <p>
          <Button look="text" size="small" onClick={() => setHistory(true)}>
            {t('application.tasks.history.action')}
          </Button>
        </p>
        <p>
          <Anchor to={viewPath(id, 'offline')}>{t('offline.self.open.action')}</Anchor>
        </p>
        <p>
          <Anchor to={viewPath(id, 'print')}>{t('print.self.open.action')}</Anchor>
        </p>
      </section>
      <section>
        <h2>{t('application.tasks.help.title')}</h2>
        <p>
          <Anchor to="/innovation">{t('application.tasks.guide.action')}</Anchor>
        </p>
        {contact.phone && (
          <OfficeContact
            name={t('application.tasks.office.label')}
            phone={contact.phone}
            hours={contact.hours}
          />
        )}
      </section>
      <ApplicationChain id={id} mayUnlink={part === 'leader'} />
      {history && <ApplicationHistory context={context} onClose={() => setHistory(false)} />}
    </aside>
  );
}
