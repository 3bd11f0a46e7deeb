import { isWithoutSubject } from '@contract/rules/formality';
import { clauseWord, ruleWord } from '@contract/rules/rule-words';
import { ActionBar } from '@/components/ActionBar';
import { Button, ButtonLink } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { PageHeading } from '@/components/PageHeading';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { VERDICT_LOOKS } from '@/components/record-looks';
import { Tag } from '@/components/Tag';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { isComplete } from '@/pages/innovation/myProjects/form/steps/tasks';
import { applicationCrumbs } from '@/pages/innovation/myProjects/parts/application-crumbs';
import { applicationPath, stepPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { DraftNotices } from '@/pages/innovation/myProjects/parts/DraftNotices';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { unfiledLabel } from '@/pages/innovation/myProjects/parts/unfiled-label';
import styles from './CheckPage.module.css';
import { FindingLists } from './FindingLists';
import { useSynced } from './useSynced';

/** 提交前检查: the formality rules one by one, at any time, without submitting anything. */
export function PrecheckPage({ context }: { context: EditorContext }) {
  const t = useText();
  const say = useWords();
  const { application, draft, title, blockers, warnings, verdicts, sections } = context;
  const { id } = application;
  const { running, synced, again } = useSynced(draft);
  const unsure = verdicts.filter(({ verdict }) => verdict === 'unknown').length;
  const name = t('application.precheck.page.title');
  usePageTitle(`${name} · ${title}`);
  const state = (): string => {
    if (running) return t('application.precheck.running.label');
    return synced ? '' : t('application.precheck.unsynced.failure');
  };
  return (
    <div className={styles.page}>
      <DraftNotices context={context} />
      <PageHeading
        crumbs={applicationCrumbs(t, { id, title }, name)}
        title={name}
        lead={t('application.precheck.lead.help')}
        aside={
          <Button icon="refresh" onClick={again} busy={running}>
            {t('application.precheck.again.action')}
          </Button>
        }
      />
      <p role="status" className={styles.state}>
        {state()}
      </p>
      {blockers.length === 0 && !running && (
        <p className={styles.fine}>
          <Icon name="check" size={20} />
          {t('application.find.none.success')}
        </p>
      )}
      <FindingLists id={id} blockers={blockers} warnings={warnings} />
      {unsure > 0 && <p className={styles.state}>{t('application.find.unsure.help', { n: unsure })}</p>}
      <ResponsiveTable
        caption={t('application.precheck.rules.title')}
        rows={verdicts}
        rowKey={(verdict) => verdict.id}
        columns={[
          {
            key: 'name',
            title: t('application.precheck.rule.column'),
            render: (rule) => say(ruleWord(rule)),
          },
          {
            key: 'section',
            title: t('application.precheck.section.column'),
            render: ({ section }) => t(`application.step.${section}.title`),
          },
          {
            key: 'clause',
            title: t('application.precheck.clause.column'),
            render: ({ article }) => say(clauseWord(article)),
          },
          {
            key: 'verdict',
            title: t('application.precheck.verdict.column'),
            render: (rule) =>
              isWithoutSubject(rule, sections) ? (
                <Tag icon="circle">{t('application.verdict.nothing.label')}</Tag>
              ) : (
                <Tag {...VERDICT_LOOKS[rule.verdict]}>{t(`application.verdict.${rule.verdict}.label`)}</Tag>
              ),
          },
        ]}
      />
      <ActionBar
        pending
        actions={
          <>
            <ButtonLink to={applicationPath(id)}>{t('application.frame.list.action')}</ButtonLink>
            {isComplete(context) && !context.readOnly && (
              <ButtonLink to={stepPath(id, 'check')} look="primary">
                {t('application.tasks.submit.action')}
              </ButtonLink>
            )}
          </>
        }
      >
        <strong>{t(unfiledLabel(context.application))}</strong>
      </ActionBar>
    </div>
  );
}
