import type { Application } from '@contract/apply';
import type { ApplicationEvent } from '@contract/enums';
import { EVENT_REASON_MAX } from '@contract/limits';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ReservedSpace } from '@/components/ReservedSpace';
import type { DictEntries } from '@/hooks/useDicts';
import { useLoad } from '@/hooks/useLoad';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { advisedEvent, isAdminEvent, isHard, questionOf } from '@/pages/admin/parts/admin-events';
import { ReasonForm, type ReasonQuestion } from '@/pages/admin/parts/ReasonForm';
import { NamedInNotice } from '@/pages/parts/NamedInNotice';
import { ReturnDialog } from '@/pages/parts/remarks/ReturnDialog';
import { fetchTold } from '@/services/follow';
import { HeldButtons } from './HeldButtons';
import styles from './index.module.css';
import { NextTold } from './NextTold';
import { PublishLink } from './PublishLink';
import { useEventActs } from './useEventActs';

interface Props {
  reasons: DictEntries[string];
  application: Application;
  onApplication: (application: Application) => void;
  /** Called when somebody else has moved the application meanwhile. */
  onStale: () => void;
}

/** The events that the state machine allows the office now; those that the rules recommend come first. */
const offeredBy = ({ actions, verdicts }: Application) => {
  const offered = actions.filter(isAdminEvent);
  const advised = advisedEvent(offered, verdicts);
  const events = advised ? [advised, ...offered.filter((event) => event !== advised)] : offered;
  return { events, advised };
};

/** The office's actions on this application, each with the form or question it needs. */
export function EventButtons({ application, reasons, onApplication, onStale }: Props) {
  const t = useText();
  const join = useList();
  const { nameOf, act, run, sendBack, ask } = useEventActs({ application, onApplication, onStale });
  const [asked, setAsked] = useState<ApplicationEvent | null>(null);
  const { id, version, held, title, notice } = application;
  const told = useLoad(() => fetchTold(id), { about: id, refreshDeps: [version] });
  // The people named in the line below the buttons; at least the owner when that line could not be loaded.
  const readers = told.data?.next.map(({ name }) => name) ?? [application.owner.name];
  const waiting = held.filter(({ event }) => isAdminEvent(event));
  const { events, advised } = offeredBy(application);
  // If a colleague has moved the application meanwhile, the event may no longer be possible; its dialog then closes.
  const standing = asked && events.includes(asked) ? asked : null;
  const press = async (event: ApplicationEvent): Promise<void> => {
    if (questionOf(event) !== 'confirm') setAsked(event);
    else if (await ask(event)) await run(act, event);
  };
  const reasonFor = (event: ApplicationEvent): ReasonQuestion => ({
    title: t('admin.apply.reason.title', { event: nameOf(event), title, name: join(readers) }),
    okText: nameOf(event),
    danger: isHard(event),
    limit: { max: EVENT_REASON_MAX },
    extra: event === 'object' && notice && (
      <p className={styles.said}>{t('admin.apply.told.corrects.help', { title: notice.title })}</p>
    ),
  });

  if (events.length + waiting.length === 0)
    return <p className={styles.quiet}>{t('admin.apply.noActs.empty')}</p>;
  return (
    <>
      <div className={styles.acts}>
        {events.map((event) => (
          <Button
            key={event}
            look={isHard(event) ? 'danger' : event === advised ? 'primary' : 'plain'}
            onClick={() => void press(event)}
          >
            {nameOf(event)}
          </Button>
        ))}
        <HeldButtons held={waiting} />
        {events.length > 0 && <NextTold told={told.data} />}
        <PublishLink application={application} />
        <NamedInNotice application={application} className={styles.quiet} />
        {asked === 'return' && (
          <ReturnDialog
            id={id}
            sections={application.sections}
            readers={readers}
            reasons={reasons}
            isOffered={standing === 'return'}
            onReturn={sendBack}
            onClose={() => setAsked(null)}
          />
        )}
        <ReasonForm<{ reason?: string }>
          question={standing && standing !== 'return' ? reasonFor(standing) : null}
          onClose={() => setAsked(null)}
          onReason={async ({ reason }, act) => standing !== null && run(act, standing, reason)}
        />
      </div>
      <ReservedSpace loading={told.loading} />
    </>
  );
}
