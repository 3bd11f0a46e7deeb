import type { BlindPaper } from '@contract/blind-paper';
import { DEGREES, TITLES } from '@contract/enums';
import type { ReactNode } from 'react';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { formatWan } from '@/utils/format-money';
import styles from './index.module.css';

interface Props {
  paper: BlindPaper;
}

const Targets = ({ paper }: Props) => {
  const t = useText();
  const time = useTimeText();
  return (
    <>
      <ResponsiveTable
        caption={t('admin.review.indicators.title')}
        rows={paper.indicators}
        rowKey={(row) => paper.indicators.indexOf(row)}
        columns={[
          { key: 'name', title: t('admin.review.indicator.column'), render: ({ name }) => name },
          { key: 'present', title: t('admin.review.present.column'), render: ({ present }) => present },
          { key: 'one', title: t('admin.review.stageOne.column'), render: ({ stageOne }) => stageOne },
          { key: 'two', title: t('admin.review.stageTwo.column'), render: ({ stageTwo }) => stageTwo },
          { key: 'method', title: t('admin.review.method.column'), render: ({ method }) => method },
        ]}
      />
      <ResponsiveTable
        caption={t('admin.review.schedule.title')}
        rows={paper.schedule}
        rowKey={(row) => paper.schedule.indexOf(row)}
        columns={[
          {
            key: 'time',
            title: t('admin.review.time.column'),
            render: ({ start, end }) => time.range(time.written(start ?? ''), time.written(end ?? '')),
          },
          { key: 'task', title: t('admin.review.task.column'), render: ({ task }) => task },
          {
            key: 'deliverable',
            title: t('admin.review.deliverable.column'),
            render: ({ deliverable }) => deliverable,
          },
        ]}
      />
    </>
  );
};

const Budget = ({ paper }: Props) => {
  const t = useText();
  const sum = (source: 'special' | 'self') => paper.budget.reduce((fen, line) => fen + line[source], 0);
  const budget = [
    ...paper.budget,
    { subject: 'total' as const, special: sum('special'), self: sum('self'), basis: null },
  ];
  return (
    <ResponsiveTable
      caption={t('admin.review.budget.title')}
      captionHidden
      rows={budget}
      rowKey={({ subject }) => subject}
      columns={[
        {
          key: 'subject',
          title: t('admin.review.subject.column'),
          render: ({ subject }) => t(`admin.review.budget.${subject}.label`),
        },
        {
          key: 'special',
          title: t('admin.review.special.column'),
          numeric: true,
          render: ({ special }) => formatWan(special),
        },
        {
          key: 'self',
          title: t('admin.review.self.column'),
          numeric: true,
          render: ({ self }) => formatWan(self),
        },
        {
          key: 'basis',
          title: t('admin.review.budgetBasis.column'),
          render: ({ basis }) => basis || '—',
        },
      ]}
    />
  );
};

/** The application as experts read it; the service has removed whatever could identify the applicants. */
export function BlindPaperView({ paper }: Props) {
  const t = useText();
  const join = useList();
  const time = useTimeText();
  const part = (title: string, content: ReactNode) => (
    <section>
      <h2>{title}</h2>
      {content}
    </section>
  );
  const text = (label: string, value: string | null) => (
    <>
      <h3>{label}</h3>
      <p>{value || t('admin.review.nothing.empty')}</p>
    </>
  );
  const figures = <K extends string>(kind: string, keys: readonly K[], counts: Record<K, number>) =>
    join(
      keys
        .filter((key) => counts[key] > 0)
        .map(
          (key) =>
            `${t(`application.choice.${kind}.${key}.label` as 'application.choice.title.senior.label')} ${counts[key]}`,
        ),
    ) || '—';
  return (
    <div className={styles.paper}>
      {part(
        t('application.step.base.title'),
        <>
          {text(t('admin.review.field.label'), paper.field.join(' / '))}
          {text(t('admin.review.keywords.label'), join(paper.keywords))}
          {text(
            t('admin.review.term.label'),
            time.range(time.written(paper.termStart ?? ''), time.written(paper.termEnd ?? '')),
          )}
          {text(t('admin.review.summary.label'), paper.summary)}
        </>,
      )}
      {part(
        t('application.step.plan.title'),
        <>
          {text(t('admin.review.basis.label'), paper.basis)}
          {text(t('admin.review.content.label'), paper.content)}
          {paper.innovations.map((item, index) => (
            <div key={item}>{text(t('admin.review.innovationNo.label', { n: index + 1 }), item)}</div>
          ))}
          {text(t('admin.review.route.label'), paper.route)}
          {text(t('admin.review.risk.label'), paper.risk)}
        </>,
      )}
      {part(t('application.step.target.title'), <Targets paper={paper} />)}
      {part(t('admin.review.budget.title'), <Budget paper={paper} />)}
      {part(
        t('application.step.team.title'),
        <>
          {text(
            t('admin.review.teamSize.label'),
            t('admin.review.team.label', { n: paper.team.size, months: paper.team.months }),
          )}
          {text(t('admin.review.titles.label'), figures('title', TITLES, paper.team.titles))}
          {text(t('admin.review.degrees.label'), figures('degree', DEGREES, paper.team.degrees))}
        </>,
      )}
    </div>
  );
}
