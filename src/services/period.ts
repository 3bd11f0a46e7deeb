import { call, callAtOnce } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

export const listPeriods = (shownBy?: ShownBy) => call('GET /prod-api/cms/period/list', { shownBy });

export const periodsAtOnce = () => callAtOnce('GET /prod-api/cms/period/list');

export const listOpenPeriods = () => call('GET /prod-api/cms/period/list/open');
