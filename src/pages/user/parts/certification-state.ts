import type { StatusOf } from '@/components/status-looks';
import type { BasicInfo } from '@/services/account';

type Look = StatusOf<'certification'>;

/** Maps the account's three certification states (req:calls-basic-info) to tags. */
export const stateOf = (state: BasicInfo['authentication']): Look =>
  ({ certified: 'agreed', applying: 'pending', uncertified: 'none' })[state] as Look;

export const RECORD_STATES = ['pending', 'agreed', 'refused', 'withdrawn'] as const satisfies readonly Look[];

const WITHDRAWN = 3;
/** 0 待处理 1 已同意 2 已拒绝 3 已撤销 for one application; an approved one that is no longer valid counts as ended. */
export const recordState = (status: number, decided = false): Look =>
  status === WITHDRAWN && decided ? 'ended' : (RECORD_STATES[status] ?? 'none');
