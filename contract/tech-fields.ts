import type { Word } from './word';

/** 领域 of demands and achievements; they share one list so that they can be matched. */
export const TECH_FIELDS = [
  'manufacturing',
  'agriculture',
  'chemistry',
  'medicine',
  'logistics',
  'heritage',
] as const;
export type TechField = (typeof TECH_FIELDS)[number];

/** Chinese names, used by the app's texts and by texts that the service writes itself. */
export const TECH_FIELD_NAMES: Readonly<Record<TechField, string>> = {
  manufacturing: '智能制造',
  agriculture: '智慧农业',
  chemistry: '绿色化工',
  medicine: '数字医疗',
  logistics: '物流装备',
  heritage: '文物保护',
};

export const techFieldWord = (field: TechField): Word => ({
  id: `demand.field.${field}.label`,
  chinese: TECH_FIELD_NAMES[field],
});
