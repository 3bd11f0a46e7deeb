import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { rowIds } from '@/hooks/draft/draft-rows';
import { useText } from '@/i18n/useText';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { MaterialUpload } from './parts/MaterialUpload';
import { PromiseField } from './parts/PromiseField';
import { materialRows } from './parts/place-file';
import { sectionFields } from './parts/section-fields';

const PROMISES = ['promiseTruth', 'promiseUnique', 'promiseIntegrity'] as const;

/** Materials that another period asked for: they can only be taken out here. */
const leftovers = ({ draft, period }: SectionProps): string[] => {
  const known = new Set(period.attachments.map(({ kind }) => kind));
  const kinds = rowIds(draft, 'files.attachments').map((id) => draft.value(`files.attachments.${id}.kind`));
  return [...new Set(kinds)].filter((kind): kind is string => typeof kind === 'string' && !known.has(kind));
};

/** 附件与承诺. */
export default function FilesSection(props: SectionProps) {
  const { draft, period } = props;
  const t = useText();
  const fields = sectionFields(props);
  const required = period.attachments.filter((material) => material.required);
  const done = required.filter(({ kind }) => materialRows(draft, kind).length > 0).length;
  return (
    <>
      <FieldsetGroup
        id="files.attachments"
        legend={t('sections.files.list.title')}
        help={t('sections.files.list.help', { n: required.length, done })}
      >
        {period.attachments.map((material) => (
          <MaterialUpload key={material.kind} section={props} material={material} />
        ))}
        {leftovers(props).map((kind) => (
          <MaterialUpload
            key={kind}
            section={props}
            material={{
              kind,
              label: t('sections.files.others.label'),
              help: t('sections.files.others.help'),
              required: false,
            }}
          />
        ))}
      </FieldsetGroup>
      <FieldsetGroup
        legend={t('sections.files.promises.title')}
        help={!props.readOnly && t('sections.files.promises.help')}
      >
        {PROMISES.map((key) => (
          <PromiseField key={key} {...fields.check(`files.${key}`)} />
        ))}
      </FieldsetGroup>
    </>
  );
}
