import { wordTable } from './word';

export const CERTIFICATION_KINDS = ['real_name', 'professional'] as const;

/** Why a certification is refused, in the order in which a scan is looked at. */
export const REFUSAL_CODES = [
  'blurred',
  'glare',
  'cropped',
  'covered',
  'wrong_document',
  'expired',
  'mismatch',
  'other',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Faults that a better scan of the same document corrects; each is illustrated beside a good scan. */
const SCAN_FAULTS = ['blurred', 'glare', 'cropped', 'covered'] as const satisfies RefusalCode[];
export type ScanFault = (typeof SCAN_FAULTS)[number];
export const isScanFault = (code: RefusalCode | null): code is ScanFault =>
  SCAN_FAULTS.some((fault) => fault === code);

export const REFUSAL_WORDS = wordTable('certificationRefusal', {
  blurred: '照片模糊，文字看不清',
  glare: '反光遮住了文字',
  cropped: '证件边角不完整',
  covered: '证件上有遮挡',
  wrong_document: '上传的不是所要求的证件',
  expired: '证件已过有效期',
  mismatch: '填写的内容与证件不一致',
  other: '其他原因',
} satisfies Record<RefusalCode, string>);

/** Longest 职称 or 学号, as written in the evidence. */
export const POSITION_MAX = 40;
