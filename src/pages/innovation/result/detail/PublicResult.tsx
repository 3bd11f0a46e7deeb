import type { PublicResult as Result } from '@contract/result';
import { CoverHeading } from '@/components/cover/CoverHeading';
import { projectCover } from '@/components/cover/cover-drawing';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { RateRule } from '@/components/RateRule';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { FigureList } from '@/components/reading/FigureList';
import { PlainText } from '@/components/reading/PlainText';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { ChainOf } from '@/pages/parts/ChainOf';
import { fetchPublicResult } from '@/services/result';
import { isMissing } from '@/utils/is-missing';
import styles from './detail.module.css';
import { Jumps } from './Jumps';

function Stage({ id, stage }: { id: number; stage: Result['stages'][number] }) {
  const t = useText();
  const time = useTimeText();
  return (
    <section className={styles.stage} id={`stage-${stage.milestone}`}>
      <h2>{t(`result.milestone.${stage.milestone}.label`)}</h2>
      <p className={styles.meta}>{t('result.list.passed.label', { date: time.date(stage.passTime) })}</p>
      <PlainText>{stage.summary}</PlainText>
      <h3>{t('result.detail.indicators.title')}</h3>
      <ResponsiveTable
        caption={t('result.detail.indicators.title')}
        captionHidden
        rows={stage.indicators}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', title: t('result.detail.name.column'), render: ({ name }) => name },
          { key: 'target', title: t('result.detail.target.column'), render: ({ target }) => target },
          { key: 'actual', title: t('result.detail.actual.column'), render: ({ actual }) => actual },
          {
            key: 'rate',
            title: t('result.detail.rate.column'),
            render: ({ rate }) => <RateRule rate={rate} />,
          },
        ]}
      />
      {stage.deliverables.length > 0 && (
        <>
          <h3>{t('result.detail.deliverables.title')}</h3>
          <ul className={styles.list}>
            {stage.deliverables.map(({ kind, name }) => (
              <li key={name}>
                <span className={styles.meta}>{t(`result.deliverable.${kind}.label`)}</span> {name}
              </li>
            ))}
          </ul>
        </>
      )}
      {stage.outputs.length > 0 && (
        <>
          <h3>{t('result.detail.outputs.title')}</h3>
          <ul className={styles.list}>
            {stage.outputs.map(({ kind, number, title }) => (
              <li key={number}>
                <span className={styles.meta}>{t(`result.output.${kind}.label`)}</span> {title}{' '}
                <bdi>{number}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {stage.benefit && (
        <>
          <h3>{t('result.detail.benefit.title')}</h3>
          <PlainText>{stage.benefit}</PlainText>
        </>
      )}
      {stage.figures.length > 0 && (
        <>
          <h3>{t('achi.picture.figures.title')}</h3>
          <FigureList
            figures={stage.figures}
            at={`/prod-api/cms/open/result/${id}/${stage.milestone}/figures`}
          />
        </>
      )}
    </section>
  );
}

/** The published stage results of a project: figures, text and pictures, but no money, files or people. */
export function PublicResult({ id }: { id: number }) {
  const t = useText();
  const time = useTimeText();
  const { data, error, reload } = useLoad(() => fetchPublicResult(id), {
    about: id,
    answers: isMissing,
  });
  usePageTitle(data?.project.title ?? null);
  if (error && isMissing(error))
    return (
      <>
        <PageHeading title={t('result.detail.private.title')} />
        <EmptyState title={t('result.detail.private.empty')} />
      </>
    );
  if (error) return <ErrorState page={t('result.detail.self.title')} error={error} onRetry={reload} />;
  if (!data) return <LoadingSkeleton page={t('result.detail.self.title')} shape="detail" count={5} />;
  const { project, stages } = data;
  return (
    <>
      <CoverHeading
        crumbs={[{ label: t('result.list.page.title'), to: '/innovation/result' }, { label: project.title }]}
        eyebrow={`${project.no}　${project.categoryName}`}
        title={project.title}
        cover={{ kind: 'result', field: projectCover(project.field), id }}
        facts={[project.unitName]}
      />
      {stages.length > 1 && (
        <Jumps
          parts={stages.map(({ milestone, passTime }) => [
            `stage-${milestone}`,
            `${t(`result.milestone.${milestone}.label`)}　${t('result.list.passed.label', { date: time.date(passTime) })}`,
          ])}
        />
      )}
      <div className={styles.columns}>
        <div>
          {stages.map((stage) => (
            <Stage key={stage.milestone} id={id} stage={stage} />
          ))}
        </div>
        <ChainOf kind="result" id={id} aside />
      </div>
    </>
  );
}
