import type { RESULT_STATUSES } from '@contract/result-choices';

type ResultStatus = (typeof RESULT_STATUSES)[number];

/** What was returned may be mended after the window; otherwise returning it late would end the project. */
export const endsWithWindow = (result: ResultStatus | null): boolean => result !== 'returned';
