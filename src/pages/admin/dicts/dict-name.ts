import type { MessageId } from '@/i18n/message-id';
import type { Text } from '@/i18n/useText';

/** Dictionaries that every installation has; others are known by the key that the administrator gave them. */
const NAMES: Readonly<Record<string, MessageId>> = {
  kczx_degree: 'admin.dictName.degree.label',
  kczx_field: 'admin.dictName.field.label',
  kczx_id_type: 'admin.dictName.idType.label',
  kczx_identity: 'admin.dictName.identity.label',
  kczx_indicator_kind: 'admin.dictName.indicatorKind.label',
  kczx_professional_title: 'admin.dictName.professionalTitle.label',
  kczx_region: 'admin.dictName.region.label',
  kczx_remark_reason: 'admin.dictName.remarkReason.label',
  kczx_teacher_title: 'admin.dictName.teacherTitle.label',
  kczx_title: 'admin.dictName.title.label',
  kczx_unit_nature: 'admin.dictName.unitNature.label',
  sys_user_sex: 'admin.dictName.sex.label',
};

/** What a dictionary is called: 技术领域 for `kczx_field`. */
export const dictName = (t: Text, type: string): string => {
  const id = NAMES[type];
  return id ? t(id) : type;
};
