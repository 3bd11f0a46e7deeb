import { PROMISES } from '@contract/enums';
import { FieldMarkList } from '@/components/form/FieldMark';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { useText } from '@/i18n/useText';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { MaterialUpload } from './parts/MaterialUpload';
import { OtherMaterials } from './parts/OtherMaterials';
import { PromiseField } from './parts/PromiseField';
import { materialRows } from './parts/place-file';
import { useSectionFields } from './parts/useSectionFields';

/** 附件与承诺. */
export default function FilesSection(props: SectionProps) {
  const { draft, period } = props;
  const t = useText();
  const fields = useSectionFields(props);
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
        <OtherMaterials {...props} />
        <FieldMarkList
          title={t('comments.self.page.title')}
          places={[{ id: 'files.attachments', label: t('sections.files.list.title') }]}
        />
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
