import { APPLICATION_LIMITS as L } from '@contract/limits';
import { cleanLine } from '@contract/rules/clean-text';
import { useChoices } from '@/components/answers/useChoices';
import { FieldStack } from '@/components/form/FieldStack';
import { MonthRangeField } from '@/components/form/MonthRangeField';
import { RowsCollapse } from '@/components/form/RowsCollapse';
import { RowsField } from '@/components/form/RowsField';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { ListGroup } from './parts/ListGroup';
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
  const { kind: kinds } = useChoices();
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
          {(id) => {
            const at = `${INDICATORS}.${id}`;
            return (
              <>
                <FieldStack columns>
                  <SelectField
                    {...fields.text(`${at}.kind`)}
                    required
                    options={kinds}
                    placeholder={t('sections.choice.any.placeholder')}
                  />
                  <TextField
                    {...fields.text(`${at}.name`)}
                    required
                    placeholder={t('sections.target.name.placeholder')}
                    clean={cleanLine}
                  />
                </FieldStack>
                <TextAreaField
                  {...fields.text(`${at}.present`)}
                  required
                  help={t('sections.target.present.help')}
                  rows={2}
                />
                <FieldStack columns>
                  <TextAreaField {...fields.text(`${at}.stageOne`)} required rows={2} />
                  <TextAreaField {...fields.text(`${at}.stageTwo`)} required rows={2} />
                </FieldStack>
                <TextField
                  {...fields.text(`${at}.method`)}
                  required
                  placeholder={t('sections.target.method.placeholder')}
                  clean={cleanLine}
                />
              </>
            );
          }}
        </RowsCollapse>
      </ListGroup>
      <ListGroup>
        <RowsField
          {...schedule}
          rowName={t('sections.target.schedule.label')}
          help={t('sections.target.schedule.help')}
          max={L.schedule.max}
        >
          {(id) => {
            const at = `${SCHEDULE}.${id}`;
            return (
              <>
                <MonthRangeField
                  id={`${at}.range`}
                  label={t('sections.target.range.label')}
                  required
                  readOnly={fields.at(`${at}.start`).readOnly}
                  start={fields.text(`${at}.start`)}
                  end={fields.text(`${at}.end`)}
                  from={term[0]}
                  to={term[1]}
                />
                <TextAreaField {...fields.text(`${at}.task`)} required rows={2} />
                <FieldStack columns>
                  <TextField {...fields.text(`${at}.deliverable`)} required clean={cleanLine} />
                  <TextField {...fields.text(`${at}.person`)} required clean={cleanLine} />
                </FieldStack>
              </>
            );
          }}
        </RowsField>
      </ListGroup>
    </div>
  );
}
