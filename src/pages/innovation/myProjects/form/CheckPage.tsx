import type { Finding } from '@contract/rules/finding';
import { useNavigate } from '@umijs/max';
import { useEffect, useState } from 'react';
import { ActionBar } from '@/components/ActionBar';
import { AnswerSections } from '@/components/answers/AnswerSections';
import { Banner } from '@/components/Banner';
import { Button, ButtonLink } from '@/components/Button';
import { Crumbs } from '@/components/Crumbs';
import { PageHeading } from '@/components/PageHeading';
import { answerFieldId } from '@/components/remarks/answer-field';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { UnconfirmedNote } from '@/pages/innovation/myProjects/confirmations/UnconfirmedNote';
import { applicationCrumbs } from '@/pages/innovation/myProjects/parts/application-crumbs';
import { applicationPath, stepPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { CERTIFICATION_CENTRE } from '@/pages/innovation/myProjects/parts/condition';
import { DraftNotices } from '@/pages/innovation/myProjects/parts/DraftNotices';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { unfiledLabel } from '@/pages/innovation/myProjects/parts/unfiled-label';
import { SavingLine } from '@/pages/parts/draft/SavingLine';
import { openAttachment } from '@/services/attachment';
import { focusField } from '@/utils/focus-field';
import styles from './CheckPage.module.css';
import { FindingLists } from './FindingLists';
import { RemarkPanel } from './RemarkPanel';
import { saveNow } from './save-now';
import { useSubmit } from './useSubmit';
import { useSynced } from './useSynced';

/** What the service found counts as much as what was found here, until the form changes; past the deadline nothing can be put right. */
const shownFindings = ({ over, blockers, warnings }: EditorContext, found: readonly Finding[] | null) =>
  over ? { shown: [], warnings: [] } : { shown: found ?? blockers, warnings };

/** 核对并提交: everything that was filled in, what is in the way, and the one button that files it. */
export default function CheckPage({ context }: { context: EditorContext }) {
  const t = useText();
  const navigate = useNavigate();
  const { application, draft, view, title, blockers, over, readOnly } = context;
  const { id } = application;
  const name = t('application.step.check.title');
  const submit = useSubmit(context);
  const [refused, setRefused] = useState(0);
  useSynced(draft);
  const { shown, warnings } = shownFindings(context, submit.findings);
  const returned = application.status === 'returned';
  const leads = application.part === 'leader';
  const unanswered = context.remarks.remarks.filter(({ status }) => status === 'open');
  const [asked, setAsked] = useState(false);
  const isHeld = asked && unanswered.length > 0;
  const failure = isHeld ? t('application.check.remarks.failure', { n: unanswered.length }) : submit.failure;
  usePageTitle(`${shown.length > 0 && refused > 0 ? t('kit.field.error.label') : ''}${name} · ${title}`);
  useEffect(() => {
    if (submit.findings) setRefused((count) => count + 1);
  }, [submit.findings]);

  const press = (): void => {
    const [remark] = unanswered;
    setAsked(remark !== undefined);
    if (blockers.length > 0) setRefused((count) => count + 1);
    else if (remark) focusField(answerFieldId(remark.id));
    else void submit.run();
  };
  return (
    <div className={styles.page}>
      <Crumbs crumbs={applicationCrumbs(t, { id, title }, name)} />
      <DraftNotices context={context} />
      <FindingLists id={id} blockers={shown} warnings={warnings} attempt={refused} from="check" />
      <PageHeading
        title={name}
        lead={!over && t('application.check.lead.help')}
        aside={
          <SavingLine
            view={view}
            onRetry={() => void saveNow(context)}
            onCompare={() => navigate(applicationPath(id))}
          />
        }
      />
      {!application.owner.certified && !readOnly && leads && (
        <Banner
          tone="warning"
          action={
            <ButtonLink size="small" to={CERTIFICATION_CENTRE}>
              {t('sections.team.certification.action')}
            </ButtonLink>
          }
        >
          {t('application.condition.check.help')}
        </Banner>
      )}
      {!readOnly && <UnconfirmedNote id={id} />}
      {unanswered.length > 0 && <RemarkPanel context={context} />}
      <AnswerSections
        application={application}
        sections={context.sections}
        unread={context.unread}
        period={context.period}
        dicts={context.dicts}
        blockers={shown}
        {...(readOnly
          ? {}
          : {
              changeAt: (section, path) =>
                application.writable.includes(section) ? stepPath(id, section, path, 'check') : undefined,
            })}
        onOpenFile={openAttachment}
      />
      <ActionBar
        pending
        label={t('application.frame.actions.label')}
        actions={
          <>
            <Button className={styles.tight} onClick={() => navigate(stepPath(id, 'files'))}>
              {t('application.frame.back.action')}
            </Button>
            <Button className={styles.tight} onClick={() => navigate(applicationPath(id))}>
              {t('application.frame.list.action')}
            </Button>
            {!readOnly && leads && (
              <Button className={styles.tight} look="primary" onClick={press} busy={submit.busy}>
                {t('application.check.submit.action')}
              </Button>
            )}
          </>
        }
      >
        {failure && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        <strong>{t(unfiledLabel(application))}</strong>
        {returned && t('application.tasks.returned.help')}
        {!leads && t('people.check.leader.help')}
      </ActionBar>
    </div>
  );
}
