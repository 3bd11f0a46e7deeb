/** What can be exported as a job, each with the call that returns the same file directly. */
export const EXPORT_CALLS = {
  applications: 'GET /prod-api/cms/apply/list/export',
  ranking: 'GET /prod-api/cms/review/ranking/export',
  audit: 'GET /prod-api/monitor/audit/list/export',
  ownData: 'GET /api/users/export.json',
  ownArchive: 'GET /api/users/export.zip',
} as const;

export type ExportKind = keyof typeof EXPORT_CALLS;
export const EXPORT_KINDS = Object.keys(EXPORT_CALLS) as [ExportKind, ...ExportKind[]];

export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/**
 * `rows`: more rows than one file may have. `right`: the person lost the permission. `fault`: three attempts failed.
 * `files`: it was written, without some attachments that cannot be read.
 */
export const EXPORT_REASONS = ['rows', 'right', 'fault', 'files'] as const;
export type ExportReason = (typeof EXPORT_REASONS)[number];
