import type { Sections } from '@contract/application';
import type { Application } from '@contract/apply';
import type { CommentThread } from '@contract/comment';
import { SECTIONS, type Section } from '@contract/enums';
import { flatten, sectionOf } from '@contract/rules/draft-fields';
import { useSearchParams } from '@umijs/max';
import { ActionBar } from '@/components/ActionBar';
import { Anchor } from '@/components/Anchor';
import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { fieldName } from '@/components/remarks/field-name';
import { TabLine } from '@/components/TabLine';
import { usePageTitle } from '@/hooks/usePageTitle';
import { isOpen, type TeamTalk } from '@/hooks/useTeamTalk';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { applicationCrumbs } from '@/pages/innovation/myProjects/parts/application-crumbs';
import { applicationPath, stepPath, viewPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { focusField } from '@/utils/focus-field';
import styles from './comments.module.css';
import { ThreadView } from './ThreadView';

interface Props {
  application: Application;
  title: string;
  sections: Sections;
  talk: TeamTalk;
}

const TABS = ['open', 'resolved'] as const;
const TABS_ID = 'comment-tabs';
const sectionAt = ({ path }: CommentThread): Section | undefined =>
  SECTIONS.find((section) => section === sectionOf(path));

/** 批注: all comments of the team in the order of the form, divided into open and resolved. */
export default function CommentsPage({ application, title, sections, talk }: Props) {
  const t = useText();
  const say = useWords();
  const [params] = useSearchParams();
  const { id, editable } = application;
  const { threads, mayComment } = talk.discussion;
  const named = threads.find(({ id: known }) => window.location.hash === `#thread-${known}`);
  const asked = TABS.find((tab) => tab === params.get('state'));
  const current = asked ?? (named && !isOpen(named) ? 'resolved' : 'open');
  const of = (tab: (typeof TABS)[number]) => threads.filter((thread) => isOpen(thread) === (tab === 'open'));
  const shown = SECTIONS.flatMap((section) => of(current).filter((thread) => sectionAt(thread) === section));
  const fields = flatten(sections);
  /**
   * A resolved thread leaves this list together with the focus, which moves to a neighbour, or to the tabs if none is
   * left.
   */
  const goOn = ({ id: gone }: CommentThread): void => {
    const at = shown.findIndex((thread) => thread.id === gone);
    const neighbour = shown[at + 1] ?? shown[at - 1];
    focusField(neighbour ? `thread-${neighbour.id}` : TABS_ID);
  };
  const name = t('comments.self.page.title');
  usePageTitle(`${name} · ${title}`);
  return (
    <div className={styles.page}>
      <PageHeading
        crumbs={applicationCrumbs(t, { id, title }, name)}
        title={name}
        lead={t(mayComment ? 'comments.self.lead.help' : 'comments.self.filed.help')}
      />
      <div id={TABS_ID}>
        <TabLine
          label={name}
          current={current}
          tabs={TABS.map((tab) => ({
            key: tab,
            label: t(`comments.tab.${tab}.label`),
            to: `${viewPath(id, 'comments')}&state=${tab}`,
            count: of(tab).length,
          }))}
        />
      </div>
      {talk.error && !talk.loaded && (
        <ErrorState error={talk.error} onRetry={talk.reload} retrying={talk.loading} />
      )}
      {!talk.error && !talk.loaded && <LoadingSkeleton shape="rows" count={3} />}
      {talk.loaded && shown.length === 0 && <EmptyState title={t(`comments.tab.${current}.empty`)} />}
      {shown.map((thread) => (
        <section
          key={thread.id}
          id={`thread-${thread.id}`}
          className={styles.entry}
          aria-labelledby={`thread-${thread.id}-title`}
          tabIndex={-1}
        >
          <h2 id={`thread-${thread.id}-title`}>
            <small>{t(`application.step.${sectionAt(thread) ?? 'base'}.title`)}</small>
            {fieldName(say, fields, thread.path)}
          </h2>
          {editable && (
            <p>
              <Anchor to={stepPath(id, sectionAt(thread) ?? 'base', thread.path)}>
                {t('comments.goTo.self.action')}
              </Anchor>
            </p>
          )}
          <ThreadView path={thread.path} thread={thread} talk={talk} onSettled={() => goOn(thread)} />
        </section>
      ))}
      <ActionBar actions={<ButtonLink to={applicationPath(id)}>{t('people.back.self.action')}</ButtonLink>} />
    </div>
  );
}
