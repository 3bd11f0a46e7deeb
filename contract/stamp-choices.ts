export const SCAN_FINDINGS = [
  'other_application',
  'other_version',
  'other_content',
  'unread',
  'missing',
  'doubled',
  'turned',
] as const;
export type ScanFindingKind = (typeof SCAN_FINDINGS)[number];
