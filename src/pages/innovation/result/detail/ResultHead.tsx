import type { ResultFields, StageResult } from '@contract/result';
import type { ReactNode } from 'react';
import { CoverHeading } from '@/components/cover/CoverHeading';
import { projectCover } from '@/components/cover/cover-drawing';
import { StatusTag } from '@/components/StatusTag';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';
import { begunStatus } from '@/pages/innovation/parts/begun-status';
import { Jumps } from './Jumps';

/** A form that is not started and cannot be edited now has nothing to show. */
export const hasContent = (result: StageResult): boolean => result.editable || begunStatus(result) !== null;

interface Props {
  result: StageResult;
  /** The values on the screen. */
  fields: ResultFields;
  saving: ReactNode;
}

/** Project and stage of the result, its status, and links to its parts. */
export function ResultHead({ result, fields, saving }: Props) {
  const t = useText();
  const { milestone, project, editable } = result;
  const status = begunStatus(result);
  return (
    <header>
      <CoverHeading
        cover={{ kind: 'result', field: projectCover(project.field), id: project.id }}
        crumbs={[
          { label: t('result.list.page.title'), to: '/innovation/result?scope=mine' },
          { label: project.title },
        ]}
        eyebrow={`${project.no}　${project.categoryName}`}
        title={`${project.title}　${t(`result.milestone.${milestone}.label`)}`}
        facts={[
          status ? (
            <StatusTag key="status" kind="result" status={status} />
          ) : (
            <Tag key="status" icon="circle">
              {t('result.mine.none.label')}
            </Tag>
          ),
        ]}
        aside={saving}
      />
      {hasContent(result) && (
        <Jumps
          parts={[
            ['summary', t('result.form.summary.label')],
            ['indicators', t('result.detail.indicators.title')],
            ['deliverables', t('result.detail.deliverables.title')],
            ['spending', t('result.form.spending.title')],
            ...(editable || fields.figures.length > 0
              ? ([['figures', t('achi.picture.figures.title')]] as const)
              : []),
            ...(milestone === 'two' ? ([['outputs', t('result.detail.outputs.title')]] as const) : []),
            ['scope', t('result.form.scope.label')],
          ]}
        />
      )}
    </header>
  );
}
