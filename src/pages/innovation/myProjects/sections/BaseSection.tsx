import { APPLICATION_LIMITS as L } from '@contract/limits';
import { cleanLine } from '@contract/rules/clean-text';
import { isOpenField } from '@contract/rules/open-fields';
import { useMemo } from 'react';
import { CascaderField } from '@/components/form/CascaderField';
import { FieldStack } from '@/components/form/FieldStack';
import { MonthRangeField } from '@/components/form/MonthRangeField';
import { TagsField } from '@/components/form/TagsField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { fieldTree } from '@/pages/innovation/myProjects/parts/field-tree';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { CategoryField } from './parts/CategoryField';
import { PeriodField } from './parts/PeriodField';
import { PromiseField } from './parts/PromiseField';
import { useSectionFields } from './parts/useSectionFields';

/** 项目基本信息. */
export default function BaseSection(props: SectionProps) {
  const { dicts, period, application } = props;
  const readOnly = props.readOnly || !isOpenField('base.termStart', application.openPaths);
  const notLeader = props.readOnly || application.part !== 'leader';
  const t = useText();
  const time = useTimeText();
  const fields = useSectionFields(props);
  const tree = useMemo(() => fieldTree(dicts['kczx_field'] ?? []), [dicts]);
  const { termFrom, termTo } = period;
  return (
    <FieldStack>
      <PeriodField {...props} readOnly={notLeader} />
      <TextField
        {...fields.text('base.title')}
        required
        help={t('sections.base.title.help')}
        min={L.title.min}
        max={L.title.max}
        clean={cleanLine}
      />
      <CategoryField {...props} readOnly={notLeader} />
      <CascaderField
        {...fields.branch('base.field')}
        required
        options={tree}
        placeholder={t('sections.base.field.placeholder')}
      />
      <TagsField
        {...fields.words('base.keywords')}
        required
        help={t('sections.base.keywords.help')}
        {...L.keywords}
        each={L.keyword.max}
      />
      <MonthRangeField
        id="base.term"
        label={t('sections.base.term.label')}
        help={t('sections.base.term.help', {
          from: time.written(termFrom),
          to: time.written(termTo),
        })}
        required
        readOnly={readOnly}
        start={fields.text('base.termStart')}
        end={fields.text('base.termEnd')}
        from={termFrom}
        to={termTo}
      />
      <TextAreaField
        {...fields.text('base.summary')}
        required
        help={t('sections.base.summary.help')}
        min={L.summary.min}
        max={L.summary.max}
        rows={8}
      />
      <PromiseField {...fields.check('base.notSecret')} label={t('sections.base.notSecret.label')} />
    </FieldStack>
  );
}
