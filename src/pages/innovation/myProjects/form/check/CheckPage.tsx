import { useNavigate } from '@umijs/max';
import { ActionBar } from '@/components/ActionBar';
import { AnswerSections } from '@/components/answers/AnswerSections';
import { Button } from '@/components/Button';
import { Crumbs } from '@/components/Crumbs';
import { PageHeading } from '@/components/PageHeading';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { UnconfirmedNote } from '@/pages/innovation/myProjects/confirmations/UnconfirmedNote';
import { RemarkPanel } from '@/pages/innovation/myProjects/form/remarks/RemarkPanel';
import { applicationCrumbs } from '@/pages/innovation/myProjects/parts/application-crumbs';
import { applicationPath, stepPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { DraftNotices } from '@/pages/innovation/myProjects/parts/DraftNotices';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { saveNow } from '@/pages/innovation/myProjects/parts/save-now';
import { unfiledLabel } from '@/pages/innovation/myProjects/parts/unfiled-label';
import { SavingLine } from '@/pages/parts/draft/SavingLine';
import { openAttachment } from '@/services/attachment';
import styles from './CheckPage.module.css';
import { FindingLists } from './FindingLists';
import { UncertifiedNote } from './UncertifiedNote';
import { useCheck } from './useCheck';
import { useSynced } from './useSynced';

/** 核对并提交: everything filled in, what prevents submission, and the only button that submits. */
export default function CheckPage({ context }: { context: EditorContext }) {
  const t = useText();
  const navigate = useNavigate();
  const { application, draft, view, title, over, readOnly } = context;
  const { id } = application;
  const name = t('application.step.check.title');
  useSynced(draft);
  const { findings, attempt, unanswered, failure, busy, press } = useCheck(context);
  const { shown, warnings } = findings;
  const returned = application.status === 'returned';
  const leads = application.part === 'leader';
  usePageTitle(`${shown.length > 0 && attempt > 0 ? t('kit.field.error.label') : ''}${name} · ${title}`);
  return (
    <div className={styles.page}>
      <Crumbs crumbs={applicationCrumbs(t, { id, title }, name)} />
      <DraftNotices context={context} />
      <FindingLists id={id} blockers={shown} warnings={warnings} attempt={attempt} from="check" />
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
      {!application.owner.certified && !readOnly && leads && <UncertifiedNote />}
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
            <Button onClick={() => navigate(stepPath(id, 'files'))}>
              {t('application.frame.back.action')}
            </Button>
            <Button onClick={() => navigate(applicationPath(id))}>
              {t('application.frame.list.action')}
            </Button>
            {!readOnly && leads && (
              <Button look="primary" onClick={press} busy={busy}>
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
        <strong>{t(unfiledLabel(application))}</strong> {returned && t('application.tasks.returned.help')}
        {!leads && t('people.check.leader.help')}
      </ActionBar>
    </div>
  );
}
