import type { Sections } from '@contract/application';
import type { Application } from '@contract/apply';
import { EDITABLE } from '@contract/rules/status-machine';
import { type ReactNode, useState } from 'react';
import { AnswerSections } from '@/components/answers/AnswerSections';
import type { FieldFacts } from '@/components/answers/useFieldText';
import { PaperSheet } from '@/components/PaperSheet';
import { TextTwice } from '@/components/SecondLanguage';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import a4 from '@/pages/innovation/myProjects/parts/a4-sheet.module.css';
import { unfiledLabel } from '@/pages/innovation/myProjects/parts/unfiled-label';
import { openAttachment } from '@/services/attachment';
import { classNames } from '@/utils/class-names';
import { serviceNow } from '@/utils/service-clock';
import styles from './print.module.css';

export interface PrintedRecord extends Omit<FieldFacts, 'application'> {
  application: Application;
  sections: Sections;
  /** Texts in fields that are not valid values, by path. */
  unread?: Readonly<Record<string, string>>;
}

/** The application on paper: what it is, whether it is submitted, then its whole content. */
export function PrintedForm({ record }: { record: PrintedRecord }) {
  const t = useText();
  const time = useTimeText();
  const { application, ...form } = record;
  const { no, title, unitName, owner, filedLeader, filedVersion, submittedAt, status } = application;
  const [now] = useState(serviceNow);
  const isFiled = !EDITABLE.includes(status);
  const facts = (
    [
      ['no', no],
      ['title', title],
      ['unit', unitName],
      ['leader', filedLeader ?? owner.name],
      ['version', isFiled && filedVersion],
      ['at', isFiled && submittedAt && time.beijing(submittedAt)],
    ] as const
  ).filter(([, value]) => value);
  const fact = (label: ReactNode, value: ReactNode) => (
    <>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
  return (
    <div className={classNames(a4.sheet, styles.sheet)}>
      <PaperSheet labelledBy="printed-title">
        <h2 id="printed-title" className={classNames(a4.title, styles.title)}>
          <TextTwice id="print.sheet.self.title" />
        </h2>
        {!isFiled && (
          <p className={styles.open}>
            <TextTwice id={unfiledLabel(application)} />
          </p>
        )}
        <dl className={classNames(a4.facts, styles.facts)}>
          {facts.map(([key, value]) => (
            <div key={key}>{fact(<TextTwice id={`application.receipt.${key}.label`} />, value)}</div>
          ))}
        </dl>
        <AnswerSections {...form} application={application} onOpenFile={openAttachment} outlined={false} />
        <footer className={styles.foot}>
          <p>
            <TextTwice id="print.sheet.stamp.help" />
          </p>
          <p>
            {t('print.sheet.at.label')} <bdi>{time.beijing(now)}</bdi>
          </p>
        </footer>
      </PaperSheet>
    </div>
  );
}
