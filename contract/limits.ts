/** How long a text may be, in 字; shared by the contract's schemas, the checks and the form fields. */
export interface TextLimit {
  readonly min?: number;
  readonly max: number;
}

/** First page of every list (req:spec-lists). */
export const PAGE_FIRST = 1;
/** Default page size (req:spec-lists). */
export const PAGE_SIZE = 10;
/** Largest page size the service gives (req:product-lists). */
export const PAGE_SIZE_MAX = 100;
/**
 * Totals that no counter maintains (those of a word, a term, a status) are counted only up to this number: nobody pages
 * further, and the cost of counting would grow with the table. A total of exactly this number means at least so many.
 */
export const COUNTED_MAX = 300;

/** Rows of one exported table: a spreadsheet of more is a job for a database tool, not for a browser. */
export const EXPORT_ROWS_MAX = 100_000;
/** An export that finishes within this time is downloaded at once. */
export const EXPORT_WAIT_MS = 2000;
/** Exports of one person that may be under way at the same time. */
export const EXPORT_OPEN_MAX = 3;
export const EXPORT_KEPT_DAYS = 3;
/**
 * How many finished exports of each list are kept for a person, newest first; of a person's own data only the newest is
 * kept.
 */
export const EXPORT_KEPT_TABLES = 5;

/** A cell that counts fewer is not shown to readers without `cms:apply:list` (req:product-charts). */
export const CHART_SMALLEST = 3;

/** Longest names of people and units, as on official documents, wherever they are entered. */
export const PERSON_NAME_MAX = 40;
export const UNIT_NAME_MAX = 120;

/** Limits of the application form; counts are code points (req:forms-application). */
export const APPLICATION_LIMITS = {
  title: { min: 5, max: 30 },
  summary: { min: 200, max: 500 },
  keywords: { min: 3, max: 5 },
  keyword: { max: 20 },
  address: { max: 200 },
  personName: { max: PERSON_NAME_MAX },
  unitName: { max: UNIT_NAME_MAX },
  major: { max: 60 },
  task: { max: 200 },
  partners: { max: 5 },
  members: { max: 30 },
  innovations: { min: 1, max: 5 },
  innovation: { max: 200 },
  basis: { max: 3000 },
  content: { max: 5000 },
  route: { max: 3000 },
  risk: { max: 1000 },
  indicators: { min: 3, max: 20 },
  schedule: { min: 1, max: 20 },
  budgetBasis: { max: 500 },
  /** Person-months: half a month up to the length of the term. */
  months: { min: 0.5 },
} as const;

/**
 * Hard cap of any one text in a draft. Far above the form's limits on purpose: an autosave keeps what was typed
 * even when it is too long, and the formality check names the excess.
 */
export const DRAFT_TEXT_MAX = 20_000;
/** A published text, in Markdown. */
export const CONTENT_BODY_MAX = 200_000;
/** Files that a published text offers. */
export const CONTENT_FILES_MAX = 10;
/** Largest amount, 100 亿元: in 万元, as people write it, and in 分, as it is kept. */
export const MONEY_MAX_WAN = 1_000_000;
export const MONEY_MAX = MONEY_MAX_WAN * 1_000_000;
/** Beyond any honest number of person-months. */
export const PERSON_MONTHS_MAX = 9999;
/** Rows of any one list in a draft. */
export const DRAFT_ROWS_MAX = 60;
/** One remark of a return, and the answer to it. */
export const REMARK_TEXT_MAX = 1000;
/** Longest general comment that accompanies an event of an application. */
export const EVENT_REASON_MAX = 2000;
/** Remarks in one return. */
export const REMARKS_MAX = 60;
/** Most rejected link addresses that a preview reports. */
export const REFUSED_LINKS_MAX = 20;
/** Changes in one autosave. */
export const DRAFT_CHANGES_MAX = 400;

/** Attachments: 20 MB each (req:forms-files). */
export const FILE_BYTES_MAX = 20 * 1024 * 1024;
/** Types that uploads take, by sniffed content; which of them depends on what a file is for (req:forms-files). */
export const FILE_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const;

/** A period counts as 即将截止 when at most this many hours are left (req:product-period). */
export const CLOSING_HOURS = 72;

/** Why somebody is not taken into a unit, or a unit is not registered. */
export const UNIT_REASON_MAX = 255;
/** Longest reason that staff give for a decision about an account, a certification, a school or a department. */
export const STOP_REASON_MAX = 255;
/** Longest name of a saved view of a list. */
export const ADMIN_VIEW_NAME_MAX = 24;
/** Longest number of an identity document, as it was typed. */
export const DOCUMENT_NUMBER_MAX = 40;
/** Longest keyword by which a list is searched. */
export const KEYWORD_MAX = 60;
/** Keyword of the site-wide search and of the unit search: a single letter would match half of everything. */
export const SEARCH_LIMITS = { min: 2, max: KEYWORD_MAX } as const;

/**
 * Longest value in the audit log. Of a longer text the log shows the part that differs; the versions of the record hold
 * the whole.
 */
export const AUDIT_VALUE_MAX = 200;

/** What a file without a usable name is called. It is stored with the file, so it is the same in every language. */
export const UNNAMED_FILE = '附件';
