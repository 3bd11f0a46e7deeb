import type { Application } from '@contract/apply';
import type { ApplicationEvent } from '@contract/enums';
import { EVENT_WORDS } from '@contract/rules/status-labels';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Coming } from '@/components/Coming';
import { useConfirm } from '@/components/useConfirm';
import type { DictEntries } from '@/hooks/useDicts';
import { useLoad } from '@/hooks/useLoad';
import { wasShown } from '@/i18n/failure-text';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { advisedEvent, isAdminEvent, isHard, questionOf } from '@/pages/admin/parts/admin-events';
import { isStale } from '@/pages/admin/parts/failure';
import { ReasonForm } from '@/pages/admin/parts/ReasonForm';
import { useAct } from '@/pages/admin/parts/useAct';
import { useScopeTold } from '@/pages/admin/parts/useScopeTold';
import { ReturnDialog } from '@/pages/parts/remarks/ReturnDialog';
import type { Return } from '@/pages/parts/remarks/remark-draft';
import { submitEvent } from '@/services/apply';
import { fetchTold } from '@/services/follow';
import { HeldButtons } from './HeldButtons';
import styles from './index.module.css';
import { NamedInNotice } from './NamedInNotice';
import { NextTold } from './NextTold';

interface Props {
  reasons: DictEntries[string];
  application: Application;
  onApplication: (application: Application) => void;
  /** Somebody else moved it meanwhile. */
  onStale: () => void;
}

interface Answer {
  reason?: string;
}

/** What the office may do with this application now, straight from the machine. */
export function EventButtons({ application, reasons, onApplication, onStale }: Props) {
  const t = useText();
  const say = useWords();
  const join = useList();
  const confirm = useConfirm();
  const act = useAct();
  const scopeTold = useScopeTold();
  const [asked, setAsked] = useState<ApplicationEvent | null>(null);
  const { id, version, actions, held, title, status } = application;
  const told = useLoad(() => fetchTold(id), { refreshDeps: [id, version] });
  // The same people as the line below the buttons; the leader always, whatever else cannot be read now.
  const readers = told.data?.next.map(({ name }) => name) ?? [application.owner.name];
  const waiting = held.filter(({ event }) => isAdminEvent(event));
  const offered = actions.filter(isAdminEvent);
  const advised = advisedEvent(offered, application.verdicts);
  const events = advised ? [advised, ...offered.filter((event) => event !== advised)] : offered;
  // Somebody else was quicker: what is over is not asked for any longer.
  const standing = asked && offered.includes(asked) ? asked : null;
  const nameOf = (event: ApplicationEvent): string => say(EVENT_WORDS.word(event));

  const run = async (
    event: ApplicationEvent,
    { reason }: Answer,
    form?: Parameters<typeof act>[0]['form'],
  ) => {
    const body = { version, ...(reason ? { reason } : {}) };
    return act({
      run: async () => onApplication(await submitEvent({ id, event }, body, 'form')),
      success: t('admin.apply.moved.success', { event: nameOf(event) }),
      form,
      onStale,
    });
  };
  const sendBack = async (answer: Return): Promise<void> => {
    try {
      onApplication(await submitEvent({ id, event: 'return' }, { version, ...answer }, 'form'));
    } catch (error) {
      if (isStale(error)) onStale();
      throw error;
    }
  };
  const ask = async (event: ApplicationEvent): Promise<boolean> => {
    const name = nameOf(event);
    try {
      // Nobody is asked before it is known what follows for readers.
      const content = await scopeTold(id, event);
      return await confirm({
        title: t('admin.apply.move.confirm', { event: name, title }),
        content,
        okText: name,
      });
    } catch (error) {
      if (!wasShown(error)) throw error;
      return false;
    }
  };
  const press = async (event: ApplicationEvent) => {
    if (questionOf(event) !== 'confirm') {
      setAsked(event);
      return;
    }
    if (await ask(event)) await run(event, {});
  };

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
        <NamedInNotice status={status} periodId={application.periodId} notice={told.data?.notice} />
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
        <ReasonForm<Answer>
          question={
            standing && standing !== 'return'
              ? {
                  title: t('admin.apply.reason.title', {
                    event: nameOf(standing),
                    title,
                    name: join(readers),
                  }),
                  okText: nameOf(standing),
                  danger: isHard(standing),
                  extra: standing === 'object' && told.data?.notice && (
                    <p className={styles.said}>
                      {t('admin.apply.told.corrects.help', { title: told.data.notice.title })}
                    </p>
                  ),
                }
              : null
          }
          onClose={() => setAsked(null)}
          onReason={(answer, form) => (standing ? run(standing, answer, form) : Promise.resolve(false))}
        />
      </div>
      <Coming loading={told.loading} />
    </>
  );
}
