import type { Application } from '@contract/apply';
import type { Period } from '@contract/period';
import { ADMIN_TABS } from '@contract/rules/page-tabs';
import { useAccess, useSearchParams } from '@umijs/max';
import { ApplicationTag } from '@/components/ApplicationTag';
import { AnswerSections } from '@/components/answers/AnswerSections';
import { TabLine } from '@/components/TabLine';
import type { DictEntries } from '@/hooks/useDicts';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { LetterList } from '@/pages/parts/letters/LetterList';
import { ChangeList } from '@/pages/parts/project-changes/ChangeList';
import { openAttachment } from '@/services/attachment';
import { ApplicationFacts } from './ApplicationFacts';
import { EventButtons } from './EventButtons';
import { Events } from './Events';
import styles from './index.module.css';
import { RemarkList } from './RemarkList';
import { ResultPanels } from './ResultPanels';
import { ReviewPanel } from './ReviewPanel';
import { VerdictTable } from './VerdictTable';

/** Statuses in which stage results exist: an application has none before it is an approved project. */
const WITH_RESULTS: readonly Application['status'][] = ['stage_one', 'stage_two', 'closed', 'terminated'];

interface Props {
  application: Application;
  period: Period;
  dicts: DictEntries;
  onApplication: (application: Application) => void;
  /** Called when something the application depends on has changed, to load it again. */
  onStale: () => void;
}

/** Facts and actions stay visible; the material for a decision is under tabs. */
export function AdminApplicationView(props: Props) {
  const { application, period, dicts, onApplication, onStale } = props;
  const t = useText();
  const { id, no, title, status, version } = application;
  usePageTitle(title);
  const { may } = useAccess();
  const [params] = useSearchParams();
  const hasResults = WITH_RESULTS.includes(status);
  const tabs = ADMIN_TABS.filter(
    (key) => (key !== 'reviews' || may('cms:apply:decide')) && (key !== 'results' || hasResults),
  );
  // Once there can be stage results they need attention first, so their tab opens by default.
  const first = hasResults ? 'results' : 'verdicts';
  const tab = tabs.find((key) => key === params.get('tab')) ?? first;
  return (
    <AdminPage
      title={title}
      crumbs={[
        { label: t('admin.apply.page.title'), to: '/admin/applications' },
        { label: no ?? String(id) },
      ]}
      aside={<ApplicationTag application={application} />}
    >
      <EventButtons
        application={application}
        reasons={dicts['kczx_remark_reason'] ?? []}
        onApplication={onApplication}
        onStale={onStale}
      />
      <ApplicationFacts application={application} />
      <LetterList application={application} />
      <ChangeList application={application} onChanged={onStale} />
      <TabLine
        label={t('admin.apply.tabs.label')}
        current={tab}
        tabs={tabs.map((key) => ({ key, label: t(`admin.apply.${key}.title`), to: `?tab=${key}` }))}
      />
      <section className={styles.part} aria-label={t(`admin.apply.${tab}.title`)}>
        {tab === 'verdicts' && <VerdictTable verdicts={application.verdicts} />}
        {tab === 'form' && (
          <AnswerSections
            application={application}
            sections={application.sections}
            period={period}
            dicts={dicts}
            onOpenFile={openAttachment}
          />
        )}
        {tab === 'remarks' && <RemarkList application={application} period={period} dicts={dicts} />}
        {tab === 'reviews' && (
          <ReviewPanel application={application} reviewMinimum={period.reviewMinimum} onChanged={onStale} />
        )}
        {tab === 'results' && <ResultPanels id={id} version={version} />}
        {tab === 'events' && <Events id={id} version={version} />}
      </section>
    </AdminPage>
  );
}
