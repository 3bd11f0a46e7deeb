import type { StatusOf } from '@/components/status-looks';
import type { BasicInfo } from '@/services/account';

type Look = StatusOf<'certification'>;

/** The three words of the account (req:calls-basic-info) as the tag shows them. */
export const stateOf = (state: BasicInfo['authentication']): Look =>
  ({ certified: 'agreed', applying: 'pending', uncertified: 'none' })[state] as Look;

export const RECORD_STATES = ['pending', 'agreed', 'refused', 'withdrawn'] as const satisfies readonly Look[];

const WITHDRAWN = 3;
/** 0 待处理 1 已同意 2 已拒绝 3 已撤销 of one application; what was agreed and holds no longer has ended. */
export const recordState = (status: number, decided = false): Look =>
  status === WITHDRAWN && decided ? 'ended' : (RECORD_STATES[status] ?? 'none');
