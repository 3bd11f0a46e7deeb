import { ProDescriptions } from '@ant-design/pro-components';
import type { Application } from '@contract/apply';
import { useState } from 'react';
import { FileButton } from '@/components/FileButton';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { openAttachment } from '@/services/attachment';
import { daysBetween } from '@/utils/clock';
import { serviceNow } from '@/utils/service-clock';
import styles from './index.module.css';
import { SheetReading } from './SheetReading';
import { useVerdictSum } from './useVerdictSum';

/** When the current step is due; a missed promise is marked in words and colour. */
function Until({ at, isOurs }: { at: string; isOurs: boolean }) {
  const t = useText();
  const time = useTimeText();
  const [now] = useState(serviceNow);
  const past = daysBetween(at, now);
  return (
    <span>
      {time.deadline(at)}
      {isOurs && past > 0 && (
        <>
          {' · '}
          <span className={styles.late}>{t('admin.home.over.label', { n: past })}</span>
        </>
      )}
    </span>
  );
}

/** Who, for what, since when, and with which stamped sheet. */
export function ApplicationFacts({ application }: { application: Application }) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const sumUp = useVerdictSum();
  const { no, owner, handler, deadline, sealedSheet, submittedAt, verdicts } = application;
  const isOurs = handler !== null && handler.role !== 'applicant';
  const value = (text: string | null) => text ?? '—';
  const sheet = sealedSheet && (
    <div className={styles.sheet}>
      <FileButton named look="text" size="small" icon="file" onFetch={() => openAttachment(sealedSheet.id)}>
        {sealedSheet.name}
      </FileButton>
      <SheetReading application={application} />
    </div>
  );
  const until = deadline ? <Until at={deadline} isOurs={isOurs} /> : value(null);
  const facts: [label: string, content: React.ReactNode][] = [
    [t('admin.apply.no.column'), value(no)],
    [t('admin.apply.period.column'), application.periodName],
    [t('admin.apply.category.column'), value(application.categoryName)],
    [t('admin.apply.unit.label'), value(application.unitName)],
    [t('admin.apply.owner.label'), owner.name],
    [t('admin.apply.submittedAt.label'), value(submittedAt && time.dateTime(submittedAt))],
    [
      t('admin.apply.handlerNow.label'),
      value(
        handler &&
          t('admin.apply.handler.label', {
            who: say(handler.labelWord),
            since: time.date(handler.since),
          }),
      ),
    ],
    [t('admin.apply.deadline.label'), until],
    [t('admin.apply.verdicts.title'), sumUp(verdicts)],
    [t('admin.apply.sheet.label'), sheet ?? t('admin.apply.noSheet.empty')],
  ];
  return (
    <ProDescriptions
      column={{ xs: 1, sm: 2, lg: 3 }}
      size="small"
      columns={facts.map(([title, content]) => ({ title, key: title, render: () => content }))}
      dataSource={{}}
    />
  );
}
