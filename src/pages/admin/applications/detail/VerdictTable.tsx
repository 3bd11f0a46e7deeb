import type { Application } from '@contract/apply';
import { findingWord } from '@contract/rules/finding';
import { clauseWord, ruleWord } from '@contract/rules/rule-words';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { VERDICT_LOOKS } from '@/components/record-looks';
import { Tag } from '@/components/Tag';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './index.module.css';
import { VERDICT_ORDER } from './useVerdictSum';

/** The results of the formality rules, with those that need attention first. */
export function VerdictTable({ verdicts }: Pick<Application, 'verdicts'>) {
  const t = useText();
  const say = useWords();
  const join = useList();
  const rows = [...verdicts].sort(
    (a, b) => VERDICT_ORDER.indexOf(a.verdict) - VERDICT_ORDER.indexOf(b.verdict),
  );
  return (
    <ResponsiveTable
      caption={t('admin.apply.verdicts.title')}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: t('application.precheck.rule.column'), render: (rule) => say(ruleWord(rule)) },
        {
          key: 'verdict',
          title: t('application.precheck.verdict.column'),
          render: ({ verdict }) => (
            <Tag {...VERDICT_LOOKS[verdict]}>{t(`application.verdict.${verdict}.label`)}</Tag>
          ),
        },
        {
          key: 'clause',
          title: t('application.precheck.clause.column'),
          render: ({ article }) => <span className={styles.clause}>{say(clauseWord(article))}</span>,
        },
        {
          key: 'findings',
          title: t('admin.apply.findings.column'),
          render: ({ findings }) =>
            join(
              findings.map((finding) => say(findingWord(finding))),
              'sentences',
            ) || '—',
        },
      ]}
    />
  );
}
