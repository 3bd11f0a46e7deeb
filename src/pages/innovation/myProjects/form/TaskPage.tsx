import type { Step } from '@contract/enums';
import { useNavigate } from '@umijs/max';
import { ActionBar } from '@/components/ActionBar';
import { ButtonLink } from '@/components/Button';
import { PageHeading } from '@/components/PageHeading';
import { StageRail } from '@/components/rail/StageRail';
import { useStageFacts } from '@/components/rail/useStageFacts';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useSession } from '@/hooks/useSession';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { LIST_PATH, stepPath, viewPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { applicationRail } from '@/pages/innovation/myProjects/parts/application-rail';
import { DraftNotices } from '@/pages/innovation/myProjects/parts/DraftNotices';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { unfiledLabel } from '@/pages/innovation/myProjects/parts/unfiled-label';
import { ownDuties, useDutyText } from '@/pages/innovation/myProjects/people/useDutyText';
import { SavingLine } from '@/pages/parts/draft/SavingLine';
import { fetchPeople } from '@/services/helper';
import { serviceNow } from '@/utils/service-clock';
import styles from './form.module.css';
import { RemarkPanel } from './remarks/RemarkPanel';
import { StartedFromPanel } from './reuse/StartedFromPanel';
import { TaskList } from './steps/TaskList';
import { continueStep, inOwnOrder, progressText, tasksOf } from './steps/tasks';
import { useStepTime } from './steps/useStepTime';
import { TaskAside } from './TaskAside';

/** The explanation above the task list of an application that is not submitted. */
const unfiledHelp = ({
  application: { status, part },
  over,
}: Pick<EditorContext, 'application' | 'over'>): MessageId => {
  if (over) return 'application.tasks.closed.help';
  if (status === 'returned') return 'application.tasks.returned.help';
  return part === 'leader' ? 'people.tasks.notFiled.help' : 'people.tasks.notFiledHelper.help';
};

/** The task list: what is done, what is left, and that nothing has been submitted yet. */
export function TaskPage({ context, lastStep }: { context: EditorContext; lastStep: Step }) {
  const t = useText();
  const navigate = useNavigate();
  const stepTime = useStepTime();
  const { user } = useSession();
  const { application, period, title, draft, view, over } = context;
  const { id, no, categoryName, unitName, part } = application;
  const next = continueStep(context, lastStep);
  const { data: people } = useLoad(() => fetchPeople(id), { about: id, refreshOnWindowFocus: true });
  const dutyText = useDutyText();
  const tasks = inOwnOrder(
    tasksOf(t, context, { timeOf: stepTime, dutyOf: (section) => dutyText(people?.duties, section) }),
    application,
    ownDuties(people?.duties, user?.userId),
  );
  // Only the leader submits; for everybody else the check page is read-only.
  const leads = part === 'leader';
  const facts = useStageFacts(period, application);
  const compare = Object.keys(view.state.conflicts)[0]?.split('.')[0];
  usePageTitle(title);
  return (
    <>
      <DraftNotices context={context} />
      <PageHeading
        crumbs={[
          { label: t('application.frame.crumb.label'), to: LIST_PATH },
          { label: no ?? t('projects.card.noNumber.label') },
        ]}
        title={title}
        facts={[no, period.name, categoryName, unitName].filter((fact): fact is string => Boolean(fact))}
        aside={
          <SavingLine
            view={view}
            onRetry={() => void draft.flush()}
            onCompare={() => navigate(stepPath(id, (compare ?? next) as Step))}
          />
        }
      />
      <StageRail {...applicationRail(application, period, serviceNow())} facts={facts} />
      <div className={styles.columns}>
        <section aria-labelledby="tasks-title">
          <h2 id="tasks-title" className={styles.heading}>
            {t('application.tasks.list.title')} <small>{progressText(t, context)}</small>
          </h2>
          <RemarkPanel context={context} />
          <StartedFromPanel context={context} />
          <TaskList tasks={tasks} label={t('application.tasks.list.title')} />
          <ActionBar
            pending
            actions={
              <>
                {!over && (
                  <ButtonLink to={viewPath(id, 'precheck')}>
                    {t('application.tasks.precheck.action')}
                  </ButtonLink>
                )}
                {!context.readOnly && (leads || next !== 'check') && (
                  <ButtonLink to={stepPath(id, next)} look="primary">
                    {t(
                      next === 'check'
                        ? 'application.tasks.submit.action'
                        : 'application.tasks.continue.action',
                    )}
                  </ButtonLink>
                )}
              </>
            }
          >
            <strong>{t(unfiledLabel(application))}</strong> {t(unfiledHelp(context))}
          </ActionBar>
        </section>
        <TaskAside context={context} people={people} />
      </div>
    </>
  );
}
