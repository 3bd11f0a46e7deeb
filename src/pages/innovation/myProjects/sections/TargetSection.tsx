import { APPLICATION_LIMITS as L } from '@contract/limits';
import { RowsCollapse } from '@/components/form/RowsCollapse';
import { RowsField } from '@/components/form/RowsField';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { IndicatorFields } from './parts/IndicatorFields';
import { ListGroup } from './parts/ListGroup';
import { ScheduleFields } from './parts/ScheduleFields';
import { useSectionFields } from './parts/useSectionFields';
import { useSectionRows } from './parts/useSectionRows';

const INDICATORS = 'target.indicators';
const SCHEDULE = 'target.schedule';

/** 考核指标与进度. */
export default function TargetSection(props: SectionProps) {
  const { draft } = props;
  const t = useText();
  const join = useList();
  const fields = useSectionFields(props);
  const indicators = useSectionRows(props, INDICATORS);
  const month = (path: string): string | undefined => {
    const value = draft.value(path);
    return typeof value === 'string' ? value : undefined;
  };
  const term = [month('base.termStart'), month('base.termEnd')] as const;
  const { faults: _, ...schedule } = useSectionRows(props, SCHEDULE, term);
  const summary = (id: string): string =>
    join(
      ['name', 'stageTwo']
        .map((column) => draft.value(`${INDICATORS}.${id}.${column}`) ?? '')
        .map(String)
        .filter(Boolean),
      'facts',
    );
  return (
    <div>
      <ListGroup>
        <RowsCollapse
          {...indicators}
          rowName={t('sections.target.indicator.label')}
          help={t('sections.target.indicators.help', { n: L.indicators.min })}
          max={L.indicators.max}
          summary={summary}
        >
          {(id) => <IndicatorFields at={`${INDICATORS}.${id}`} fields={fields} />}
        </RowsCollapse>
      </ListGroup>
      <ListGroup>
        <RowsField
          {...schedule}
          rowName={t('sections.target.schedule.label')}
          help={t('sections.target.schedule.help')}
          max={L.schedule.max}
        >
          {(id) => <ScheduleFields at={`${SCHEDULE}.${id}`} fields={fields} term={term} />}
        </RowsField>
      </ListGroup>
    </div>
  );
}
