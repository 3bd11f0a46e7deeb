import { ProDescriptions } from '@ant-design/pro-components';
import type { Application } from '@contract/apply';
import type { Period } from '@contract/period';
import { AnswerSections } from '@/components/answers/AnswerSections';
import { Button } from '@/components/Button';
import { StatusTag } from '@/components/StatusTag';
import { useTimeText } from '@/components/useTimeText';
import type { DictEntries } from '@/hooks/useDicts';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { openAttachment } from '@/services/attachment';
import { EventButtons } from './EventButtons';
import { Events } from './Events';
import styles from './index.module.css';
import { VerdictTable } from './VerdictTable';

interface Props {
  application: Application;
  period: Period;
  dicts: DictEntries;
  onApplication: (application: Application) => void;
}

/** Facts, acts, verdicts and the whole form on one page: deciding needs all of them at once. */
export function DeskApplicationView({ application, period, dicts, onApplication }: Props) {
  const t = useText();
  const time = useTimeText();
  const { id, no, title, status, version, owner, handler, deadline, sealedSheet } = application;
  usePageTitle(title);
  const failed = application.verdicts.filter(({ verdict }) => verdict === 'failed').length;
  return (
    <DeskPage
      title={title}
      crumbs={[{ label: t('desk.apply.page.title'), to: '/admin/applications' }, { label: no ?? String(id) }]}
      aside={<StatusTag status={status} />}
    >
      <EventButtons application={application} onApplication={onApplication} />
      <ProDescriptions
        column={{ xs: 1, sm: 2, lg: 3 }}
        size="small"
        dataSource={{
          no,
          period: application.periodName,
          category: application.categoryName,
          unit: application.unitName,
          owner: owner.name,
          submittedAt: application.submittedAt && time.dateTime(application.submittedAt),
          handler:
            handler && t('desk.apply.handler.label', { who: handler.label, since: time.date(handler.since) }),
          deadline: deadline && time.deadline(deadline),
        }}
        columns={[
          { title: t('desk.apply.no.column'), dataIndex: 'no' },
          { title: t('desk.apply.period.column'), dataIndex: 'period' },
          { title: t('desk.apply.category.column'), dataIndex: 'category' },
          { title: t('desk.apply.unit.label'), dataIndex: 'unit' },
          { title: t('desk.apply.owner.label'), dataIndex: 'owner' },
          { title: t('desk.apply.submittedAt.label'), dataIndex: 'submittedAt' },
          { title: t('desk.apply.handlerNow.label'), dataIndex: 'handler' },
          { title: t('desk.apply.deadline.label'), dataIndex: 'deadline' },
          {
            title: t('desk.apply.sheet.label'),
            render: () =>
              sealedSheet ? (
                <Button look="text" size="small" icon="file" onClick={() => openAttachment(sealedSheet.id)}>
                  {sealedSheet.name}
                </Button>
              ) : (
                t('desk.apply.noSheet.empty')
              ),
          },
        ]}
      />
      <section className={styles.part} aria-labelledby="verdicts">
        <h2 id="verdicts">{t('desk.apply.verdicts.title')}</h2>
        <p className={styles.quiet}>
          {failed > 0 ? t('desk.apply.failed.label', { n: failed }) : t('desk.apply.allPassed.label')}
        </p>
        <VerdictTable verdicts={application.verdicts} />
      </section>
      <section className={styles.part} aria-labelledby="answers">
        <h2 id="answers">{t('desk.apply.form.title')}</h2>
        <AnswerSections
          application={application}
          sections={application.sections}
          period={period}
          dicts={dicts}
          onOpenFile={openAttachment}
        />
      </section>
      <section className={styles.part} aria-labelledby="events">
        <h2 id="events">{t('desk.apply.events.title')}</h2>
        <Events id={id} version={version} />
      </section>
    </DeskPage>
  );
}
